/**
 * Puts what came with the page into the cache before anything is drawn: the first thing to be seen
 * is then the whole page.
 */
import type { AnyContractRouter } from '@orpc/contract'
import type { FetchQueryOptions, QueryClient } from '@tanstack/react-query'
import { moduleCalls } from './calls.ts'
import { preloadedCalls } from './preload.ts'

/** A room's procedures where only the page knows which ones are meant. */
type Calls = Record<string, { queryOptions(asked: { input: unknown }): FetchQueryOptions }>

/** Each goes the ordinary way, as the same query that a screen will ask. Never throws. */
export async function seedPreloadedAnswers(queries: QueryClient): Promise<void> {
  await Promise.all(
    preloadedCalls().map(async ({ room, procedure, input }) => {
      const asked = (moduleCalls<AnyContractRouter>(room) as unknown as Calls)[
        procedure
      ]?.queryOptions({ input })
      if (asked) await queries.prefetchQuery(asked)
    }),
  )
}
