import { TriangleAlert } from 'lucide-react'
import type { MouseEvent, ReactNode } from 'react'
import { pickLanguage, useLanguage, useWords } from '#foundation/kit/i18n/language.tsx'
import { notificationWords } from '../shared/words.ts'
import { isUnread, type Folded } from './fold-repeated.ts'
import { NotificationIcon } from './notification-icon.tsx'
import { useOpenNotification } from './open-notification.ts'
import type { ShownNotification } from './optimistic-changes.ts'

interface Props {
  entry: Folded
  onOpened?: () => void
  className?: string
  /** Below the message, inside the link or button. */
  children?: ReactNode
}

const lineStyle =
  'target flex w-full items-start gap-3 text-left text-ink no-underline hover:bg-sunken ' +
  'focus-visible:-outline-offset-2'

/** The newest of an entry: a link if it leads somewhere, otherwise a button that marks it read. */
export function NotificationLine({ entry, onOpened, className = '', children }: Props) {
  const w = useWords(notificationWords)
  const open = useOpenNotification()
  const { newest } = entry
  const unread = isUnread(entry)
  const onClick = (event: MouseEvent) => {
    open(entry, event)
    onOpened?.()
  }
  const inside = (
    <>
      <NotificationIcon type={newest.type} unread={unread} />
      <span className="grid min-w-0 grow grid-cols-1 gap-0.5 wrap-anywhere">
        <span className={`leading-snug ${unread ? 'font-medium' : ''}`}>
          {unread && <span className="sr-only">{w.unread}: </span>}
          <Message notification={newest} />
        </span>
        {children}
      </span>
    </>
  )
  const style = `${lineStyle} ${className}`
  return newest.linkTo ? (
    <a href={newest.linkTo} onClick={onClick} className={style}>
      {inside}
    </a>
  ) : (
    <button type="button" onClick={onClick} className={style}>
      {inside}
    </button>
  )
}

const warningMark = '⚠️'

/** Draws the warning mark of an urgent announcement as a picture: the font has no such letter. */
export function Message({
  notification: { message, messageFil },
}: {
  notification: ShownNotification
}) {
  const text = pickLanguage(useLanguage(), message, messageFil)
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
