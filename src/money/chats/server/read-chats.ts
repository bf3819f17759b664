import type { Transaction } from '#foundation/platform/server/database/database.ts'
import {
  callerUserId,
  type ActionContext,
  type Caller,
} from '#foundation/platform/server/http/context.ts'
import { refuse } from '#foundation/platform/server/http/refuse.ts'
import type { ChatRow, ChatView, MessageView } from '../shared/contract.ts'
import { isChatClosed, messagesPerPage } from '../shared/rules.ts'
import { chatRefusals } from '../shared/words.ts'
import { countUnreadMessages, readChat, readChatsOfUser, readMessages } from './reads.ts'
import { findChatByTransaction } from './store.ts'

const chatsPerPage = 30

/** For owner checks in SQL: the id of a user, or null for an admin, who may open every chat. */
export function chatOwnerFilter(caller: Caller): string | null {
  if (caller.role === 'admin') return null
  if (caller.role !== 'user') throw new Error(`A chat was opened by a ${caller.role}`)
  return caller.userId
}

/** Refuses 404 chat-not-found, also for another user's chat. */
export async function findReadableChat(
  ctx: ActionContext,
  { chatId }: { chatId: string },
): Promise<ChatView> {
  const chat = await readChat(ctx.tx, chatId, chatOwnerFilter(ctx.caller))
  if (!chat) refuse(chatRefusals, 'chat-not-found', { status: 404 })
  return chat
}

/** The chat about a transaction, while one can still write in it. The caller may see both. */
export async function findOpenChatAbout(
  tx: Transaction,
  transactionId: string,
): Promise<string | null> {
  const chat = await findChatByTransaction(tx, transactionId)
  return chat && !isChatClosed(chat.status) ? chat.chatId : null
}

/** For staff who view a user: the chats that changed last. */
export async function listChatsOfUser(
  tx: Transaction,
  userId: string,
  limit: number,
): Promise<{ chats: ChatRow[]; more: boolean }> {
  const found = await readChatsOfUser(tx, userId, null, limit + 1)
  return { chats: found.slice(0, limit), more: found.length > limit }
}

export async function listMyChats(
  ctx: ActionContext,
  input: { beforeUpdatedAt?: Date; beforeId?: string },
): Promise<{ chats: ChatRow[]; more: boolean }> {
  const before =
    input.beforeUpdatedAt && input.beforeId
      ? { updatedAt: input.beforeUpdatedAt, chatId: input.beforeId }
      : null
  const found = await readChatsOfUser(ctx.tx, callerUserId(ctx), before, chatsPerPage + 1)
  return { chats: found.slice(0, chatsPerPage), more: found.length > chatsPerPage }
}

export async function countMyUnread(ctx: ActionContext): Promise<{ unread: number }> {
  return { unread: await countUnreadMessages(ctx.tx, callerUserId(ctx)) }
}

export async function listMessages(
  ctx: ActionContext,
  { chatId, before }: { chatId: string; before?: number },
): Promise<{ messages: MessageView[]; more: boolean }> {
  await findReadableChat(ctx, { chatId })
  const found = await readMessages(ctx.tx, chatId, before ?? null, messagesPerPage + 1)
  return { messages: found.slice(-messagesPerPage), more: found.length > messagesPerPage }
}
