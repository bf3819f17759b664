import { serve } from '#foundation/platform/server/http/serve.ts'
import { deskContract } from '../shared/contract.ts'
import { countWaiting, listQueue } from './actions.ts'

export const deskRoutes = serve(deskContract, {
  queue: listQueue,
  counts: countWaiting,
})
