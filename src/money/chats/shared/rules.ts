/**
 * Conversations between a user and the company: who may write when, what a message may hold, and
 * which files are accepted. Chats move no money and know nothing of deposits; the module of
 * deposits says which transaction a chat is about.
 */
import * as z from 'zod/mini'
import { paragraph, requestId, uuid } from '#foundation/contract/shared/fields.ts'

export const sessionTypes = ['deposit_chat', 'support_chat'] as const
export type SessionType = (typeof sessionTypes)[number]

export const chatStatuses = [
  'open',
  'pending_admin_reply',
  'pending_user_proof',
  'pending_user_reply',
  'pending_confirmation',
  'closed_completed',
  'closed_failed',
] as const
export type ChatStatus = (typeof chatStatuses)[number]

export const closedChatStatuses = [
  'closed_completed',
  'closed_failed',
] as const satisfies readonly ChatStatus[]
export type ClosedChatStatus = (typeof closedChatStatuses)[number]

/** A closed chat stays readable and takes no more messages. */
export function isChatClosed(status: ChatStatus): boolean {
  return (closedChatStatuses as readonly ChatStatus[]).includes(status)
}

/** In these statuses the user waits for an answer of the company. */
export function chatWaitsForStaff(status: ChatStatus): boolean {
  return status === 'pending_admin_reply' || status === 'pending_confirmation'
}

export const senderKinds = ['user', 'admin', 'console'] as const
/** 'console' is an admin without a user id, shown to users as 'Company Support'. */
export type SenderKind = (typeof senderKinds)[number]

export const messageTypes = ['text', 'image_proof', 'file_attachment'] as const
export type MessageType = (typeof messageTypes)[number]

export type AttachmentKind = 'image' | 'pdf'

export const messageTextMax = 4000
export const messagesPerPage = 50

export const attachmentMaxBytes = 5 * 1024 * 1024
export const attachmentTypes = ['image/jpeg', 'image/png', 'application/pdf'] as const
export type AttachmentType = (typeof attachmentTypes)[number]
const fileNameMax = 120
/** Limits of one user within 24 hours: far above honest use, low enough to protect the disk. */
export const dailyUploads = { files: 60, bytes: 150 * 1024 * 1024 }

/** The stored text of a message that is only a file. */
export const fileOnlyTexts: Record<AttachmentKind, string> = {
  image: 'Proof of payment uploaded.',
  pdf: 'File attached.',
}

export function messageTypeFor(attachment: AttachmentKind | null): MessageType {
  if (attachment === null) return 'text'
  return attachment === 'image' ? 'image_proof' : 'file_attachment'
}

/** The chat list shows such a message as 'Sent an attachment'. */
export function isFileOnly(message: { messageType: MessageType; content: string }): boolean {
  return message.messageType !== 'text' && Object.values(fileOnlyTexts).includes(message.content)
}

/** Returns the status of a chat after a message (specification, section 4, 'Chat session'). */
export function chatStatusAfterMessage(
  chat: { sessionType: SessionType; status: ChatStatus },
  message: { senderKind: SenderKind; messageType: MessageType },
): ChatStatus {
  if (message.senderKind !== 'user') return 'pending_user_reply'
  if (chat.sessionType === 'deposit_chat' && message.messageType === 'image_proof')
    return 'pending_confirmation'
  return chat.status
}

/** Shown for a deposit chat without a transaction. */
export const noReference = 'N/A'

const extensions: Record<AttachmentType, string> = {
  'image/jpeg': '.jpg',
  'image/png': '.png',
  'application/pdf': '.pdf',
}

/**
 * The name under which a file is shown and downloaded; it never becomes part of a path. Removes
 * folders, control characters and marks that change the writing direction ('exe.fdp' shown as
 * 'pdf.exe'), and sets the extension of the content.
 */
export function cleanFileName(name: string, type: AttachmentType): string {
  const base = name.slice(0, 8192).normalize('NFC').split(/[/\\]/).at(-1) ?? ''
  const visible = base.replace(/[\p{Cc}\p{Cf}\p{Co}\p{Cs}"<>|:*?]/gu, '').replace(/\s+/g, ' ')
  const stem = visible.replace(/\.(jpe?g|png|pdf)$/i, '').replace(/^[. ]+|[. ]+$/g, '')
  const short = [...stem]
    .slice(0, 80)
    .join('')
    .slice(0, fileNameMax - 4)
  return (short || 'file') + extensions[type]
}

export const openSupportInput = z.strictObject({ chatId: requestId })
export const sendMessageInput = z.strictObject({
  chatId: uuid,
  messageId: requestId,
  content: paragraph(messageTextMax),
  attachmentId: z.optional(uuid),
})
export type SendMessageInput = z.infer<typeof sendMessageInput>

export type ChatRefusal =
  | 'chat-not-found'
  | 'chat-closed'
  | 'chat-id-reused'
  | 'message-empty'
  | 'message-id-reused'
  | 'attachment-not-found'
  | 'attachment-used'
  | 'attachment-id-reused'
  | 'file-too-large'
  | 'file-wrong-kind'
  | 'file-damaged'
  | 'picture-too-many-pixels'
  | 'picture-moves'
  | 'pictures-busy'
  | 'upload-quota'
  | 'upload-gap'
  | 'not-a-support-chat'
