import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { FetchFailed } from '#foundation/kit/data/fetch-failed.tsx'
import { readFailure } from '#foundation/kit/form/refusals.ts'
import { useWords } from '#foundation/kit/i18n/language.tsx'
import { NotKept } from '#foundation/kit/offline/online.tsx'
import { MoreLink } from '#foundation/kit/page/more-link.tsx'
import { Card } from '#foundation/kit/ui/card.tsx'
import { CountBadge } from '#foundation/kit/ui/count-badge.tsx'
import { Skeleton } from '#foundation/kit/ui/skeleton.tsx'
import type { ChatRow } from '../shared/contract.ts'
import { isChatClosed } from '../shared/rules.ts'
import { chatHomeWords } from '../shared/words-home.ts'
import { chatWords } from '../shared/words.ts'
import { chatsList } from './calls.ts'
import { ChatMark } from './chat-mark.tsx'
import { chatPreview, chatTitle } from './chat-title.ts'

const shownMax = 3

/** On the first page: unread chats, which come first in the list, and open ones. */
export function OpenChatsCard() {
  const w = useWords(chatHomeWords)
  const { fetchChatsFailed } = useWords(chatWords)
  const list = useInfiniteQuery(chatsList)
  const chats = list.data?.pages.flatMap((page) => page.chats)
  return (
    <Card title={w.title} action={<MoreLink to="/dashboard/chat">{w.all}</MoreLink>} flush>
      {chats && <Rows chats={waiting(chats)} />}
      {!chats && (
        <div className="edge pb-4 sm:px-5">
          {!list.error && <Skeleton lines={2} height="2.75rem" />}
          {list.error &&
            (readFailure(list.error).kind === 'offline' ? (
              <NotKept />
            ) : (
              <FetchFailed
                title={fetchChatsFailed}
                error={list.error}
                onRetry={() => void list.refetch()}
              />
            ))}
        </div>
      )}
    </Card>
  )
}

function waiting(chats: readonly ChatRow[]): ChatRow[] {
  return chats
    .filter(({ unread, status }) => unread > 0 || !isChatClosed(status))
    .slice(0, shownMax)
}

function Rows({ chats }: { chats: readonly ChatRow[] }) {
  const w = useWords(chatHomeWords)
  if (chats.length === 0) return <p className="edge pb-5 text-muted sm:px-5">{w.none}</p>
  return (
    <ul className="border-t border-line">
      {chats.map((chat) => (
        <li key={chat.chatId} className="border-b border-line last:border-b-0">
          <Row chat={chat} />
        </li>
      ))}
    </ul>
  )
}

function Row({ chat }: { chat: ChatRow }) {
  const w = useWords(chatWords)
  const { chatId, unread } = chat
  return (
    <Link to="/dashboard/chat/$chatId" params={{ chatId }} className={rowStyle}>
      <ChatMark chat={chat} className="size-11 rounded-tile max-[22rem]:hidden" />
      <span className="grid min-w-0 grow grid-cols-[minmax(0,1fr)]">
        <span className={`wrap-anywhere ${unread > 0 ? 'font-semibold' : 'font-medium'}`}>
          {chatTitle(chat, w)}
        </span>
        <span className="truncate text-sm text-muted">{chatPreview(chat, w)}</span>
      </span>
      <CountBadge count={unread} label={w.unread(unread)} />
    </Link>
  )
}

const rowStyle =
  'flex min-h-17 items-center gap-3 edge py-3 text-ink no-underline hover:bg-sunken ' +
  'focus-visible:-outline-offset-2 sm:px-5'
