import { serve } from '../platform/serve.ts'
import { adjustBalance } from './adjust-balance.ts'
import { adjustmentsContract } from './contract.ts'
import { readStanding } from './read-standing.ts'

export const adjustmentsRoutes = serve(adjustmentsContract, {
  adjust: adjustBalance,
  standing: readStanding,
})
