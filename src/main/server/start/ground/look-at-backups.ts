/** Looks whether backups are taken, and whether anybody has restored one. */
import { accessSync, constants } from 'node:fs'
import { listArchives } from '#foundation/platform/server/backup/backup-folder.ts'
import { lastDrill } from '#foundation/platform/server/backup/drills.ts'
import type { Settings } from '#foundation/platform/server/settings/settings.ts'
import { note, wrong, type Finding, type Findings } from './findings.ts'

const hourMs = 3_600_000
const drillEveryDays = 35

/** An installation with sample data needs no backups; those that it has are looked at. */
export function lookAtBackups(
  { mode, databaseUrl, backups: { folder, everyHours } }: Settings,
  now = Date.now(),
): Findings {
  if (databaseUrl)
    return mode === 'live'
      ? [note('unseen-backups', 'Not looked at: the backups of your own PostgreSQL.')]
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
          'disk, give your user the right to write there, or set KABAN_BACKUP_DIR.',
      ),
    ]
  const newest = listArchives(folder).at(-1)
  if (!newest)
    return [
      wrong('backups-none', `There is no backup in ${folder} yet. Start Kaban, or: npm run backup`),
    ]
  const ageHours = Math.floor((now - newest.begunAt.getTime()) / hourMs)
  const old =
    ageHours > 2 * everyHours &&
    wrong(
      'backup-old',
      `The newest backup in ${folder} is ${ageHours} hours old. The log of Kaban says why.`,
    )
  return [old, lookAtDrill(folder, now)].filter((finding) => finding !== false)
}

function lookAtDrill(folder: string, now: number): Finding | false {
  const drill = lastDrill(folder)
  if (!drill) return note('drill-none', 'No backup was ever restored to try it: npm run drill')
  if (!drill.sound) return wrong('drill-failed', 'The last restore drill failed: npm run drill')
  const days = Math.floor((now - Date.parse(drill.at)) / (24 * hourMs))
  return (
    days > drillEveryDays &&
    note('drill-old', `The last restore drill was ${days} days ago: npm run drill`)
  )
}

function isUsable(folder: string): boolean {
  try {
    accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK)
    return true
  } catch {
    return false
  }
}
