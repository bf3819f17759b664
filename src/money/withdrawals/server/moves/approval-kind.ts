import type { ApprovalKind } from '#teamwork/approvals/server/approval-kind.ts'
import { frozenMove, type FrozenMove } from './frozen-move.ts'
import { carryOutMove } from './move-withdrawal.ts'

/** A yes to a withdrawal above the band, by two of the staff. */
export const withdrawalApproval: ApprovalKind<FrozenMove> = {
  ...frozenMove,
  carryOut: carryOutMove,
}
