/** SQL of files that arrive in parts. */
import type { Transaction } from '#foundation/platform/server/database/database.ts'
import type { SenderKind } from '../../shared/rules.ts'

export interface StoredUpload {
  attachmentId: string
  chatId: string
  ownerId: string | null
  ownerKind: SenderKind
  sizeBytes: number
  receivedBytes: number
}

/** Inserts the upload if its id is new, and locks it. */
export async function lockUpload(
  tx: Transaction,
  upload: Omit<StoredUpload, 'receivedBytes'>,
): Promise<StoredUpload> {
  const { attachmentId, chatId, ownerId, ownerKind, sizeBytes } = upload
  await tx.rows(
    `insert into attachment_uploads (id, session_id, owner_id, owner_kind, size_bytes)
     values ($1, $2, $3, $4, $5) on conflict (id) do nothing`,
    [attachmentId, chatId, ownerId, ownerKind, sizeBytes],
  )
  return await tx.row<StoredUpload>(
    `select id as "attachmentId", session_id as "chatId", owner_id as "ownerId",
       owner_kind as "ownerKind", size_bytes as "sizeBytes", received_bytes as "receivedBytes"
     from attachment_uploads where id = $1 for update`,
    [attachmentId],
  )
}

/** The caller has locked the upload and knows that the part begins where the last one ended. */
export async function insertPart(
  tx: Transaction,
  attachmentId: string,
  firstByte: number,
  content: Buffer,
): Promise<void> {
  await tx.rows(
    `with part as (
       insert into attachment_upload_parts (upload_id, first_byte, content) values ($1, $2, $3))
     update attachment_uploads set received_bytes = received_bytes + $4 where id = $1`,
    [attachmentId, firstByte, content, content.length],
  )
}

export async function readParts(tx: Transaction, attachmentId: string): Promise<Buffer> {
  const parts = await tx.rows<{ content: Buffer }>(
    `select content from attachment_upload_parts where upload_id = $1 order by first_byte`,
    [attachmentId],
  )
  return Buffer.concat(parts.map(({ content }) => content))
}

export async function deleteUpload(tx: Transaction, attachmentId: string): Promise<void> {
  await tx.rows(`delete from attachment_uploads where id = $1`, [attachmentId])
}

/** Keeps the `kept` newest unfinished uploads of an owner and of this kind. */
export async function deleteOldestUploads(
  tx: Transaction,
  { ownerId, ownerKind }: Pick<StoredUpload, 'ownerId' | 'ownerKind'>,
  kept: number,
): Promise<void> {
  await tx.rows(
    `delete from attachment_uploads where id in (
       select id from attachment_uploads
       where owner_id is not distinct from $1 and owner_kind = $2
       order by created_at desc, id desc offset $3)`,
    [ownerId, ownerKind, kept],
  )
}

/** Returns how many uploads nobody has finished within a day. */
export async function deleteUnfinishedUploads(tx: Transaction, limit: number): Promise<number> {
  const deleted = await tx.rows(
    `delete from attachment_uploads where id in (
       select id from attachment_uploads where created_at < now() - interval '24 hours'
       order by created_at limit $1)
     returning id`,
    [limit],
  )
  return deleted.length
}
