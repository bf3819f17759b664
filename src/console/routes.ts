import { serve } from '../platform/serve.ts'
import { editTransaction, readConsoleOverview, readFlow } from './actions.ts'
import { consoleContract } from './contract.ts'
import { searchEverything } from './search-everything.ts'

export const consoleRoutes = serve(consoleContract, {
  overview: readConsoleOverview,
  flow: readFlow,
  search: searchEverything,
  editTransaction,
})
