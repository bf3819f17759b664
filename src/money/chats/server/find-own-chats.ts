import type { Transaction } from '#foundation/platform/server/database/database.ts'
import { foldedColumn, foldedPattern } from '#foundation/platform/server/database/folded-sql.ts'
import type { SessionType } from '../shared/rules.ts'

/** Older messages of a user are not searched, so that a search always takes about as long. */
const messagesSearched = 5_000

export interface FoundChatRow {
  chatId: string
  sessionType: SessionType
  reference: string | null
  /** The newest message that has the term; null when only the reference has it. */
  content: string | null
  at: Date
}

/** Chats of the user with the term in their reference or in a message, the latest first. */
export function findOwnChats(
  tx: Transaction,
  userId: string,
  { term, limit }: { term: string; limit: number },
): Promise<FoundChatRow[]> {
  return tx.rows<FoundChatRow>(
    `with mine as (
       select id, session_type, reference, updated_at from chat_sessions where user_id = $1
       order by updated_at desc, id desc limit 200
     ), said as (
       select m.session_id, m.message_content, m.created_at
       from mine join chat_messages m on m.session_id = mine.id
       order by m.created_at desc limit ${messagesSearched}
     ), found as (
       select distinct on (session_id) session_id, message_content, created_at from said
       where ${foldedColumn('message_content')} like $2 order by session_id, created_at desc
     )
     select mine.id as "chatId", mine.session_type as "sessionType", mine.reference,
       found.message_content as content, coalesce(found.created_at, mine.updated_at) as at
     from mine left join found on found.session_id = mine.id
     where found.session_id is not null
       or ${foldedColumn(`coalesce(mine.reference, '')`)} like $2
     order by at desc limit $3`,
    [userId, foldedPattern(term), limit],
  )
}
