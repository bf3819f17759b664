/** What a user does with notifications: shown at once below the bell and in the list, and as it was again when it could not be done. */
import { useMutation, useQueryClient, type InfiniteData, type QueryClient } from '@tanstack/react-query'
import { currentWords } from '../../kit/language.tsx'
import { isSignedOut } from '../../kit/refusals.ts'
import { notify } from '../../kit/toast-store.ts'
import { undoSeconds } from '../rules.ts'
import { words } from '../words.ts'
import { notifications } from './calls.ts'

export interface Shown {
  notificationId: string
  message: string
  messageFil: string | null
  linkTo: string | null
  isRead: boolean
  createdAt: Date
}

export function useMarkRead() {
  const queries = useQueryClient()
  return useMutation(
    notifications.markRead.mutationOptions({
      onMutate: ({ notificationId }) => changeShown(queries, (list) => list.map((one) => (one.notificationId === notificationId ? { ...one, isRead: true } : one))),
      onError: (error, _, asItWas) => takeBack(asItWas, error, 'couldNotMark'),
      onSettled: () => refreshWhenQuiet(queries),
    }),
  )
}

export function useMarkAllRead() {
  const queries = useQueryClient()
  return useMutation(
    notifications.markAllRead.mutationOptions({
      onMutate: () => changeShown(queries, (list) => list.map((one) => ({ ...one, isRead: true })), 0),
      onSuccess: ({ marked }) => {
        const w = currentWords(words)
        // Another tab was faster.
        if (marked === 0) notify({ title: w.noUnreadTitle, message: w.noUnreadMessage, tone: 'info' })
      },
      onError: (error, _, asItWas) => takeBack(asItWas, error, 'couldNotMarkAll'),
      onSettled: () => refreshWhenQuiet(queries),
    }),
  )
}

/** Removed at once, with a few seconds to take it back, instead of a question before. */
export function useRemove() {
  const queries = useQueryClient()
  const onSettled = () => refreshWhenQuiet(queries)
  const restore = useMutation(notifications.restore.mutationOptions({ onSettled, onError: (error) => tellFailure(error, 'couldNotRestore') }))
  return useMutation(
    notifications.remove.mutationOptions({
      onMutate: ({ notificationId }) => changeShown(queries, (list) => list.filter((one) => one.notificationId !== notificationId)),
      onSuccess: (_, { notificationId }) => {
        const w = currentWords(words)
        notify({ title: w.removed, duration: undoSeconds * 1000, action: { label: w.undo, onAction: () => restore.mutate({ notificationId }) } })
      },
      onError: (error, _, asItWas) => takeBack(asItWas, error, 'couldNotDelete'),
      onSettled,
    }),
  )
}

interface Page {
  notifications: Shown[]
  unread: number
}

/** Answers what puts everything back. The count follows what was changed; `unread` says it where more than the shown ones change. */
async function changeShown(queries: QueryClient, change: (list: Shown[]) => Shown[], unread?: number): Promise<() => void> {
  await queries.cancelQueries({ queryKey: notifications.key() })
  const before = queries.getQueriesData({ queryKey: notifications.key() })
  const changePage = <Some extends Page>(page: Some): Some => {
    const list = change(page.notifications)
    return { ...page, notifications: list, unread: unread ?? page.unread - countUnread(page.notifications) + countUnread(list) }
  }
  queries.setQueriesData<Page>({ queryKey: notifications.latest.key() }, (page) => page && changePage(page))
  queries.setQueriesData<InfiniteData<Page>>({ queryKey: notifications.mine.key() }, (data) => {
    if (!data) return data
    const pages = data.pages.map(changePage)
    // Each page brings the count of its time; the first one's is shown.
    const fewer = data.pages.reduce((sum, page, at) => sum + page.unread - (pages[at]?.unread ?? 0), 0)
    const [first, ...others] = pages
    return { ...data, pages: first && unread === undefined ? [{ ...first, unread: (data.pages[0]?.unread ?? 0) - fewer }, ...others] : pages }
  })
  return () => {
    for (const [key, data] of before) queries.setQueryData(key, data)
  }
}

function countUnread(list: Shown[]): number {
  return list.filter(({ isRead }) => !isRead).length
}

/** While another change is on its way an answer would show the state before it. */
async function refreshWhenQuiet(queries: QueryClient): Promise<void> {
  if (queries.isMutating({ mutationKey: notifications.key() }) <= 1) await queries.invalidateQueries({ queryKey: notifications.key() })
}

type Failure = 'couldNotMark' | 'couldNotMarkAll' | 'couldNotDelete' | 'couldNotRestore'

function takeBack(asItWas: (() => void) | undefined, error: unknown, message: Failure): void {
  asItWas?.()
  tellFailure(error, message)
}

/** The titles and messages of the specification for what this room cannot do. */
function tellFailure(error: unknown, message: Failure): void {
  if (isSignedOut(error)) return
  const w = currentWords(words)
  notify({ title: w.errorTitle, message: w[message], tone: 'failed' })
}
