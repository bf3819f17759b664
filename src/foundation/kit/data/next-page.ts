import type { UseInfiniteQueryResult } from '@tanstack/react-query'
import { useEffect, useState } from 'react'

type Pages = { pages: readonly unknown[] } | undefined
type List = Pick<UseInfiniteQueryResult, 'isFetching' | 'hasNextPage'> & {
  data: Pages
  fetchNextPage: () => Promise<{ data: Pages; isFetchNextPageError: boolean }>
}

/**
 * Returns the props of the button that loads one more page of a list. A live event refetches the
 * list, and the two fetches would cancel each other: the next page waits until no other fetch runs,
 * and is fetched again if it was cancelled.
 */
export function useNextPage({ data, isFetching, hasNextPage, fetchNextPage }: List) {
  const [wanted, setWanted] = useState(false)
  const pending = wanted && hasNextPage
  const fetched = countPages(data)
  useEffect(() => {
    if (!pending || isFetching) return
    void fetchNextPage().then((now) => {
      if (now.isFetchNextPageError || countPages(now.data) > fetched) setWanted(false)
    })
  }, [pending, isFetching, fetchNextPage, fetched])
  return { pending, onClick: () => setWanted(true) }
}

function countPages(data: Pages): number {
  return data?.pages.length ?? 0
}
