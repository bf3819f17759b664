// Installs exactly the packages in package-lock.json when one is missing or has changed.
import { createHash } from 'node:crypto'
import fs from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { withoutSettings } from './config-file.mjs'
import { Problem, inProject, projectDirectory, say } from './project.mjs'
import { runChild } from './run-child.mjs'

const stampFile = inProject('node_modules', '.kaban-installed')
/** It brings the built pages, and needs no development dependencies. */
const isRelease = fs.existsSync(inProject('release.json'))

export function isInstalled() {
  if (readText(stampFile) === wantedStamp()) return true
  // Somebody may have run npm by hand. In that case npm's own record of the folder decides.
  if (!noteOfNpmMatches()) return false
  try {
    fs.writeFileSync(stampFile, wantedStamp())
  } catch {
    // A service may not write to its program. It looks closer at every start.
  }
  return true
}

export async function ensureInstalled() {
  if (isInstalled()) return
  await alone(async () => {
    if (isInstalled()) return
    say('Installing the dependencies (once; up to a minute) …')
    await install()
    fs.writeFileSync(stampFile, wantedStamp())
  })
}

async function install() {
  const started = Date.now()
  // npm shows its progress on a terminal. Elsewhere, print a line every few seconds.
  const ticking = process.stderr.isTTY
    ? undefined
    : setInterval(() => say(`  … still installing, ${seconds(started)} s`), 5000)
  // Building the pages needs development dependencies, even when NODE_ENV is production.
  const args = [
    'ci',
    isRelease ? '--omit=dev' : '--include=dev',
    '--include=optional',
    '--no-audit',
    '--no-fund',
    '--loglevel=error',
  ]
  const npm = process.env.npm_execpath
  const options = { cwd: projectDirectory, env: withoutSettings() }
  const code = await (
    npm?.endsWith('.js')
      ? runChild(process.execPath, [npm, ...args], options)
      : runChild('npm', args, options)
  ).finally(() => clearInterval(ticking))
  if (code !== 0) {
    throw new Problem(
      'The dependencies could not be installed (see the output above). Check the ' +
        'connection to the npm registry and the free space, then try again.',
    )
  }
  say(`Installed in ${seconds(started)} s.`)
}

function wantedStamp() {
  const lock = fs.readFileSync(inProject('package-lock.json'))
  return `${createHash('sha256').update(lock).digest('hex')} ${process.platform}-${process.arch}`
}

function noteOfNpmMatches() {
  const note = readText(inProject('node_modules', '.package-lock.json'))
  if (!note) return false
  const present = JSON.parse(note).packages
  const wanted = JSON.parse(fs.readFileSync(inProject('package-lock.json'), 'utf8')).packages
  // Skip optional packages for other platforms. One without os and cpu is a dependency of such a
  // package.
  const forThisMachine = (entry) =>
    entry.os?.includes(process.platform) && entry.cpu?.includes(process.arch) && !entry.libc
  return Object.entries(wanted).every(([place, entry]) => {
    if (place === '' || (isRelease && entry.dev)) return true
    if (present[place]) return present[place].version === entry.version
    return entry.optional === true && !forThisMachine(entry)
  })
}

/** Serializes installations, because two at once would break each other. */
async function alone(work) {
  const lock = inProject('.kaban-install.lock')
  for (let announced = false; !take(lock); announced = true) {
    if (!announced) say('Another command is installing the dependencies; waiting for it …')
    await pause(500)
  }
  try {
    await work()
  } finally {
    fs.rmSync(lock, { force: true })
  }
}

function take(lock) {
  try {
    fs.writeFileSync(lock, String(process.pid), { flag: 'wx' })
    return true
  } catch (error) {
    if (error.code !== 'EEXIST') throw error
    if (!isAlive(Number(readText(lock)))) fs.rmSync(lock, { force: true })
    return false
  }
}

function isAlive(pid) {
  // The file is empty until the process id is written, so its creator is still running.
  if (!pid) return true
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error.code === 'EPERM'
  }
}

function readText(file) {
  try {
    return fs.readFileSync(file, 'utf8')
  } catch {
    return undefined
  }
}

function seconds(since) {
  return Math.round((Date.now() - since) / 1000)
}
