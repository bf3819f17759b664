import { serve } from '../platform/serve.ts'
import { readFigures } from './actions.ts'
import { marketContract } from './contract.ts'

export const marketRoutes = serve(marketContract, { figures: readFigures })
