/**
 * A payout takes two people when its gain or loss is above the band of balance adjustments: with a
 * gain the company gives money, with a loss it takes money.
 */
import { absolute, type Centavos } from '#foundation/peso/shared/peso.ts'
import type { ActionContext } from '#foundation/platform/server/http/context.ts'
import { recordMovedAlone } from '#money/transactions/server/moved-alone.ts'
import { findLimitAbove } from '#money/transactions/shared/rules-alone.ts'
import { fileApproval } from '#teamwork/approvals/server/file-approval.ts'
import { investmentNeedsPayout } from '../shared/rules.ts'
import { investmentApprovalBase, writeFiledPayout } from './filed-payout.ts'
import type { JudgedEdit } from './judge-edit.ts'
import { readGivingLimits } from './recently-given.ts'

/** Many small gains, losses and adjustments within 24 hours count like one large one. */
export async function payoutNeedsSecondPerson(
  ctx: ActionContext,
  edit: JudgedEdit,
): Promise<boolean> {
  const gain = gainOf(edit)
  if (gain === 0n) return false
  const limits = await readGivingLimits(ctx, edit.before.userId)
  return findLimitAbove(limits, absolute(gain)) !== null
}

/** Negative when the company takes money; zero when the edit pays nothing out. */
function gainOf({ before, to, payoutCentavos }: JudgedEdit): Centavos {
  return to === before.status || payoutCentavos === null
    ? 0n
    : payoutCentavos - before.amountCentavos
}

/** Counts a gain or loss that nobody else agreed to. */
export function countGainAlone(ctx: ActionContext, edit: JudgedEdit): void {
  const gain = gainOf(edit)
  if (gain === 0n) return
  recordMovedAlone(ctx, {
    moveId: edit.input.moveId,
    kind: 'investment',
    direction: gain > 0n ? 'in' : 'out',
    amountCentavos: absolute(gain),
  })
}

/** Refuses what approvals refuse when a request is filed. */
export async function filePayout(
  ctx: ActionContext,
  { before, input, to, payoutCentavos }: JudgedEdit,
): Promise<void> {
  const { investmentId, userId } = before
  if (payoutCentavos === null || !investmentNeedsPayout(to))
    throw new Error('Only a payout waits for a second person')
  const payload = writeFiledPayout(input, to === 'failed' ? 'failed' : 'matured', payoutCentavos)
  await fileApproval(ctx, investmentApprovalBase, {
    approvalId: input.moveId,
    subjectId: investmentId,
    userId,
    amountCentavos: payoutCentavos,
    payload,
  })
}
