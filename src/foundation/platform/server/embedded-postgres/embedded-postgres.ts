/**
 * Runs a PostgreSQL 18 from npm on the data folder, for machines that have none. It listens on this
 * machine only and every role has a random password. It runs in its own session, so Ctrl-C in a
 * terminal does not reach it and Kaban can shut it down in order.
 */
import { spawn, type ChildProcess } from 'node:child_process'
import fs from 'node:fs'
import net from 'node:net'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { DiskFull, StartProblem, asStartProblem } from '../settings/start-problem.ts'
import { checkDataDirectory } from './check-data-directory.ts'
import {
  createDataDirectory,
  dataArgument,
  readPasswords,
  type Making,
  type Passwords,
} from './create-data-directory.ts'
import {
  chooseUser,
  environmentOfPostgres,
  findPrograms,
  majorOfPrograms,
} from './postgres-programs.ts'
import { readOr } from './processes.ts'

export interface EmbeddedPostgres {
  /** For the application's role, which may not change the schema or the records. */
  databaseUrl: string
  /** For the role that owns the schema. */
  ownerUrl: string
  superuserUrl: string
  pid: number
  /** The log of this run so far. */
  log(): string
  /** Resolves with the last lines of the log when the server ends by itself. */
  broke: Promise<string>
  stop(): Promise<void>
}

export interface EmbeddedPostgresOptions {
  /** Holds `postgresql/`, its log and its passwords. The caller has locked it. */
  dataDirectory: string
  onStep(text: string): void
  /** Interrupts the start. */
  signal?: AbortSignal
  /** False for throw-away databases only: nothing is forced onto the disk. */
  durable?: boolean
  /** Added to those below. */
  settings?: Readonly<Record<string, string>>
  /** A folder that these settings need in the data directory. */
  folder?: string
  /** Of the data directory, by default `postgresql`. Its log has the same name. */
  name?: string
  /** The folder of the Kaban whose programs run, by default this one. */
  programsOf?: string
  /** Owns a new data directory when root makes it. */
  owner?: { uid: number; gid: number }
}

const settings: Record<string, string> = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  password_encryption: 'scram-sha-256',
  shared_buffers: '256MB',
  wal_compression: 'on',
  max_wal_size: '2GB',
  checkpoint_timeout: '15min',
  fsync: 'on',
  synchronous_commit: 'on',
  // Short transactions only wait for the compiler.
  jit: 'off',
  timezone: 'UTC',
  log_timezone: 'UTC',
}

const throwAwaySettings: Record<string, string> = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  max_connections: '200',
}

export async function startEmbeddedPostgres(
  options: EmbeddedPostgresOptions,
): Promise<EmbeddedPostgres> {
  const { programsOf } = options
  const directory = path.join(options.dataDirectory, nameOf(options))
  try {
    const owner = await checkDataDirectory(directory, majorOfPrograms(programsOf), options.onStep)
    const runAs = chooseUser(owner ?? options.owner ?? null)
    const making: Making = {
      programs: findPrograms(runAs, programsOf),
      runAs,
      directory,
      passwordFile: path.join(options.dataDirectory, 'postgresql-passwords.json'),
      durable: options.durable ?? true,
      signal: options.signal,
    }
    if (owner === null) options.onStep('Making the database …')
    const passwords =
      owner === null ? await createDataDirectory(making) : await readPasswords(making)
    if (options.folder) makeFolder(making, options.folder)
    return await startServer(making, passwords, options)
  } catch (error) {
    throw asStartProblem(error, options.dataDirectory)
  }
}

const nameOf = ({ name = 'postgresql' }: EmbeddedPostgresOptions): string => name

function makeFolder({ directory, runAs }: Making, name: string): void {
  const folder = path.join(directory, name)
  fs.mkdirSync(folder, { recursive: true, mode: 0o700 })
  if ('uid' in runAs) fs.chownSync(folder, Number(runAs.uid), Number(runAs.gid))
}

async function startServer(
  making: Making,
  passwords: Passwords,
  options: EmbeddedPostgresOptions,
): Promise<EmbeddedPostgres> {
  for (let attempt = 1; ; attempt += 1) {
    options.signal?.throwIfAborted()
    const port = await freePort()
    const log = openLog(path.join(options.dataDirectory, `${nameOf(options)}.log`))
    const child = spawnServer(making, { ...options.settings, port: String(port) }, log.descriptor)
    const ended = new Promise<void>((resolve) =>
      child.once('close', () => resolve()).once('error', () => resolve()),
    )
    if (await becomesReady(making.directory, child, ended, options))
      return handle(child, ended, port, passwords, log.added)
    options.signal?.throwIfAborted()
    // Another program may have taken the port since freePort found it.
    if (attempt < 5 && /Address already in use/.test(log.added())) continue
    throw whyEnded(log.added(), making.directory)
  }
}

function spawnServer(
  making: Making,
  added: Readonly<Record<string, string>>,
  log: number,
): ChildProcess {
  const chosen = { ...settings, ...(making.durable ? {} : throwAwaySettings), ...added }
  const flags = Object.entries(chosen).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const child = spawn(
    making.programs.postgres,
    ['-D', dataArgument(making.directory, making.runAs), ...flags],
    {
      ...making.runAs,
      cwd: making.directory,
      env: environmentOfPostgres,
      detached: true,
      stdio: ['ignore', log, log],
    },
  )
  fs.closeSync(log)
  return child
}

/**
 * Waits until the pid file says that PostgreSQL is ready, or returns false when the process ends.
 * Recovery after a crash may take long, so there is no limit.
 */
async function becomesReady(
  directory: string,
  child: ChildProcess,
  ended: Promise<void>,
  options: EmbeddedPostgresOptions,
): Promise<boolean> {
  let over = false
  void ended.then(() => (over = true))
  for (let waited = 0; !over; waited += 1) {
    const lines = readOr(path.join(directory, 'postmaster.pid'), '').split('\n')
    if (Number(lines[0]) === child.pid && lines[7]?.trim() === 'ready') return true
    if (options.signal?.aborted) child.kill('SIGINT')
    if (waited > 0 && waited % 250 === 0)
      options.onStep(
        'PostgreSQL is getting ready; after an interruption it first repairs its files …',
      )
    await pause(20)
  }
  return false
}

function handle(
  child: ChildProcess,
  ended: Promise<void>,
  port: number,
  passwords: Passwords,
  log: () => string,
): EmbeddedPostgres {
  let stopping = false
  const url = (role: string, password: string, database: string) =>
    `postgresql://${role}:${password}@127.0.0.1:${port}/${database}`
  return {
    databaseUrl: url('kaban_app', passwords.application, 'kaban'),
    ownerUrl: url('kaban_owner', passwords.owner, 'kaban'),
    superuserUrl: url('postgres', passwords.superuser, 'postgres'),
    pid: child.pid ?? 0,
    log,
    broke: new Promise((resolve) => void ended.then(() => stopping || resolve(lastLines(log())))),
    async stop() {
      stopping = true
      // SIGINT is PostgreSQL's fast shutdown: it rolls open transactions back, disconnects clients
      // and writes a checkpoint.
      child.kill('SIGINT')
      const patience = setTimeout(() => child.kill('SIGQUIT'), 30_000)
      await ended
      clearTimeout(patience)
    },
  }
}

function whyEnded(log: string, directory: string): StartProblem {
  if (/No space left on device|Disk quota exceeded/.test(log)) return new DiskFull(directory)
  if (/could not map anonymous shared memory|Cannot allocate memory/.test(log)) {
    return new StartProblem(
      'There is not enough memory for the database: it wants about 400 MB. Close other programs ' +
        'and start again.',
    )
  }
  return new StartProblem(
    `The database in ${directory} did not start. PostgreSQL says:\n${lastLines(log)}`,
  )
}

function lastLines(log: string): string {
  return log.trim().split('\n').slice(-8).join('\n')
}

const logBytesMax = 20_000_000

/**
 * PostgreSQL writes its log straight into a file, so it can go on when Kaban is gone. `added`
 * returns what this run has written.
 */
function openLog(file: string): { descriptor: number; added(): string } {
  if ((fs.statSync(file, { throwIfNoEntry: false })?.size ?? 0) > logBytesMax)
    fs.renameSync(file, `${file}.1`)
  const descriptor = fs.openSync(file, 'a', 0o600)
  const begin = fs.fstatSync(descriptor).size
  return { descriptor, added: () => fs.readFileSync(file).subarray(begin).toString('utf8') }
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = net.createServer().on('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as net.AddressInfo
      probe.close(() => resolve(port))
    })
  })
}
