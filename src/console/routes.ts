import { serve } from '../platform/serve.ts'
import { editTransaction, readConsoleOverview } from './actions.ts'
import { consoleContract } from './contract.ts'
import { searchEverything } from './search-everything.ts'

export const consoleRoutes = serve(consoleContract, { overview: readConsoleOverview, search: searchEverything, editTransaction })
