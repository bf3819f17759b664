/**
 * Puts the preloaded answers into the query cache before the first render, so that the first paint
 * is the whole page.
 */
import type { AnyContractRouter } from '@orpc/contract'
import type { FetchQueryOptions, QueryClient } from '@tanstack/react-query'
import { moduleCalls } from './calls.ts'
import { preloadedCalls } from './preload.ts'

/** The procedures of a module whose contract is not known here. */
type Calls = Record<string, { queryOptions(asked: { input: unknown }): FetchQueryOptions }>

/** Runs each through the query that a screen will use. Never throws. */
export async function seedPreloadedAnswers(queries: QueryClient): Promise<void> {
  await Promise.all(
    preloadedCalls().map(async ({ module, procedure, input }) => {
      const asked = (moduleCalls<AnyContractRouter>(module) as unknown as Calls)[
        procedure
      ]?.queryOptions({ input })
      if (asked) await queries.prefetchQuery(asked)
    }),
  )
}
