/** Sample placements: one in its cooling-off, one that was cancelled in it. */
import { v7 as uuidv7 } from 'uuid'
import type { ActionContext } from '#foundation/platform/server/http/context.ts'
import { cancelPlacement } from '#investing/placements/server/cancel-placement.ts'
import { listOffers } from '#investing/placements/server/read-placements.ts'
import { subscribe } from '#investing/placements/server/subscribe.ts'
import { rightAnswersOf } from '#investing/placements/shared/questions.ts'
import { atOnce, type Pace } from './pace.ts'

export async function addSamplePlacements(user: ActionContext, pace: Pace = atOnce): Promise<void> {
  await pace({ daysAgo: 1, at: '18:40' })
  await place(user, 5_000_00n)
  await pace({ minutes: 12 })
  const placementId = await place(user, 1_000_00n)
  await pace({ minutes: 51 })
  await cancelPlacement(user, { placementId, moveId: uuidv7() })
}

/** In the one open offer of the sample. Returns the id of the placement. */
async function place(user: ActionContext, amountCentavos: bigint): Promise<string> {
  const open = (await listOffers(user)).find(({ closed }) => closed === null)
  if (!open?.offer || !open.termsSha256) throw new Error('The sample has no open offer')
  const { placementId } = await subscribe(user, {
    requestId: uuidv7(),
    offerId: open.offer.offerId,
    planVersionId: open.planVersionId,
    termsSha256: open.termsSha256,
    amountCentavos,
    answers: rightAnswersOf(open.offer),
  })
  return placementId
}
