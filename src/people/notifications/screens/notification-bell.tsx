import { useQuery } from '@tanstack/react-query'
import { Bell } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { useWords } from '#foundation/kit/i18n/language.tsx'
import { Popover } from '#foundation/kit/overlay/popover.tsx'
import { IconButton } from '#foundation/kit/ui/button.tsx'
import { UnreadDot } from '#foundation/kit/ui/count-badge.tsx'
import { Skeleton } from '#foundation/kit/ui/skeleton.tsx'
import { notificationWords } from '../shared/words.ts'
import { notifications } from './calls.ts'

/** Loaded when the bell is first opened, so that the first page is light. */
const loadLatest = async () => ({
  default: (await import('./latest-notifications.tsx')).LatestNotifications,
})
const LatestNotifications = lazy(loadLatest)

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
          onPointerEnter={() => void loadLatest().catch(() => {})}
        />
      )}
    >
      {(close) => (
        <Suspense fallback={<Skeleton lines={4} height="3rem" className="p-4" />}>
          <LatestNotifications close={close} />
        </Suspense>
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
