/** SQL of chats, messages and attachments. Lists for screens stand in reads.ts. */
import type { Transaction } from '#foundation/platform/server/database/database.ts'
import type {
  AttachmentKind,
  AttachmentType,
  ChatStatus,
  MessageType,
  SenderKind,
  SessionType,
} from '../shared/rules.ts'

export interface StoredChat {
  chatId: string
  userId: string
  sessionType: SessionType
  status: ChatStatus
  relatedTransactionId: string | null
  reference: string | null
  messageCount: number
  sample: boolean
  version: number
  createdAt: Date
  updatedAt: Date
}

export interface StoredMessage {
  messageId: string
  chatId: string
  senderId: string | null
  senderKind: SenderKind
  content: string
  attachmentId: string | null
}

export interface StoredAttachment {
  attachmentId: string
  chatId: string
  ownerId: string | null
  ownerKind: SenderKind
  kind: AttachmentKind
  contentType: AttachmentType
  fileKey: string
  originalName: string
  sizeBytes: number
  sha256: Buffer
}

const chatColumns = `id as "chatId", user_id as "userId", session_type as "sessionType", status,
  related_transaction_id as "relatedTransactionId", reference, message_count as "messageCount", sample, version,
  created_at as "createdAt", updated_at as "updatedAt"`

/**
 * Does nothing when the id or the transaction already has a chat. The chat is a sample when its
 * user is.
 */
export async function insertChat(
  tx: Transaction,
  chat: Pick<
    StoredChat,
    'chatId' | 'userId' | 'sessionType' | 'status' | 'relatedTransactionId' | 'reference'
  >,
): Promise<boolean> {
  const made = await tx.rows(
    `insert into chat_sessions (id, user_id, session_type, status, related_transaction_id, reference, sample, waiting_since)
      select $1, id, $3, $4, $5, $6, sample, case when $4 = 'pending_admin_reply' then clock_timestamp() end from users where id = $2
      on conflict do nothing returning id`,
    [
      chat.chatId,
      chat.userId,
      chat.sessionType,
      chat.status,
      chat.relatedTransactionId,
      chat.reference,
    ],
  )
  return made.length === 1
}

export function findChat(tx: Transaction, chatId: string): Promise<StoredChat | undefined> {
  return tx.maybeRow<StoredChat>(`select ${chatColumns} from chat_sessions where id = $1`, [chatId])
}

/**
 * Locks the row. With a user's id only a chat of that user is found, so nobody can lock another
 * person's chat.
 */
export function lockChatRow(
  tx: Transaction,
  chatId: string,
  ownedBy: string | null,
): Promise<StoredChat | undefined> {
  return tx.maybeRow<StoredChat>(
    `select ${chatColumns} from chat_sessions where id = $1 and ($2::uuid is null or user_id = $2) for update`,
    [chatId, ownedBy],
  )
}

export function findChatByTransaction(
  tx: Transaction,
  transactionId: string,
): Promise<StoredChat | undefined> {
  return tx.maybeRow<StoredChat>(
    `select ${chatColumns} from chat_sessions where related_transaction_id = $1`,
    [transactionId],
  )
}

export function lockChatByTransaction(
  tx: Transaction,
  transactionId: string,
): Promise<StoredChat | undefined> {
  return tx.maybeRow<StoredChat>(
    `select ${chatColumns} from chat_sessions where related_transaction_id = $1 for update`,
    [transactionId],
  )
}

export async function updateChatStatus(
  tx: Transaction,
  chatId: string,
  status: ChatStatus,
): Promise<void> {
  await tx.rows(
    `update chat_sessions set status = $2, version = version + 1, updated_at = clock_timestamp(),
       waiting_since = case when $2 in ('pending_admin_reply', 'pending_confirmation') then coalesce(waiting_since, clock_timestamp()) end
     where id = $1`,
    [chatId, status],
  )
}

/**
 * Takes the next position of the chat; the caller holds its lock. A user waits from their first
 * message that nobody answered.
 */
export async function takePosition(
  tx: Transaction,
  chatId: string,
  status: ChatStatus,
  fromUser: boolean,
): Promise<number> {
  const { position } = await tx.row<{ position: number }>(
    `update chat_sessions set message_count = message_count + 1, status = $2, version = version + 1, updated_at = clock_timestamp(),
       waiting_since = case when $3 then coalesce(waiting_since, clock_timestamp()) end
     where id = $1 returning message_count as position`,
    [chatId, status, fromUser],
  )
  return position
}

export function findMessage(
  tx: Transaction,
  messageId: string,
): Promise<StoredMessage | undefined> {
  return tx.maybeRow<StoredMessage>(
    `select id as "messageId", session_id as "chatId", sender_id as "senderId", sender_kind as "senderKind",
       message_content as content, attachment_id as "attachmentId" from chat_messages where id = $1`,
    [messageId],
  )
}

/** Answers false when the id is taken: another chat used it at the same moment. */
export async function insertMessage(
  tx: Transaction,
  message: StoredMessage & { position: number; messageType: MessageType },
): Promise<boolean> {
  const fromUser = message.senderKind === 'user'
  const made = await tx.rows(
    `insert into chat_messages (id, session_id, position, sender_id, sender_kind, message_content, attachment_id, message_type, is_read_by_user, is_read_by_admin)
      values ($1, $2, $3, $4, $5, $6, $7, $8, $9, not $9) on conflict (id) do nothing returning id`,
    [
      message.messageId,
      message.chatId,
      message.position,
      message.senderId,
      message.senderKind,
      message.content,
      message.attachmentId,
      message.messageType,
      fromUser,
    ],
  )
  return made.length === 1
}

export async function markReadByUser(tx: Transaction, chatId: string): Promise<number> {
  return (
    await tx.rows(
      `update chat_messages set is_read_by_user = true where session_id = $1 and not is_read_by_user returning id`,
      [chatId],
    )
  ).length
}

export async function markReadByAdmin(tx: Transaction, chatId: string): Promise<number> {
  return (
    await tx.rows(
      `update chat_messages set is_read_by_admin = true where session_id = $1 and not is_read_by_admin returning id`,
      [chatId],
    )
  ).length
}

const attachmentColumns = `a.id as "attachmentId", a.session_id as "chatId", a.owner_id as "ownerId", a.owner_kind as "ownerKind", a.kind,
  a.content_type as "contentType", a.file_key as "fileKey", a.original_name as "originalName", a.size_bytes as "sizeBytes", a.sha256`

/** Answers false when the id is taken. */
export async function insertAttachment(
  tx: Transaction,
  attachment: StoredAttachment,
): Promise<boolean> {
  const made = await tx.rows(
    `insert into attachments (id, session_id, owner_id, owner_kind, kind, content_type, file_key, original_name, size_bytes, sha256)
      values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) on conflict (id) do nothing returning id`,
    [
      attachment.attachmentId,
      attachment.chatId,
      attachment.ownerId,
      attachment.ownerKind,
      attachment.kind,
      attachment.contentType,
      attachment.fileKey,
      attachment.originalName,
      attachment.sizeBytes,
      attachment.sha256,
    ],
  )
  return made.length === 1
}

export function findAttachment(
  tx: Transaction,
  attachmentId: string,
): Promise<(StoredAttachment & { used: boolean }) | undefined> {
  return tx.maybeRow(
    `select ${attachmentColumns}, exists (select from chat_messages m where m.attachment_id = a.id) as used from attachments a where a.id = $1`,
    [attachmentId],
  )
}

/**
 * A user reads files of their own chats: what they uploaded, and what was sent to them. `userId`
 * null: an admin reads.
 */
export function findReadableAttachment(
  tx: Transaction,
  attachmentId: string,
  userId: string | null,
): Promise<StoredAttachment | undefined> {
  return tx.maybeRow<StoredAttachment>(
    `select ${attachmentColumns} from attachments a join chat_sessions c on c.id = a.session_id
      where a.id = $1 and ($2::uuid is null or (c.user_id = $2 and (a.owner_id = $2 or exists (select from chat_messages m where m.attachment_id = a.id))))`,
    [attachmentId, userId],
  )
}

/** What this user uploaded in the last 24 hours. */
export function readUploadedToday(
  tx: Transaction,
  ownerId: string,
): Promise<{ files: bigint; bytes: bigint }> {
  return tx.row(
    `select count(*) as files, coalesce(sum(size_bytes), 0)::bigint as bytes from attachments
      where owner_id = $1 and created_at > now() - interval '24 hours'`,
    [ownerId],
  )
}

/** Those of the keys that a row speaks of. */
export async function findKnownFileKeys(
  tx: Transaction,
  fileKeys: readonly string[],
): Promise<string[]> {
  const found = await tx.rows<{ fileKey: string }>(
    'select file_key as "fileKey" from attachments where file_key = any($1::text[])',
    [fileKeys],
  )
  return found.map(({ fileKey }) => fileKey)
}

/**
 * Files that were uploaded and never sent: the message was given up. One that is being sent just
 * now stays: its message refers to it.
 */
export function deleteUnusedAttachments(
  tx: Transaction,
  limit: number,
): Promise<{ fileKey: string }[]> {
  return tx.rows(
    `delete from attachments where id in (
       select a.id from attachments a where a.created_at < now() - interval '24 hours'
         and not exists (select from chat_messages m where m.attachment_id = a.id)
       order by a.created_at limit $1)
     returning file_key as "fileKey"`,
    [limit],
  )
}
