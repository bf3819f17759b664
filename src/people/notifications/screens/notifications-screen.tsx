import { useInfiniteQuery } from '@tanstack/react-query'
import { Bell, Check, Trash2 } from 'lucide-react'
import { useRef } from 'react'
import { useNextPage } from '#foundation/kit/data/next-page.ts'
import { useWords } from '#foundation/kit/i18n/language.tsx'
import { AsOf } from '#foundation/kit/offline/as-of.tsx'
import { useOnline } from '#foundation/kit/offline/online.tsx'
import { focusNextRow } from '#foundation/kit/page/keep-focus.ts'
import { PageHeader } from '#foundation/kit/page/page-header.tsx'
import { RelativeTime } from '#foundation/kit/time/relative-time.tsx'
import { Button, IconButton } from '#foundation/kit/ui/button.tsx'
import { Card } from '#foundation/kit/ui/card.tsx'
import { Notice } from '#foundation/kit/ui/notice.tsx'
import { Skeleton } from '#foundation/kit/ui/skeleton.tsx'
import { EmptyState } from '#foundation/kit/ui/states.tsx'
import { notificationWords } from '../shared/words.ts'
import { notificationsList } from './calls.ts'
import { useMarkAllRead, useMarkRead, useRemove } from './change-notifications.ts'
import { NotificationLine } from './notification-line.tsx'
import { useOpenNotification } from './open-notification.ts'
import type { ShownNotification } from './optimistic-changes.ts'

/** All notifications of the user, newest first; unread ones are highlighted. */
export function NotificationsScreen() {
  const w = useWords(notificationWords)
  const place = useRef<HTMLDivElement>(null)
  const list = useInfiniteQuery(notificationsList)
  const online = useOnline()
  const nextPage = useNextPage(list)
  const pages = list.data?.pages
  const shown = pages?.flatMap((page) => page.notifications)
  return (
    <>
      <PageHeader
        title={w.title}
        actions={
          (pages?.[0]?.unread ?? 0) > 0 && <MarkAllRead onMarked={() => place.current?.focus()} />
        }
      />
      {shown && list.isError && online && <LoadFailed onRetry={() => void list.refetch()} />}
      {shown && <AsOf answer={list} className="mb-3 empty:hidden" />}
      <Card flush>
        {/* Gets the focus of removed controls: the last row, or the button to mark all as read. */}
        <div ref={place} role="group" tabIndex={-1} aria-label={w.title} className="outline-none">
          {!shown && !list.isError && <Skeleton lines={5} height="2.75rem" className="p-4" />}
          {!shown && list.isError && <LoadFailed onRetry={() => void list.refetch()} />}
          {shown?.length === 0 && (
            <EmptyState
              title={w.none}
              message={w.noneMore}
              icon={<Bell aria-hidden size={28} strokeWidth={1.5} />}
            />
          )}
          <ul className="divide-y divide-line">
            {shown?.map((notification) => (
              <Item
                key={notification.notificationId}
                notification={notification}
                onRemoved={(button) => focusNextRow(button, place.current)}
              />
            ))}
          </ul>
        </div>
        {list.hasNextPage && (
          <div className="flex justify-center border-t border-line p-3">
            <Button variant="quiet" {...nextPage}>
              {w.more}
            </Button>
          </div>
        )}
      </Card>
    </>
  )
}

function MarkAllRead({ onMarked }: { onMarked: () => void }) {
  const w = useWords(notificationWords)
  const markAll = useMarkAllRead()
  return (
    <Button
      variant="secondary"
      pending={markAll.isPending}
      onClick={() => {
        markAll.mutate({})
        onMarked()
      }}
    >
      {w.markAllRead}
    </Button>
  )
}

function Item({
  notification,
  onRemoved,
}: {
  notification: ShownNotification
  onRemoved: (button: Element) => void
}) {
  const w = useWords(notificationWords)
  const open = useOpenNotification()
  const markRead = useMarkRead()
  const remove = useRemove()
  const row = useRef<HTMLLIElement>(null)
  const { notificationId, isRead, createdAt } = notification
  return (
    <li
      ref={row}
      tabIndex={-1}
      className={`focus-visible:-outline-offset-2 ${isRead ? '' : 'bg-primary-tint'}`}
    >
      <NotificationLine notification={notification} onOpen={open} className="edge pt-3 sm:px-5" />
      <div className="flex items-center gap-x-2 edge sm:px-5">
        <RelativeTime instant={createdAt} className={`!justify-start ${isRead ? '' : 'ml-4'}`} />
        <div className="-mr-2.5 ml-auto flex">
          {!isRead && (
            <IconButton
              label={w.markRead}
              icon={<Check aria-hidden size={20} />}
              onClick={() => {
                markRead.mutate({ notificationId })
                // The button disappears, so keep the keyboard focus in its row.
                row.current?.focus()
              }}
            />
          )}
          <IconButton
            label={w.remove}
            icon={<Trash2 aria-hidden size={20} />}
            onClick={({ currentTarget }) => {
              remove.mutate({ notificationId })
              onRemoved(currentTarget)
            }}
          />
        </div>
      </div>
    </li>
  )
}

function LoadFailed({ onRetry }: { onRetry: () => void }) {
  const w = useWords(notificationWords)
  return (
    <div role="alert">
      <Notice
        tone="failed"
        title={w.errorTitle}
        action={
          <Button variant="secondary" onClick={onRetry}>
            {w.retry}
          </Button>
        }
      >
        {w.couldNotLoad}
      </Notice>
    </div>
  )
}
