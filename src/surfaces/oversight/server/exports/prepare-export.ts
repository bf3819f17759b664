import type { ActionContext } from '#foundation/platform/server/http/context.ts'
import { refuse } from '#foundation/platform/server/http/refuse.ts'
import { recordActivity } from '#people/activity/server/actions.ts'
import type { Changes } from '#people/activity/shared/rules.ts'
import { staffPersonOf } from '#people/identity/server/staff-person.ts'
import { oversightRecordTexts } from '../../shared/record-words.ts'
import type { ExportInput } from '../../shared/rules-exports.ts'
import { oversightRefusals } from '../../shared/words.ts'
import { insertExport, isExportOf, findExportOutcome, type ExportOutcome } from './export-store.ts'

/**
 * Records the reason and the filters before any data leaves the console. A repeated request with
 * the same id changes nothing. Refuses export-not-asked-for (409) for another person's id.
 */
export async function prepareListExport(
  ctx: ActionContext,
  { exportId, list, filters, reason }: ExportInput,
): Promise<void> {
  const staffPerson = staffPersonOf(ctx)
  const isNew = await insertExport(ctx.tx, { exportId, staffPerson, list, filters, reason })
  if (!isNew && !(await isExportOf(ctx.tx, exportId, staffPerson)))
    refuse(oversightRefusals, 'export-not-asked-for', { status: 409 })
  if (!isNew) return
  const filterChanges = Object.entries(filters).map(([name, value]) => [
    name,
    { before: null, after: String(value) },
  ])
  const changes: Changes = {
    list: { before: null, after: list },
    reason: { before: null, after: reason },
    ...(Object.fromEntries(filterChanges) as Changes),
  }
  const subject = { kind: 'export', id: exportId } as const
  await recordActivity(ctx, {
    userId: null,
    actionType: 'ADMIN_EXPORT_ASKED',
    description: oversightRecordTexts.exportRequested(list, reason),
    subject,
    changes,
  })
}

export async function readExportOutcome(
  ctx: ActionContext,
  { exportId }: { exportId: string },
): Promise<ExportOutcome | null> {
  return (await findExportOutcome(ctx.tx, exportId, staffPersonOf(ctx))) ?? null
}
