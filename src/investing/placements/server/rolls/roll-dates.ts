import { callerUserId, type ActionContext } from '#foundation/platform/server/http/context.ts'
import { refuse } from '#foundation/platform/server/http/refuse.ts'
import { placementRefusals } from '../../shared/words.ts'
import { findRollDays } from './roll-store.ts'

/** Refuses placement-not-found (404). */
export async function readRollDates(
  ctx: ActionContext,
  { placementId }: { placementId: string },
): Promise<{ coolingUntil: Date; startsOn: string }> {
  const days = await findRollDays(ctx.tx, { placementId, userId: callerUserId(ctx) })
  return days ?? refuse(placementRefusals, 'placement-not-found', { status: 404 })
}
