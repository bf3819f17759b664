import { serve } from '#foundation/platform/server/http/serve.ts'
import { workbenchContract } from '../shared/contract.ts'
import { countWaitingItems, listQueue } from './actions.ts'

export const workbenchRoutes = serve(workbenchContract, {
  queue: listQueue,
  counts: countWaitingItems,
})
