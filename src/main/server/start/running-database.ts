/** Finds the database for other commands: DATABASE_URL, or the one of the running server. */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import * as z from 'zod'
import { isAlive } from '#foundation/platform/server/embedded-postgres/processes.ts'
import { say } from './launch-steps.ts'

/** Returns the database's URL. When there is none, prints why and ends the process. */
export function runningDatabaseUrl(): string {
  const url = process.env.DATABASE_URL || noted('databaseUrl')
  if (url) return url
  say(
    `No running Kaban found (${noteFile()}). ` +
      'Start it with `npm start`, or name a database in DATABASE_URL.',
  )
  process.exit(1)
}

/** Returns the URL for the role that owns the tables, or undefined when it is unknown. */
export function runningOwnerUrl(): string | undefined {
  return (
    process.env.KABAN_OWNER_DATABASE_URL ||
    (process.env.DATABASE_URL ? undefined : noted('ownerUrl')) ||
    undefined
  )
}

/** Returns the public URL of the running installation, or '' when it is unknown. */
export function runningAddress(): string {
  return (process.env.KABAN_PUBLIC_URL || noted('publicUrl')).replace(/\/$/, '')
}

interface RunningAddresses {
  publicUrl: string
  databaseUrl: string
  ownerUrl: string
}

/** The addresses of a Kaban that runs on this data folder and of its database, or null. */
export function runningAddresses(env = process.env): RunningAddresses | null {
  const [databaseUrl, ownerUrl] = [noted('databaseUrl', env), noted('ownerUrl', env)]
  const isRunning = databaseUrl && ownerUrl && isAlive(Number(noted('pid', env)))
  return isRunning ? { publicUrl: noted('publicUrl', env), databaseUrl, ownerUrl } : null
}

/** The id of the first process of the Kaban that runs on this data folder; null when none does. */
export function runningProcess(): number | null {
  const pid = Number(noted('pid'))
  return pid > 0 && isAlive(pid) ? pid : null
}

/**
 * The folder of the Kaban that runs on this data folder; null when none does. '' for one that does
 * not say.
 */
export function runningHome(): string | null {
  return runningProcess() === null ? null : noted('home')
}

/** As the Kaban that runs on this data folder noted its settings; undefined for older ones. */
export function runningSettings(env = process.env): unknown {
  return readNote(env)['settings']
}

const lastReload = z.object({ at: z.string(), done: z.boolean(), text: z.string() })

/** How the last `npm run reload` of the running Kaban ended; null when there was none. */
export function runningReload(): z.infer<typeof lastReload> | null {
  return lastReload.safeParse(readNote()['reloaded']).data ?? null
}

/** Says in which folder a command looked, and how it looks in another. */
export function whereLooked(): string {
  const { KABAN_DATA_DIR: set } = process.env
  const folder = path.resolve(set || '.kaban')
  return `${folder} (${set ? 'KABAN_DATA_DIR' : 'for another folder, set KABAN_DATA_DIR'})`
}

function noteFile(env = process.env): string {
  return path.resolve(env.KABAN_DATA_DIR || '.kaban', 'run.json')
}

/** Returns '' when no server is running or its file is not readable. */
function noted(name: string, env = process.env): string {
  const value = readNote(env)[name]
  return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
}

function readNote(env = process.env): Record<string, unknown> {
  try {
    const notes: unknown = JSON.parse(readFileSync(noteFile(env), 'utf8'))
    return typeof notes === 'object' && notes ? { ...notes } : {}
  } catch {
    return {}
  }
}
