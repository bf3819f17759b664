import type { ActionContext } from '#foundation/platform/server/http/context.ts'
import { refuse } from '#foundation/platform/server/http/refuse.ts'
import { recordActivity } from '#people/activity/server/actions.ts'
import { pushToUser } from '#people/notifications/server/push/push-outbox.ts'
import { pushRecordTexts } from '#people/notifications/shared/record-words-push.ts'
import type { MessageView } from '../shared/contract.ts'
import { chatRecordTexts } from '../shared/record-words.ts'
import { findSecret } from '../shared/rules-secrets.ts'
import {
  fileOnlyTexts,
  isChatClosed,
  messageTypeFor,
  chatStatusAfterMessage,
  type SenderKind,
  type SendMessageInput,
} from '../shared/rules.ts'
import { chatRefusals } from '../shared/words.ts'
import { publishChat } from './actions.ts'
import { findAttachment, type StoredAttachment } from './attachments/attachment-store.ts'
import { findMessage, insertMessage, type StoredMessage } from './message-store.ts'
import { chatOwnerFilter } from './read-chats.ts'
import { readMessage } from './reads.ts'
import { lockChatRow, takePosition, type StoredChat } from './store.ts'

interface Sender {
  senderKind: SenderKind
  senderId: string | null
}

/** An admin without a user id writes as the console. */
export function senderOf({ caller }: Pick<ActionContext, 'caller'>): Sender {
  if (caller.role === 'user') return { senderKind: 'user', senderId: caller.userId }
  if (caller.role === 'admin')
    return caller.userId
      ? { senderKind: 'admin', senderId: caller.userId }
      : { senderKind: 'console', senderId: null }
  throw new Error(`A ${caller.role} cannot send a message`)
}

/**
 * Sends a message once: the same id with the same content returns that message, also after the chat
 * was closed. Refuses: 404 chat-not-found, 404 attachment-not-found, message-empty, 409
 * message-id-reused, 409 chat-closed, 409 attachment-used.
 */
export async function sendMessage(
  ctx: ActionContext,
  input: SendMessageInput,
): Promise<MessageView> {
  const { tx } = ctx
  const sender = senderOf(ctx)
  const chat = await lockChatRow(tx, input.chatId, chatOwnerFilter(ctx.caller))
  if (!chat) refuse(chatRefusals, 'chat-not-found', { status: 404 })

  const attachment = input.attachmentId ? await findAttachment(tx, input.attachmentId) : null
  if (attachment === undefined || (attachment && !mayAttach(attachment, chat.chatId, sender)))
    refuse(chatRefusals, 'attachment-not-found', { status: 404 })
  const content = input.content || (attachment ? fileOnlyTexts[attachment.kind] : '')
  if (!content) refuse(chatRefusals, 'message-empty')
  const message: StoredMessage = {
    messageId: input.messageId,
    chatId: chat.chatId,
    ...sender,
    content,
    attachmentId: input.attachmentId ?? null,
  }

  const first = await findMessage(tx, input.messageId)
  if (first)
    return isSame(first, message)
      ? await readMessage(tx, first.messageId)
      : refuse(chatRefusals, 'message-id-reused', { status: 409 })
  if (isChatClosed(chat.status)) refuse(chatRefusals, 'chat-closed', { status: 409 })
  if (attachment?.sent) refuse(chatRefusals, 'attachment-used', { status: 409 })

  const messageType = messageTypeFor(attachment?.kind ?? null)
  const position = await takePosition(
    tx,
    chat.chatId,
    chatStatusAfterMessage(chat, { senderKind: sender.senderKind, messageType }),
    sender.senderKind === 'user',
  )
  if (!(await insertMessage(tx, { ...message, position, messageType })))
    refuse(chatRefusals, 'message-id-reused', { status: 409 })
  if (sender.senderKind !== 'user') {
    await recordStaffMessage(ctx, chat, sender.senderId, content)
    await pushToUser(ctx, {
      userId: chat.userId,
      detail: pushRecordTexts.newChatMessage,
      path: `/dashboard/chat/${chat.chatId}`,
    })
  }
  publishChat(tx, chat)
  return await readMessage(tx, input.messageId)
}

/**
 * Records a message of staff in the history of its author. A message that asks for a secret is sent
 * all the same, but recorded as well.
 */
async function recordStaffMessage(
  ctx: ActionContext,
  { chatId, reference }: StoredChat,
  authorId: string | null,
  content: string,
): Promise<void> {
  const entry = {
    userId: authorId,
    inChat: true,
    subject: { kind: 'chat', id: chatId },
  } as const
  await recordActivity(ctx, {
    ...entry,
    actionType: 'ADMIN_CHAT_MESSAGE_SENT',
    description: reference
      ? chatRecordTexts.sentInDepositChat(reference)
      : chatRecordTexts.sentInSupportChat,
  })
  if (findSecret(content) !== 'asks') return
  await recordActivity(ctx, {
    ...entry,
    actionType: 'ADMIN_ASKED_FOR_SECRET',
    description: chatRecordTexts.askedForSecret(reference ?? null),
  })
}

/** A file may be sent only by the side that uploaded it, in the chat it was uploaded to. */
function mayAttach(attachment: StoredAttachment, chatId: string, sender: Sender): boolean {
  return (
    attachment.chatId === chatId &&
    attachment.ownerKind === sender.senderKind &&
    attachment.ownerId === sender.senderId
  )
}

function isSame(first: StoredMessage, again: StoredMessage): boolean {
  return (
    first.chatId === again.chatId &&
    first.senderKind === again.senderKind &&
    first.senderId === again.senderId &&
    first.content === again.content &&
    first.attachmentId === again.attachmentId
  )
}
