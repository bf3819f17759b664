/** Opens chats, moves their status and announces their changes. */
import type { Transaction } from '#foundation/platform/server/database/database.ts'
import { callerUserId, type ActionContext } from '#foundation/platform/server/http/context.ts'
import { refuse } from '#foundation/platform/server/http/refuse.ts'
import { publish } from '#foundation/platform/server/live/relay.ts'
import { recordActivity } from '#people/activity/server/actions.ts'
import type { ChatView } from '../shared/contract.ts'
import { chatRecordTexts } from '../shared/record-words.ts'
import {
  isChatClosed,
  type ChatStatus,
  type ClosedChatStatus,
  type SessionType,
} from '../shared/rules.ts'
import { chatRefusals } from '../shared/words.ts'
import { markReadBy } from './message-store.ts'
import { findReadableChat } from './read-chats.ts'
import {
  findChat,
  findChatByTransaction,
  insertChat,
  lockChatByTransaction,
  lockChatRow,
  updateChatStatus,
  type StoredChat,
} from './store.ts'

interface NewChat {
  /** Made by the browser, so that a repeated request finds the same chat. */
  chatId: string
  userId: string
  sessionType: SessionType
  status: ChatStatus
  relatedTransactionId?: string
  /** By which people name the related transaction. */
  reference?: string
}

/**
 * Opens a chat, or finds the one that this request or this transaction already has; then `opened`
 * is false. Refuses 409 chat-id-reused for the id of another chat.
 */
export async function openChat(
  ctx: ActionContext,
  request: NewChat,
): Promise<StoredChat & { opened: boolean }> {
  const { tx } = ctx
  const relatedTransactionId = request.relatedTransactionId ?? null
  const opened = await insertChat(tx, {
    ...request,
    relatedTransactionId,
    reference: request.reference ?? null,
  })
  const chat = relatedTransactionId
    ? await findChatByTransaction(tx, relatedTransactionId)
    : await findChat(tx, request.chatId)
  if (
    !chat ||
    chat.userId !== request.userId ||
    chat.sessionType !== request.sessionType ||
    chat.relatedTransactionId !== relatedTransactionId
  ) {
    refuse(chatRefusals, 'chat-id-reused', { status: 409 })
  }
  if (opened) publishChat(tx, chat)
  return { ...chat, opened }
}

/**
 * The chat of a deposit, or null. `lock` locks its row, which must happen after the row of the
 * transaction and before the ledger.
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

/** Returns false when nothing changed: a closed chat stays closed. Refuses 404 chat-not-found. */
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

type ChatListener = (tx: Transaction, chat: { chatId: string; userId: string }) => void
const listeners = new Set<ChatListener>()

/**
 * Calls `listener` inside the transaction of every chat change. `main` registers deposits here at
 * the start of the server: their screens show chats too, but chats cannot import deposits.
 * Registering the same listener twice has no effect.
 */
export function onChatChange(listener: ChatListener): void {
  listeners.add(listener)
}

export function publishChat(tx: Transaction, chat: { chatId: string; userId: string }): void {
  for (const listener of listeners) listener(tx, chat)
  publish(tx, { topic: 'chats', id: chat.chatId, to: { userId: chat.userId } })
  publish(tx, { topic: 'chats', id: chat.chatId, to: 'admins' })
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
  return await findReadableChat(ctx, { chatId: chat.chatId })
}

/** Marks messages as read; notifies the other side if any were new. */
export async function markChatRead(
  ctx: ActionContext,
  { chatId }: { chatId: string },
): Promise<{ marked: number }> {
  const chat = await findReadableChat(ctx, { chatId })
  const marked = await markReadBy(ctx.tx, ctx.caller.role === 'admin' ? 'admin' : 'user', chatId)
  if (marked > 0) publishChat(ctx.tx, chat)
  return { marked }
}

/** Closes a chat and records it once. Refuses: chat-not-found, 409 not-a-support-chat. */
export async function closeSupportChat(
  ctx: ActionContext,
  { chatId, outcome }: { chatId: string; outcome: ClosedChatStatus },
): Promise<ChatView> {
  const chat = await findReadableChat(ctx, { chatId })
  if (chat.sessionType !== 'support_chat')
    refuse(chatRefusals, 'not-a-support-chat', { status: 409 })
  const { status: before } = (await lockChatRow(ctx.tx, chatId, null)) ?? chat
  if (await setChatStatus(ctx, chatId, outcome)) {
    const description = chatRecordTexts.supportChatIs(outcome)
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
  return await findReadableChat(ctx, { chatId })
}
