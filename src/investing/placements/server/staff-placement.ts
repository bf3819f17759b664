import { together } from '#foundation/platform/server/database/database.ts'
import type { ActionContext } from '#foundation/platform/server/http/context.ts'
import { readInvestmentForAdmin } from '#money/investments/server/read-investments.ts'
import { findPendingApproval } from '#teamwork/approvals/server/read-approvals.ts'
import type { StaffPlacement } from '../shared/contract-staff.ts'
import { findImpairable } from './impairments/impair-store.ts'
import { readLateReturn } from './impairments/late-return.ts'
import { readPlacementView, selectPlacementMoves } from './reads.ts'

/** Refuses investment-not-found and placement-not-found (404). */
export async function readPlacementForStaff(
  ctx: ActionContext,
  { placementId }: { placementId: string },
): Promise<StaffPlacement> {
  const { investment } = await readInvestmentForAdmin(ctx, { investmentId: placementId })
  const { userId, userName, userEmail } = investment
  const [placement, moves, waiting, found] = await together([
    readPlacementView(ctx.tx, placementId),
    selectPlacementMoves(ctx.tx, placementId),
    findPendingApproval(ctx.tx, { kind: 'impair', subjectId: placementId }),
    findImpairable(ctx.tx, placementId),
  ])
  const impairing = waiting ? { approvalId: waiting.approvalId, by: waiting.makerName } : null
  const lateReturn = found ? await readLateReturn(ctx.tx, found) : null
  return { userId, userName, userEmail, placement, moves, impairing, lateReturn }
}
