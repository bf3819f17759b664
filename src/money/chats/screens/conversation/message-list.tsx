import { Fragment } from 'react'
import { useLanguage, useWords } from '#foundation/kit/i18n/language.tsx'
import { serverNow } from '#foundation/kit/time/server-clock.ts'
import { manilaDay, showDay } from '#foundation/time/shared/time.ts'
import type { MessageView } from '../../shared/contract.ts'
import { chatWords } from '../../shared/words.ts'
import { OutgoingBubble } from '../outbox/outgoing-bubble.tsx'
import type { OutgoingMessage } from '../outbox/outgoing.ts'
import { MessageBubble, type Viewer } from './message-bubble.tsx'

interface Props {
  messages: readonly MessageView[]
  underway: readonly OutgoingMessage[]
  viewer: Viewer
  onRetry: (messageId: string) => void
  onDiscard: (messageId: string) => void
}

/** The messages by day in Manila, followed by those still being sent. */
export function MessageList({ messages, underway, viewer, onRetry, onDiscard }: Props) {
  return (
    <ol className="grid gap-2.5">
      {messages.map((message, at) => {
        const day = manilaDay(message.createdAt)
        const before = messages[at - 1]
        return (
          <Fragment key={message.messageId}>
            {(!before || manilaDay(before.createdAt) !== day) && (
              <DayLine instant={message.createdAt} />
            )}
            <MessageBubble message={message} viewer={viewer} />
          </Fragment>
        )
      })}
      {underway.map((message) => (
        <OutgoingBubble
          key={message.messageId}
          message={message}
          onRetry={() => onRetry(message.messageId)}
          onDiscard={() => onDiscard(message.messageId)}
        />
      ))}
    </ol>
  )
}

const dayMs = 86_400_000

function DayLine({ instant }: { instant: Date }) {
  const w = useWords(chatWords)
  const language = useLanguage()
  const now = serverNow()
  const day = manilaDay(instant)
  const name =
    day === manilaDay(new Date(now))
      ? w.today
      : day === manilaDay(new Date(now - dayMs))
        ? w.yesterday
        : showDay(instant, language)
  return (
    <li
      className={
        'flex items-center gap-3 py-1 text-xs text-muted before:h-px before:grow ' +
        'before:bg-line after:h-px after:grow after:bg-line'
      }
    >
      <time dateTime={instant.toISOString()}>{name}</time>
    </li>
  )
}
