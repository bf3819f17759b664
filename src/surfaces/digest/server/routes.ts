import { serve } from '#foundation/platform/server/http/serve.ts'
import { digestContract } from '../shared/contract.ts'
import { readMyDigestChoice, saveMyDigestChoice } from './choice.ts'

export const digestRoutes = serve(digestContract, {
  mine: readMyDigestChoice,
  save: saveMyDigestChoice,
})
