/** SQL of chats and messages as screens show them. */
import type { Transaction } from '#foundation/platform/server/database/database.ts'
import { userNameOf } from '#people/identity/server/users-sql.ts'
import type { AttachmentView, ChatRow, ChatView, MessageView } from '../shared/contract.ts'
import type { AttachmentKind } from '../shared/rules.ts'
import { sentByUser } from './chats-sql.ts'

/** The latest message of `chat_sessions c`. */
const latestMessage =
  'left join chat_messages l on l.session_id = c.id and l.position = c.message_count'

/** Whose turn it is follows from these (shared/rules-turn.ts). */
interface TurnFacts {
  /** The user wrote last. */
  asked: boolean
  relatedTransactionId: string | null
}

/** With `ownerId` it reads a chat of that user only; null reads any. */
export function readChat(
  tx: Transaction,
  chatId: string,
  ownerId: string | null,
): Promise<(Omit<ChatView, 'turn'> & TurnFacts) | undefined> {
  return tx.maybeRow<Omit<ChatView, 'turn'> & TurnFacts>(
    `select c.id as "chatId", c.session_type as "sessionType", c.status,
       c.related_transaction_id as "relatedTransactionId", c.reference, c.user_id as "userId",
       ${userNameOf('c.user_id')} as "userName", c.created_at as "createdAt",
       c.updated_at as "updatedAt", coalesce(${sentByUser('l')}, false) as asked
     from chat_sessions c ${latestMessage}
     where c.id = $1 and ($2::uuid is null or c.user_id = $2)`,
    [chatId, ownerId],
  )
}

type LatestColumns = {
  [Name in keyof NonNullable<ChatRow['latest']>]: NonNullable<ChatRow['latest']>[Name] | null
}

export interface ListPlace {
  unread: boolean
  updatedAt: Date
  chatId: string
}

type StoredRow = Omit<ChatRow, 'turn' | 'amountCentavos'> & TurnFacts

/**
 * The chats of a user below a place: those with unread messages first, then the one that changed
 * last.
 */
export async function readChatsOfUser(
  tx: Transaction,
  userId: string,
  before: ListPlace | null,
  limit: number,
): Promise<StoredRow[]> {
  const hasUnread = `exists (select from chat_messages m
    where m.session_id = c.id and not m.is_read_by_user)`
  const found = await tx.rows<Omit<StoredRow, 'latest' | 'asked'> & LatestColumns>(
    `select c.id as "chatId", c.session_type as "sessionType", c.status, c.reference,
       c.related_transaction_id as "relatedTransactionId", c.updated_at as "updatedAt",
       (select count(*)::int from chat_messages m
        where m.session_id = c.id and not m.is_read_by_user) as unread,
       l.sender_kind as "senderKind", left(l.message_content, 160) as content,
       l.message_type as "messageType", l.created_at as "createdAt"
     from chat_sessions c ${latestMessage}
     where c.user_id = $1 and ($3::timestamptz is null
       or (${hasUnread}, date_trunc('milliseconds', c.updated_at), c.id) < ($2, $3, $4::uuid))
     order by ${hasUnread} desc, date_trunc('milliseconds', c.updated_at) desc, c.id desc
     limit $5`,
    [userId, before?.unread ?? null, before?.updatedAt ?? null, before?.chatId ?? null, limit],
  )
  return found.map(({ senderKind, content, messageType, createdAt, ...chat }) => ({
    ...chat,
    asked: senderKind === 'user',
    latest:
      senderKind && content !== null && messageType && createdAt
        ? { senderKind, content, messageType, createdAt }
        : null,
  }))
}

export async function countUnreadMessages(tx: Transaction, userId: string): Promise<number> {
  const { unread } = await tx.row<{ unread: number }>(
    `select count(*)::int as unread from chat_sessions c
     join chat_messages m on m.session_id = c.id and not m.is_read_by_user
     where c.user_id = $1`,
    [userId],
  )
  return unread
}

type MessageColumns = Omit<MessageView, 'attachment'> & {
  attachmentId: string | null
  kind: AttachmentKind | null
  name: string | null
  sizeBytes: number | null
}

const messageSelect = `select m.id as "messageId", m.session_id as "chatId", m.position,
    m.sender_kind as "senderKind", ${userNameOf('m.sender_id')} as "senderName",
    m.message_content as content, m.message_type as "messageType",
    m.is_read_by_user as "isReadByUser", m.is_read_by_admin as "isReadByAdmin",
    m.created_at as "createdAt", a.id as "attachmentId", a.kind, a.original_name as name,
    a.size_bytes as "sizeBytes"
  from chat_messages m left join attachments a on a.id = m.attachment_id`

export async function readMessage(tx: Transaction, messageId: string): Promise<MessageView> {
  return messageOf(await tx.row<MessageColumns>(`${messageSelect} where m.id = $1`, [messageId]))
}

/** The newest messages below a position, the oldest first. */
export async function readMessages(
  tx: Transaction,
  chatId: string,
  before: number | null,
  limit: number,
): Promise<MessageView[]> {
  const newestFirst = await tx.rows<MessageColumns>(
    `${messageSelect} where m.session_id = $1 and ($2::int is null or m.position < $2)
     order by m.position desc limit $3`,
    [chatId, before, limit],
  )
  return newestFirst.map(messageOf).reverse()
}

function messageOf({
  attachmentId,
  kind,
  name,
  sizeBytes,
  ...message
}: MessageColumns): MessageView {
  const attachment: AttachmentView | null =
    attachmentId && kind && name && sizeBytes ? { attachmentId, kind, name, sizeBytes } : null
  return { ...message, attachment }
}

/** The files that the user of this chat sent, the newest first. */
export function readSentFiles(
  tx: Transaction,
  chatId: string,
  limit: number,
): Promise<(AttachmentView & { sentAt: Date })[]> {
  return tx.rows(
    `select a.id as "attachmentId", a.kind, a.original_name as name, a.size_bytes as "sizeBytes",
       m.created_at as "sentAt"
     from chat_messages m join attachments a on a.id = m.attachment_id
     where m.session_id = $1 and ${sentByUser('m')} order by m.position desc limit $2`,
    [chatId, limit],
  )
}
