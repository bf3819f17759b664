import { useInfiniteQuery } from '@tanstack/react-query'
import { Bell } from 'lucide-react'
import { useRef, useState } from 'react'
import { useNextPage } from '#foundation/kit/data/next-page.ts'
import { SegmentedFilter } from '#foundation/kit/fields/segmented-filter.tsx'
import { useWords } from '#foundation/kit/i18n/language.tsx'
import { AsOf } from '#foundation/kit/offline/as-of.tsx'
import { useOnline } from '#foundation/kit/offline/online.tsx'
import { focusNextRow } from '#foundation/kit/page/keep-focus.ts'
import { PageHeader } from '#foundation/kit/page/page-header.tsx'
import { DaySection } from '#foundation/kit/time/day-section.tsx'
import { Button } from '#foundation/kit/ui/button.tsx'
import { Card } from '#foundation/kit/ui/card.tsx'
import { Notice } from '#foundation/kit/ui/notice.tsx'
import { Skeleton } from '#foundation/kit/ui/skeleton.tsx'
import { EmptyState } from '#foundation/kit/ui/states.tsx'
import { groupByDay } from '#foundation/time/shared/group-by-day.ts'
import { notificationWords } from '../shared/words.ts'
import { notificationsList, unreadList } from './calls.ts'
import { useMarkAllRead } from './change-notifications.ts'
import { foldRepeated } from './fold-repeated.ts'
import { NotificationItem } from './notification-item.tsx'

/** The notifications of the user by day, newest first; repeated ones are folded. */
export function NotificationsScreen() {
  const w = useWords(notificationWords)
  const place = useRef<HTMLDivElement>(null)
  const [which, setWhich] = useState<'all' | 'unread'>('all')
  const list = useInfiniteQuery(which === 'all' ? notificationsList : unreadList)
  const online = useOnline()
  const nextPage = useNextPage(list)
  const pages = list.data?.pages
  const shown = pages?.flatMap((page) => page.notifications)
  const unread = pages?.[0]?.unread ?? 0
  return (
    <>
      <PageHeader
        title={w.title}
        actions={
          unread > 0 ? (
            <MarkAllRead onMarked={() => place.current?.focus()} />
          ) : (
            // The title keeps its place when the button comes or goes.
            <span className="min-h-11" />
          )
        }
      />
      {shown && list.isError && online && <LoadFailed onRetry={() => void list.refetch()} />}
      {shown && <AsOf answer={list} className="mb-3 empty:hidden" />}
      <div className="mb-4 flex">
        <SegmentedFilter
          label={w.which}
          options={[
            { value: 'all', label: w.allOfThem },
            { value: 'unread', label: w.unread, count: pages ? unread : 'loading' },
          ]}
          value={which}
          onChange={setWhich}
        />
      </div>
      <Card flush>
        {/* Gets the focus of removed controls: the last row, or the button to mark all as read. */}
        <div ref={place} role="group" tabIndex={-1} aria-label={w.title} className="outline-none">
          {!shown && !list.isError && <Skeleton lines={5} height="3.5rem" className="p-4" />}
          {!shown && list.isError && <LoadFailed onRetry={() => void list.refetch()} />}
          {shown?.length === 0 && (
            <EmptyState
              title={w.none}
              message={w.noneMore}
              icon={<Bell aria-hidden size={28} strokeWidth={1.5} />}
            />
          )}
          {groupByDay(shown ?? [], ({ createdAt }) => createdAt).map(([day, ofDay]) => (
            <DaySection key={day} day={day}>
              <ul className="divide-y divide-line">
                {foldRepeated(ofDay).map((entry) => (
                  <NotificationItem
                    key={entry.newest.notificationId}
                    entry={entry}
                    onRemoved={(button) => focusNextRow(button, place.current)}
                  />
                ))}
              </ul>
            </DaySection>
          ))}
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
