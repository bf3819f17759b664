import type { QueryClient } from '@tanstack/react-query'
import { announcements } from '#content/announcements/screens/calls.ts'
import { tasks } from '#content/tasks/screens/calls.ts'
import { savesData } from '#foundation/kit/offline/online.tsx'
import { persistAnswers, type CacheOwner } from '#foundation/kit/offline/persist-queries.ts'
import { placementQuery, portfolioQuery } from '#investing/placements/screens/calls.ts'
import { chatsList } from '#money/chats/screens/calls.ts'
import { transactions } from '#money/transactions/screens/calls.ts'
import { notificationsList } from '#people/notifications/screens/calls.ts'
import { profileQuery } from '#people/profile/screens/calls.ts'
import { chosenAnswers, keptRows } from './cached-answers.ts'

const beginAfterMs = 5000
const pauseMs = 300
/** An answer that the page has loaded within this time is not fetched again. */
const freshMs = 60_000
/** The newest, with their terms and history. */
const keptPlacements = 20

/**
 * Caches this person's answers on the device. Returns a function that stops it. Loaded late, so
 * that the first page does not wait for it.
 */
export function keepForPerson(queries: QueryClient, person: CacheOwner, shape: string): () => void {
  const ends = [persistAnswers(queries, person, { ...chosenAnswers, shape }), fetchQuietly(queries)]
  return () => ends.forEach((end) => end())
}

/**
 * Fetches answers for offline use in the background: the lists, then the newest transactions and
 * their receipts, one by one. Does nothing when the browser's data saver is on.
 */
function fetchQuietly(queries: QueryClient): () => void {
  const ended = new AbortController()
  const timer = setTimeout(() => void fetchAll(queries, ended.signal).catch(() => {}), beginAfterMs)
  return () => {
    clearTimeout(timer)
    ended.abort()
  }
}

async function fetchAll(queries: QueryClient, signal: AbortSignal): Promise<void> {
  const may = () =>
    !signal.aborted && navigator.onLine && document.visibilityState === 'visible' && !savesData()
  if (!may()) return
  const once = { retry: false, staleTime: freshMs }
  // prefetchQuery never throws, so one failure does not stop the others.
  await Promise.all([
    queries.prefetchQuery({ ...profileQuery, ...once }),
    queries.prefetchInfiniteQuery({ ...chatsList, ...once }),
    queries.prefetchInfiniteQuery({ ...notificationsList, ...once }),
    queries.prefetchQuery({ ...tasks.mine.queryOptions({ input: {} }), ...once }),
    queries.prefetchQuery({ ...announcements.mine.queryOptions({ input: {} }), ...once }),
  ])
  await queries.prefetchQuery({ ...portfolioQuery, ...once })
  const held = queries.getQueryData(portfolioQuery.queryKey)?.placements ?? []
  for (const { placementId } of held.slice(0, keptPlacements)) {
    await new Promise((resolve) => setTimeout(resolve, pauseMs))
    if (!may()) return
    await queries.prefetchQuery({ ...placementQuery(placementId), ...once })
  }
  const list = await queries.fetchQuery({
    ...transactions.mine.queryOptions({ input: { limit: keptRows } }),
    ...once,
  })
  for (const { transactionId, updatedAt } of list.transactions) {
    const receipt = transactions.receipt.queryOptions({ input: { id: transactionId } })
    const known = queries.getQueryData(receipt.queryKey)
    if (known && known.transaction.updatedAt.getTime() >= updatedAt.getTime()) continue
    await new Promise((resolve) => setTimeout(resolve, pauseMs))
    if (!may()) return
    await queries.fetchQuery({ ...receipt, ...once, staleTime: 0 })
  }
}
