/**
 * Conversations between a user and the company: who may write when, what a message may hold, and
 * which files are taken. It moves no money and knows no deposits; a room to its right tells it
 * which transaction a chat belongs to.
 */
import * as z from 'zod/mini'
import { paragraph, uuid } from '#foundation/contract/shared/fields.ts'

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

/** A closed chat stays readable for ever and takes no more messages. */
export function isChatClosed(status: ChatStatus): boolean {
  return status.startsWith('closed')
}

export const senderKinds = ['user', 'admin', 'console'] as const
/** 'console' is an admin who has no user id; people read it as 'Company Support'. */
export type SenderKind = (typeof senderKinds)[number]

export const messageTypes = ['text', 'image_proof', 'file_attachment'] as const
export type MessageType = (typeof messageTypes)[number]

export type AttachmentKind = 'image' | 'pdf'

export const messageTextMax = 4000
/** How many messages a screen asks for at once. */
export const messagesPerPage = 50

export const attachmentMaxBytes = 5 * 1024 * 1024
export const attachmentTypes = ['image/jpeg', 'image/png', 'application/pdf'] as const
export type AttachmentType = (typeof attachmentTypes)[number]
export const fileNameMax = 120
/**
 * What one user may upload within a day: far above what an honest person needs, low enough to keep
 * a disk.
 */
export const dailyUploads = { files: 60, bytes: 150 * 1024 * 1024 }

/** The text of a message that is nothing but a file. */
export const fileOnlyTexts: Record<AttachmentKind, string> = {
  image: 'Proof of payment uploaded.',
  pdf: 'File attached.',
}

export function messageTypeFor(attachment: AttachmentKind | null): MessageType {
  if (attachment === null) return 'text'
  return attachment === 'image' ? 'image_proof' : 'file_attachment'
}

/** A message without words of its own shows as 'Sent an attachment' in a list. */
export function isFileOnly(message: { messageType: MessageType; content: string }): boolean {
  return message.messageType !== 'text' && Object.values(fileOnlyTexts).includes(message.content)
}

/** Specification, section 4, 'Chat session'. */
export function chatStatusAfterMessage(
  chat: { sessionType: SessionType; status: ChatStatus },
  message: { senderKind: SenderKind; messageType: MessageType },
): ChatStatus {
  if (message.senderKind !== 'user') return 'pending_user_reply'
  if (chat.sessionType === 'deposit_chat' && message.messageType === 'image_proof')
    return 'pending_confirmation'
  return chat.status
}

/** What a person calls a deposit chat: the end of the transaction's uid. */
export function shortReference(reference: string | null): string {
  return reference ? reference.slice(-6) : 'N/A'
}

const extensions: Record<AttachmentType, string> = {
  'image/jpeg': '.jpg',
  'image/png': '.png',
  'application/pdf': '.pdf',
}

/**
 * The name under which a file is shown and offered for download. It never becomes part of a path.
 * Folders, control characters and marks that turn the writing direction ('exe.fdp' shown as
 * 'pdf.exe') go; the ending is that of the content.
 */
export function cleanFileName(written: string, type: AttachmentType): string {
  const base = written.slice(0, 8192).normalize('NFC').split(/[/\\]/).at(-1) ?? ''
  const visible = base.replace(/[\p{Cc}\p{Cf}\p{Co}\p{Cs}"<>|:*?]/gu, '').replace(/\s+/g, ' ')
  const stem = visible.replace(/\.(jpe?g|png|pdf)$/i, '').replace(/^[. ]+|[. ]+$/g, '')
  const short = [...stem]
    .slice(0, 80)
    .join('')
    .slice(0, fileNameMax - 4)
  return (short || 'file') + extensions[type]
}

export const openSupportInput = z.strictObject({ chatId: uuid })
export const sendMessageInput = z.strictObject({
  chatId: uuid,
  messageId: uuid,
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
  | 'upload-quota'
  | 'not-a-support-chat'
