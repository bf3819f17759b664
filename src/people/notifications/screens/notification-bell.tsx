import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Bell } from 'lucide-react'
import { useLanguage, useWords } from '#foundation/kit/i18n/language.tsx'
import { Popover } from '#foundation/kit/overlay/popover.tsx'
import { serverNow } from '#foundation/kit/time/server-clock.ts'
import { IconButton } from '#foundation/kit/ui/button.tsx'
import { UnreadDot } from '#foundation/kit/ui/count-badge.tsx'
import { showDateTime, showRelative } from '#foundation/time/shared/time.ts'
import { notificationWords } from '../shared/words.ts'
import { notifications } from './calls.ts'
import { NotificationLine } from './notification-line.tsx'
import { useOpenNotification } from './open-notification.ts'
import type { ShownNotification } from './optimistic-changes.ts'

/** The bell of the top bar. A dot marks unread ones; the label gives their number. */
export function NotificationBell() {
  const w = useWords(notificationWords)
  const latest = useQuery(notifications.latest.queryOptions({ input: {} }))
  const unread = latest.data?.unread ?? 0
  return (
    <Popover
      label={w.title}
      // Keeps a focused item from being covered by the sticky link at the bottom.
      className="w-90 scroll-pb-12"
      trigger={(opener) => (
        <IconButton
          {...opener}
          onDeep
          label={w.bell(unread)}
          icon={<BellIcon dot={unread > 0} />}
        />
      )}
    >
      {(close) => (
        <Latest shown={latest.data?.notifications} failed={latest.isError} close={close} />
      )}
    </Popover>
  )
}

function BellIcon({ dot }: { dot: boolean }) {
  return (
    <>
      <Bell aria-hidden size={22} />
      {dot && <UnreadDot className="top-2.5 right-2.5" />}
    </>
  )
}

function Latest({
  shown,
  failed,
  close,
}: {
  shown: ShownNotification[] | undefined
  failed: boolean
  close: () => void
}) {
  const w = useWords(notificationWords)
  const open = useOpenNotification()
  return (
    <>
      {failed && !shown && <p className="p-4 text-failed">{w.couldNotLoad}</p>}
      {shown?.length === 0 && <p className="p-4 text-muted">{w.none}</p>}
      <ul>
        {shown?.map((notification) => (
          <li
            key={notification.notificationId}
            className={`flex border-b border-line ${notification.isRead ? '' : 'bg-primary-tint'}`}
          >
            <NotificationLine
              notification={notification}
              onOpen={(clicked, event) => {
                open(clicked, event)
                close()
              }}
              className="px-4 py-3"
            >
              <NotificationTime {...notification} />
            </NotificationLine>
          </li>
        ))}
      </ul>
      <Link
        to="/dashboard/notifications"
        onClick={close}
        className="link target sticky bottom-0 flex items-center justify-center bg-surface px-4"
      >
        {w.all}
      </Link>
    </>
  )
}

function NotificationTime({ createdAt, isRead }: ShownNotification) {
  const language = useLanguage()
  return (
    <time
      dateTime={createdAt.toISOString()}
      title={showDateTime(createdAt, language)}
      className={`text-sm text-muted ${isRead ? '' : 'pl-4'}`}
    >
      {showRelative(createdAt, new Date(Math.max(serverNow(), createdAt.getTime())), language)}
    </time>
  )
}
