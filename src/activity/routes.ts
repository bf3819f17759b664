import { serve } from '../platform/serve.ts'
import { listMyActivity } from './actions.ts'
import { activityContract } from './contract.ts'

export const activityRoutes = serve(activityContract, { mine: listMyActivity })
