/**
 * Which Kaban writes into a place of backups. A restored database is the same as the lost one to
 * PostgreSQL, and two that write into one place would ruin the backups of both.
 */
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import * as z from 'zod'
import { isAlive, readOr, startOf } from '../embedded-postgres/processes.ts'
import { writeWhole } from '../write-whole.ts'
import { BackupProblem } from './sealed-file.ts'

const writer = z.object({
  host: z.string(),
  /** A machine that took another's name and folder over has another one. */
  bootId: z.string(),
  dataDirectory: z.string(),
  pid: z.number(),
  /** When the process began: numbers of processes are used again. */
  start: z.string().nullable(),
  at: z.coerce.date(),
})
type Writer = z.infer<typeof writer>

export const signEveryMs = 60_000
/** A writer of another machine, or of before a reboot, is gone after so long without a sign. */
const goneAfterMs = 5 * 60_000

export const writerName = 'writer.json'
const fileIn = (folder: string) => path.join(folder, writerName)
const bootId = () => readOr('/proc/sys/kernel/random/boot_id', '').trim()

/** Throws BackupProblem while a Kaban of another data folder writes into the folder. */
export function refuseOtherWriter(folder: string, dataDirectory: string): void {
  const found = parseWriter(readOr(fileIn(folder), ''))
  if (found && isOfThisMachine(found) && found.dataDirectory === dataDirectory) return
  refuseWriter(found, folder)
}

/** Says that this process writes into the folder. Throws BackupProblem while another one does. */
export function signAsWriter(folder: string, dataDirectory: string): void {
  const found = parseWriter(readOr(fileIn(folder), ''))
  refuseWriter(found, folder)
  if (found && isMine(found) && Date.now() - found.at.getTime() < signEveryMs) return
  writeWhole(fileIn(folder), signOf(dataDirectory))
}

/** Another Kaban may write into the folder at once. */
export function leaveAsWriter(folder: string): void {
  const found = parseWriter(readOr(fileIn(folder), ''))
  if (found && isMine(found)) fs.rmSync(fileIn(folder), { force: true })
}

/** Throws BackupProblem when `found` is another process that may still write into `place`. */
export function refuseWriter(found: Writer | null, place: string): void {
  if (!found || isMine(found) || isGone(found)) return
  throw new BackupProblem(
    `The Kaban in ${found.dataDirectory} on ${found.host} writes its backups into ${place}. Stop ` +
      'it, or name another place for these backups. If it is gone, this one goes on by itself ' +
      'within five minutes.',
  )
}

export function parseWriter(text: string): Writer | null {
  try {
    return writer.parse(JSON.parse(text))
  } catch {
    return null
  }
}

/** The sign of this process. */
export function signOf(dataDirectory: string): string {
  const { pid } = process
  const mine: Writer = {
    host: os.hostname(),
    bootId: bootId(),
    dataDirectory,
    pid,
    start: startOf(pid),
    at: new Date(),
  }
  return `${JSON.stringify(mine, null, 2)}\n`
}

/** Containers of one machine have one boot, but names of their own. */
function isOfThisMachine(found: Writer): boolean {
  return found.host === os.hostname() && found.bootId === bootId()
}

function isMine(found: Writer): boolean {
  const { pid } = process
  return isOfThisMachine(found) && found.pid === pid && found.start === startOf(pid)
}

function isGone(found: Writer): boolean {
  if (isOfThisMachine(found)) return !isAlive(found.pid) || startOf(found.pid) !== found.start
  return Date.now() - found.at.getTime() > goneAfterMs
}
