/**
 * A payout takes two people when its gain or loss is above the band of balance adjustments: with a
 * gain the company gives money, with a loss it takes money.
 */
import { absolute } from '#foundation/peso/shared/peso.ts'
import { together, type Transaction } from '#foundation/platform/server/database/database.ts'
import type { ActionContext } from '#foundation/platform/server/http/context.ts'
import { readCompanySettings } from '#people/company/server/read-settings.ts'
import { fileApproval } from '#teamwork/approvals/server/file-approval.ts'
import { investmentNeedsPayout } from '../shared/rules.ts'
import { investmentApprovalBase, writeFiledPayout } from './filed-payout.ts'
import type { JudgedEdit } from './judge-edit.ts'
import { readRecentlyGiven } from './recently-given.ts'

/** Many small gains, losses and adjustments within 24 hours count like one large one. */
export async function payoutNeedsSecondPerson(
  tx: Transaction,
  { before, to, payoutCentavos }: JudgedEdit,
): Promise<boolean> {
  if (to === before.status || payoutCentavos === null || payoutCentavos === before.amountCentavos)
    return false
  const [{ adjustmentApprovalCentavos }, recentCentavos] = await together([
    readCompanySettings(tx),
    readRecentlyGiven(tx, before.userId),
  ])
  return (
    absolute(payoutCentavos - before.amountCentavos) + recentCentavos > adjustmentApprovalCentavos
  )
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
