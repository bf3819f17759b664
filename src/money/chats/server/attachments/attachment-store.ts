/** SQL of attachments. */
import type { Transaction } from '#foundation/platform/server/database/database.ts'
import type { AttachmentKind, AttachmentType, SenderKind } from '../../shared/rules.ts'

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

const attachmentColumns = `a.id as "attachmentId", a.session_id as "chatId",
  a.owner_id as "ownerId", a.owner_kind as "ownerKind", a.kind, a.content_type as "contentType",
  a.file_key as "fileKey", a.original_name as "originalName", a.size_bytes as "sizeBytes",
  a.sha256`
const isSent = 'exists (select from chat_messages m where m.attachment_id = a.id)'

/** Returns false when the id is taken. */
export async function insertAttachment(
  tx: Transaction,
  attachment: StoredAttachment,
): Promise<boolean> {
  const inserted = await tx.rows(
    `insert into attachments (id, session_id, owner_id, owner_kind, kind, content_type, file_key,
       original_name, size_bytes, sha256)
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
  return inserted.length === 1
}

export function findAttachment(
  tx: Transaction,
  attachmentId: string,
): Promise<(StoredAttachment & { sent: boolean }) | undefined> {
  return tx.maybeRow(
    `select ${attachmentColumns}, ${isSent} as sent from attachments a where a.id = $1`,
    [attachmentId],
  )
}

/**
 * A user reads files of their own chats that they uploaded or that were sent. With `userId` null an
 * admin reads any.
 */
export function findReadableAttachment(
  tx: Transaction,
  attachmentId: string,
  userId: string | null,
): Promise<StoredAttachment | undefined> {
  return tx.maybeRow<StoredAttachment>(
    `select ${attachmentColumns} from attachments a join chat_sessions c on c.id = a.session_id
     where a.id = $1
       and ($2::uuid is null or (c.user_id = $2 and (a.owner_id = $2 or ${isSent})))`,
    [attachmentId, userId],
  )
}

/** The uploads of a user in the last 24 hours. */
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

/** Returns those of the keys that belong to an attachment. */
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
 * Deletes attachments that nobody sent within 24 hours. A message that is sent at this moment
 * refers to its attachment, which keeps it.
 */
export function deleteUnusedAttachments(
  tx: Transaction,
  limit: number,
): Promise<{ fileKey: string }[]> {
  return tx.rows(
    `delete from attachments where id in (
       select a.id from attachments a
       where a.created_at < now() - interval '24 hours' and not ${isSent}
       order by a.created_at limit $1)
     returning file_key as "fileKey"`,
    [limit],
  )
}
