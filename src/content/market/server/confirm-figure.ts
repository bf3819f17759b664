import { signedInCaller, type ActionContext } from '#foundation/platform/server/http/context.ts'
import { refuse } from '#foundation/platform/server/http/refuse.ts'
import {
  requireSecondPerson,
  sharePair,
} from '#people/identity/server/second-person/second-person.ts'
import { originChanges } from '#people/identity/server/second-person/shared-origin.ts'
import { staffPersonOf } from '#people/identity/server/staff-person.ts'
import type { ModuleObstacle } from '#people/identity/shared/second-person/rules.ts'
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
 * figure-own, figure-checker-new (403) for somebody who was no admin when it was entered, what
 * requireSecondPerson refuses (409), and marks-not-read for marked texts that the admin has not
 * confirmed having read.
 */
export async function confirmFigure(
  ctx: ActionContext,
  { figureId, versionSeen, marksRead = false }: FigureConfirmation,
): Promise<{ figures: AdminFigure[] }> {
  const { tx } = ctx
  const person = staffPersonOf(ctx)
  // Users before the figures, which lock the installation.
  await sharePair(tx, null, person)
  const figure = (await lockAllFigures(ctx)).find((one) => one.figureId === figureId)
  if (!figure) return refuse(marketAdminRefusals, 'figure-not-found', { status: 404 })
  if (figure.version !== versionSeen) refuse(marketAdminRefusals, 'figure-changed', { status: 409 })
  if (figure.confirmedBy !== null) return await readAdminFigures(ctx)
  const { name, value, decimals, enteredBy, enteredAt } = figure
  refuseClaims(figure)
  await sharePair(tx, enteredBy, person)
  const origin = await requireSecondPerson(ctx, { first: enteredBy, madeAt: enteredAt }, refuseOwn)
  const marks = requireMarksRead(judgeFigureTexts(figure).marks, marksRead)
  await updateConfirmation(tx, figureId, signedInCaller(ctx).userId)
  return await recordFigureChange(
    ctx,
    'ADMIN_FIGURE_CONFIRMED',
    marketRecordTexts.confirmed(name, showValue(value, decimals)),
    figureId,
    { confirmed: { before: null, after: 'public' }, ...marks, ...originChanges(origin) },
  )
}

/** The words of this module for obstacles of the two persons. */
function refuseOwn(obstacle: ModuleObstacle): never {
  const names = {
    'first-unknown': 'figure-author-unknown',
    'same-person': 'figure-own',
    'second-not-staff': 'figure-checker-new',
    'second-too-new': 'figure-checker-new',
    'first-not-staff': 'figure-author-gone',
  } as const
  const name = names[obstacle]
  const isGone = name === 'figure-author-unknown' || name === 'figure-author-gone'
  refuse(marketAdminRefusals, name, { status: isGone ? 409 : 403 })
}
