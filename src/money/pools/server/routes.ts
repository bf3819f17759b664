import { serve } from '#foundation/platform/server/http/serve.ts'
import { poolsContract } from '../shared/contract.ts'
import { declareIncome } from './declare-income.ts'
import { listDeclarations, listPools } from './read-pools.ts'

export const poolsRoutes = serve(poolsContract, {
  list: listPools,
  declarations: listDeclarations,
  declare: declareIncome,
})
