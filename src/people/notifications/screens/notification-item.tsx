import { Check, ChevronDown, Trash2 } from 'lucide-react'
import { useRef } from 'react'
import { useLanguage, useWords } from '#foundation/kit/i18n/language.tsx'
import { IconButton } from '#foundation/kit/ui/button.tsx'
import { showClock } from '#foundation/time/shared/time.ts'
import { notificationWords } from '../shared/words.ts'
import { useMarkRead, useRemove } from './change-notifications.ts'
import { idsOf, isUnread, type Folded } from './fold-repeated.ts'
import { Message, NotificationLine } from './notification-line.tsx'
import type { ShownNotification } from './optimistic-changes.ts'

interface Props {
  entry: Folded
  onRemoved: (button: Element) => void
}

const itemStyle =
  'flex items-start gap-x-1 pr-[min(0.375rem,1.5vw)] focus-visible:-outline-offset-2 sm:pr-2.5'

/** An entry of a day, with what can be done with all that is folded into it. */
export function NotificationItem({ entry, onRemoved }: Props) {
  const w = useWords(notificationWords)
  const markRead = useMarkRead()
  const remove = useRemove()
  const row = useRef<HTMLLIElement>(null)
  const notificationIds = idsOf(entry)
  return (
    <li ref={row} tabIndex={-1} className={itemStyle}>
      <div className="min-w-0 grow">
        <NotificationLine entry={entry} className="py-3 pr-1 pl-[min(1rem,4.5vw)] sm:pl-5">
          <Times notification={entry.newest} />
        </NotificationLine>
        {entry.earlier.length > 0 && <Earlier list={entry.earlier} />}
      </div>
      <div className="flex flex-col py-2 sm:flex-row">
        {isUnread(entry) && (
          <IconButton
            label={w.markRead}
            icon={<Check aria-hidden size={20} />}
            onClick={() => {
              markRead.mutate({ notificationIds })
              // The button disappears, so keep the keyboard focus in its row.
              row.current?.focus()
            }}
          />
        )}
        <IconButton
          label={w.remove}
          icon={<Trash2 aria-hidden size={20} />}
          onClick={({ currentTarget }) => {
            remove.mutate({ notificationIds })
            onRemoved(currentTarget)
          }}
        />
      </div>
    </li>
  )
}

/** The heading says the day. */
function Times({ notification: { createdAt } }: { notification: ShownNotification }) {
  const language = useLanguage()
  return (
    <time dateTime={createdAt.toISOString()} className="figures text-sm text-muted">
      {showClock(createdAt, language)}
    </time>
  )
}

function Earlier({ list }: { list: readonly ShownNotification[] }) {
  const w = useWords(notificationWords)
  return (
    <details className="group -mt-2 pl-[calc(min(1rem,4.5vw)+3.5rem)] text-sm sm:pl-19">
      <summary className="link target inline-flex list-none items-center gap-1">
        {w.earlier(list.length)}
        <ChevronDown aria-hidden size={16} className="transition-transform group-open:rotate-180" />
      </summary>
      <ul className="grid gap-2 pb-3">
        {list.map((one) => (
          <li key={one.notificationId} className="grid text-muted wrap-anywhere">
            <Message notification={one} />
            <Times notification={one} />
          </li>
        ))}
      </ul>
    </details>
  )
}
