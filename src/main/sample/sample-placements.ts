/** Sample placements: one in its cooling-off, one that was cancelled in it. */
import { v7 as uuidv7 } from 'uuid'
import type { ActionContext } from '#foundation/platform/server/http/context.ts'
import { cancelPlacement } from '#investing/placements/server/cancel-placement.ts'
import { listOffers } from '#investing/placements/server/read-placements.ts'
import { subscribe } from '#investing/placements/server/subscribe.ts'
import { rightAnswersOf } from '#investing/placements/shared/questions.ts'
import type { PlacementView } from '#investing/placements/shared/views.ts'
import { atOnce, type Pace } from './pace.ts'

export async function addSamplePlacements(user: ActionContext, pace: Pace = atOnce): Promise<void> {
  await pace({ daysAgo: 1, at: '18:40' })
  await place(user, 5_000_00n, harvest)
  await pace({ minutes: 12 })
  const { placementId } = await place(user, 1_000_00n, harvest)
  await pace({ minutes: 51 })
  await cancelPlacement(user, { placementId, moveId: uuidv7() })
}

/** The plan whose offer is open in both samples. */
export const harvest = 'Harvest, half a year'

/** The terms that this user would agree to now. Throws unless the plan has an open offer. */
export async function findSampleTerms(user: ActionContext, planName: string) {
  const open = (await listOffers(user)).find(
    ({ closed, plan }) => closed === null && plan.name.en === planName,
  )
  if (!open?.offer || !open.termsSha256)
    throw new Error(`The sample has no open offer of '${planName}'`)
  const { offer, planVersionId, termsSha256 } = open
  return { offer, planVersionId, termsSha256 }
}

export async function place(
  user: ActionContext,
  amountCentavos: bigint,
  planName: string,
): Promise<PlacementView> {
  const { offer, planVersionId, termsSha256 } = await findSampleTerms(user, planName)
  return await subscribe(user, {
    requestId: uuidv7(),
    offerId: offer.offerId,
    planVersionId,
    termsSha256,
    amountCentavos,
    answers: rightAnswersOf(offer),
  })
}
