import { serve } from '../platform/serve.ts'
import { giveClaimBack, listClaims, takeClaim } from './actions.ts'
import { claimsContract } from './contract.ts'

export const claimsRoutes = serve(claimsContract, {
  all: listClaims,
  take: takeClaim,
  giveBack: giveClaimBack,
})
