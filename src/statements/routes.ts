import { serve } from '../platform/serve.ts'
import { statementsContract } from './contract.ts'
import { listMonths, readMonth } from './read-statement.ts'

export const statementsRoutes = serve(statementsContract, { months: listMonths, month: readMonth })
