import { serve } from '#foundation/platform/server/http/serve.ts'
import { safeguardsContract } from '../shared/contract.ts'
import { lockMoney, readMySafeguards, unlockMoney } from './actions.ts'
import type { SafeguardHooks } from './hooks.ts'
import { sayNotMe } from './say-not-me.ts'

export const safeguardsRoutes = (hooks: SafeguardHooks) =>
  serve(safeguardsContract, {
    mine: readMySafeguards,
    lockMoney,
    sayNotMe: (ctx, input) => sayNotMe(ctx, hooks, input),
    unlockMoney,
  })
