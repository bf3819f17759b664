import type { BilingualText } from '#foundation/contract/shared/bilingual.ts'
import type { Centavos } from '#foundation/peso/shared/peso.ts'
import type { Transaction } from '#foundation/platform/server/database/database.ts'
import { joinInvestment } from '#money/investments/server/investments-sql.ts'
import type { PlacementState } from '../../shared/states.ts'
import { frozenPlanName } from '../placements-sql.ts'

export interface ImpairablePlacement {
  placementId: string
  userId: string
  tillId: string
  planName: BilingualText
  state: PlacementState
  principalCentavos: Centavos
  isLate: boolean
}

const impairable = `select p.id as "placementId", p.user_id as "userId", i.till_id as "tillId",
    ${frozenPlanName} as "planName", p.state, p.principal_centavos as "principalCentavos",
    p.late_since is not null as "isLate"
  from placements p ${joinInvestment('p.id')}`

export function ownerOfPlacement(tx: Transaction, placementId: string) {
  return tx.maybeRow<{ userId: string }>(
    `select user_id as "userId" from placements where id = $1`,
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
