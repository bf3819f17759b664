import { serve } from '../platform/serve.ts'
import { countWaiting, listQueue } from './actions.ts'
import { deskContract } from './contract.ts'

export const deskRoutes = serve(deskContract, {
  queue: listQueue,
  counts: countWaiting,
})
