import type { Transaction } from '#foundation/platform/server/database/database.ts'
import { refuse } from '#foundation/platform/server/http/refuse.ts'
import { lockUserOf } from '#people/identity/server/actions.ts'
import { placementRefusals } from '../shared/words.ts'
import { lockPlacementRow, type PlacementRow } from './store.ts'

/**
 * Locks the owner, then the placement. Refuses placement-not-found (404), also for a placement of
 * somebody else than `userId`.
 */
export async function lockPlacement(
  tx: Transaction,
  { placementId, userId }: { placementId: string; userId: string },
): Promise<PlacementRow> {
  await lockUserOf(tx, 'select user_id from placements where id = $1', placementId)
  const placement = await lockPlacementRow(tx, placementId)
  return placement?.userId === userId
    ? placement
    : refuse(placementRefusals, 'placement-not-found', { status: 404 })
}
