import type { MouseEvent } from 'react'
import { inChosen, useLanguage, useWords } from '../../kit/language.tsx'
import { serverNow } from '../../kit/server-clock.ts'
import { showDateTime, showRelative } from '../../time/time.ts'
import { words } from '../words.ts'
import type { Shown } from './open-notification.ts'

interface Props {
  notification: Shown
  onOpen: (notification: Shown, event: MouseEvent) => void
}

const look = 'target grid w-full grow grid-cols-[minmax(0,1fr)] content-center gap-0.5 px-4 py-3 text-left text-ink no-underline hover:bg-sunken focus-visible:-outline-offset-2'

/** One notification as something to click: a link where it leads somewhere, a button where it can only be read. */
export function NotificationLine({ notification, onOpen }: Props) {
  const { linkTo } = notification
  const open = (event: MouseEvent) => onOpen(notification, event)
  if (linkTo) {
    return (
      <a href={linkTo} onClick={open} className={look}>
        <Text notification={notification} />
      </a>
    )
  }
  return (
    <button type="button" onClick={open} className={look}>
      <Text notification={notification} />
    </button>
  )
}

function Text({ notification: { message, messageFil, isRead, createdAt } }: { notification: Shown }) {
  const w = useWords(words)
  const language = useLanguage()
  return (
    <>
      <span className={`flex items-start gap-2 wrap-break-word ${isRead ? '' : 'font-medium'}`}>
        {!isRead && (
          <>
            <span aria-hidden className="mt-2 size-2 shrink-0 rounded-full bg-primary" />
            <span className="sr-only">{w.unread}: </span>
          </>
        )}
        <span className="min-w-0">{inChosen(language, message, messageFil)}</span>
      </span>
      <time dateTime={createdAt.toISOString()} title={showDateTime(createdAt, language)} className={`text-sm text-muted ${isRead ? '' : 'pl-4'}`}>
        {showRelative(createdAt, new Date(serverNow()), language)}
      </time>
    </>
  )
}
