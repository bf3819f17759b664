// Which browser the journeys can use, and which journeys there are.
import fs from 'node:fs'
import path from 'node:path'
import { inProject } from './project.mjs'

export function findChromium() {
  if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH
  const names = JSON.parse(fs.readFileSync(inProject('tests', 'e2e', 'chromium.json'), 'utf8'))
  const folders = [
    ...(process.env.PATH ?? '').split(path.delimiter),
    '/usr/bin',
    '/usr/local/bin',
    '/snap/bin',
  ]
  return folders
    .flatMap((folder) => names.map((name) => path.join(folder, name)))
    .find(isExecutable)
}

export function findJourneys() {
  const folder = inProject('tests', 'e2e')
  return fs
    .readdirSync(folder)
    .filter((name) => name.endsWith('.journey.ts'))
    .map((name) => `tests/e2e/${name}`)
}

function isExecutable(file) {
  try {
    fs.accessSync(file, fs.constants.X_OK)
    return true
  } catch {
    return false
  }
}
