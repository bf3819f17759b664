/**
 * The folder of the backups:
 *
 * - `kaban-2026-11-29T01-36-38Z.tar.zst.age`, an archive, named by the moment it was begun, and its
 *   SHA-256;
 * - `log/`, what PostgreSQL has logged since the oldest archive, in segments;
 * - `files/`, files that were uploaded since then;
 * - `system-id`, which says whose backups these are.
 */
import fs from 'node:fs'
import path from 'node:path'
import { BackupProblem, sealedEnding } from './sealed-file.ts'
import { archiveName } from './write-archive.ts'

export interface Archive {
  file: string
  begunAt: Date
  /** It restores the state of this moment; with the log, any later one. */
  endedAt: Date
  bytes: number
}

/** Longer than any backup takes. */
const unfinishedMaxMs = 86_400_000

export const logFolder = (folder: string): string => path.join(folder, 'log')
export const filesFolder = (folder: string): string => path.join(folder, 'files')

/** Whole archives, the oldest first. None when there is no such folder. */
export function listArchives(folder: string): Archive[] {
  if (!fs.existsSync(folder)) return []
  return fs
    .readdirSync(folder)
    .flatMap((name) => {
      const [, time] = archiveName.exec(name) ?? []
      if (time === undefined) return []
      const file = path.join(folder, name)
      const { mtime, size } = fs.statSync(file)
      const begunAt = new Date(time.replace(/T(\d\d)-(\d\d)-(\d\d)Z/, 'T$1:$2:$3Z'))
      return [{ file, begunAt, endedAt: mtime, bytes: size }]
    })
    .toSorted((a, b) => a.begunAt.getTime() - b.begunAt.getTime())
}

/** Throws BackupProblem when the folder holds backups of another database. */
export function claimFolder(folder: string, systemId: string): void {
  fs.mkdirSync(folder, { recursive: true, mode: 0o700 })
  const marker = path.join(folder, 'system-id')
  const found = fs.existsSync(marker) ? fs.readFileSync(marker, 'utf8').trim() : null
  if (found === systemId) return
  if (found !== null)
    throw new BackupProblem(
      `${folder} holds the backups of another database (${found}). Choose another folder.`,
    )
  fs.writeFileSync(marker, `${systemId}\n`, { flush: true })
}

/**
 * Removes all archives but the newest `keep`, and with them what only they need of the log and the
 * files. Also what a crash left unfinished.
 */
export function removeOldBackups(folder: string, keep: number): void {
  for (const file of filesBelow(folder))
    if (file.endsWith('.partial') && Date.now() - fs.statSync(file).mtimeMs > unfinishedMaxMs)
      fs.rmSync(file)
  const archives = listArchives(folder)
  const old = archives.slice(0, -keep)
  for (const { file } of old) {
    fs.rmSync(file)
    fs.rmSync(`${file}.sha256`, { force: true })
  }
  const oldest = archives.at(-keep) ?? archives[0]
  if (!oldest || old.length === 0) return
  for (const place of [logFolder(folder), filesFolder(folder)])
    for (const file of filesBelow(place))
      if (fs.statSync(file).mtime < oldest.begunAt) fs.rmSync(file)
}

/** The paths of all files in a folder and in the folders inside it. */
export function filesBelow(folder: string): string[] {
  if (!fs.existsSync(folder)) return []
  return fs
    .readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
}

/** The name of a file before it was sealed. */
export function unsealedName(file: string): string {
  return path.basename(file).slice(0, -sealedEnding.length)
}
