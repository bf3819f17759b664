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
    <ol className="grid grid-cols-[minmax(0,1fr)] gap-1">
      {messages.map((message, at) => {
        const day = manilaDay(message.createdAt)
        const before = messages[at - 1]
        const newDay = !before || manilaDay(before.createdAt) !== day
        return (
          <Fragment key={message.messageId}>
            {newDay && <DayLine instant={message.createdAt} />}
            <MessageBubble
              message={message}
              viewer={viewer}
              continues={!newDay && isSameSender(before, message)}
            />
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

function isSameSender(one: MessageView, other: MessageView): boolean {
  return one.senderKind === other.senderKind && one.senderName === other.senderName
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
    <li className="py-2 text-center text-xs text-muted">
      <time dateTime={instant.toISOString()} className="rounded-full bg-sunken px-3 py-1">
        {name}
      </time>
    </li>
  )
}
