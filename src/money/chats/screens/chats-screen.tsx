import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { MessageCircle, Plus } from 'lucide-react'
import { useNextPage } from '#foundation/kit/data/next-page.ts'
import { useWords } from '#foundation/kit/i18n/language.tsx'
import { AsOf } from '#foundation/kit/offline/as-of.tsx'
import { PageHeader } from '#foundation/kit/page/page-header.tsx'
import { RelativeTime } from '#foundation/kit/time/relative-time.tsx'
import { Button, LinkButton } from '#foundation/kit/ui/button.tsx'
import { Card } from '#foundation/kit/ui/card.tsx'
import { Skeleton } from '#foundation/kit/ui/skeleton.tsx'
import { EmptyState, ErrorState } from '#foundation/kit/ui/states.tsx'
import type { ChatRow } from '../shared/contract.ts'
import { chatWords } from '../shared/words.ts'
import { chatsList } from './calls.ts'
import { ChatStatusBadge } from './chat-status.tsx'
import { chatTitle, chatPreview } from './chat-title.ts'

export function ChatsScreen() {
  const w = useWords(chatWords)
  const list = useInfiniteQuery(chatsList)
  const nextPage = useNextPage(list)
  const rows = list.data?.pages.flatMap((page) => page.chats)
  return (
    <>
      <PageHeader
        title={w.listTitle}
        actions={
          <LinkButton to="/dashboard/chat/new-support" icon={<Plus aria-hidden size={18} />}>
            {w.newSupportChat}
          </LinkButton>
        }
      />
      {rows && <AsOf answer={list} failed={w.fetchChatsFailed} className="mb-3 empty:hidden" />}
      <Card flush>
        {!rows && !list.error && <Skeleton lines={4} height="3.5rem" className="p-4" />}
        {!rows && list.error && (
          <ErrorState
            title={w.fetchChatsFailed}
            error={list.error}
            onRetry={() => void list.refetch()}
          />
        )}
        {rows?.length === 0 && (
          <EmptyState
            title={w.noChats}
            message={w.startSupportHint}
            icon={<MessageCircle aria-hidden size={28} strokeWidth={1.5} />}
            action={
              <LinkButton to="/dashboard/chat/new-support" variant="secondary">
                {w.startSupportChat}
              </LinkButton>
            }
          />
        )}
        {rows && rows.length > 0 && (
          <ul aria-label={w.listTitle} className="divide-y divide-line">
            {rows.map((chat) => (
              <ChatLine key={chat.chatId} chat={chat} />
            ))}
          </ul>
        )}
      </Card>
      {list.hasNextPage && (
        <div className="mt-4 text-center">
          <Button variant="secondary" {...nextPage}>
            {w.showMore}
          </Button>
        </div>
      )}
    </>
  )
}

const linkStyle = 'text-ink no-underline after:absolute after:inset-0'
const countStyle =
  'figures min-w-6 shrink-0 rounded-full bg-primary px-1.5 py-0.5 text-center text-sm ' +
  'font-medium text-on-primary'

/** The whole row links to the chat, except its time. */
function ChatLine({ chat }: { chat: ChatRow }) {
  const w = useWords(chatWords)
  const isUnread = chat.unread > 0
  return (
    <li className="relative grid grid-cols-[minmax(0,1fr)] px-4 pt-3 pb-1 hover:bg-sunken sm:px-5">
      <span className="flex items-center justify-between gap-3">
        <Link
          to="/dashboard/chat/$chatId"
          params={{ chatId: chat.chatId }}
          className={`${linkStyle} ${isUnread ? 'font-semibold' : 'font-medium'}`}
        >
          {chatTitle(chat, w)}
        </Link>
        {isUnread && (
          <span className={countStyle}>
            <span aria-hidden>{chat.unread > 99 ? '99+' : chat.unread}</span>
            <span className="sr-only">{w.unread(chat.unread)}</span>
          </span>
        )}
      </span>
      <span className={`truncate ${isUnread ? '' : 'text-muted'}`}>{chatPreview(chat, w)}</span>
      <span className="flex flex-wrap items-center gap-x-2">
        <span className="inline-flex min-h-8 items-center">
          <ChatStatusBadge status={chat.status} />
        </span>
        <RelativeTime instant={chat.latest?.createdAt ?? chat.updatedAt} className="ml-auto" />
      </span>
    </li>
  )
}
