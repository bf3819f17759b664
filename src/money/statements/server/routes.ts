import { serve } from '#foundation/platform/server/http/serve.ts'
import { statementsContract } from '../shared/contract.ts'
import { listMonths, readMonth } from './read-statement.ts'

export const statementsRoutes = serve(statementsContract, { months: listMonths, month: readMonth })
