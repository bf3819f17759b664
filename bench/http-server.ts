/** Runs the real server on the measured PostgreSQL, and reads the processor time of both. */
import { execFileSync, spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import type { PostgresServer } from '../tests/fixtures/database/postgres-server.ts'
import { freePort } from '../tests/fixtures/servers/free-port.ts'

export interface HttpServer {
  port: number
  pid: number
  stop(): Promise<void>
}

const thisProject = path.join(import.meta.dirname, '..')

/**
 * Starts the server of this project, or of another folder that has one.
 * `KABAN_BENCH_NODE_OPTIONS='--cpu-prof --cpu-prof-dir=…'` profiles this server alone.
 */
export async function startHttpServer(
  server: PostgresServer,
  database: string,
  settings: Record<string, string> = {},
  project = thisProject,
): Promise<HttpServer> {
  // The server does not start without its pages, and a fresh clone has none yet.
  execFileSync(
    process.execPath,
    ['--input-type=module', '-e', `await (await import('./scripts/build.mjs')).ensureBuilt()`],
    { cwd: project, stdio: 'inherit' },
  )
  const port = settings['PORT'] ? Number(settings['PORT']) : await freePort()
  const directory = mkdtempSync(path.join(os.tmpdir(), 'kaban-bench-http-'))
  const launch = path.join(project, 'src', 'main', 'server', 'start', 'launch.ts')
  const nodeOptions = (process.env.KABAN_BENCH_NODE_OPTIONS ?? '')
    .split(' ')
    .filter((option) => option !== '')
  const child = spawn(process.execPath, [...nodeOptions, launch], {
    env: {
      PATH: process.env.PATH,
      NODE_ENV: 'production',
      PORT: String(port),
      KABAN_HOST: '127.0.0.1',
      KABAN_MODE: 'live',
      KABAN_DATA_DIR: directory,
      KABAN_PUBLIC_URL: `http://127.0.0.1:${port}`,
      DATABASE_URL: server.applicationUrl(database),
      KABAN_OWNER_DATABASE_URL: server.ownerUrl(database),
      ...settings,
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  const kill = () => child.kill('SIGKILL')
  process.once('exit', kill)
  async function stop(): Promise<void> {
    if (child.exitCode === null) child.kill('SIGTERM')
    await ended
    process.off('exit', kill)
    rmSync(directory, { recursive: true, force: true })
  }
  // It may migrate an empty database first.
  for (let waited = 0; waited < 2400 && child.exitCode === null; waited += 1) {
    const healthy = await fetch(`http://127.0.0.1:${port}/healthz`).then(
      (answer) => answer.ok,
      () => false,
    )
    if (healthy) return { port, pid: child.pid ?? 0, stop }
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  await stop()
  throw new Error('The measured server did not become healthy')
}

/** Seconds of processor time of one process; 0 once it has ended, NaN without /proc. */
export function secondsOf(pid: number): number {
  const fields = statOf(pid)
  if (fields) return (Number(fields[11]) + Number(fields[12])) / 100
  return existsSync('/proc/self/stat') ? 0 : Number.NaN
}

/** The same of PostgreSQL, for its open and its closed connections. */
export function secondsOfDatabase(server: PostgresServer): number {
  try {
    const postmaster = Number.parseInt(
      readFileSync(path.join(server.directory, 'data', 'postmaster.pid'), 'utf8'),
      10,
    )
    const living = readdirSync('/proc').filter(
      (name) => /^\d+$/.test(name) && Number(statOf(Number(name))?.[1]) === postmaster,
    )
    const used = living.reduce((sum, pid) => sum + secondsOf(Number(pid)), 0)
    const ended = statOf(postmaster)
    return used + (Number(ended?.[13]) + Number(ended?.[14])) / 100
  } catch {
    return Number.NaN
  }
}

/** The fields of /proc/…/stat after the name: state, parent, …; times are in 10 ms. */
function statOf(pid: number): string[] | undefined {
  try {
    return (readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1) ?? '').split(' ')
  } catch {
    return undefined
  }
}
