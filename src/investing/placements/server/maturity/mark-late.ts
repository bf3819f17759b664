import { showPesos } from '#foundation/peso/shared/peso.ts'
import { together } from '#foundation/platform/server/database/database.ts'
import type { ActionContext } from '#foundation/platform/server/http/context.ts'
import { recordActivity } from '#people/activity/server/actions.ts'
import { maturityRecordTexts as texts } from '../../shared/record-words-maturity.ts'
import { payoutOf } from '../../shared/rules-maturity.ts'
import { publishPlacement } from '../notify-placement.ts'
import { lockUnmarked, markLateRows, type DuePlacement } from './due-store.ts'
import { inPaces } from './paces.ts'
import { dayInBoth, placementPath, tellUser } from './tell-user.ts'

/**
 * Marks due placements that could not be paid, and tells each user once. Returns how many. Call it
 * only when the pool was short, or for those that failed: others may just have become due.
 */
export async function markLate(
  ctx: ActionContext,
  due: { poolId: string; limit: number; only: readonly string[] | null },
): Promise<number> {
  const late = await lockUnmarked(ctx.tx, due)
  if (late.length === 0) return 0
  await markLateRows(
    ctx.tx,
    late.map(({ placementId }) => placementId),
  )
  await inPaces(late, (some) => together(some.map((one) => tellLate(ctx, one))))
  return late.length
}

async function tellLate(ctx: ActionContext, one: DuePlacement): Promise<void> {
  const { placementId, userId, planName } = one
  const amount = showPesos(payoutOf(one).paidCentavos)
  publishPlacement(ctx, one)
  await together([
    recordActivity(ctx, {
      userId,
      actionType: 'PLACEMENT_LATE',
      description: texts.lateActivity(planName),
      subject: { kind: 'investment', id: placementId },
    }),
    tellUser(ctx, {
      type: 'important_notice',
      user: one,
      subject: texts.subject.late(planName),
      paragraphs: [texts.late(planName, amount)],
      facts: [
        [texts.facts.plan, planName],
        [texts.facts.due, dayInBoth(one.dueOn)],
        [texts.facts.projected, amount],
      ],
      linkTo: placementPath(placementId),
    }),
  ])
}
