/** When backups and drills are overdue: for the check, the metrics and the page System alike. */
import { claimedAt, listArchives, newestArchive } from './backup-folder.ts'
import type { Drill } from './drills.ts'

const hourMs = 3_600_000
/** A slow archive may take this long. */
const graceMs = 12 * hourMs
const drillEveryMs = 35 * 24 * hourMs

/** When the next archive has to begin; null before a Kaban has first used the folder. */
export function backupDueAt(folder: string, everyHours: number, now = Date.now()): Date | null {
  const newest = newestArchive(listArchives(folder), now)
  return newest ? new Date(newest.begunAt.getTime() + everyHours * hourMs) : claimedAt(folder)
}

export function isBackupOverdue(dueAt: Date, now = Date.now()): boolean {
  return now > dueAt.getTime() + graceMs
}

/** Also when there was none. */
export function isDrillOverdue(drill: Drill | null, now = Date.now()): boolean {
  return !drill || now > Date.parse(drill.at) + drillEveryMs
}
