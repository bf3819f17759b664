/** SQL that finds files which were sent in more than one chat. */
import type { Transaction } from '#foundation/platform/server/database/database.ts'
import { joinUser } from '#people/identity/server/users-sql.ts'
import type { ChatStatus } from '../../shared/rules.ts'
import { sentByUser } from '../chats-sql.ts'

/** The traits of each stored fingerprint: the search compares them one by one. */
export const traitCount = 8

export interface PictureFingerprint {
  traits: number[]
  detail: Buffer
}

export async function insertFingerprint(
  tx: Transaction,
  attachmentId: string,
  { traits, detail }: PictureFingerprint,
): Promise<void> {
  await tx.rows(
    'insert into picture_fingerprints (attachment_id, traits, detail) values ($1, $2, $3)',
    [attachmentId, traits, detail],
  )
}

/** Another chat in which a file of this chat was sent. */
export interface SentElsewhere {
  attachmentId: string
  otherAttachmentId: string
  chatId: string
  chatStatus: ChatStatus
  reference: string | null
  userName: string
  sentAt: Date
}

const columns = `a.id as "attachmentId", o.id as "otherAttachmentId", c.id as "chatId",
  c.status as "chatStatus", c.reference, u.full_name as "userName", om.created_at as "sentAt"`
const ownAttachments = 'chat_messages m join attachments a on a.id = m.attachment_id'
/** The message, chat and user of the other attachment `o`. */
const joinOther = `join chat_messages om on om.attachment_id = o.id and ${sentByUser('om')}
  join chat_sessions c on c.id = o.session_id ${joinUser('c.user_id')}`

/** The same files in other chats, sent earlier or later, so that staff compare both slips. */
export function findSameContents(
  tx: Transaction,
  chatId: string,
  limit: number,
): Promise<SentElsewhere[]> {
  return tx.rows<SentElsewhere>(
    `select ${columns} from ${ownAttachments}
     join attachments o on o.sha256 = a.sha256 and o.session_id <> a.session_id
     ${joinOther}
     where m.session_id = $1 and ${sentByUser('m')}
     order by om.created_at desc limit $2`,
    [chatId, limit],
  )
}

/**
 * Pictures of other chats with every trait within `reach`, and the details that decide whether they
 * show the same. Leaves out the very same content.
 */
export function findSimilarPictures(
  tx: Transaction,
  chatId: string,
  reach: number,
  limit: number,
): Promise<(SentElsewhere & { detail: Buffer; otherDetail: Buffer })[]> {
  return tx.rows(
    `select ${columns}, l.detail, near.detail as "otherDetail" from ${ownAttachments}
     join picture_fingerprints l on l.attachment_id = a.id
     join picture_fingerprints near
       on near.traits[1] between l.traits[1] - $2::real and l.traits[1] + $2::real
       and not exists (select from generate_series(2, ${traitCount}) t
         where abs(near.traits[t] - l.traits[t]) > $2::real)
     join attachments o
       on o.id = near.attachment_id and o.session_id <> a.session_id and o.sha256 <> a.sha256
     ${joinOther}
     where m.session_id = $1 and ${sentByUser('m')}
     order by om.created_at desc limit $3`,
    [chatId, reach, limit],
  )
}
