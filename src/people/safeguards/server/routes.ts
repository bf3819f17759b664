import { serve } from '#foundation/platform/server/http/serve.ts'
import { safeguardsContract } from '../shared/contract.ts'
import { lockMoney, readMySafeguards, unlockMoney } from './actions.ts'
import { sayNotMe } from './say-not-me.ts'

export const safeguardsRoutes = serve(safeguardsContract, {
  mine: readMySafeguards,
  lockMoney,
  sayNotMe,
  unlockMoney,
})
