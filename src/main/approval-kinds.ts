/**
 * Everything that one of the staff asks for and another has to agree to, by the room that carries
 * it out.
 */
import { adjustmentApproval } from '../adjustments/approval-kind.ts'
import { anyKind, type AnyKind } from '../approvals/approval-kind.ts'
import { investmentApproval } from '../investments/approval-kind.ts'
import { withdrawalApproval } from '../withdrawals/approval-kind.ts'

export const approvalKinds: readonly AnyKind[] = [
  anyKind(withdrawalApproval),
  anyKind(adjustmentApproval),
  anyKind(investmentApproval),
]
