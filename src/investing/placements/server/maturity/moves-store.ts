/** SQL that moves placements, many at once, with their history. */
import type { BilingualText } from '#foundation/contract/shared/bilingual.ts'
import type { Centavos } from '#foundation/peso/shared/peso.ts'
import type { Transaction } from '#foundation/platform/server/database/database.ts'
import type { PlacementState } from '../../shared/states.ts'

export interface PlacementEnd {
  gainCentavos: Centavos
  taxCentavos: Centavos
  returnedCentavos: Centavos
  rolledInto: string | null
  /** Why it ended so; null where nobody asks. */
  reason: BilingualText | null
}

export interface PlacementMove {
  placementId: string
  /** The key of the line of history: the same move twice fails. */
  moveId: string
  /** Null while it goes on. */
  end: PlacementEnd | null
}

interface PlacementMoves {
  from: PlacementState
  to: PlacementState
  moves: PlacementMove[]
  requestHash: string
}

/** The job moves locked placements. A trigger takes their short form along. */
export async function movePlacements(
  tx: Transaction,
  { from, to, moves, requestHash }: PlacementMoves,
): Promise<void> {
  if (moves.length === 0) return
  const moved = await tx.rows(
    `with moved as (
       update placements p set state = $2, gain_paid_centavos = m.gain,
         tax_withheld_centavos = m.tax, returned_centavos = m.returned,
         rolled_into = m.rolled_into, end_reason = m.reason
       from unnest($3::uuid[], $4::uuid[], $5::bigint[], $6::bigint[], $7::bigint[], $8::uuid[],
           $10::jsonb[])
         as m (placement_id, move_id, gain, tax, returned, rolled_into, reason)
       where p.id = m.placement_id and p.state = $1
       returning m.move_id, p.id, p.user_id, m.reason
     )
     insert into placement_moves (id, placement_id, user_id, previous_state, new_state,
       changed_by, reason, request_hash)
     select move_id, id, user_id, $1, $2, 'job', coalesce(reason, '{"en": "", "fil": ""}'), $9
     from moved returning id`,
    [
      from,
      to,
      moves.map(({ placementId }) => placementId),
      moves.map(({ moveId }) => moveId),
      moves.map(({ end }) => end?.gainCentavos ?? null),
      moves.map(({ end }) => end?.taxCentavos ?? null),
      moves.map(({ end }) => end?.returnedCentavos ?? null),
      moves.map(({ end }) => end?.rolledInto ?? null),
      requestHash,
      moves.map(({ end }) => (end?.reason ? JSON.stringify(end.reason) : null)),
    ],
  )
  if (moved.length !== moves.length)
    throw new Error(`${moves.length - moved.length} placements were not ${from} any more`)
}
