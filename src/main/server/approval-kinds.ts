import { offerApproval } from '#investing/offers/server/offer-approval.ts'
import { impairApproval } from '#investing/placements/server/impairments/impairment.ts'
import { readSoldInOffers } from '#investing/placements/server/outcomes/sold-in-offers.ts'
import { adjustmentApproval } from '#money/adjustments/server/adjust-balance.ts'
import { depositApproval } from '#money/deposits/server/moves/move-deposit.ts'
import { investmentApproval } from '#money/investments/server/edit-investment.ts'
import { incomeApproval } from '#money/pools/server/declare-income.ts'
import { withdrawalApproval } from '#money/withdrawals/server/moves/move-withdrawal.ts'
import { payeeApproval } from '#money/withdrawals/server/payees/lift-wait.ts'
import { anyApprovalKind, type AnyApprovalKind } from '#teamwork/approvals/server/approval-kind.ts'
import { readIncomePlans } from './income-plans.ts'

/** Every change that needs a second member of staff, from the module that carries it out. */
export const approvalKinds: readonly AnyApprovalKind[] = [
  anyApprovalKind(depositApproval),
  anyApprovalKind(withdrawalApproval),
  anyApprovalKind(payeeApproval),
  anyApprovalKind(adjustmentApproval),
  anyApprovalKind(investmentApproval),
  anyApprovalKind(incomeApproval(readIncomePlans)),
  anyApprovalKind(offerApproval(readSoldInOffers)),
  anyApprovalKind(impairApproval),
]
