import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import { moduleCalls } from '#foundation/kit/data/calls.ts'
import { useNextPage } from '#foundation/kit/data/next-page.ts'
import { withdrawalQuery } from '#money/withdrawals/screens/calls.ts'
import type { QueueItem, workbenchContract } from '../shared/contract.ts'
import { claimOf, itemName, type QueueInput, type QueueKind } from '../shared/rules.ts'

export const workbench = moduleCalls<typeof workbenchContract>('workbench')

/** Topics of changes that can change the queue. */
export const queueTopics = {
  topics: ['withdrawals', 'transactions', 'deposits', 'chats', 'approvals', 'placements'],
}

/** Refetches each minute, because ages grow without any change. */
const refetchMs = 60_000

export function useQueue(kind: QueueKind | undefined) {
  const found = useInfiniteQuery(
    workbench.queue.infiniteOptions({
      input: (after: QueueInput['after']) => ({
        ...(kind ? { kind } : {}),
        ...(after ? { after } : {}),
      }),
      initialPageParam: undefined,
      getNextPageParam: ({ items, more }) => {
        const last = items.at(-1)
        return more && last ? { since: last.since, id: last.id } : undefined
      },
      refetchInterval: refetchMs,
      meta: queueTopics,
    }),
  )
  // An item can move from one page to another between two requests.
  const items = useMemo(() => {
    const byName = new Map<string, QueueItem>()
    for (const item of found.data?.pages.flatMap((page) => page.items) ?? [])
      byName.set(itemName(item), item)
    return found.data && [...byName.values()]
  }, [found.data])
  return {
    items,
    error: found.error,
    retry: () => void found.refetch(),
    hasMore: found.hasNextPage,
    nextPage: useNextPage(found),
  }
}

/** Prefetches the item that will open next. */
export function usePrefetch(next: QueueItem | null): void {
  const queries = useQueryClient()
  const id = next && claimOf(next).kind === 'withdrawal' ? next.id : null
  useEffect(() => {
    if (id) void queries.prefetchQuery(withdrawalQuery(id))
  }, [queries, id])
}
