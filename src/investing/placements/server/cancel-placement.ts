import { callerUserId, type ActionContext } from '#foundation/platform/server/http/context.ts'
import { refuse } from '#foundation/platform/server/http/refuse.ts'
import { findOffer, publishOffer } from '#investing/offers/server/offers.ts'
import { returnPlacedInvestment } from '#money/investments/server/placed-investment.ts'
import { hashRequest, refuseKeyReused } from '#money/transactions/server/idempotency-keys.ts'
import { findUser } from '#people/identity/server/actions.ts'
import type { PlacementView } from '../shared/views.ts'
import { placementRefusals } from '../shared/words.ts'
import { lockPlacement } from './lock-placement.ts'
import { notifyCancelled } from './notify-placement.ts'
import { readPlacementView } from './reads.ts'
import {
  findPlacementMove,
  insertPlacementMove,
  readOfferRoom,
  setCancelled,
  type PlacementRow,
} from './store.ts'

/**
 * Gives everything back in the cooling-off, whatever else is locked or paused: the money comes to
 * its own wallet. The same move id again returns the placement as it is now. Refuses
 * placement-not-found (404), cooling-over and placement-ended (409), and key-reused (409).
 */
export async function cancelPlacement(
  ctx: ActionContext,
  { placementId, moveId }: { placementId: string; moveId: string },
): Promise<PlacementView> {
  const userId = callerUserId(ctx)
  const requestHash = hashRequest({ verb: 'cancel-placement', placementId })
  const placement = await lockPlacement(ctx.tx, { placementId, userId })
  const done = await findPlacementMove(ctx.tx, moveId)
  if (done && done.requestHash !== requestHash) refuseKeyReused()
  if (done) return await readPlacementView(ctx.tx, placementId)
  const { state, isCoolingOver, coolingUntil, principalCentavos } = placement
  if (state === 'active' || state === 'due' || (state === 'cooling' && isCoolingOver))
    refuse(placementRefusals, 'cooling-over', {
      status: 409,
      figures: { until: coolingUntil.toISOString() },
    })
  if (state !== 'cooling') refuse(placementRefusals, 'placement-ended', { status: 409 })
  const { planName } = await readPlacementView(ctx.tx, placementId)
  const transaction = await returnPlacedInvestment(ctx, {
    investmentId: placementId,
    moveId,
    userId,
    planName: planName.en,
    amountCentavos: principalCentavos,
    requestHash,
  })
  await setCancelled(ctx.tx, placementId)
  const isNew = await insertPlacementMove(ctx.tx, {
    moveId,
    placementId,
    userId,
    previousState: 'cooling',
    newState: 'cancelled',
    changedBy: 'user',
    changedByUserId: userId,
    requestHash,
  })
  if (!isNew) refuseKeyReused()
  await publishRoom(ctx, placement)
  await notifyCancelled(ctx, await findUser(ctx.tx, userId), {
    placementId,
    planName,
    principalCentavos,
    transaction,
  })
  return await readPlacementView(ctx.tx, placementId)
}

/** The offer was full, and has room for its minimum again. */
async function publishRoom(
  { tx }: ActionContext,
  { offerId, userId, principalCentavos }: PlacementRow,
): Promise<void> {
  const offer = await findOffer(tx, offerId)
  if (!offer) return
  const { leftCentavos } = await readOfferRoom(tx, offer, { userId })
  const wasFull = leftCentavos - principalCentavos < offer.minimumCentavos
  if (wasFull && leftCentavos >= offer.minimumCentavos) publishOffer(tx, offerId)
}
