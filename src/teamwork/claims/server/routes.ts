import { serve } from '#foundation/platform/server/http/serve.ts'
import { claimsContract } from '../shared/contract.ts'
import { giveClaimBack, listClaims, takeClaim } from './actions.ts'

export const claimsRoutes = serve(claimsContract, {
  all: listClaims,
  take: takeClaim,
  giveBack: giveClaimBack,
})
