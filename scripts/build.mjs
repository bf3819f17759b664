// Builds the browser part with Vite when something it is made from has changed.
import { createHash } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { findNode } from './find-node.mjs'
import { Problem, inProject, projectDirectory, say } from './project.mjs'
import { runChild } from './run-child.mjs'

const stampFile = inProject('dist', '.built-from')
const madeFrom = [
  'src',
  'public',
  'index.html',
  'vite.config.ts',
  'scripts/build',
  'package-lock.json',
  'tsconfig.base.json',
  'tsconfig.browser.json',
]

export function isBuilt() {
  return fs.existsSync(stampFile) && fs.readFileSync(stampFile, 'utf8') === sourceHash()
}

export async function ensureBuilt() {
  if (!fs.existsSync(inProject('vite.config.ts')) || isBuilt()) return
  const started = Date.now()
  const hash = sourceHash()
  say('Building the pages …')
  // Beside the pages that a running server may be sending, never into them.
  const fresh = inProject('dist', `browser-next-${process.pid}`)
  const ticking = setInterval(
    () => say(`  … still building, ${Math.round((Date.now() - started) / 1000)} s`),
    5000,
  )
  try {
    await build(fresh).finally(() => clearInterval(ticking))
    // An interrupted move must not pass for a whole one.
    fs.rmSync(stampFile, { force: true })
    replacePages(fresh)
    fs.writeFileSync(stampFile, hash)
  } finally {
    fs.rmSync(fresh, { recursive: true, force: true })
  }
  say(`Built in ${((Date.now() - started) / 1000).toFixed(1)} s.`)
}

async function build(folder) {
  const output = []
  const vite = inProject('node_modules', 'vite', 'bin', 'vite.js')
  const code = await runChild(
    findNode(),
    [vite, 'build', '--outDir', folder, '--logLevel', 'warn'],
    {
      cwd: projectDirectory,
      onOutput: (text) => output.push(text),
    },
  )
  if (code !== 0)
    throw new Problem(`${output.join('')}\nThe pages could not be built; the reason stands above.`)
}

/**
 * Moves the new files in, one by one and each whole, and the page that names them last. A server
 * that started before goes on with its old page and finds that page's files: they have other names
 * and stay.
 */
function replacePages(fresh) {
  const pages = inProject('dist', 'browser')
  const page = path.join(pages, 'index.html')
  const before = fs.statSync(page, { throwIfNoEntry: false })
  // The worker names everything else, the page included.
  const rank = (file) => ['index.html', 'worker.js'].indexOf(file)
  const files = filesIn(fresh).sort((a, b) => rank(a) - rank(b))
  for (const file of files) {
    fs.mkdirSync(path.dirname(path.join(pages, file)), { recursive: true })
    fs.renameSync(path.join(fresh, file), path.join(pages, file))
  }
  // What is a day older than the page that was just replaced was not that page's either.
  const old = before ? before.mtimeMs - 24 * 60 * 60 * 1000 : 0
  for (const file of filesIn(pages)) {
    if (!files.includes(file) && fs.statSync(path.join(pages, file)).mtimeMs < old)
      fs.rmSync(path.join(pages, file))
  }
}

function filesIn(folder) {
  const entries = fs.readdirSync(folder, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
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
