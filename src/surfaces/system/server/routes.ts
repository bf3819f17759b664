import { serve } from '#foundation/platform/server/http/serve.ts'
import { systemContract } from '../shared/contract.ts'
import { readSystemOf, type ServerState } from './read-system.ts'

export const systemRoutes = (server: ServerState) =>
  serve(systemContract, { state: readSystemOf(server) })
