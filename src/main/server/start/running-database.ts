/** Finds the database for other commands: DATABASE_URL, or the one of the running server. */
import { readFileSync } from 'node:fs'
import path from 'node:path'
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

function noteFile(): string {
  return path.resolve(process.env.KABAN_DATA_DIR || '.kaban', 'run.json')
}

/** Returns '' when no server is running or its file is not readable. */
function noted(name: string): string {
  try {
    const notes: unknown = JSON.parse(readFileSync(noteFile(), 'utf8'))
    const value: unknown = typeof notes === 'object' && notes ? Reflect.get(notes, name) : undefined
    return typeof value === 'string' ? value : ''
  } catch {
    return ''
  }
}
