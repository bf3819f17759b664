import { useInfiniteQuery } from '@tanstack/react-query'
import { MessageCircle } from 'lucide-react'
import { useState } from 'react'
import { useNextPage } from '#foundation/kit/data/next-page.ts'
import { useWords } from '#foundation/kit/i18n/language.tsx'
import { AsOf } from '#foundation/kit/offline/as-of.tsx'
import { Button, LinkButton } from '#foundation/kit/ui/button.tsx'
import { Skeleton } from '#foundation/kit/ui/skeleton.tsx'
import { EmptyState, ErrorState } from '#foundation/kit/ui/states.tsx'
import type { ChatRow } from '../../shared/contract.ts'
import { chatWords } from '../../shared/words.ts'
import { chatsList } from '../calls.ts'
import { ChatLine } from './chat-line.tsx'

/** The user's chats; `open` is the id of the one beside the list. */
export function ChatList({ open }: { open?: string | undefined }) {
  const w = useWords(chatWords)
  const list = useInfiniteQuery(chatsList)
  const nextPage = useNextPage(list)
  const rows = useSteadyRows(
    list.data?.pages.flatMap((page) => page.chats),
    open,
  )
  return (
    <>
      {rows && (
        <AsOf answer={list} failed={w.fetchChatsFailed} className="edge py-2 empty:hidden" />
      )}
      {!rows && !list.error && <Skeleton lines={4} height="4.5rem" className="edge py-3" />}
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
            <ChatLine key={chat.chatId} chat={chat} open={chat.chatId === open} />
          ))}
        </ul>
      )}
      {list.hasNextPage && (
        <div className="p-4 text-center">
          <Button variant="secondary" {...nextPage}>
            {w.showMore}
          </Button>
        </div>
      )}
    </>
  )
}

/** Unread chats come first. One that is being read stays under the pointer until it is left. */
function useSteadyRows(rows: ChatRow[] | undefined, open: string | undefined) {
  const [held, setHeld] = useState<{ id: string | undefined; place: number }>()
  const place = rows?.findIndex(({ chatId }) => chatId === open) ?? -1
  if (rows && held?.id !== open) setHeld({ id: open, place })
  const row = rows?.[place]
  if (!rows || !row || !held || held.id !== open || held.place < 0) return rows
  return rows.toSpliced(place, 1).toSpliced(held.place, 0, row)
}
