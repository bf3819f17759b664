import * as z from 'zod/mini'
import { emptyInput, uuid } from '#foundation/contract/shared/fields.ts'
import { reads, steps, writes } from '#foundation/contract/shared/procedure.ts'
import { saveReplyInput, removeReplyInput } from './rules-replies.ts'
import { chatTurns } from './rules-turn.ts'
import {
  chatStatuses,
  closedChatStatuses,
  messageTypes,
  openSupportInput,
  senderKinds,
  sendMessageInput,
  sessionTypes,
} from './rules.ts'

const attachmentView = z.strictObject({
  attachmentId: z.uuid(),
  kind: z.enum(['image', 'pdf']),
  name: z.string(),
  sizeBytes: z.number(),
})

const messageView = z.strictObject({
  messageId: z.uuid(),
  chatId: z.uuid(),
  /** From 1, without gaps, in the order of the chat. */
  position: z.number(),
  senderKind: z.enum(senderKinds),
  /** Null for the console, which users see as 'Company Support'. */
  senderName: z.nullable(z.string()),
  content: z.string(),
  messageType: z.enum(messageTypes),
  attachment: z.nullable(attachmentView),
  isReadByUser: z.boolean(),
  isReadByAdmin: z.boolean(),
  createdAt: z.date(),
})

export const chatView = z.strictObject({
  chatId: z.uuid(),
  sessionType: z.enum(sessionTypes),
  status: z.enum(chatStatuses),
  turn: z.enum(chatTurns),
  relatedTransactionId: z.nullable(z.uuid()),
  reference: z.nullable(z.string()),
  userId: z.uuid(),
  userName: z.string(),
  createdAt: z.date(),
  updatedAt: z.date(),
})

export const chatRow = z.strictObject({
  chatId: z.uuid(),
  sessionType: z.enum(sessionTypes),
  status: z.enum(chatStatuses),
  turn: z.enum(chatTurns),
  reference: z.nullable(z.string()),
  /** Of the transaction that the chat is about. */
  amountCentavos: z.nullable(z.bigint()),
  updatedAt: z.date(),
  unread: z.number(),
  latest: z.nullable(
    z.strictObject({
      senderKind: z.enum(senderKinds),
      content: z.string(),
      messageType: z.enum(messageTypes),
      createdAt: z.date(),
    }),
  ),
})

const replyView = z.strictObject({
  replyId: uuid,
  shortcut: z.string(),
  textEn: z.string(),
  textFil: z.string(),
  updatedAt: z.date(),
})
export type ReplyView = z.infer<typeof replyView>

export const chatsContract = {
  /** The caller's chats: those with unread messages first, then by their last change. */
  mine: reads('user')
    .input(
      z.strictObject({
        beforeUnread: z.optional(z.boolean()),
        beforeUpdatedAt: z.optional(z.date()),
        beforeId: z.optional(uuid),
      }),
    )
    .output(z.strictObject({ chats: z.array(chatRow), more: z.boolean() })),
  unread: reads('user')
    .input(emptyInput)
    .output(z.strictObject({ unread: z.number() })),
  get: reads('signed-in')
    .input(z.strictObject({ chatId: uuid }))
    .output(chatView),
  /** One page, the oldest message first. `before` is the lowest position that the reader has. */
  messages: reads('signed-in')
    .input(z.strictObject({ chatId: uuid, before: z.optional(z.int().check(z.positive())) }))
    .output(z.strictObject({ messages: z.array(messageView), more: z.boolean() })),
  openSupport: writes('user', { limit: 'chat' }).input(openSupportInput).output(chatView),
  send: writes('signed-in', { limit: 'message' }).input(sendMessageInput).output(messageView),
  markRead: writes('signed-in', { duringMaintenance: true })
    .input(z.strictObject({ chatId: uuid }))
    .output(z.strictObject({ marked: z.number() })),
  /** Tells the other side of the chat that the caller is typing. Nothing is stored. */
  typing: steps('signed-in', { limit: 'typing' })
    .input(z.strictObject({ chatId: uuid }))
    .output(emptyInput),
  /** Sorted by shortcut. */
  replies: reads('admin').input(emptyInput).output(z.array(replyView)),
  keepReply: writes('admin').input(saveReplyInput).output(replyView),
  removeReply: writes('admin').input(removeReplyInput).output(emptyInput),
  closeSupport: writes('admin')
    .input(z.strictObject({ chatId: uuid, outcome: z.enum(closedChatStatuses) }))
    .output(chatView),
}

export type ChatView = z.infer<typeof chatView>
export type ChatRow = z.infer<typeof chatRow>
export type MessageView = z.infer<typeof messageView>
export type AttachmentView = z.infer<typeof attachmentView>
