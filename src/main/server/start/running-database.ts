/**
 * For commands beside the server: the operator's database, or the embedded one of the server that
 * runs now.
 */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { say } from './launch-steps.ts'

/** Ends the command with a sentence when there is none. */
export function runningDatabaseUrl(): string {
  const url = process.env.DATABASE_URL || noted('databaseUrl')
  if (url) return url
  say(
    `No running Kaban found (${noteFile()}). Start it with \`npm start\`, or name a database in DATABASE_URL.`,
  )
  process.exit(1)
}

/**
 * The same for the role that owns the tables; undefined when nobody says how to come in as that
 * one.
 */
export function runningOwnerUrl(): string | undefined {
  return (
    process.env.KABAN_OWNER_DATABASE_URL ||
    (process.env.DATABASE_URL ? undefined : noted('ownerUrl')) ||
    undefined
  )
}

/** Where people open the installation that runs now; empty when nobody says. */
export function runningAddress(): string {
  return (process.env.KABAN_PUBLIC_URL || noted('publicUrl')).replace(/\/$/, '')
}

function noteFile(): string {
  return path.resolve(process.env.KABAN_DATA_DIR || '.kaban', 'run.json')
}

/** Empty: there is no running server, or its notes are not readable. */
function noted(name: string): string {
  try {
    const notes: unknown = JSON.parse(readFileSync(noteFile(), 'utf8'))
    const value: unknown = typeof notes === 'object' && notes ? Reflect.get(notes, name) : undefined
    return typeof value === 'string' ? value : ''
  } catch {
    return ''
  }
}
