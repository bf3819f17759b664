import { serve } from '../platform/serve.ts'
import { lockMoney, readMySafeguards, unlockMoney } from './actions.ts'
import { safeguardsContract } from './contract.ts'

export const safeguardsRoutes = serve(safeguardsContract, {
  mine: readMySafeguards,
  lockMoney,
  unlockMoney,
})
