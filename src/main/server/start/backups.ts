/** Backups of a running Kaban with the embedded database (KABAN_BACKUP_DIR). */
import fs from 'node:fs'
import path from 'node:path'
import pg from 'pg'
import {
  claimFolder,
  listArchives,
  refuseUnclaimed,
  removeOldBackups,
} from '#foundation/platform/server/backup/backup-folder.ts'
import { backupKeyFile, backupKeyOf } from '#foundation/platform/server/backup/backup-key.ts'
import { logToShip, shipFiles, shipLog } from '#foundation/platform/server/backup/ship-log.ts'
import { writeArchive, type Source } from '#foundation/platform/server/backup/write-archive.ts'
import { readOr } from '#foundation/platform/server/embedded-postgres/processes.ts'
import { filesDirectoryOf } from '#foundation/platform/server/files/open-storage.ts'
import { logJobFailures } from '#foundation/platform/server/job-failures.ts'
import { repeat, type Job } from '#foundation/platform/server/jobs.ts'
import type { Settings } from '#foundation/platform/server/settings/settings.ts'

const second = 1_000
const hour = 3_600_000

/** Tells this database from every other one. A restored backup has the same. */
export async function readSystemId(superuserUrl: string): Promise<string> {
  const client = new pg.Client({ connectionString: superuserUrl })
  await client.connect()
  try {
    const { rows } = await client.query<{ id: string }>(
      'select system_identifier::text as id from pg_control_system()',
    )
    return rows[0]?.id ?? ''
  } finally {
    await client.end()
  }
}

/** Throws StartProblem when the folder or the key cannot be used. */
export async function startBackups(
  settings: Settings,
  folder: string,
  superuserUrl: string,
  { log, say }: { log: Parameters<typeof logJobFailures>[0]; say: (text: string) => void },
): Promise<{ close(): Promise<void> }> {
  const { dataDirectory, backups } = settings
  const filesDirectory = filesDirectoryOf(settings)
  const source: Source = { dataDirectory, filesDirectory, superuserUrl }
  const systemId = await readSystemId(superuserUrl)
  const { recipient, isNew } = await backupKeyOf(dataDirectory, backups.key)
  if (isNew) say(keepKey(dataDirectory))

  const stop = new AbortController()
  const series = `${folder}\n${recipient}\n`
  // A folder with our backups that is empty now waits for its disk. Users do not wait for it.
  if (readOr(seriesFile(dataDirectory), '') !== series) claimFolder(folder, systemId, dataDirectory)
  async function backUpWhenDue(): Promise<void> {
    refuseUnclaimed(folder, systemId)
    const now = Date.now()
    // One from the future was written while the clock was wrong.
    const newest = listArchives(folder).findLast(({ begunAt }) => begunAt.getTime() <= now)
    const isYoung = newest && now - newest.begunAt.getTime() < backups.everyHours * hour
    if (isYoung && readOr(seriesFile(dataDirectory), '') === series) return
    await writeArchive(source, folder, recipient, stop.signal)
    fs.writeFileSync(seriesFile(dataDirectory), series, { mode: 0o600, flush: true })
    await removeOldBackups(folder, backups.keep)
  }

  const shipped = new Set<string>()
  async function shipNewFiles(): Promise<void> {
    refuseUnclaimed(folder, systemId)
    const [oldest] = listArchives(folder)
    if (!filesDirectory || !oldest) return
    const since = oldest.begunAt
    await shipFiles(filesDirectory, folder, { recipient, since, shipped, signal: stop.signal })
  }

  async function shipReadyLog(): Promise<void> {
    refuseUnclaimed(folder, systemId)
    await shipLog(spool, folder, recipient, stop.signal)
  }

  const spool = path.join(dataDirectory, 'postgresql', logToShip)
  const onError = logJobFailures(log)
  const jobs: Job[] = [
    { name: 'back up', everyMs: 60 * second, run: backUpWhenDue },
    {
      name: 'copy the log of the database to the backups',
      everyMs: 2 * second,
      run: shipReadyLog,
    },
    { name: 'copy new files to the backups', everyMs: 10 * second, run: shipNewFiles },
  ].map((job) => repeat({ ...job, onError }))
  jobs[0]?.wake()
  return {
    async close() {
      stop.abort()
      await Promise.all(jobs.map((job) => job.close()))
    },
  }
}

/**
 * Says into which folder and for which key the log follows an archive without a gap. Where it does
 * not, as after a restore, a new archive is written at once.
 */
function seriesFile(dataDirectory: string): string {
  return path.join(dataDirectory, '.backups')
}

/** Kaban runs without backups: its log is not shipped. */
export function endSeries(dataDirectory: string): void {
  fs.rmSync(seriesFile(dataDirectory), { force: true })
}

export function keepKey(dataDirectory: string): string {
  return (
    `The key of the backups is new: ${backupKeyFile(dataDirectory)}. Copy it and the file ` +
    'secret-key to a place apart from the backups. Without them nobody can restore.'
  )
}
