import { TriangleAlert } from 'lucide-react'
import type { MouseEvent, ReactNode } from 'react'
import { pickLanguage, useLanguage, useWords } from '#foundation/kit/i18n/language.tsx'
import { notificationWords } from '../shared/words.ts'
import type { ShownNotification } from './optimistic-changes.ts'

interface Props {
  notification: ShownNotification
  onOpen: (notification: ShownNotification, event: MouseEvent) => void
  className?: string
  /** Below the message, inside the link or button. */
  children?: ReactNode
}

const lineStyle =
  'target grid w-full grow grid-cols-[minmax(0,1fr)] content-center gap-0.5 text-left ' +
  'text-ink no-underline hover:bg-sunken focus-visible:-outline-offset-2'

/** One notification: a link if it leads somewhere, otherwise a button that marks it read. */
export function NotificationLine({ notification, onOpen, className = '', children }: Props) {
  const { linkTo } = notification
  const open = (event: MouseEvent) => onOpen(notification, event)
  const inside = (
    <>
      <Sentence notification={notification} />
      {children}
    </>
  )
  if (linkTo) {
    return (
      <a href={linkTo} onClick={open} className={`${lineStyle} ${className}`}>
        {inside}
      </a>
    )
  }
  return (
    <button type="button" onClick={open} className={`${lineStyle} ${className}`}>
      {inside}
    </button>
  )
}

function Sentence({
  notification: { message, messageFil, isRead },
}: {
  notification: ShownNotification
}) {
  const w = useWords(notificationWords)
  const language = useLanguage()
  return (
    <span className={`flex items-start gap-2 wrap-anywhere ${isRead ? '' : 'font-medium'}`}>
      {!isRead && (
        <>
          <span aria-hidden className="mt-2 size-2 shrink-0 rounded-full bg-primary" />
          <span className="sr-only">{w.unread}: </span>
        </>
      )}
      <span className="min-w-0">
        <Message text={pickLanguage(language, message, messageFil)} />
      </span>
    </span>
  )
}

const warningMark = '⚠️'

/** Draws the warning mark of an urgent announcement as a picture: the font has no such letter. */
function Message({ text }: { text: string }) {
  if (!text.startsWith(warningMark)) return text
  return (
    <>
      <TriangleAlert
        role="img"
        aria-label={warningMark}
        size={16}
        className="inline align-[-0.15em] text-waiting"
      />
      {text.slice(warningMark.length)}
    </>
  )
}
