/**
 * Restores an installation from the folder of its backups into a new data folder, and then looks
 * whether it is sound. The folder gets its name only when everything is in it.
 */
import fs from 'node:fs'
import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { listArchives, type Archive } from '#foundation/platform/server/backup/backup-folder.ts'
import { backupKeyFile, readBackupKey } from '#foundation/platform/server/backup/backup-key.ts'
import { readArchive } from '#foundation/platform/server/backup/read-archive.ts'
import { BackupProblem, checkSum } from '#foundation/platform/server/backup/sealed-file.ts'
import {
  addShippedFiles,
  endReplay,
  logToShip,
  prepareReplay,
} from '#foundation/platform/server/backup/ship-log.ts'
import { queryOnce } from '#foundation/platform/server/database/query-once.ts'
import { migrateDatabase } from '#foundation/platform/server/database/schema/migrate.ts'
import { lockDirectory } from '#foundation/platform/server/embedded-postgres/directory-lock.ts'
import {
  startEmbeddedPostgres,
  type EmbeddedPostgres,
} from '#foundation/platform/server/embedded-postgres/embedded-postgres.ts'
import { majorOfData } from '#foundation/platform/server/embedded-postgres/major-version.ts'
import { majorOfPrograms } from '#foundation/platform/server/embedded-postgres/postgres-programs.ts'
import type { Secrets } from '#foundation/platform/server/settings/secrets.ts'
import { lookAtRestored } from './look-at-restored.ts'
import { inManila, whyTooLate } from './too-late.ts'

export interface Wanted {
  /** Of the backups. */
  folder: string
  /** Opens them. */
  identity: string
  /** Null: the newest state that the backups hold. */
  until: Date | null
  /** The new folder. */
  dataDirectory: string
  /** Null: the signatures of the audit trail are not looked at. */
  secrets: Secrets | null
  /** The key of before, while a new one waits for its start. */
  oldKey?: Buffer | null
  /** A bucket holds the uploaded files. They are not in the backups. */
  hasBucket: boolean
  say(text: string): void
  /** Interrupts the restore, which then leaves nothing. */
  signal?: AbortSignal | undefined
}

/** Returns whether the restored books are sound. Throws BackupProblem. */
export async function restore(wanted: Wanted): Promise<boolean> {
  const { folder, dataDirectory } = wanted
  refuseToOverwrite(dataDirectory)
  const archive = choose(folder, wanted.until)
  const unfinished = `${dataDirectory}.restoring`
  await mkdir(unfinished, { recursive: true, mode: 0o700 })
  const lock = lockDirectory(unfinished)
  try {
    await removeLeftover(unfinished)
    const sound = await restoreInto(unfinished, archive, wanted)
    lock.release()
    if (fs.existsSync(dataDirectory)) fs.rmdirSync(dataDirectory)
    await rename(unfinished, dataDirectory)
    return sound
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true })
    throw error
  }
}

/** Of a restore that was killed. */
async function removeLeftover(unfinished: string): Promise<void> {
  for (const name of await readdir(unfinished))
    if (!name.startsWith('running.lock'))
      await rm(path.join(unfinished, name), { recursive: true, force: true })
}

async function restoreInto(place: string, archive: Archive, wanted: Wanted): Promise<boolean> {
  const { folder, identity, secrets, oldKey, say, signal } = wanted
  const [database, files] = [path.join(place, 'postgresql'), path.join(place, 'files')]
  say(`Unpacking ${archive.file} …`)
  await checkSum(archive.file)
  await readArchive(archive.file, identity, place, signal)
  refuseOtherMajor(database, archive.file)
  await addShippedFiles(folder, files, identity)
  await keepPublicKey(place, identity)
  signal?.throwIfAborted()
  say('Replaying the log of the database …')
  const { postgres, missing } = await replay(place, wanted)
  const stop = () => void postgres.stop()
  signal?.addEventListener('abort', stop)
  let sound: boolean
  try {
    signal?.throwIfAborted()
    const filesDirectory = wanted.hasBucket ? null : files
    const { ownerUrl } = postgres
    say(await sayReplayed(ownerUrl))
    // The look is that of this Kaban, and needs its schema.
    await update(ownerUrl, say)
    sound = await lookAtRestored({ ownerUrl, filesDirectory, secrets, oldKey }, say)
    signal?.throwIfAborted()
  } catch (error) {
    signal?.throwIfAborted()
    throw error
  } finally {
    signal?.removeEventListener('abort', stop)
    await postgres.stop()
  }
  await endReplay(database)
  if (missing && !wanted.until)
    say(
      `WRONG  The log in ${folder} has a gap: ${missing} is missing. What came after it is not ` +
        'restored.',
    )
  return sound && (missing === null || wanted.until !== null)
}

/** Says how long it took: an upgrade serves nobody meanwhile (docs/operating/upgrade.md). */
async function update(ownerUrl: string, say: (line: string) => void): Promise<void> {
  const began = performance.now()
  const ran = await migrateDatabase(ownerUrl, {
    onStep: (name) => say(`Updating the database: ${name}`),
  })
  const seconds = ((performance.now() - began) / 1000).toFixed(1)
  if (ran > 0) say(`Updated the database in ${seconds} s.`)
}

function refuseOtherMajor(database: string, file: string): void {
  const [data, ours] = [majorOfData(database), majorOfPrograms()]
  if (data === ours) return
  throw new BackupProblem(
    `${file} is of PostgreSQL ${data}, and this Kaban runs PostgreSQL ${ours}. Restore it with ` +
      'the Kaban that wrote it. Then carry it over: npm run upgrade-postgres',
  )
}

/**
 * The restored Kaban goes on writing backups for the same key: what it adds to the log could not be
 * opened together with the archives otherwise.
 */
async function keepPublicKey(place: string, identity: string): Promise<void> {
  const { recipient } = await readBackupKey(identity)
  await writeFile(backupKeyFile(place), `${recipient}\n`, { mode: 0o600 })
}

/** Resolves when the database has reached the moment and can be used. */
async function replay(
  dataDirectory: string,
  { folder, identity, until, say, signal }: Wanted,
): Promise<{ postgres: EmbeddedPostgres; missing: string | null }> {
  const database = path.join(dataDirectory, 'postgresql')
  const { settings, missing } = await prepareReplay(folder, database, { identity, until })
  try {
    const postgres = await startEmbeddedPostgres({
      dataDirectory,
      settings,
      folder: logToShip,
      onStep: say,
      ...(signal && { signal }),
    })
    return { postgres, missing }
  } catch (error) {
    if (!(error instanceof Error) || !/before configured recovery target/.test(error.message))
      throw error
    const log = fs.readFileSync(path.join(dataDirectory, 'postgresql.log'), 'utf8')
    throw new BackupProblem(whyTooLate(folder, until ?? new Date(), log), { cause: error })
  }
}

async function sayReplayed(ownerUrl: string): Promise<string> {
  const [found] = await queryOnce<{ moment: string | null }>(
    ownerUrl,
    `select to_char(pg_last_xact_replay_timestamp() at time zone 'Asia/Manila',
       'YYYY-MM-DD HH24:MI:SS') as moment`,
  )
  return found?.moment
    ? `The newest change that was replayed is of ${found.moment}, Manila time.`
    : 'The log has no change after the archive.'
}

function refuseToOverwrite(dataDirectory: string): void {
  if (fs.existsSync(dataDirectory) && fs.readdirSync(dataDirectory).length > 0)
    throw new BackupProblem(
      `${dataDirectory} is not empty, and a restore never overwrites. Name a new folder in ` +
        'KABAN_DATA_DIR.',
    )
}

/** The newest archive that was complete by then. */
function choose(folder: string, until: Date | null): Archive {
  const archives = listArchives(folder)
  const [oldest] = archives
  if (!oldest) throw new BackupProblem(`There is no backup in ${folder}.`)
  const chosen = archives.findLast(({ endedAt }) => !until || endedAt <= until)
  if (chosen) return chosen
  throw new BackupProblem(
    `The oldest backup in ${folder} is of ${inManila(oldest.endedAt)}, which is after the moment ` +
      'asked for.',
  )
}
