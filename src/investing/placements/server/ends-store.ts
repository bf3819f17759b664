/** SQL of one placement that a person ends. */
import type { BilingualText } from '#foundation/contract/shared/bilingual.ts'
import type { Centavos } from '#foundation/peso/shared/peso.ts'
import type { Transaction } from '#foundation/platform/server/database/database.ts'
import type { PlacementState } from '../shared/states.ts'

export interface EndedPlacement {
  placementId: string
  moveId: string
  from: PlacementState
  to: 'exited' | 'impaired'
  returnedCentavos: Centavos
  changedBy: 'user' | 'staff'
  changedByUserId: string | null
  /** Null where none is needed. */
  reason: BilingualText | null
  requestHash: string
}

/** The caller has locked the placement, which is in the state `from`. */
export async function endPlacement(tx: Transaction, ended: EndedPlacement): Promise<void> {
  await tx.row(
    `with ended as (
       update placements set state = $3, gain_paid_centavos = 0, tax_withheld_centavos = 0,
         returned_centavos = $4, end_reason = $7::jsonb, roll_consent = null
       where id = $1 and state = $2
       returning id, user_id
     )
     insert into placement_moves (id, placement_id, user_id, previous_state, new_state, changed_by,
       changed_by_user_id, reason, request_hash)
     select $5, id, user_id, $2, $3, $6, $8, coalesce($7::jsonb, '{"en": "", "fil": ""}'), $9
     from ended returning id`,
    [
      ended.placementId,
      ended.from,
      ended.to,
      ended.returnedCentavos,
      ended.moveId,
      ended.changedBy,
      ended.reason && JSON.stringify(ended.reason),
      ended.changedByUserId,
      ended.requestHash,
    ],
  )
}
