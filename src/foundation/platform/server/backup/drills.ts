/**
 * The last restore drill: noted in the folder of the backups that it restored, or in the data
 * folder for a PostgreSQL of one's own.
 */
import fs from 'node:fs'
import path from 'node:path'
import * as z from 'zod'
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
