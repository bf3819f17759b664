/** Looks whether backups are taken, and whether anybody has restored one. */
import { accessSync, constants } from 'node:fs'
import { listArchives, newestArchive } from '#foundation/platform/server/backup/backup-folder.ts'
import {
  isCurrent,
  readBackupState,
  readDrill,
} from '#foundation/platform/server/backup/backup-state.ts'
import { lastDrill, type Drill } from '#foundation/platform/server/backup/drills.ts'
import {
  backupDueAt,
  isBackupOverdue,
  isDrillOverdue,
} from '#foundation/platform/server/backup/overdue.ts'
import type { Settings } from '#foundation/platform/server/settings/settings.ts'
import { note, wrong, type Finding, type Findings } from './findings.ts'

const hourMs = 3_600_000

/** An installation with sample data needs no backups; those that it has are looked at. */
export function lookAtBackups(settings: Settings, now = Date.now()): Findings {
  const { mode, databaseUrl, backups } = settings
  const { folder, everyHours } = backups
  if (databaseUrl)
    return mode === 'live'
      ? [
          note('unseen-backups', 'Not looked at: the backups of your own PostgreSQL.'),
          ...lookAtDrill(readDrill(settings), 'npm run drill -- --restored URL', now),
        ]
      : []
  if (!folder)
    return mode === 'live'
      ? [
          wrong(
            'backups-off',
            'KABAN_BACKUP_DIR is not set: nobody backs this installation up while it runs.',
          ),
        ]
      : []
  if (!isUsable(folder))
    return [
      wrong(
        'backups-folder',
        `The folder of the backups, ${folder}, does not exist or cannot be written. Mount its ` +
          'disk, give your user the right to write there, or set KABAN_BACKUP_DIR. A service ' +
          'needs both an owner and ReadWritePaths: docs/operating/installing.md, “Other folders”.',
      ),
    ]
  const dueAt = backupDueAt(folder, everyHours, now)
  const isOverdue = dueAt !== null && isBackupOverdue(dueAt, now)
  const newest = newestArchive(listArchives(folder), now)
  if (!newest)
    return [
      isOverdue
        ? wrong(
            'backups-none',
            `There is no backup in ${folder}, although Kaban has begun to write there. Its log ` +
              'says why. To make one now: npm run backup',
          )
        : note(
            'backups-none',
            `There is no backup in ${folder} yet. A running Kaban writes the first one at once, ` +
              'which takes minutes.',
          ),
    ]
  const ageHours = Math.floor((now - newest.begunAt.getTime()) / hourMs)
  const old = wrong(
    'backup-old',
    `The newest backup in ${folder} is ${ageHours} hours old. The log of Kaban says why.`,
  )
  return [
    ...lookAtFailure(settings, now),
    ...(isOverdue ? [old] : []),
    ...lookAtDrill(lastDrill(folder), 'npm run drill', now),
  ]
}

/** The service may be refused a folder that the check may write. */
function lookAtFailure({ dataDirectory }: Settings, now: number): Finding[] {
  const state = readBackupState(dataDirectory)
  if (!state?.failure || !isCurrent(state, now)) return []
  const { since, job, reason } = state.failure
  return [
    wrong(
      'backups-fail',
      `The running Kaban fails to ${job} since ${since.toISOString()}: ${reason}. A service ` +
        'needs ReadWritePaths for the folder: docs/operating/installing.md, “Other folders”.',
    ),
  ]
}

function lookAtDrill(drill: Drill | null, command: string, now: number): Finding[] {
  if (!drill) return [note('drill-none', `No backup was ever restored to try it: ${command}`)]
  if (!drill.sound) return [wrong('drill-failed', `The last restore drill failed: ${command}`)]
  if (!isDrillOverdue(drill, now)) return []
  const days = Math.floor((now - Date.parse(drill.at)) / (24 * hourMs))
  return [note('drill-old', `The last restore drill was ${days} days ago: ${command}`)]
}

function isUsable(folder: string): boolean {
  try {
    accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK)
    return true
  } catch {
    return false
  }
}
