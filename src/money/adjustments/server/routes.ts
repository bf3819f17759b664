import { serve } from '#foundation/platform/server/http/serve.ts'
import { adjustmentsContract } from '../shared/contract.ts'
import { adjustBalance } from './adjust-balance.ts'
import { readAdjustmentStanding } from './read-standing.ts'

export const adjustmentsRoutes = serve(adjustmentsContract, {
  adjust: adjustBalance,
  standing: readAdjustmentStanding,
})
