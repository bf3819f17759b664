import { useInfiniteQuery, useMutation } from '@tanstack/react-query'
import { Bell, Check, Trash2 } from 'lucide-react'
import { Button, IconButton } from '../../kit/button.tsx'
import { Card } from '../../kit/card.tsx'
import { useWords } from '../../kit/language.tsx'
import { Notice } from '../../kit/notice.tsx'
import { PageHeader } from '../../kit/page-header.tsx'
import { Skeleton } from '../../kit/skeleton.tsx'
import { EmptyState } from '../../kit/states.tsx'
import { notify } from '../../kit/toast-store.ts'
import { undoSeconds } from '../rules.ts'
import { words } from '../words.ts'
import { notifications } from './calls.ts'
import { NotificationLine } from './notification-line.tsx'
import { showFailure, useMarkRead, useOpenNotification, useRefresh, type Shown } from './open-notification.ts'

/** Everything the company told the user, newest first; the unread ones stand out. */
export function NotificationsScreen() {
  const w = useWords(words)
  const list = useInfiniteQuery(
    notifications.mine.infiniteOptions({
      input: (before: string | undefined) => ({ before }),
      initialPageParam: undefined,
      getNextPageParam: (page) => page.next ?? undefined,
    }),
  )
  const pages = list.data?.pages
  const shown = pages?.flatMap((page) => page.notifications)
  return (
    <>
      <PageHeader title={w.title} actions={(pages?.[0]?.unread ?? 0) > 0 && <MarkAllRead />} />
      <Card flush>
        {!shown && !list.isError && <Skeleton lines={5} height="2.75rem" className="p-4" />}
        {!shown && list.isError && (
          <Notice tone="failed" title={w.errorTitle} action={<Button variant="secondary" onClick={() => void list.refetch()}>{w.retry}</Button>}>
            {w.couldNotLoad}
          </Notice>
        )}
        {shown?.length === 0 && <EmptyState title={w.none} message={w.noneMore} icon={<Bell aria-hidden size={28} strokeWidth={1.5} />} />}
        <ul>
          {shown?.map((notification) => (
            <Item key={notification.notificationId} notification={notification} />
          ))}
        </ul>
        {list.hasNextPage && (
          <div className="flex justify-center p-3">
            <Button variant="quiet" pending={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
              {w.more}
            </Button>
          </div>
        )}
      </Card>
    </>
  )
}

function MarkAllRead() {
  const w = useWords(words)
  const refresh = useRefresh()
  const markAll = useMutation(
    notifications.markAllRead.mutationOptions({
      onSuccess: async ({ marked }) => {
        // Another tab was faster.
        if (marked === 0) notify({ title: w.noUnreadTitle, message: w.noUnreadMessage, tone: 'info' })
        await refresh()
      },
      onError: (error) => showFailure(error, 'couldNotMarkAll'),
    }),
  )
  return (
    <Button variant="secondary" pending={markAll.isPending} onClick={() => markAll.mutate({})}>
      {w.markAllRead}
    </Button>
  )
}

function Item({ notification }: { notification: Shown }) {
  const w = useWords(words)
  const open = useOpenNotification()
  const markRead = useMarkRead()
  const remove = useRemove()
  const { notificationId, isRead } = notification
  return (
    <li className={`@container border-b border-line last:border-b-0 ${isRead ? '' : 'bg-primary-tint'}`}>
      <div className="flex flex-wrap items-center justify-end sm:flex-nowrap">
        <NotificationLine notification={notification} onOpen={open} />
        {/* On a phone beside the time, so that the sentence has the whole width; below it where the text is very large. */}
        <div className="relative flex pr-2 max-sm:@min-[17rem]:-mt-11">
          {!isRead && (
            <IconButton label={w.markRead} icon={<Check aria-hidden size={20} />} disabled={markRead.isPending} onClick={() => markRead.mutate({ notificationId })} />
          )}
          <IconButton
            label={w.remove}
            icon={<Trash2 aria-hidden size={20} />}
            disabled={remove.isPending}
            onClick={() => remove.mutate({ notificationId })}
          />
        </div>
      </div>
    </li>
  )
}

/** Removed at once, with a few seconds to take it back, instead of a question before. */
function useRemove() {
  const w = useWords(words)
  const refresh = useRefresh()
  const onError = (error: unknown) => showFailure(error, 'couldNotDelete')
  const restore = useMutation(notifications.restore.mutationOptions({ onSuccess: refresh, onError }))
  return useMutation(
    notifications.remove.mutationOptions({
      onSuccess: async (_, { notificationId }) => {
        notify({ title: w.removed, duration: undoSeconds * 1000, action: { label: w.undo, onAction: () => restore.mutate({ notificationId }) } })
        await refresh()
      },
      onError,
    }),
  )
}
