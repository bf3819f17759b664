/** Reads preloaded answers on the server, which renders pages from them. */
import { StandardRPCJsonSerializer } from '@orpc/client/standard'
import type { AnyContractRouter } from '@orpc/contract'
import { QueryClient, type QueryKey } from '@tanstack/react-query'
import type { PreloadedAnswer } from '#foundation/contract/shared/page-protocol.ts'
import { moduleCalls } from '#foundation/kit/data/calls.ts'

const serializer = new StandardRPCJsonSerializer()

/** Returns a query cache that holds these answers. */
export function queriesWith(answers: readonly PreloadedAnswer[]): QueryClient {
  const queries = new QueryClient()
  for (const answer of answers) queries.setQueryData(...cacheEntry(answer))
  return queries
}

function cacheEntry({ path, body, answer }: PreloadedAnswer): [QueryKey, unknown] {
  const [, , module = '', procedure = ''] = path.split('/')
  const { json: input } = JSON.parse(body) as { json: unknown }
  const { json, meta = [] } = JSON.parse(answer) as {
    json: unknown
    meta?: Parameters<typeof serializer.deserialize>[1]
  }
  const calls = moduleCalls<AnyContractRouter>(module) as unknown as Record<
    string,
    { queryOptions(options: { input: unknown }): { queryKey: QueryKey } }
  >
  const queryKey = calls[procedure]?.queryOptions({ input }).queryKey
  if (!queryKey) throw new Error(`There is no procedure ${path}`)
  return [queryKey, serializer.deserialize(json, meta)]
}
