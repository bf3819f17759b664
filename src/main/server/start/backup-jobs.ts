/** The jobs that back a running Kaban with the embedded database up into KABAN_BACKUP_DIR. */
import path from 'node:path'
import {
  claimFolder,
  listArchives,
  newestArchive,
  refuseUnclaimed,
  removeOldBackups,
} from '#foundation/platform/server/backup/backup-folder.ts'
import { backupKeyOf } from '#foundation/platform/server/backup/backup-key.ts'
import {
  noteBackupState,
  type BackupState,
} from '#foundation/platform/server/backup/backup-state.ts'
import { readSystemId } from '#foundation/platform/server/backup/base-backup.ts'
import type { BucketCopy } from '#foundation/platform/server/backup/bucket-copy.ts'
import { lastDrill } from '#foundation/platform/server/backup/drills.ts'
import { leaveAsWriter, signAsWriter } from '#foundation/platform/server/backup/folder-writer.ts'
import { backupDueAt } from '#foundation/platform/server/backup/overdue.ts'
import { openSeries } from '#foundation/platform/server/backup/series.ts'
import {
  keepCheckpointerAwake,
  logToShip,
  shipFiles,
  shipLog,
} from '#foundation/platform/server/backup/ship-log.ts'
import { writeArchive, type Source } from '#foundation/platform/server/backup/write-archive.ts'
import { filesDirectoryOf } from '#foundation/platform/server/files/open-storage.ts'
import { repeat, type Job } from '#foundation/platform/server/jobs.ts'
import type { S3Store } from '#foundation/platform/server/settings/environment-files.ts'
import type { Settings } from '#foundation/platform/server/settings/settings.ts'

const second = 1_000
const hour = 3_600_000

interface RunningBackups {
  /** Nobody has a copy of the key yet. */
  isNewKey: boolean
  close(): Promise<void>
}

/**
 * `onRun` hears of the end of each run, with the error of one that failed. Throws StartProblem when
 * the folder or the key cannot be used.
 */
export async function runBackups(
  settings: Settings,
  folder: string,
  superuserUrl: string,
  onRun: (job: string, error?: unknown) => void,
): Promise<RunningBackups> {
  const { dataDirectory, backups } = settings
  const filesDirectory = filesDirectoryOf(settings)
  const source: Source = { dataDirectory, filesDirectory, superuserUrl }
  const systemId = await readSystemId(superuserUrl)
  const wakeCheckpointer = keepCheckpointerAwake(superuserUrl)
  await wakeCheckpointer()
  const { recipient, isNew } = await backupKeyOf(dataDirectory, backups.key)

  const stop = new AbortController()
  const { signal } = stop
  const series = openSeries(dataDirectory, folder, recipient)
  // A folder with our backups that is empty now waits for its disk. Users do not wait for it.
  if (!series.goesOn()) claimFolder(folder, systemId, dataDirectory)

  async function backUpWhenDue(): Promise<void> {
    const now = Date.now()
    const newest = newestArchive(listArchives(folder), now)
    const isYoung = newest && now - newest.begunAt.getTime() < backups.everyHours * hour
    if (isYoung && series.goesOn()) return
    await writeArchive(source, folder, recipient, signal)
    series.begin()
    const keptSince = new Date(now - backups.keep * backups.everyHours * hour)
    await removeOldBackups(folder, backups.keep, keptSince)
  }

  const spool = path.join(dataDirectory, 'postgresql', logToShip)
  let logShippedAt: Date | null = null
  async function shipReadyLog(): Promise<void> {
    const begunAt = new Date()
    await shipLog(spool, folder, recipient, signal)
    logShippedAt = begunAt
  }

  const shipped = new Set<string>()
  async function shipNewFiles(): Promise<void> {
    const [oldest] = listArchives(folder)
    if (!filesDirectory || !oldest) return
    await shipFiles(filesDirectory, folder, { recipient, since: oldest.begunAt, shipped, signal })
  }

  const copy = backups.bucket && (await openCopy(folder, backups.bucket, dataDirectory))

  const failing = new Map<string, { since: Date; job: string; reason: string }>()
  function noteState(): void {
    const archives = listArchives(folder)
    noteBackupState(dataDirectory, {
      at: new Date(),
      newest: newestArchive(archives),
      dueAt: backupDueAt(folder, backups.everyHours) ?? new Date(),
      archives: archives.length,
      bytes: archives.reduce((sum, { bytes }) => sum + bytes, 0),
      drill: lastDrill(folder),
      logShippedAt,
      failure: [...failing.values()][0] ?? null,
    } satisfies BackupState)
  }

  function heard(job: string, error?: unknown): void {
    const reason = error instanceof Error ? error.message : String(error)
    if (error === undefined) failing.delete(job)
    else failing.set(job, { since: new Date(), ...failing.get(job), job, reason })
    onRun(job, error)
  }

  const jobs: Job[] = [
    { name: 'back up', everyMs: 60 * second, work: backUpWhenDue },
    {
      name: 'copy the log of the database to the backups',
      everyMs: 2 * second,
      work: shipReadyLog,
    },
    {
      name: 'make the database hand its log over',
      everyMs: 10 * second,
      work: wakeCheckpointer,
    },
    { name: 'copy new files to the backups', everyMs: 10 * second, work: shipNewFiles },
    ...(copy
      ? [
          {
            name: 'copy the backups to the bucket',
            everyMs: 10 * second,
            work: () => copy.update(signal),
          },
        ]
      : []),
  ].map(({ name, everyMs, work }) =>
    repeat({
      name,
      everyMs,
      async run() {
        refuseUnclaimed(folder, systemId)
        signAsWriter(folder, dataDirectory)
        await work()
      },
      onError: heard,
      onRun: (job, failed) => !failed && heard(job),
    }),
  )
  const noting = repeat({
    name: 'note the state of the backups',
    everyMs: 10 * second,
    run: async () => noteState(),
    onError: onRun,
  })
  jobs[0]?.wake()
  return {
    isNewKey: isNew,
    async close() {
      stop.abort()
      await Promise.all([...jobs, noting].map((job) => job.close()))
      leaveAsWriter(folder)
    },
  }
}

/** Loaded only for a bucket: the client is large. */
async function openCopy(
  folder: string,
  store: S3Store,
  dataDirectory: string,
): Promise<BucketCopy> {
  const { openBucketCopy } = await import('#foundation/platform/server/backup/bucket-copy.ts')
  return openBucketCopy(folder, store, dataDirectory)
}
