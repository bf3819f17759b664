import { serve } from '../platform/serve.ts'
import { editTransaction, readConsoleOverview } from './actions.ts'
import { consoleContract } from './contract.ts'

export const consoleRoutes = serve(consoleContract, { overview: readConsoleOverview, editTransaction })
