/**
 * Which Kaban writes into a folder of backups. A restored database is the same as the lost one to
 * PostgreSQL, and two that write into one folder would ruin the backups of both.
 */
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import * as z from 'zod'
import { isAlive, startOf } from '../embedded-postgres/processes.ts'
import { BackupProblem } from './sealed-file.ts'
import { writeWhole } from './write-whole.ts'

const writer = z.object({
  host: z.string(),
  dataDirectory: z.string(),
  pid: z.number(),
  /** When the process began: numbers of processes are used again. */
  start: z.string().nullable(),
  at: z.coerce.date(),
})
type Writer = z.infer<typeof writer>

const signEveryMs = 60_000
/** A writer on another machine is gone after so long without a sign. */
const goneAfterMs = 5 * 60_000

const fileIn = (folder: string) => path.join(folder, 'writer.json')

/** Throws BackupProblem while another living Kaban writes into the folder. */
export function refuseOtherWriter(folder: string, dataDirectory: string): void {
  const found = readWriter(folder)
  if (!found || isGone(found) || isIn(found, dataDirectory)) return
  throw new BackupProblem(
    `The Kaban in ${found.dataDirectory} on ${found.host} writes its backups into ${folder}. ` +
      'Stop it, or name another folder in KABAN_BACKUP_DIR. If it is gone, this one goes on by ' +
      'itself within five minutes.',
  )
}

/** Says that this process writes into the folder. Throws like refuseOtherWriter. */
export function signAsWriter(folder: string, dataDirectory: string): void {
  refuseOtherWriter(folder, dataDirectory)
  const { pid } = process
  const found = readWriter(folder)
  if (found?.pid === pid && Date.now() - found.at.getTime() < signEveryMs) return
  const mine: Writer = {
    host: os.hostname(),
    dataDirectory,
    pid,
    start: startOf(pid),
    at: new Date(),
  }
  writeWhole(fileIn(folder), `${JSON.stringify(mine, null, 2)}\n`)
}

/** Another Kaban may write into the folder at once. */
export function leaveAsWriter(folder: string, dataDirectory: string): void {
  const found = readWriter(folder)
  if (found && isIn(found, dataDirectory)) fs.rmSync(fileIn(folder), { force: true })
}

function readWriter(folder: string): Writer | null {
  try {
    return writer.parse(JSON.parse(fs.readFileSync(fileIn(folder), 'utf8')))
  } catch {
    return null
  }
}

/** Of this data folder, whose lock lets only one run. */
function isIn(found: Writer, dataDirectory: string): boolean {
  return found.host === os.hostname() && found.dataDirectory === dataDirectory
}

function isGone({ host, pid, start, at }: Writer): boolean {
  if (host === os.hostname()) return !isAlive(pid) || startOf(pid) !== start
  return Date.now() - at.getTime() > goneAfterMs
}
