/** For commands beside the server: the operator's database, or the embedded one of the server that runs now. */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { say } from './launch-steps.ts'

/** Ends the command with a sentence when there is none. */
export function runningDatabaseUrl(): string {
  if (process.env.DATABASE_URL) return process.env.DATABASE_URL
  const file = path.resolve(process.env.KABAN_DATA_DIR || '.kaban', 'run.json')
  try {
    const notes: unknown = JSON.parse(readFileSync(file, 'utf8'))
    if (typeof notes === 'object' && notes && 'databaseUrl' in notes && typeof notes.databaseUrl === 'string') return notes.databaseUrl
  } catch {
    // Said below: there is no running server, or its notes are not readable.
  }
  say(`No running Kaban found (${file}). Start it with \`npm start\`, or name a database in DATABASE_URL.`)
  process.exit(1)
}
