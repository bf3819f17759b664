import { serve } from '#foundation/platform/server/http/serve.ts'
import { poolsContract } from '../shared/contract.ts'
import { declareIncome } from './declare-income.ts'
import type { ReadIncomePlans } from './income-plans.ts'
import { listDeclarations, listPools } from './read-pools.ts'

/** `readIncomePlans`: see income-plans.ts. */
export const poolsRoutes = (readIncomePlans: ReadIncomePlans) =>
  serve(poolsContract, {
    list: listPools,
    declarations: listDeclarations,
    plans: (ctx) => readIncomePlans(ctx.tx),
    declare: (ctx, input) => declareIncome(ctx, input, readIncomePlans),
  })
