import { Link } from '@tanstack/react-router'
import { useWords } from '#foundation/kit/i18n/language.tsx'
import { Since } from '#foundation/kit/time/since.tsx'
import { Amount } from '#foundation/kit/ui/amount.tsx'
import type { ChatRow } from '../../shared/contract.ts'
import { chatWords } from '../../shared/words.ts'
import { ChatMark } from '../chat-mark.tsx'
import { ChatName } from '../chat-name.tsx'
import { chatPreview } from '../chat-title.ts'
import { ChatTurnBadge } from '../chat-turn.tsx'

/** The whole row links to the chat. */
export function ChatLine({ chat, open }: { chat: ChatRow; open: boolean }) {
  const w = useWords(chatWords)
  const isUnread = chat.unread > 0
  return (
    <li
      className={
        'relative grid grid-cols-[auto_minmax(0,1fr)] items-start gap-x-3 edge pt-3 pb-1 ' +
        (open ? 'chat-open' : 'hover:bg-sunken')
      }
    >
      <span className="pt-0.5">
        <ChatMark chat={chat} />
      </span>
      <span className="grid min-w-0 grid-cols-[minmax(0,1fr)]">
        <span className="flex justify-between gap-x-3">
          <Link
            to="/dashboard/chat/$chatId"
            params={{ chatId: chat.chatId }}
            className={
              'min-w-0 text-ink no-underline after:absolute after:inset-0 ' +
              (isUnread ? 'font-semibold' : 'font-medium')
            }
          >
            <ChatName chat={chat} more="text-muted" />
          </Link>
          {chat.amountCentavos !== null && (
            <span className="font-semibold">
              <Amount centavos={chat.amountCentavos} />
            </span>
          )}
        </span>
        <span className="flex items-center justify-between gap-3">
          <span className={`truncate text-sm ${isUnread ? '' : 'text-muted'}`}>
            {chatPreview(chat, w)}
          </span>
          {isUnread && (
            <span className="chat-count figures">
              <span aria-hidden>{chat.unread > 99 ? '99+' : chat.unread}</span>
              <span className="sr-only">{w.unread(chat.unread)}</span>
            </span>
          )}
        </span>
        <span className="-ml-0.5 flex flex-wrap items-center justify-between gap-x-2">
          <span className="inline-flex min-h-8 items-center">
            <ChatTurnBadge turn={chat.turn} />
          </span>
          <Since
            brief
            instant={chat.latest?.createdAt ?? chat.updatedAt}
            className="figures ml-auto text-xs text-muted"
          />
        </span>
      </span>
    </li>
  )
}
