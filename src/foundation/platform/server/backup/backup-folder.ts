/**
 * The folder of the backups:
 *
 * - `kaban-2026-11-29T01-36-38Z_2026-11-29T01-36-52Z.tar.zst.age`, an archive, named by the moments
 *   it was begun and ended, and its SHA-256;
 * - `log/`, what PostgreSQL has logged since the oldest archive, in segments;
 * - `files/`, files that were uploaded since then;
 * - `system-id`, which says whose backups these are.
 */
import fs from 'node:fs'
import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { BackupProblem, checksumEnding, partialEnding, sealedEnding } from './sealed-file.ts'

const stamp = String.raw`(\d{4}-\d\d-\d\dT\d\d-\d\d-\d\dZ)`
const archiveName = new RegExp(`^kaban-${stamp}_${stamp}\\.tar\\.zst\\.age$`)

export interface Archive {
  file: string
  begunAt: Date
  /** It restores the state of this moment; with the log, any later one. */
  endedAt: Date
  bytes: number
}

const dayMs = 86_400_000
/** Longer than any backup takes. */
const unfinishedMaxMs = dayMs
/** A share stamps files by its own clock, which may be behind ours. */
const clocksDifferByMs = dayMs

export const logFolder = (folder: string): string => path.join(folder, 'log')
export const filesFolder = (folder: string): string => path.join(folder, 'files')

/** Whole archives, the oldest first. None when there is no such folder. */
export function listArchives(folder: string): Archive[] {
  if (!fs.existsSync(folder)) return []
  return fs
    .readdirSync(folder)
    .flatMap((name) => {
      const [, begun, ended] = archiveName.exec(name) ?? []
      if (begun === undefined || ended === undefined) return []
      const file = path.join(folder, name)
      const { size } = fs.statSync(file)
      return [{ file, begunAt: readStamp(begun), endedAt: readStamp(ended), bytes: size }]
    })
    .toSorted((a, b) => a.begunAt.getTime() - b.begunAt.getTime())
}

/** The newest archive. One from the future was written while the clock was wrong. */
export function newestArchive(archives: readonly Archive[], now = Date.now()): Archive | null {
  return archives.findLast(({ begunAt }) => begunAt.getTime() <= now) ?? null
}

/** Without `endedAt`, the name of one that is still written. */
export function archiveNameOf(begunAt: Date, endedAt?: Date): string {
  const stamps = endedAt ? [begunAt, endedAt] : [begunAt]
  return `kaban-${stamps.map(writeStamp).join('_')}.tar${sealedEnding}`
}

/** Without the fraction of its second. */
function writeStamp(moment: Date): string {
  return moment
    .toISOString()
    .replace(/\.\d+Z$/, 'Z')
    .replaceAll(':', '-')
}

function readStamp(stamp: string): Date {
  return new Date(stamp.replace(/T(\d\d)-(\d\d)-(\d\d)Z/, 'T$1:$2:$3Z'))
}

/**
 * Throws BackupProblem when the folder holds backups of another database, or lies in the data
 * folder: an archive would hold the archives before it.
 */
export function claimFolder(folder: string, systemId: string, dataDirectory: string): void {
  if (isWithin(folder, dataDirectory) || isWithin(dataDirectory, folder))
    throw new BackupProblem(
      `${folder} and the data folder ${dataDirectory} lie in each other. Choose a folder of the ` +
        'backups on another disk or machine.',
    )
  try {
    fs.mkdirSync(folder, { recursive: true, mode: 0o700 })
    const found = readOwner(folder)
    if (found === systemId) return
    if (found !== null)
      throw new BackupProblem(
        `${folder} holds the backups of another database (${found}). Choose another folder.`,
      )
    fs.writeFileSync(ownerFile(folder), `${systemId}\n`, { flush: true })
  } catch (error) {
    if (error instanceof BackupProblem) throw error
    const reason = error instanceof Error ? error.message : String(error)
    throw new BackupProblem(
      `The folder of the backups cannot be written (${reason}). Give your user the right to ` +
        'write there, mount its disk, or name another folder in KABAN_BACKUP_DIR. A service of ' +
        'systemd needs ReadWritePaths: docs/operating/installing.md, “Other folders”.',
      { cause: error },
    )
  }
}

/** When `claimFolder` first took the folder; null: never. */
export function claimedAt(folder: string): Date | null {
  return fs.statSync(ownerFile(folder), { throwIfNoEntry: false })?.mtime ?? null
}

/**
 * Throws BackupProblem when a claimed folder is gone. While its disk is not mounted, an empty
 * folder may have its name, and whatever is written there is missing from the backups.
 */
export function refuseUnclaimed(folder: string, systemId: string): void {
  if (readOwner(folder) === systemId) return
  throw new BackupProblem(
    `${folder} is not the folder of the backups any more: ${ownerFile(folder)} is missing. Mount ` +
      'its disk again, or name another folder.',
  )
}

export const ownerName = 'system-id'
const ownerFile = (folder: string) => path.join(folder, ownerName)

function readOwner(folder: string): string | null {
  const file = ownerFile(folder)
  return fs.existsSync(file) ? fs.readFileSync(file, 'utf8').trim() : null
}

function isWithin(inner: string, outer: string): boolean {
  return `${inner}/`.startsWith(`${outer}/`)
}

/**
 * Removes archives from before `keptSince`, but never one of the newest `keep`, and with them what
 * only they need of the log and the files. Also what a crash left unfinished.
 */
export async function removeOldBackups(
  folder: string,
  keep: number,
  keptSince: Date,
): Promise<void> {
  for (const file of await filesBelow(folder))
    if (isUnfinished(file) && Date.now() - fs.statSync(file).mtimeMs > unfinishedMaxMs)
      fs.rmSync(file)
  const archives = listArchives(folder)
  const old = archives.slice(0, -keep).filter(({ begunAt }) => begunAt < keptSince)
  for (const { file } of old) {
    fs.rmSync(file)
    fs.rmSync(file + checksumEnding, { force: true })
  }
  const oldest = archives[old.length]
  if (!oldest || old.length === 0) return
  for (const place of [logFolder(folder), filesFolder(folder)])
    for (const file of await filesBelow(place))
      if (fs.statSync(file).mtimeMs < oldest.begunAt.getTime() - clocksDifferByMs) fs.rmSync(file)
}

/** A file that is not whole, or a checksum without its archive. Files of others stay. */
function isUnfinished(file: string): boolean {
  const [archive, ending] = [
    file.slice(0, -checksumEnding.length),
    file.slice(-checksumEnding.length),
  ]
  return (
    file.endsWith(partialEnding) ||
    (ending === checksumEnding &&
      archiveName.test(path.basename(archive)) &&
      !fs.existsSync(archive))
  )
}

/**
 * The paths of all files in a folder and in the folders inside it. There may be very many, and
 * requests go on meanwhile.
 */
export async function filesBelow(folder: string): Promise<string[]> {
  if (!fs.existsSync(folder)) return []
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
}

/** The name of a file before it was sealed. */
export function unsealedName(file: string): string {
  return path.basename(file).slice(0, -sealedEnding.length)
}
