import { useInfiniteQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { QueueItem } from '../shared/contract.ts'
import { itemName, type QueueInput, type QueueKind } from '../shared/rules.ts'
import { workbench, shownTopics } from './calls.ts'

/** An age goes on growing though nothing changes. */
const minute = 60_000

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
      refetchInterval: minute,
      meta: shownTopics,
    }),
  )
  // Between two pages a thing can have moved from the one to the other.
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
    loadingMore: found.isFetchingNextPage,
    loadMore: () => void found.fetchNextPage(),
  }
}
