import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useWords } from '#foundation/kit/i18n/language.tsx'
import { Since } from '#foundation/kit/time/since.tsx'
import { notificationWords } from '../shared/words.ts'
import { notifications } from './calls.ts'
import { foldRepeated } from './fold-repeated.ts'
import { NotificationLine } from './notification-line.tsx'

/** The window below the bell. */
export function LatestNotifications({ close }: { close: () => void }) {
  const w = useWords(notificationWords)
  const latest = useQuery(notifications.latest.queryOptions({ input: {} }))
  const shown = latest.data?.notifications
  return (
    <>
      {latest.isError && !shown && <p className="p-4 text-failed">{w.couldNotLoad}</p>}
      {shown?.length === 0 && <p className="p-4 text-muted">{w.none}</p>}
      <ul>
        {foldRepeated(shown ?? []).map((entry) => (
          <li key={entry.newest.notificationId} className="border-b border-line">
            <NotificationLine entry={entry} onOpened={close} className="px-4 py-3">
              <span className="text-sm text-muted">
                <Since instant={entry.newest.createdAt} />
                {entry.earlier.length > 0 && ` · ${w.earlier(entry.earlier.length)}`}
              </span>
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
