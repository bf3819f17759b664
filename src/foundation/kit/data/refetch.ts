/**
 * The one path by which screens refetch: a topic has changed, and the queries about it are
 * refetched. Topics are the names of modules. They come from the live connection (live.ts) and from
 * the mutations of this page, so that screens need not name what they made stale.
 */
import {
  useQueryClient,
  type MutationCacheConfig,
  type Query,
  type QueryClient,
} from '@tanstack/react-query'
import { isSignedOut } from '../form/refusals.ts'
import { changesOf, type Changes } from './calls.ts'

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: {
      /** Other modules whose changes this query shows too. */
      topics?: readonly string[]
      /** Refetched at most this often, because the answer is expensive (milliseconds). */
      calmMs?: number
    }
    mutationMeta: {
      /** The mutation stays pending until the queries that it made stale have their new answers. */
      awaitRefetch?: boolean
    }
  }
}

/** Resolves when the queries about any of these topics that are on the screen have new answers. */
export function refetchTopics(queries: QueryClient, topics: Changes): Promise<void> {
  return refetch(queries, (query) => topics === 'everything' || isAbout(query, topics))
}

/** Refetches what should have been fetched already, and was not: the connection was lost. */
export function refetchFailed(queries: QueryClient): Promise<void> {
  return refetch(queries, ({ state }) => state.isInvalidated || state.status === 'error')
}

/** Refetches what a mutation of the module would: for a change that was made by other means. */
export function useRefetch(module: string): () => Promise<void> {
  const queries = useQueryClient()
  return () => refetchTopics(queries, topicsOf(module))
}

const running = new Map<string, number>()

/**
 * For the mutation cache. A failed mutation refetches too: somebody else may have changed what it
 * was about, or the answer was lost. While another mutation of the module runs, an answer would
 * show the state before that one, so the last one refetches.
 */
export const refetchAfterMutations: MutationCacheConfig = {
  onMutate: (_variables, { options }) => void count(moduleOf(options.mutationKey), 1),
  onSettled(_data, error, _variables, _result, { options, meta }, { client }) {
    const module = moduleOf(options.mutationKey)
    if (count(module, -1) > 0 || module === undefined || isSignedOut(error)) return undefined
    const refetched = refetchTopics(client, topicsOf(module))
    return meta?.awaitRefetch && !error ? refetched : undefined
  },
}

function count(module: string | undefined, change: number): number {
  if (module === undefined) return 0
  const left = (running.get(module) ?? 0) + change
  running.set(module, left)
  return left
}

function topicsOf(module: string): Changes {
  const changes = changesOf.get(module) ?? []
  return changes === 'everything' ? changes : [module, ...changes]
}

/** Keys of oRPC are `[[module, procedure], {}]`. A mutation without a key refetches nothing. */
function moduleOf(key: readonly unknown[] | undefined): string | undefined {
  const path = key?.[0]
  return Array.isArray(path) ? (path[0] as string) : undefined
}

function isAbout({ queryKey, meta }: Query, topics: readonly string[]): boolean {
  const module = moduleOf(queryKey)
  return topics.some((topic) => topic === module || meta?.topics?.includes(topic))
}

/**
 * A first answer that is on its way may be older than the change, and refetching now would only
 * wait for that same answer: such a query is refetched after it has arrived.
 */
async function refetch(queries: QueryClient, predicate: (query: Query) => boolean): Promise<void> {
  const onTheWay = queries
    .getQueryCache()
    .findAll({ predicate, fetchStatus: 'fetching' })
    .filter(({ state: { data } }) => data === undefined)
  await queries.invalidateQueries({
    predicate: (query) => predicate(query) && !isCalm(queries, query),
  })
  // One that failed has no older answer, and was tried again already.
  const arrived = onTheWay.filter(({ state }) => state.data !== undefined)
  if (arrived.length > 0)
    await queries.invalidateQueries({ predicate: (query) => arrived.includes(query) })
}

const waiting = new WeakSet<Query>()

/** Whether the query was answered less than `calmMs` ago; it is then refetched afterwards. */
function isCalm(queries: QueryClient, query: Query): boolean {
  const calmMs = query.meta?.calmMs
  if (calmMs === undefined) return false
  const wait = query.state.dataUpdatedAt + calmMs - Date.now()
  if (wait <= 0) return false
  if (!waiting.has(query)) {
    waiting.add(query)
    setTimeout(() => {
      waiting.delete(query)
      void queries.invalidateQueries({ queryKey: query.queryKey, exact: true })
    }, wait)
  }
  return true
}
