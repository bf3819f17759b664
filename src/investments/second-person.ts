/** When a payout takes two of the staff, and how the first one's is filed: a gain is money of the company, given as an adjustment gives it. */
import { fileApproval } from '../approvals/file-approval.ts'
import { readCompanySettings } from '../company/read-settings.ts'
import type { Centavos } from '../peso/peso.ts'
import type { Act } from '../platform/act.ts'
import { together, type Transaction } from '../platform/database.ts'
import { freezePayout, frozenPayout } from './frozen-payout.ts'
import { asksForPayout, type InvestmentEdit, type InvestmentStatus } from './rules.ts'
import { readGainedLately, type InvestmentRow } from './store.ts'

export interface CheckedEdit {
  /** Locked. */
  before: InvestmentRow
  input: InvestmentEdit
  to: InvestmentStatus
  /** What comes back at its end; null while it goes on. */
  payoutCentavos: Centavos | null
}

/** What the user gained within 24 hours counts together: many small gains are one large one. */
export async function needsSecondPerson(tx: Transaction, { before, to, payoutCentavos }: CheckedEdit): Promise<boolean> {
  if (to === before.status || payoutCentavos === null || payoutCentavos <= before.amountCentavos) return false
  const [{ adjustmentApprovalCentavos }, latelyCentavos] = await together([readCompanySettings(tx), readGainedLately(tx, before.userId)])
  return payoutCentavos - before.amountCentavos + latelyCentavos > adjustmentApprovalCentavos
}

export async function filePayout(act: Act, { before, input, to, payoutCentavos }: CheckedEdit): Promise<void> {
  const { investmentId, userId } = before
  if (payoutCentavos === null || !asksForPayout(to)) throw new Error('Only a payout waits for a second person')
  const payload = freezePayout(input, to === 'failed' ? 'failed' : 'matured', payoutCentavos)
  await fileApproval(act, frozenPayout, { approvalId: input.moveId, subjectId: investmentId, userId, amountCentavos: payoutCentavos, payload })
}
