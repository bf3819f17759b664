/** SQL of how pictures look, and of the files that were sent more than once. */
import type { Transaction } from '#foundation/platform/server/database/database.ts'
import type { ChatStatus } from '../../shared/rules.ts'

export async function insertFingerprint(
  tx: Transaction,
  attachmentId: string,
  { traits, detail }: { traits: readonly number[]; detail: Buffer },
): Promise<void> {
  await tx.rows(
    'insert into picture_fingerprints (attachment_id, traits, detail) values ($1, $2, $3)',
    [attachmentId, traits, detail],
  )
}

/** Where else a file of a chat was sent. */
export interface SentElsewhere {
  attachmentId: string
  otherAttachmentId: string
  chatId: string
  chatStatus: ChatStatus
  reference: string | null
  userName: string
  sentAt: Date
}

const elsewhere = `a.id as "attachmentId", o.id as "otherAttachmentId", c.id as "chatId", c.status as "chatStatus", c.reference, u.full_name as "userName", om.created_at as "sentAt"`

/**
 * The very same content in other chats, before or after: who decides the first of two slips must
 * know of the second.
 */
export function sameContents(
  tx: Transaction,
  chatId: string,
  limit: number,
): Promise<SentElsewhere[]> {
  return tx.rows<SentElsewhere>(
    `select ${elsewhere}
       from chat_messages m join attachments a on a.id = m.attachment_id
       join attachments o on o.sha256 = a.sha256 and o.session_id <> a.session_id
       join chat_messages om on om.attachment_id = o.id and om.sender_kind = 'user'
       join chat_sessions c on c.id = o.session_id join users u on u.id = c.user_id
      where m.session_id = $1 and m.sender_kind = 'user'
      order by om.created_at desc limit $2`,
    [chatId, limit],
  )
}

/**
 * Pictures of other chats whose every trait is within reach, with what is needed to compare them;
 * never the very same content.
 */
export function findSimilarPictures(
  tx: Transaction,
  chatId: string,
  reach: number,
  limit: number,
): Promise<(SentElsewhere & { detail: Buffer; otherDetail: Buffer })[]> {
  return tx.rows(
    `select ${elsewhere}, l.detail, near.detail as "otherDetail"
       from chat_messages m join attachments a on a.id = m.attachment_id join picture_fingerprints l on l.attachment_id = a.id
       join picture_fingerprints near on near.traits[1] between l.traits[1] - $2::real and l.traits[1] + $2::real
         and not exists (select from generate_series(2, 8) t where abs(near.traits[t] - l.traits[t]) > $2::real)
       join attachments o on o.id = near.attachment_id and o.session_id <> a.session_id and o.sha256 <> a.sha256
       join chat_messages om on om.attachment_id = o.id and om.sender_kind = 'user'
       join chat_sessions c on c.id = o.session_id join users u on u.id = c.user_id
      where m.session_id = $1 and m.sender_kind = 'user'
      order by om.created_at desc limit $3`,
    [chatId, reach, limit],
  )
}
