/**
 * When a payout takes two of the staff, and how the first one's is filed: a gain is money that the
 * company gives as an adjustment gives it, a loss money that it takes.
 */
import { absolute, type Centavos } from '#foundation/peso/shared/peso.ts'
import { together, type Transaction } from '#foundation/platform/server/database/database.ts'
import type { ActionContext } from '#foundation/platform/server/http/context.ts'
import { readCompanySettings } from '#people/company/server/read-settings.ts'
import { fileApproval } from '#teamwork/approvals/server/file-approval.ts'
import {
  investmentNeedsPayout,
  type InvestmentEdit,
  type InvestmentStatus,
} from '../shared/rules.ts'
import { freezePayout, frozenPayout } from './frozen-payout.ts'
import { readRecentlyGiven } from './recently-given.ts'
import type { InvestmentRow } from './store.ts'

export interface CheckedEdit {
  /** Locked. */
  before: InvestmentRow
  input: InvestmentEdit
  to: InvestmentStatus
  /** What comes back at its end; null while it goes on. */
  payoutCentavos: Centavos | null
}

/**
 * What the user gained, lost, was given and taken within 24 hours counts together: many small ones
 * are one large one.
 */
export async function needsSecondPerson(
  tx: Transaction,
  { before, to, payoutCentavos }: CheckedEdit,
): Promise<boolean> {
  if (to === before.status || payoutCentavos === null || payoutCentavos === before.amountCentavos)
    return false
  const [{ adjustmentApprovalCentavos }, latelyCentavos] = await together([
    readCompanySettings(tx),
    readRecentlyGiven(tx, before.userId),
  ])
  return (
    absolute(payoutCentavos - before.amountCentavos) + latelyCentavos > adjustmentApprovalCentavos
  )
}

export async function filePayout(
  ctx: ActionContext,
  { before, input, to, payoutCentavos }: CheckedEdit,
): Promise<void> {
  const { investmentId, userId } = before
  if (payoutCentavos === null || !investmentNeedsPayout(to))
    throw new Error('Only a payout waits for a second person')
  const payload = freezePayout(input, to === 'failed' ? 'failed' : 'matured', payoutCentavos)
  await fileApproval(ctx, frozenPayout, {
    approvalId: input.moveId,
    subjectId: investmentId,
    userId,
    amountCentavos: payoutCentavos,
    payload,
  })
}
