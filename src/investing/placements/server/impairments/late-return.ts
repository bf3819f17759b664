import { together, type Transaction } from '#foundation/platform/server/database/database.ts'
import { readPoolBalance } from '#money/pools/server/pools.ts'
import type { ApprovalDetails } from '#teamwork/approvals/shared/contract.ts'
import { dueUpTo, type ImpairablePlacement } from './impair-store.ts'

/** Of one that waits for income: what its pool has, and what it has to pay first. */
export async function readLateReturn(
  tx: Transaction,
  placement: ImpairablePlacement,
): Promise<ApprovalDetails['lateReturn']> {
  const { state, gainCentavos, poolId, poolName } = placement
  if (state !== 'due') return null
  const [dueCentavos, inPoolCentavos] = await together([
    dueUpTo(tx, placement),
    readPoolBalance(tx, poolId),
  ])
  return { gainCentavos, poolName, inPoolCentavos, dueCentavos }
}
