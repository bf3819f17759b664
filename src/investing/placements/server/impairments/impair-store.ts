import type { BilingualText } from '#foundation/contract/shared/bilingual.ts'
import type { Centavos } from '#foundation/peso/shared/peso.ts'
import type { Transaction } from '#foundation/platform/server/database/database.ts'
import { joinInvestment } from '#money/investments/server/investments-sql.ts'
import { joinPool } from '#money/pools/server/pools-sql.ts'
import type { PlacementState } from '../../shared/states.ts'
import { frozenPlanName } from '../placements-sql.ts'

export interface ImpairablePlacement {
  placementId: string
  userId: string
  tillId: string
  planName: BilingualText
  state: PlacementState
  principalCentavos: Centavos
  gainCentavos: Centavos
  poolId: string
  poolName: BilingualText
  isLate: boolean
}

const impairable = `select p.id as "placementId", p.user_id as "userId", i.till_id as "tillId",
    ${frozenPlanName} as "planName", p.state, p.principal_centavos as "principalCentavos",
    p.projected_gain_centavos as "gainCentavos", p.pool_id as "poolId", pool.name as "poolName",
    p.late_since is not null as "isLate"
  from placements p ${joinInvestment('p.id')} ${joinPool('p.pool_id', 'pool')}`

export function ownerOfPlacement(tx: Transaction, placementId: string) {
  return tx.maybeRow<{ userId: string; poolId: string }>(
    `select user_id as "userId", pool_id as "poolId" from placements where id = $1`,
    [placementId],
  )
}

export function findImpairable(tx: Transaction, placementId: string) {
  return tx.maybeRow<ImpairablePlacement>(`${impairable} where p.id = $1`, [placementId])
}

export function lockImpairable(tx: Transaction, placementId: string) {
  return tx.maybeRow<ImpairablePlacement>(`${impairable} where p.id = $1 for no key update of p`, [
    placementId,
  ])
}

/** All returns that the pool has to pay up to and with that of this placement: nobody overtakes. */
export async function dueUpTo(
  tx: Transaction,
  { poolId, placementId }: Pick<ImpairablePlacement, 'poolId' | 'placementId'>,
): Promise<Centavos> {
  const { due } = await tx.row<{ due: Centavos }>(
    `select coalesce(sum(projected_gain_centavos), 0)::bigint as due from placements
     where state = 'due' and pool_id = $1
       and (due_on, id) <= (select due_on, id from placements where id = $2)`,
    [poolId, placementId],
  )
  return due
}
