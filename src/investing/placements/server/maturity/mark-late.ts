import { aboutNamed, inBothNames } from '#foundation/contract/shared/bilingual.ts'
import { showPesos } from '#foundation/peso/shared/peso.ts'
import { together } from '#foundation/platform/server/database/database.ts'
import type { ActionContext } from '#foundation/platform/server/http/context.ts'
import { lockPool, readPoolBalance } from '#money/pools/server/pools.ts'
import { recordActivity } from '#people/activity/server/actions.ts'
import { maturityRecordTexts as texts } from '../../shared/record-words-maturity.ts'
import { payoutOf } from '../../shared/rules-maturity.ts'
import { publishPlacement } from '../notify-placement.ts'
import type { Step } from './batches.ts'
import { findNextGain, lockUnmarked, markLateRows, type DuePlacement } from './due-store.ts'
import { inPaces } from './paces.ts'
import { dayInBoth, placementPath, tellUser } from './tell-user.ts'

/**
 * Marks due placements that could not be paid, and tells each user once: those that failed, and
 * those for whose gain the pool is short. The pool is read again under its lock: others may just
 * have become due, and income may just have been agreed to.
 */
export const markingLate = ({
  poolId,
  batch,
  failed,
}: {
  poolId: string
  batch: number
  failed: readonly string[]
}): Step<DuePlacement> => ({
  name: 'be marked late',
  batch,
  async take(tx, which) {
    await lockPool(tx, poolId)
    const next = await findNextGain(tx, { poolId, except: failed })
    // Nobody overtakes: when the next one waits, all wait.
    const isShort = next !== undefined && next > (await readPoolBalance(tx, poolId))
    return await lockUnmarked(tx, { poolId, isShort, failed, ...which })
  },
  async work(ctx, late) {
    await markLateRows(
      ctx.tx,
      late.map(({ placementId }) => placementId),
    )
    await inPaces(late, (some) =>
      together(some.map((one) => tellLate(ctx, one, failed.includes(one.placementId)))),
    )
  },
})

async function tellLate(ctx: ActionContext, one: DuePlacement, hasFailed: boolean): Promise<void> {
  const { placementId, userId, planName } = one
  const { paidCentavos, netGainCentavos } = payoutOf(one)
  const text = hasFailed ? texts.lateFailed : texts.late
  const amount = showPesos(one.wantsRoll ? netGainCentavos : paidCentavos)
  publishPlacement(ctx, one)
  await together([
    recordActivity(ctx, {
      userId,
      actionType: 'PLACEMENT_LATE',
      description: aboutNamed(planName, texts.lateActivity),
      subject: { kind: 'investment', id: placementId },
    }),
    tellUser(ctx, {
      type: 'important_notice',
      user: one,
      subject: aboutNamed(planName, texts.subject.late),
      paragraphs: [aboutNamed(planName, (plan) => text(plan, amount))],
      facts: [
        [texts.facts.plan, inBothNames(planName)],
        [texts.facts.due, dayInBoth(one.dueOn)],
        [texts.facts.projected, amount],
      ],
      linkTo: placementPath(placementId),
    }),
  ])
}
