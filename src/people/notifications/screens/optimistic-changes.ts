/**
 * Optimistic changes of the bell and the list. Each returns a function that rolls back only this
 * change, so that two concurrent changes do not undo each other.
 */
import type { InfiniteData, QueryClient } from '@tanstack/react-query'
import type { NotificationType } from '../shared/rules.ts'
import { notifications } from './calls.ts'

export interface ShownNotification {
  notificationId: string
  type: NotificationType
  message: string
  messageFil: string | null
  linkTo: string | null
  isRead: boolean
  createdAt: Date
}

interface Page {
  notifications: ShownNotification[]
  unread: number
}

type RollBack = () => void

export async function showRead(
  queries: QueryClient,
  notificationIds: readonly string[],
): Promise<RollBack> {
  await cancelFetches(queries)
  const unread = unreadOf(queries)
  const read = new Set(notificationIds.filter((id) => unread.has(id)))
  updateLists(queries, setRead(read, true), -read.size)
  return () => updateLists(queries, setRead(read, false), read.size)
}

/** Counts unread notifications beyond the loaded pages, too. */
export async function showAllRead(queries: QueryClient): Promise<RollBack> {
  await cancelFetches(queries)
  const unread = unreadOf(queries)
  const count = Math.max(0, ...pagesOf(queries).map((pages) => pages[0]?.unread ?? 0))
  updateLists(queries, setRead(unread, true), -count)
  return () => updateLists(queries, setRead(unread, false), count)
}

export async function showWithout(
  queries: QueryClient,
  notificationIds: readonly string[],
): Promise<RollBack> {
  await cancelFetches(queries)
  const isTaken = ({ notificationId }: ShownNotification) =>
    notificationIds.includes(notificationId)
  const unread = unreadOf(queries)
  const count = notificationIds.filter((id) => unread.has(id)).length
  const taken = new Map<string, ShownNotification[]>()
  const takeOut = (list: ShownNotification[], place: string) => {
    taken.set(place, list.filter(isTaken))
    return list.filter((one) => !isTaken(one))
  }
  const putBack = (list: ShownNotification[], place: string) => {
    const present = new Set(list.map(({ notificationId }) => notificationId))
    const missing = (taken.get(place) ?? []).filter((one) => !present.has(one.notificationId))
    // Newest first by id, as the server sorts them.
    return [...list, ...missing].toSorted((one, other) =>
      one.notificationId < other.notificationId ? 1 : -1,
    )
  }
  updateLists(queries, takeOut, -count)
  return () => updateLists(queries, putBack, count)
}

/** A response in flight would not include this change. */
async function cancelFetches(queries: QueryClient): Promise<void> {
  await queries.cancelQueries({ queryKey: notifications.key() })
}

/** `by`: how many more are unread, also where they are not loaded. */
function updateLists(
  queries: QueryClient,
  change: (list: ShownNotification[], place: string) => ShownNotification[],
  by: number,
): void {
  const changePage = (page: Page, place: string): Page => ({
    ...page,
    notifications: change(page.notifications, place),
    unread: Math.max(0, page.unread + by),
  })
  queries.setQueriesData<Page>(
    { queryKey: notifications.latest.key() },
    (page) => page && changePage(page, 'latest'),
  )
  for (const [key] of queries.getQueriesData({ queryKey: notifications.mine.key() }))
    queries.setQueryData<InfiniteData<Page>>(
      key,
      (data) =>
        data && {
          ...data,
          pages: data.pages.map((page, at) => changePage(page, `${JSON.stringify(key)} ${at}`)),
        },
    )
}

function setRead(which: ReadonlySet<string>, isRead: boolean) {
  return (list: ShownNotification[]) =>
    list.map((one) => (which.has(one.notificationId) ? { ...one, isRead } : one))
}

function pagesOf(queries: QueryClient): Page[][] {
  const latest = queries
    .getQueriesData<Page>({ queryKey: notifications.latest.key() })
    .map(([, page]) => (page ? [page] : []))
  const mine = queries
    .getQueriesData<InfiniteData<Page>>({ queryKey: notifications.mine.key() })
    .map(([, data]) => data?.pages ?? [])
  return [...latest, ...mine]
}

function unreadOf(queries: QueryClient): Set<string> {
  const shown = pagesOf(queries)
    .flat()
    .flatMap((page) => page.notifications)
  return new Set(shown.filter(({ isRead }) => !isRead).map(({ notificationId }) => notificationId))
}
