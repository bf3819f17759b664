import type { Transaction } from '#foundation/platform/server/database/database.ts'
import {
  callerUserId,
  type ActionContext,
  type Caller,
} from '#foundation/platform/server/http/context.ts'
import { refuse } from '#foundation/platform/server/http/refuse.ts'
import type { ChatRow, ChatView, MessageView } from '../shared/contract.ts'
import { chatTurn } from '../shared/rules-turn.ts'
import { isChatClosed, messagesPerPage } from '../shared/rules.ts'
import { chatRefusals } from '../shared/words.ts'
import { readChatSubjects } from './chat-subjects.ts'
import {
  countUnreadMessages,
  readChat,
  readChatsOfUser,
  readMessages,
  type ListPlace,
} from './reads.ts'
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
  const found = await readChat(ctx.tx, chatId, chatOwnerFilter(ctx.caller))
  if (!found) refuse(chatRefusals, 'chat-not-found', { status: 404 })
  const subjects = await readChatSubjects(ctx.tx, [found])
  const { asked: _, ...chat } = found
  const subject = subjects.get(found.relatedTransactionId ?? '')
  return { ...chat, turn: chatTurn(found, subject?.state ?? null) }
}

/** The chat about a transaction, while one can still write in it. The caller may see both. */
export async function findOpenChatAbout(
  tx: Transaction,
  transactionId: string,
): Promise<string | null> {
  const chat = await findChatByTransaction(tx, transactionId)
  return chat && !isChatClosed(chat.status) ? chat.chatId : null
}

/** For staff who view a user: the unread first, then the chats that changed last. */
export async function listChatsOfUser(
  tx: Transaction,
  userId: string,
  limit: number,
): Promise<{ chats: ChatRow[]; more: boolean }> {
  return await listChats(tx, userId, null, limit)
}

export async function listMyChats(
  ctx: ActionContext,
  input: { beforeUnread?: boolean; beforeUpdatedAt?: Date; beforeId?: string },
): Promise<{ chats: ChatRow[]; more: boolean }> {
  const { beforeUnread = false, beforeUpdatedAt, beforeId } = input
  const before =
    beforeUpdatedAt && beforeId
      ? { unread: beforeUnread, updatedAt: beforeUpdatedAt, chatId: beforeId }
      : null
  return await listChats(ctx.tx, callerUserId(ctx), before, chatsPerPage)
}

async function listChats(
  tx: Transaction,
  userId: string,
  before: ListPlace | null,
  limit: number,
): Promise<{ chats: ChatRow[]; more: boolean }> {
  const found = await readChatsOfUser(tx, userId, before, limit + 1)
  const page = found.slice(0, limit)
  const subjects = await readChatSubjects(tx, page)
  const chats = page.map(({ relatedTransactionId, asked, ...chat }) => {
    const subject = subjects.get(relatedTransactionId ?? '')
    return {
      ...chat,
      turn: chatTurn({ status: chat.status, asked }, subject?.state ?? null),
      amountCentavos: subject?.amountCentavos ?? null,
    }
  })
  return { chats, more: found.length > limit }
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
