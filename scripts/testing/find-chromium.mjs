// Finds the browser for the browser tests, and the files of these tests.
import fs from 'node:fs'
import path from 'node:path'
import { Problem, inProject } from '../project.mjs'

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

/** Throws a problem that names `command` when there is none. */
export function requireChromium(command) {
  const chromium = findChromium()
  if (!chromium)
    throw new Problem(
      'No Chromium was found. Install one (Debian and Ubuntu: sudo apt-get install ' +
        `chromium) or name one: CHROMIUM_PATH=/path/to/chrome ${command}`,
    )
  return chromium
}

export function findBrowserTests() {
  return fs
    .readdirSync(inProject('tests', 'e2e'), { recursive: true })
    .filter((name) => name.endsWith('.spec.ts'))
    .map((name) => path.posix.join('tests/e2e', name.split(path.sep).join('/')))
    .sort()
}

function isExecutable(file) {
  try {
    fs.accessSync(file, fs.constants.X_OK)
    return true
  } catch {
    return false
  }
}
