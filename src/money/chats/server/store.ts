/** SQL of chats. The views for screens are read in reads.ts. */
import type { Transaction } from '#foundation/platform/server/database/database.ts'
import { userSampleOf } from '#people/identity/server/users-sql.ts'
import { chatWaitsForStaff, type ChatStatus, type SessionType } from '../shared/rules.ts'

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

const chatColumns = `id as "chatId", user_id as "userId", session_type as "sessionType", status,
  related_transaction_id as "relatedTransactionId", reference, message_count as "messageCount",
  sample, version, created_at as "createdAt", updated_at as "updatedAt"`

/** Returns false when the id or the transaction already has a chat. */
export async function insertChat(
  tx: Transaction,
  chat: Pick<
    StoredChat,
    'chatId' | 'userId' | 'sessionType' | 'status' | 'relatedTransactionId' | 'reference'
  >,
): Promise<boolean> {
  const inserted = await tx.rows(
    `insert into chat_sessions (id, user_id, session_type, status, related_transaction_id,
       reference, sample, waiting_since)
     values ($1, $2, $3, $4, $5, $6, ${userSampleOf('$2')},
       case when $7 then clock_timestamp() end)
     on conflict do nothing returning id`,
    [
      chat.chatId,
      chat.userId,
      chat.sessionType,
      chat.status,
      chat.relatedTransactionId,
      chat.reference,
      chatWaitsForStaff(chat.status),
    ],
  )
  return inserted.length === 1
}

export function findChat(tx: Transaction, chatId: string): Promise<StoredChat | undefined> {
  return tx.maybeRow<StoredChat>(`select ${chatColumns} from chat_sessions where id = $1`, [chatId])
}

/** Locks the row. With `ownerId` it finds a chat of that user only; null finds any. */
export function lockChatRow(
  tx: Transaction,
  chatId: string,
  ownerId: string | null,
): Promise<StoredChat | undefined> {
  return tx.maybeRow<StoredChat>(
    `select ${chatColumns} from chat_sessions
     where id = $1 and ($2::uuid is null or user_id = $2) for update`,
    [chatId, ownerId],
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
    `update chat_sessions
     set status = $2, version = version + 1, updated_at = clock_timestamp(),
       waiting_since = case when $3 then coalesce(waiting_since, clock_timestamp()) end
     where id = $1`,
    [chatId, status, chatWaitsForStaff(status)],
  )
}

/**
 * Takes the next message position of the chat, whose row the caller has locked. A user waits since
 * their first unanswered message.
 */
export async function takePosition(
  tx: Transaction,
  chatId: string,
  status: ChatStatus,
  fromUser: boolean,
): Promise<number> {
  const { position } = await tx.row<{ position: number }>(
    `update chat_sessions
     set message_count = message_count + 1, status = $2, version = version + 1,
       updated_at = clock_timestamp(),
       waiting_since = case when $3 then coalesce(waiting_since, clock_timestamp()) end
     where id = $1 returning message_count as position`,
    [chatId, status, fromUser],
  )
  return position
}
