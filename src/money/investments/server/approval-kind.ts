import type { ApprovalKind } from '#teamwork/approvals/server/approval-kind.ts'
import { carryOutEdit } from './edit-investment.ts'
import { frozenPayout, thawPayout, type FrozenPayout } from './frozen-payout.ts'

/** A payout that gains or loses more than one person may give or take, by two of the staff. */
export const investmentApproval: ApprovalKind<FrozenPayout> = {
  ...frozenPayout,
  carryOut: (ctx, payload) => carryOutEdit(ctx, thawPayout(payload)),
}
