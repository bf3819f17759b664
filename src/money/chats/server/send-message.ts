import type { ActionContext } from '#foundation/platform/server/http/context.ts'
import { refuse } from '#foundation/platform/server/http/refuse.ts'
import { recordActivity } from '#people/activity/server/actions.ts'
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
import { publishChat, chatOwnerFilter } from './actions.ts'
import { readMessage } from './reads.ts'
import {
  findAttachment,
  findMessage,
  insertMessage,
  lockChatRow,
  takePosition,
  type StoredAttachment,
  type StoredMessage,
} from './store.ts'

export interface Sender {
  senderKind: SenderKind
  senderId: string | null
}

/** An admin without a user id speaks as the console. */
export function senderOf({ caller }: Pick<ActionContext, 'caller'>): Sender {
  if (caller.role === 'user') return { senderKind: 'user', senderId: caller.userId }
  if (caller.role === 'admin')
    return caller.userId
      ? { senderKind: 'admin', senderId: caller.userId }
      : { senderKind: 'console', senderId: null }
  throw new Error(`A ${caller.role} cannot send a message`)
}

/**
 * Sends a message, once: the same message id with the same words gives the first answer again, also
 * after the chat was closed. Refuses: 404 a chat of somebody else, 409 a closed chat or a message
 * id that was used for something else.
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
  if (attachment?.used) refuse(chatRefusals, 'attachment-used', { status: 409 })

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
    const subject = { kind: 'chat', id: chat.chatId } as const
    await recordActivity(ctx, {
      userId: sender.senderId,
      actionType: 'ADMIN_CHAT_MESSAGE_SENT',
      inChat: true,
      subject,
      description: chat.reference
        ? chatRecordTexts.sentInDepositChat(chat.reference)
        : chatRecordTexts.sentInSupportChat(chat.chatId),
    })
    // Nobody is stopped, but nobody can say later that it did not happen. In the history of who wrote it, not of the user.
    if (findSecret(content) === 'asks') {
      const description = chatRecordTexts.askedForSecret(chat.reference ?? chat.chatId)
      await recordActivity(ctx, {
        userId: sender.senderId,
        actionType: 'ADMIN_ASKED_FOR_SECRET',
        inChat: true,
        subject,
        description,
      })
    }
  }
  publishChat(tx, chat)
  return await readMessage(tx, input.messageId)
}

/** Only the side that uploaded a file may send it, and only where it was uploaded. */
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
