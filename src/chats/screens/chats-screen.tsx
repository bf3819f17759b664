import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { MessageCircle, Plus } from 'lucide-react'
import { Button, LinkButton } from '../../kit/button.tsx'
import { Card } from '../../kit/card.tsx'
import { useLanguage, useWords } from '../../kit/language.tsx'
import { PageHeader } from '../../kit/page-header.tsx'
import { serverNow } from '../../kit/server-clock.ts'
import { Skeleton } from '../../kit/skeleton.tsx'
import { EmptyState, ErrorState } from '../../kit/states.tsx'
import { showRelative } from '../../time/time.ts'
import type { ChatRow } from '../contract.ts'
import { words } from '../words.ts'
import { chats } from './calls.ts'
import { ChatStatusBadge } from './chat-status.tsx'
import { chatTitle, preview } from './chat-title.ts'

export function ChatsScreen() {
  const w = useWords(words)
  const list = useInfiniteQuery(
    chats.mine.infiniteOptions({
      input: (last: ChatRow | undefined) => (last ? { beforeUpdatedAt: last.updatedAt, beforeId: last.chatId } : {}),
      initialPageParam: undefined,
      getNextPageParam: (page) => (page.more ? page.chats.at(-1) : undefined),
    }),
  )
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
      <Card flush>
        {!rows && !list.error && <Skeleton lines={4} height="3.5rem" className="p-4" />}
        {!rows && list.error && <ErrorState title={w.fetchChatsFailed} error={list.error} onRetry={() => void list.refetch()} />}
        {rows?.length === 0 && <EmptyState title={w.noChats} icon={<MessageCircle aria-hidden size={28} strokeWidth={1.5} />} />}
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
          <Button variant="secondary" pending={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
            {w.showMore}
          </Button>
        </div>
      )}
    </>
  )
}

function ChatLine({ chat }: { chat: ChatRow }) {
  const w = useWords(words)
  const language = useLanguage()
  const when = chat.latest?.createdAt ?? chat.updatedAt
  return (
    <li>
      <Link to="/dashboard/chat/$chatId" params={{ chatId: chat.chatId }} className="grid grid-cols-[minmax(0,1fr)] gap-1 px-4 py-3 text-ink no-underline hover:bg-sunken sm:px-5">
        <span className={chat.unread > 0 ? 'font-semibold' : 'font-medium'}>{chatTitle(chat, w)}</span>
        <span className={`truncate ${chat.unread > 0 ? '' : 'text-muted'}`}>{preview(chat, w)}</span>
        <span className="flex flex-wrap items-center gap-2">
          <ChatStatusBadge status={chat.status} />
          {chat.unread > 0 && <span className="rounded-full bg-primary px-2.5 py-0.5 text-sm font-medium text-on-primary">{w.unread(chat.unread)}</span>}
          <time dateTime={when.toISOString()} className="ml-auto text-sm text-muted">
            {showRelative(when, new Date(serverNow()), language)}
          </time>
        </span>
      </Link>
    </li>
  )
}
