/**
 * What the bell and the list show, changed before the server has answered. Each change answers how
 * to take it back, and takes back itself alone: two changes on their way at the same time do not
 * undo each other.
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

type TakeBack = () => void

export async function showRead(queries: QueryClient, notificationId: string): Promise<TakeBack> {
  await forgetAnswersOnTheirWay(queries)
  const unread = unreadOf(queries)
  if (!unread.has(notificationId)) return () => {}
  const one = new Set([notificationId])
  changeLists(queries, setRead(one, true))
  return () => changeLists(queries, setRead(one, false))
}

/** Also those that are not shown: the count says how many there are. */
export async function showAllRead(queries: QueryClient): Promise<TakeBack> {
  await forgetAnswersOnTheirWay(queries)
  const unread = unreadOf(queries)
  const count = Math.max(0, ...pagesOf(queries).map((pages) => pages[0]?.unread ?? 0))
  changeLists(queries, setRead(unread, true), -count)
  return () => changeLists(queries, setRead(unread, false), count)
}

export async function showWithout(queries: QueryClient, notificationId: string): Promise<TakeBack> {
  await forgetAnswersOnTheirWay(queries)
  const taken = new Map<string, ShownNotification>()
  changeLists(queries, (list, place) => {
    const found = list.find((one) => one.notificationId === notificationId)
    if (found) taken.set(place, found)
    return list.filter((one) => one !== found)
  })
  return () =>
    changeLists(queries, (list, place) => {
      const found = taken.get(place)
      if (!found || list.some((one) => one.notificationId === notificationId)) return list
      // Newest first, as the server has them by their ids.
      return [...list, found].toSorted((one, other) =>
        one.notificationId < other.notificationId ? 1 : -1,
      )
    })
}

/** What was answered before this change knows nothing of it. */
async function forgetAnswersOnTheirWay(queries: QueryClient): Promise<void> {
  await queries.cancelQueries({ queryKey: notifications.key() })
}

/** The count follows what was changed; `by` says it where more than the shown ones change. */
function changeLists(
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
    // Each page brings the count of its time; the first one's is shown.
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
