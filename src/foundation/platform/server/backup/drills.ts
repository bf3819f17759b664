/**
 * The last restore drill: noted in the folder of the backups that it restored. That of a PostgreSQL
 * of one's own is noted in its database, from where each server takes it into its data folder.
 */
import fs from 'node:fs'
import path from 'node:path'
import * as z from 'zod'
import type { Database } from '../database/database.ts'
import { writeWhole } from '../write-whole.ts'

export const drill = z.object({
  at: z.iso.datetime(),
  archive: z.string(),
  sound: z.boolean(),
  seconds: z.number(),
})
export type Drill = z.infer<typeof drill>

const noteOf = (folder: string) => path.join(folder, 'last-drill.json')

export function noteDrill(folder: string, done: Drill): void {
  writeWhole(noteOf(folder), `${JSON.stringify(done, null, 2)}\n`)
}

/** Null when there was none. */
export function lastDrill(folder: string): Drill | null {
  try {
    return drill.parse(JSON.parse(fs.readFileSync(noteOf(folder), 'utf8')))
  } catch {
    return null
  }
}

export async function noteOwnDrill(
  database: Pick<Database, 'transaction'>,
  { at, sound, seconds }: Drill,
): Promise<void> {
  await database.transaction((tx) =>
    tx.rows(
      `insert into restore_drills (at, sound, seconds) values ($1, $2, $3)
       on conflict (one) do update set at = $1, sound = $2, seconds = $3`,
      [at, sound, seconds],
    ),
  )
}

/** For the job loop of a server with a PostgreSQL of one's own. */
export async function takeOwnDrill(
  database: Pick<Database, 'read'>,
  dataDirectory: string,
): Promise<void> {
  const done = await database.read((tx) =>
    tx.maybeRow<{ at: Date; sound: boolean; seconds: number }>(
      'select at, sound, seconds from restore_drills',
    ),
  )
  const known = lastDrill(dataDirectory)
  if (!done || (known && Date.parse(known.at) >= done.at.getTime())) return
  noteDrill(dataDirectory, { ...done, at: done.at.toISOString(), archive: '' })
}
