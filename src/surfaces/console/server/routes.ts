import { serve } from '#foundation/platform/server/http/serve.ts'
import { consoleContract } from '../shared/contract.ts'
import { editTransaction, readConsoleOverview, readFlow } from './actions.ts'
import { searchEverything } from './search-everything.ts'

export const consoleRoutes = serve(consoleContract, {
  overview: readConsoleOverview,
  flow: readFlow,
  search: searchEverything,
  editTransaction,
})
