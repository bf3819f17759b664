/** Looks whether backups are taken, and whether anybody has restored one. */
import { listArchives } from '#foundation/platform/server/backup/backup-folder.ts'
import { lastDrill } from '#foundation/platform/server/backup/drills.ts'
import type { Settings } from '#foundation/platform/server/settings/settings.ts'

const hourMs = 3_600_000
const drillEveryDays = 35

/** Sentences for the operator of an installation with the embedded database. */
export function backupDoubts(
  { databaseUrl, backups: { folder, everyHours } }: Settings,
  now = Date.now(),
): string[] {
  if (databaseUrl) return []
  if (!folder)
    return ['KABAN_BACKUP_DIR is not set: nobody backs this installation up while it runs.']
  const newest = listArchives(folder).at(-1)
  if (!newest) return [`There is no backup in ${folder} yet. Start Kaban, or: npm run backup`]
  const ageHours = Math.floor((now - newest.begunAt.getTime()) / hourMs)
  const drill = lastDrill(folder)
  const drillDays = drill && Math.floor((now - Date.parse(drill.at)) / (24 * hourMs))
  return [
    ageHours > 2 * everyHours &&
      `The newest backup in ${folder} is ${ageHours} hours old. The log of Kaban says why.`,
    drillDays === null && 'No backup was ever restored to try it: npm run drill',
    drill?.sound === false && 'The last restore drill failed: npm run drill',
    drillDays !== null &&
      drillDays > drillEveryDays &&
      `The last restore drill was ${drillDays} days ago: npm run drill`,
  ].filter((text) => text !== false)
}
