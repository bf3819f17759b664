// Builds the browser part with Vite when something it is made from has changed.
import { createHash } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { findNode } from './find-node.mjs'
import { Problem, inProject, projectDirectory, say } from './project.mjs'
import { runChild } from './run-child.mjs'

const stampFile = inProject('dist', '.built-from')
const madeFrom = ['src', 'public', 'index.html', 'vite.config.ts', 'package-lock.json', 'tsconfig.base.json', 'tsconfig.browser.json']

export function isBuilt() {
  return fs.existsSync(stampFile) && fs.readFileSync(stampFile, 'utf8') === sourceHash()
}

export async function ensureBuilt() {
  if (!fs.existsSync(inProject('vite.config.ts')) || isBuilt()) return
  const started = Date.now()
  const hash = sourceHash()
  say('Building the pages …')
  // An interrupted build must not pass for a whole one.
  fs.rmSync(stampFile, { force: true })
  const output = []
  const code = await runChild(findNode(), [inProject('node_modules', 'vite', 'bin', 'vite.js'), 'build', '--logLevel', 'warn'], {
    cwd: projectDirectory,
    onOutput: (text) => output.push(text),
  })
  if (code !== 0) throw new Problem(`${output.join('')}\nThe pages could not be built; the reason stands above.`)
  fs.mkdirSync(path.dirname(stampFile), { recursive: true })
  fs.writeFileSync(stampFile, hash)
  say(`Built in ${((Date.now() - started) / 1000).toFixed(1)} s.`)
}

/** By content, not by time: a fresh clone and a switched branch have misleading times. */
function sourceHash() {
  const hash = createHash('sha256')
  for (const part of madeFrom) addTo(hash, inProject(part))
  return hash.digest('hex')
}

function addTo(hash, place) {
  const found = fs.statSync(place, { throwIfNoEntry: false })
  if (found?.isDirectory()) {
    for (const name of fs.readdirSync(place).sort()) addTo(hash, path.join(place, name))
  } else if (found && !/\.test\.tsx?$/.test(place)) {
    hash.update(`${path.relative(projectDirectory, place)}\n`).update(fs.readFileSync(place))
  }
}
