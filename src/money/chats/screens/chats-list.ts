import type { ChatRow } from '../shared/contract.ts'
import { chats } from './calls.ts'

/**
 * The user's chats as their list asks for them; what fetches them for a time without a connection
 * asks for the same.
 */
export const chatsList = chats.mine.infiniteOptions({
  input: (last: ChatRow | undefined) =>
    last ? { beforeUpdatedAt: last.updatedAt, beforeId: last.chatId } : {},
  initialPageParam: undefined,
  getNextPageParam: (page) => (page.more ? page.chats.at(-1) : undefined),
})
