import type { Transaction } from '#foundation/platform/server/database/database.ts'
import type { ActionContext, Caller } from '#foundation/platform/server/http/context.ts'
import { callerUserId } from '#foundation/platform/server/http/context.ts'
import { refuse } from '#foundation/platform/server/http/refuse.ts'
import { publish } from '#foundation/platform/server/live/relay.ts'
/**
 * Opening chats, moving their status, and finding them; sending a message stands in
 * send-message.ts.
 */
import { recordActivity } from '#people/activity/server/actions.ts'
import type { ChatRow, ChatView, MessageView } from '../shared/contract.ts'
import { chatRecordTexts } from '../shared/record-words.ts'
import {
  isChatClosed,
  messagesPerPage,
  type ChatStatus,
  type SessionType,
} from '../shared/rules.ts'
import { chatRefusals } from '../shared/words.ts'
import { countUnread, readChat, readChatsOfUser, readMessages } from './reads.ts'
import {
  findChat,
  findChatByTransaction,
  insertChat,
  lockChatByTransaction,
  lockChatRow,
  markReadByAdmin,
  markReadByUser,
  updateChatStatus,
  type StoredChat,
} from './store.ts'

export interface NewChat {
  /** Made by the browser: the same id again finds the same chat. */
  chatId: string
  userId: string
  sessionType: SessionType
  status: ChatStatus
  relatedTransactionId?: string
  /** The uid of the related transaction. */
  reference?: string
}

/**
 * Opens a chat, or finds the one that this request, or this transaction, already has. `opened` is
 * false when it was found. Refuses (409) an id that belongs to another chat.
 */
export async function openChat(
  ctx: ActionContext,
  wanted: NewChat,
): Promise<StoredChat & { opened: boolean }> {
  const { tx } = ctx
  const relatedTransactionId = wanted.relatedTransactionId ?? null
  const opened = await insertChat(tx, {
    ...wanted,
    relatedTransactionId,
    reference: wanted.reference ?? null,
  })
  const chat = relatedTransactionId
    ? await findChatByTransaction(tx, relatedTransactionId)
    : await findChat(tx, wanted.chatId)
  if (
    !chat ||
    chat.userId !== wanted.userId ||
    chat.sessionType !== wanted.sessionType ||
    chat.relatedTransactionId !== relatedTransactionId
  ) {
    refuse(chatRefusals, 'chat-id-reused', { status: 409 })
  }
  if (opened) publishChat(tx, chat)
  return { ...chat, opened }
}

/**
 * The chat of a deposit, or null. With `lock` its row stays locked: take it after the transaction's
 * row and before the book.
 */
export async function findChatOfTransaction(
  tx: Transaction,
  transactionId: string,
  options: { lock?: boolean } = {},
): Promise<StoredChat | null> {
  const found = options.lock
    ? await lockChatByTransaction(tx, transactionId)
    : await findChatByTransaction(tx, transactionId)
  return found ?? null
}

/** Moves a chat; false when nothing changed. A closed one stays as it is: what closed it was final. */
export async function setChatStatus(
  ctx: ActionContext,
  chatId: string,
  status: ChatStatus,
): Promise<boolean> {
  const chat = await lockChatRow(ctx.tx, chatId, null)
  if (!chat) refuse(chatRefusals, 'chat-not-found', { status: 404 })
  if (chat.status === status || isChatClosed(chat.status)) return false
  await updateChatStatus(ctx.tx, chatId, status)
  publishChat(ctx.tx, chat)
  return true
}

type ChatFollower = (tx: Transaction, chat: { chatId: string; userId: string }) => void
const followers = new Set<ChatFollower>()

/**
 * For a room further right whose screens show chats too: it is told of every change, inside the
 * transaction. `main` fills this slot when the server starts; filled twice with the same follower
 * it is filled once.
 */
export function onChatChange(follower: ChatFollower): void {
  followers.add(follower)
}

export function publishChat(tx: Transaction, chat: { chatId: string; userId: string }): void {
  for (const follow of followers) follow(tx, chat)
  publish(tx, { topic: 'chats', id: chat.chatId, to: { userId: chat.userId } })
  publish(tx, { topic: 'chats', id: chat.chatId, to: 'admins' })
}

/** For the owner check in SQL: a user's own id, or null for an admin, who may enter every chat. */
export function chatOwnerFilter(caller: Caller): string | null {
  if (caller.role === 'admin') return null
  if (caller.role !== 'user') throw new Error(`A chat was opened by a ${caller.role}`)
  return caller.userId
}

export async function openSupportChat(
  ctx: ActionContext,
  { chatId }: { chatId: string },
): Promise<ChatView> {
  const chat = await openChat(ctx, {
    chatId,
    userId: callerUserId(ctx),
    sessionType: 'support_chat',
    status: 'open',
  })
  return await getChat(ctx, { chatId: chat.chatId })
}

export async function getChat(
  ctx: ActionContext,
  { chatId }: { chatId: string },
): Promise<ChatView> {
  const chat = await readChat(ctx.tx, chatId, chatOwnerFilter(ctx.caller))
  if (!chat) refuse(chatRefusals, 'chat-not-found', { status: 404 })
  return chat
}

/** For staff, who look at a person: the chats of theirs that changed last. */
export async function listChatsOfUser(
  tx: Transaction,
  userId: string,
  limit: number,
): Promise<{ chats: ChatRow[]; more: boolean }> {
  const found = await readChatsOfUser(tx, userId, null, limit + 1)
  return { chats: found.slice(0, limit), more: found.length > limit }
}

const chatPage = 30

export async function listMyChats(
  ctx: ActionContext,
  input: { beforeUpdatedAt?: Date; beforeId?: string },
): Promise<{ chats: ChatRow[]; more: boolean }> {
  const before =
    input.beforeUpdatedAt && input.beforeId
      ? { updatedAt: input.beforeUpdatedAt, chatId: input.beforeId }
      : null
  const found = await readChatsOfUser(ctx.tx, callerUserId(ctx), before, chatPage + 1)
  return { chats: found.slice(0, chatPage), more: found.length > chatPage }
}

export async function countMyUnread(ctx: ActionContext): Promise<{ unread: number }> {
  return { unread: await countUnread(ctx.tx, callerUserId(ctx)) }
}

export async function listMessages(
  ctx: ActionContext,
  { chatId, before }: { chatId: string; before?: number },
): Promise<{ messages: MessageView[]; more: boolean }> {
  await getChat(ctx, { chatId })
  const found = await readMessages(ctx.tx, chatId, before ?? null, messagesPerPage + 1)
  return { messages: found.slice(-messagesPerPage), more: found.length > messagesPerPage }
}

/** Turns the reader's side of the read marks; what nobody had read before is told to the other side. */
export async function markChatRead(
  ctx: ActionContext,
  { chatId }: { chatId: string },
): Promise<{ marked: number }> {
  const chat = await getChat(ctx, { chatId })
  const marked =
    ctx.caller.role === 'admin'
      ? await markReadByAdmin(ctx.tx, chatId)
      : await markReadByUser(ctx.tx, chatId)
  if (marked > 0) publishChat(ctx.tx, chat)
  return { marked }
}

export async function closeSupportChat(
  ctx: ActionContext,
  { chatId, outcome }: { chatId: string; outcome: 'closed_completed' | 'closed_failed' },
): Promise<ChatView> {
  const chat = await getChat(ctx, { chatId })
  if (chat.sessionType !== 'support_chat')
    refuse(chatRefusals, 'not-a-support-chat', { status: 409 })
  const { status: before } = (await lockChatRow(ctx.tx, chatId, null)) ?? chat
  // Closed twice, it is recorded once.
  if (await setChatStatus(ctx, chatId, outcome)) {
    const description = chatRecordTexts.supportChatIs(chatId, outcome)
    const changes = { status: { before, after: outcome } }
    await recordActivity(ctx, {
      userId: chat.userId,
      actionType: 'ADMIN_SUPPORT_CHAT_CLOSED',
      description,
      inChat: true,
      subject: { kind: 'chat', id: chatId },
      changes,
    })
  }
  return await getChat(ctx, { chatId })
}
