import { serve } from '../platform/serve.ts'
import { siteContract } from './contract.ts'
import { readDocument } from './read-document.ts'

export const siteRoutes = serve(siteContract, { document: readDocument })
