import { signedInCaller, type ActionContext } from '#foundation/platform/server/http/context.ts'
import { refuse } from '#foundation/platform/server/http/refuse.ts'
import {
  shareStaffPerson,
  staffPersonOf,
  wasStaffAt,
} from '#people/identity/server/staff-person.ts'
import { requireMarksRead } from '#people/wording/server/marks.ts'
import type { AdminFigure } from '../shared/contract.ts'
import { marketRecordTexts } from '../shared/record-words.ts'
import { judgeFigureTexts, type FigureConfirmation } from '../shared/rules-figures.ts'
import { showValue } from '../shared/rules.ts'
import { marketAdminRefusals } from '../shared/words-admin.ts'
import {
  lockAllFigures,
  readAdminFigures,
  recordFigureChange,
  refuseClaims,
} from './edit-figures.ts'
import { updateConfirmation } from './store.ts'

/**
 * A second admin confirms a figure, which makes it public; repeating this changes nothing. Refuses:
 * figure-not-found (404), figure-changed, figure-author-unknown and figure-author-gone (409),
 * figure-own, figure-checker-new (403) for somebody who was no admin when it was entered, and
 * marks-not-read for marked texts that the admin has not confirmed having read.
 */
export async function confirmFigure(
  ctx: ActionContext,
  { figureId, versionSeen, marksRead = false }: FigureConfirmation,
): Promise<{ figures: AdminFigure[] }> {
  const { tx } = ctx
  const person = staffPersonOf(ctx)
  // The caller may have lost the role since the session was checked.
  const isStaff = await shareStaffPerson(tx, person)
  const figure = (await lockAllFigures(ctx)).find((one) => one.figureId === figureId)
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
  await updateConfirmation(tx, figureId, signedInCaller(ctx).userId)
  return await recordFigureChange(
    ctx,
    'ADMIN_FIGURE_CONFIRMED',
    marketRecordTexts.confirmed(name, showValue(value, decimals)),
    figureId,
    { confirmed: { before: null, after: 'public' }, ...marks },
  )
}
