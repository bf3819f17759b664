import { recordActivity } from '../activity/actions.ts'
import type { Changes } from '../activity/rules.ts'
import { staffPersonOf } from '../identity/staff-person.ts'
import type { Act } from '../platform/act.ts'
import { refuse } from '../platform/refuse.ts'
import { insertExport, isExportOf, selectOutcome, type Outcome } from './export-store.ts'
import { recorded } from './record-words.ts'
import type { ExportInput } from './rules.ts'
import { refusals } from './words.ts'

/**
 * Recorded before anything leaves: with the reason and the filters. Asked for twice (the same id),
 * it is asked for once.
 */
export async function prepareExport(
  act: Act,
  { exportId, list, filters, reason }: ExportInput,
): Promise<void> {
  const staffPerson = staffPersonOf(act)
  const isNew = await insertExport(act.tx, { exportId, staffPerson, list, filters, reason })
  if (!isNew && !(await isExportOf(act.tx, exportId, staffPerson)))
    refuse(refusals['export-not-asked-for'], { name: 'export-not-asked-for', status: 409 })
  if (!isNew) return
  const narrowed = Object.entries(filters).map(([name, value]) => [
    name,
    { before: null, after: String(value) },
  ])
  const changes: Changes = {
    list: { before: null, after: list },
    reason: { before: null, after: reason },
    ...(Object.fromEntries(narrowed) as Changes),
  }
  const subject = { kind: 'export', id: exportId } as const
  await recordActivity(act, {
    userId: null,
    actionType: 'ADMIN_EXPORT_ASKED',
    description: recorded.exportAsked(list, reason),
    subject,
    changes,
  })
}

export async function readExportOutcome(
  act: Act,
  { exportId }: { exportId: string },
): Promise<Outcome | null> {
  return (await selectOutcome(act.tx, exportId, staffPersonOf(act))) ?? null
}
