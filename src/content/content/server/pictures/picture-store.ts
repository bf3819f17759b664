/** SQL of the pictures of public entries. */
import type { Transaction } from '#foundation/platform/server/database/database.ts'
import type { PlacedPicture } from '../../shared/rules-picture.ts'
import { unusedPictureHours } from '../../shared/rules-picture.ts'
import type { StaffPerson } from '../store.ts'

export interface NewPicture extends PlacedPicture {
  fileKey: string
  sizeBytes: number
}

export async function insertPicture(
  tx: Transaction,
  { pictureId, fileKey, width, height, sizeBytes }: NewPicture,
  { person, userId }: Pick<StaffPerson, 'person' | 'userId'>,
): Promise<void> {
  await tx.rows(
    `insert into content_pictures (id, file_key, width, height, size_bytes, uploaded_by,
       uploaded_by_user_id)
     values ($1, $2, $3, $4, $5, $6, $7)`,
    [pictureId, fileKey, width, height, sizeBytes, person, userId],
  )
}

export async function isPicture(tx: Transaction, pictureId: string): Promise<boolean> {
  const found = await tx.maybeRow(`select from content_pictures where id = $1`, [pictureId])
  return found !== undefined
}

/** `isPublic`: a published version shows it. */
export function findPicture(
  tx: Transaction,
  pictureId: string,
): Promise<{ fileKey: string; isPublic: boolean } | undefined> {
  return tx.maybeRow(
    `select file_key as "fileKey", exists (
       select from content_versions v where v.picture_id = p.id and v.state = 'published'
     ) as "isPublic"
     from content_pictures p where id = $1`,
    [pictureId],
  )
}

/** Deletes pictures that no version names. */
export function deleteUnusedPictures(
  tx: Transaction,
  limit: number,
): Promise<{ fileKey: string }[]> {
  return tx.rows(
    `delete from content_pictures where id in (
       select p.id from content_pictures p
       where p.created_at <= now() - make_interval(hours => $1)
         and not exists (select from content_versions v where v.picture_id = p.id)
       order by p.created_at limit $2)
     returning file_key as "fileKey"`,
    [unusedPictureHours, limit],
  )
}

/** The given keys that belong to a row. */
export async function knownPictureKeys(
  tx: Transaction,
  fileKeys: readonly string[],
): Promise<string[]> {
  const found = await tx.rows<{ fileKey: string }>(
    'select file_key as "fileKey" from content_pictures where file_key = any($1::text[])',
    [fileKeys],
  )
  return found.map(({ fileKey }) => fileKey)
}
