/**
 * Parts of queries about chats. Other modules put them into their SQL instead of reading the tables
 * of chats themselves.
 */
import { sqlNames } from '#foundation/platform/server/database/built-queries.ts'
import type { SenderKind } from '../shared/rules.ts'

const user: readonly SenderKind[] = ['user']

/** True when the user of the chat wrote the message of this alias. */
export const sentByUser = (message: string): string => `${message}.sender_kind = ${sqlNames(user)}`

/** From the files that the user has sent in the chat of a transaction; the messages are `pm`. */
const fromFilesSentInChatOf = (transactionId: string): string =>
  `from chat_sessions pc join chat_messages pm on pm.session_id = pc.id
    where pc.related_transaction_id = ${transactionId} and ${sentByUser('pm')}
      and pm.attachment_id is not null`

/**
 * True when the user has sent a file in the chat of a transaction. A deadline in `until` is
 * compared with the database's clock; without it a late file counts too. `offset 0` keeps the
 * planner from collecting every file ever sent when it expects many chats.
 */
export const fileSentInChatOf = (transactionId: string, until = `'infinity'`): string =>
  `exists (select ${fromFilesSentInChatOf(transactionId)} and pm.created_at <= ${until} offset 0)`

/** When the user sent the first file in the chat of a transaction, or null. */
export const firstFileSentInChatOf = (transactionId: string): string =>
  `(select min(pm.created_at) ${fromFilesSentInChatOf(transactionId)})`

/** How many messages of a chat no admin has read. */
export const unreadByAdmin = (chatId: string): string =>
  `(select count(*)::int from chat_messages m where m.session_id = ${chatId}
    and not m.is_read_by_admin)`

/** Each row with the chat about its transaction, if there is one: id, related_transaction_id. */
export const leftJoinChat = (transactionId: string, alias = 'c'): string =>
  `left join (select id, related_transaction_id from chat_sessions) ${alias}
    on ${alias}.related_transaction_id = ${transactionId}`
