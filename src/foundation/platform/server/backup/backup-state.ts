/**
 * The state of the backups of this installation, in a file of the data folder. The process that
 * writes them notes it, so that nobody else has to read a share that may not answer.
 */
import fs from 'node:fs'
import path from 'node:path'
import * as z from 'zod'
import type { Settings } from '../settings/settings.ts'
import { writeWhole } from '../write-whole.ts'
import { drill, lastDrill, type Drill } from './drills.ts'

const moment = z.coerce.date()
const backupState = z.object({
  /** When this was noted. */
  at: moment,
  /** The newest archive. */
  newest: z.object({ begunAt: moment, endedAt: moment, bytes: z.number() }).nullable(),
  /** When the next archive has to begin. */
  dueAt: moment,
  archives: z.number(),
  /** Of all archives together. */
  bytes: z.number(),
  drill: drill.nullable(),
  /** Everything that the database had handed over by then is in the backups. */
  logShippedAt: moment.nullable(),
  /** The job that fails now; null while everything works. */
  failure: z.object({ since: moment, job: z.string(), reason: z.string() }).nullable(),
})
export type BackupState = z.infer<typeof backupState>

/** Its process notes it every ten seconds, unless a share holds it up. */
const notedWithinMs = 60_000

export function isCurrent({ at }: BackupState, now = Date.now()): boolean {
  return now - at.getTime() <= notedWithinMs
}

const fileIn = (dataDirectory: string) => path.join(dataDirectory, '.backup-state.json')

export function noteBackupState(dataDirectory: string, state: BackupState): void {
  writeWhole(fileIn(dataDirectory), `${JSON.stringify(state, null, 2)}\n`)
}

/** Null when no backups were ever set up here. */
export function readBackupState(dataDirectory: string): BackupState | null {
  try {
    return backupState.parse(JSON.parse(fs.readFileSync(fileIn(dataDirectory), 'utf8')))
  } catch {
    return null
  }
}

/**
 * The last drill, as the data folder knows it. With a PostgreSQL of one's own (`databaseUrl`), one
 * of the embedded database of before does not count.
 */
export function readDrill({
  databaseUrl,
  dataDirectory,
}: Pick<Settings, 'databaseUrl' | 'dataDirectory'>): Drill | null {
  if (databaseUrl !== null) return lastDrill(dataDirectory)
  return readBackupState(dataDirectory)?.drill ?? null
}
