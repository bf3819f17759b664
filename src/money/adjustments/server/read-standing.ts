import type { ActionContext } from '#foundation/platform/server/http/context.ts'
import { readBalance } from '#ledger/server/actions.ts'
import { readGivingLimits } from '#money/investments/server/recently-given.ts'
import { findUser } from '#people/identity/server/actions.ts'
import { staffPersonOf } from '#people/identity/server/staff-person.ts'
import { findPendingApproval } from '#teamwork/approvals/server/read-approvals.ts'
import type { AdjustmentStanding } from '../shared/contract.ts'

/** The wallet and the band, for the adjustment dialog. Refuses an unknown user (404). */
export async function readAdjustmentStanding(
  ctx: ActionContext,
  { userId }: { userId: string },
): Promise<AdjustmentStanding> {
  const { tx } = ctx
  await findUser(tx, userId)
  const balance = await readBalance(tx, userId)
  return {
    ...balance,
    aloneLimits: await readGivingLimits(ctx, userId),
    waiting: (await findPendingApproval(tx, { kind: 'adjustment', subjectId: userId })) ?? null,
    own: staffPersonOf(ctx) === userId,
  }
}
