/** SQL of messages. The views for screens are read in reads.ts. */
import type { Transaction } from '#foundation/platform/server/database/database.ts'
import type { MessageType, SenderKind } from '../shared/rules.ts'

export interface StoredMessage {
  messageId: string
  chatId: string
  senderId: string | null
  senderKind: SenderKind
  content: string
  attachmentId: string | null
}

export function findMessage(
  tx: Transaction,
  messageId: string,
): Promise<StoredMessage | undefined> {
  return tx.maybeRow<StoredMessage>(
    `select id as "messageId", session_id as "chatId", sender_id as "senderId",
       sender_kind as "senderKind", message_content as content, attachment_id as "attachmentId"
     from chat_messages where id = $1`,
    [messageId],
  )
}

/** Returns false when the id is taken: another chat used it at the same moment. */
export async function insertMessage(
  tx: Transaction,
  message: StoredMessage & { position: number; messageType: MessageType },
): Promise<boolean> {
  const fromUser = message.senderKind === 'user'
  const inserted = await tx.rows(
    `insert into chat_messages (id, session_id, position, sender_id, sender_kind, message_content,
       attachment_id, message_type, is_read_by_user, is_read_by_admin)
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
  return inserted.length === 1
}

/** Returns how many messages were unread. */
export async function markReadBy(
  tx: Transaction,
  reader: 'user' | 'admin',
  chatId: string,
): Promise<number> {
  const column = reader === 'user' ? 'is_read_by_user' : 'is_read_by_admin'
  const marked = await tx.rows(
    `update chat_messages set ${column} = true where session_id = $1 and not ${column}
     returning id`,
    [chatId],
  )
  return marked.length
}
