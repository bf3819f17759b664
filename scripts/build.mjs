// Builds the pages with Vite when one of their sources has changed.
import { createHash } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { withoutSettings } from './config-file.mjs'
import { findNode } from './find-node.mjs'
import { Problem, inProject, projectDirectory, runScript, say } from './project.mjs'
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

/** The worker is the last file that a build moves. */
export function isBuilt() {
  return (
    fs.existsSync(inProject('dist', 'browser', 'worker.js')) &&
    fs.existsSync(stampFile) &&
    fs.readFileSync(stampFile, 'utf8') === sourceHash()
  )
}

/** `signal` interrupts a build. */
export async function ensureBuilt(signal) {
  if (!fs.existsSync(inProject('vite.config.ts')) || isBuilt()) return
  const started = Date.now()
  const hash = sourceHash()
  say('Building the pages …')
  // Build into a new folder, because a running server may be sending the current pages.
  const fresh = inProject('dist', `browser-next-${process.pid}`)
  const ticking = setInterval(
    () => say(`  … still building, ${Math.round((Date.now() - started) / 1000)} s`),
    5000,
  )
  try {
    await buildInto(fresh, signal).finally(() => clearInterval(ticking))
    // Remove the stamp first, so that an interrupted move does not look complete.
    fs.rmSync(stampFile, { force: true })
    replacePages(fresh)
    fs.writeFileSync(stampFile, hash)
  } finally {
    fs.rmSync(fresh, { recursive: true, force: true })
  }
  say(`Built in ${((Date.now() - started) / 1000).toFixed(1)} s.`)
}

export async function buildInto(folder, signal) {
  const output = []
  const vite = inProject('node_modules', 'vite', 'bin', 'vite.js')
  const code = await runChild(
    findNode(),
    [vite, 'build', '--outDir', folder, '--logLevel', 'warn'],
    {
      cwd: projectDirectory,
      env: withoutSettings(),
      signal,
      onOutput: (text) => output.push(text),
    },
  )
  if (code !== 0)
    throw new Problem(`${output.join('')}\nThe pages could not be built. See the output above.`)
}

/**
 * Moves the new files in one by one, and last the page that names them. A running server keeps
 * sending its old page, whose files have different names and stay in place.
 */
function replacePages(fresh) {
  const pages = inProject('dist', 'browser')
  const page = path.join(pages, 'index.html')
  const before = fs.statSync(page, { throwIfNoEntry: false })
  // The worker is last, because it names all other files.
  const rank = (file) => ['index.html', 'worker.js'].indexOf(file)
  const files = filesIn(fresh).sort((a, b) => rank(a) - rank(b))
  for (const file of files) {
    fs.mkdirSync(path.dirname(path.join(pages, file)), { recursive: true })
    fs.renameSync(path.join(fresh, file), path.join(pages, file))
  }
  // Files a day older than the replaced page belong to an earlier build.
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

/** Hashes contents, because file times are unreliable after a clone or a change of branch. */
export function sourceHash() {
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

// `node scripts/build.mjs` only builds.
if (process.argv[1] === fileURLToPath(import.meta.url))
  await runScript(async () => {
    await ensureBuilt()
    return 0
  })
