import type { ActionContext } from '#foundation/platform/server/http/context.ts'
import { approveRequest } from '#teamwork/approvals/server/decide-approval.ts'
import { approvalKinds } from '../../../server/approval-kinds.ts'
import { between, untilStaff, type Teller } from '../teller.ts'

/** Above the band of one person the other one agrees after a while. */
export async function agree(
  teller: Teller,
  maker: ActionContext,
  approvalId: string,
): Promise<void> {
  await untilStaff(teller, between(teller, 12, 85))
  const checker = maker === teller.ana ? teller.ben : teller.ana
  await approveRequest(checker, approvalKinds, { approvalId })
}
