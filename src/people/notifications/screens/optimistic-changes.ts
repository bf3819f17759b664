/**
 * Optimistic changes of the bell and the list. Each returns a function that rolls back only this
 * change, so that two concurrent changes do not undo each other.
 */
import type { InfiniteData, QueryClient } from '@tanstack/react-query'
import { notifications } from './calls.ts'

export interface ShownNotification {
  notificationId: string
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

export async function showRead(queries: QueryClient, notificationId: string): Promise<RollBack> {
  await cancelFetches(queries)
  const unread = unreadOf(queries)
  if (!unread.has(notificationId)) return () => {}
  const one = new Set([notificationId])
  updateLists(queries, setRead(one, true))
  return () => updateLists(queries, setRead(one, false))
}

/** Counts unread notifications beyond the loaded pages, too. */
export async function showAllRead(queries: QueryClient): Promise<RollBack> {
  await cancelFetches(queries)
  const unread = unreadOf(queries)
  const count = Math.max(0, ...pagesOf(queries).map((pages) => pages[0]?.unread ?? 0))
  updateLists(queries, setRead(unread, true), -count)
  return () => updateLists(queries, setRead(unread, false), count)
}

export async function showWithout(queries: QueryClient, notificationId: string): Promise<RollBack> {
  await cancelFetches(queries)
  const taken = new Map<string, ShownNotification>()
  updateLists(queries, (list, place) => {
    const found = list.find((one) => one.notificationId === notificationId)
    if (found) taken.set(place, found)
    return list.filter((one) => one !== found)
  })
  return () =>
    updateLists(queries, (list, place) => {
      const found = taken.get(place)
      if (!found || list.some((one) => one.notificationId === notificationId)) return list
      // Newest first by id, as the server sorts them.
      return [...list, found].toSorted((one, other) =>
        one.notificationId < other.notificationId ? 1 : -1,
      )
    })
}

/** A response in flight would not include this change. */
async function cancelFetches(queries: QueryClient): Promise<void> {
  await queries.cancelQueries({ queryKey: notifications.key() })
}

/** Updates the unread count by the changed rows, or by `by` when unloaded rows change too. */
function updateLists(
  queries: QueryClient,
  change: (list: ShownNotification[], place: string) => ShownNotification[],
  by?: number,
): void {
  const changePages = (pages: Page[], where: string): Page[] => {
    const changed = pages.map((page, at) => ({
      ...page,
      notifications: change(page.notifications, `${where} ${at}`),
    }))
    const [first, ...others] = changed
    // Each page has the count of its fetch; the screen shows that of the first page.
    return first
      ? [
          {
            ...first,
            unread: Math.max(0, first.unread + (by ?? countUnread(changed) - countUnread(pages))),
          },
          ...others,
        ]
      : []
  }
  queries.setQueriesData<Page>(
    { queryKey: notifications.latest.key() },
    (page) => page && changePages([page], 'latest')[0],
  )
  queries.setQueriesData<InfiniteData<Page>>(
    { queryKey: notifications.mine.key() },
    (data) => data && { ...data, pages: changePages(data.pages, 'mine') },
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

function countUnread(pages: readonly Page[]): number {
  return pages.flatMap((page) => page.notifications).filter(({ isRead }) => !isRead).length
}
