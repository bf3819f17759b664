import { useQuery, type QueryClient } from '@tanstack/react-query'
import { moduleCalls } from '#foundation/kit/data/calls.ts'
import type { ChatRow, chatsContract } from '../shared/contract.ts'

export const chats = moduleCalls<typeof chatsContract>('chats')

/** The number of unread messages, for badges. */
export function useUnreadMessages(): number {
  return useQuery(chats.unread.queryOptions({ input: {} })).data?.unread ?? 0
}

/** The user's chats. The list and the prefetch for offline use share one cache entry. */
export const chatsList = chats.mine.infiniteOptions({
  input: (last: ChatRow | undefined) =>
    last
      ? { beforeUnread: last.unread > 0, beforeUpdatedAt: last.updatedAt, beforeId: last.chatId }
      : {},
  initialPageParam: undefined,
  getNextPageParam: (page) => (page.more ? page.chats.at(-1) : undefined),
})

/** Makes a preloaded answer the first page of the list. */
export function seedChatsList(queries: QueryClient): void {
  const first = queries.getQueryData(chats.mine.queryKey({ input: {} }))
  if (first) queries.setQueryData(chatsList.queryKey, { pages: [first], pageParams: [undefined] })
}
