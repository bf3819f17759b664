import { serve } from '#foundation/platform/server/http/serve.ts'
import { placementsContract } from '../shared/contract.ts'
import { cancelPlacement } from './cancel-placement.ts'
import { listMyPlacements, listOffers, quotePlacement, readMyPlacement } from './read-placements.ts'
import { subscribe } from './subscribe.ts'

export const placementsRoutes = serve(placementsContract, {
  offers: listOffers,
  quote: quotePlacement,
  subscribe,
  cancel: cancelPlacement,
  mine: listMyPlacements,
  one: readMyPlacement,
})
