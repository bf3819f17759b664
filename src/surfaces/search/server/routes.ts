import { serve } from '#foundation/platform/server/http/serve.ts'
import { searchContract } from '../shared/contract.ts'
import { searchOwn } from './find-everything.ts'

export const searchRoutes = serve(searchContract, { mine: searchOwn })
