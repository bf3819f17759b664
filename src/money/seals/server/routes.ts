import { serve } from '#foundation/platform/server/http/serve.ts'
import { sealsContract } from '../shared/contract.ts'
import { listSeals, proveBalance, proveReceipt } from './read-seals.ts'

export const sealsRoutes = serve(sealsContract, {
  published: listSeals,
  ofReceipt: proveReceipt,
  ofBalance: proveBalance,
})
