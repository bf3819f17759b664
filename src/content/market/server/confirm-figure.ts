import { signedInCaller, type ActionContext } from '#foundation/platform/server/http/context.ts'
import { refuse } from '#foundation/platform/server/http/refuse.ts'
import {
  shareStaffPerson,
  staffPersonOf,
  wasStaffAt,
} from '#people/identity/server/staff-person.ts'
/** The second pair of eyes: only what two people stand for is shown to everybody. */
import { requireMarksRead } from '#people/wording/server/marks.ts'
import type { AdminFigure } from '../shared/contract.ts'
import { marketRecordTexts } from '../shared/record-words.ts'
import { judgeFigureTexts, type FigureConfirmation } from '../shared/rules-figures.ts'
import { showValue } from '../shared/rules.ts'
import { marketAdminRefusals } from '../shared/words-admin.ts'
import { lockAll, readAdminFigures, refuseClaims, told } from './edit-figures.ts'
import { writeConfirmation } from './store.ts'

/**
 * Confirmed twice, it is confirmed once. Refuses (403) who entered it and who was not of the staff
 * by then, (409) a figure that a colleague has changed, and one of which nobody of the staff says
 * any more that it is so. Refuses marked figures in its texts without the confirmation of having
 * read them.
 */
export async function confirmFigure(
  ctx: ActionContext,
  { figureId, versionSeen, marksRead = false }: FigureConfirmation,
): Promise<{ figures: AdminFigure[] }> {
  const { tx } = ctx
  const person = staffPersonOf(ctx)
  // A session that was looked at a moment ago may be that of somebody who is of the staff no longer.
  const isStaff = await shareStaffPerson(tx, person)
  const figure = (await lockAll(ctx)).find((one) => one.figureId === figureId)
  if (!figure) return refuse(marketAdminRefusals, 'figure-not-found', { status: 404 })
  if (figure.version !== versionSeen) refuse(marketAdminRefusals, 'figure-changed', { status: 409 })
  if (figure.confirmedBy !== null) return await readAdminFigures(ctx)
  const { name, value, decimals, enteredBy, enteredAt } = figure
  refuseClaims(figure)
  if (enteredBy === null)
    return refuse(marketAdminRefusals, 'figure-author-unknown', { status: 409 })
  if (enteredBy === person) refuse(marketAdminRefusals, 'figure-own', { status: 403 })
  if (!isStaff || !(await wasStaffAt(tx, person, enteredAt)))
    refuse(marketAdminRefusals, 'figure-checker-new', { status: 403 })
  if (!(await shareStaffPerson(tx, enteredBy)))
    refuse(marketAdminRefusals, 'figure-author-gone', { status: 409 })
  const marks = requireMarksRead(judgeFigureTexts(figure).marks, marksRead)
  await writeConfirmation(tx, figureId, signedInCaller(ctx).userId)
  return await told(
    ctx,
    'ADMIN_FIGURE_CONFIRMED',
    marketRecordTexts.confirmed(name, showValue(value, decimals)),
    figureId,
    { confirmed: { before: null, after: 'public' }, ...marks },
  )
}
