/**
 * The writer's picture beside a testimonial: a copy of their profile picture, made when they write,
 * so that the staff approve what the public will see.
 */
import type { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import type { Database, Transaction } from '#foundation/platform/server/database/database.ts'
import type { Files } from '#foundation/platform/server/files/files.ts'
import { newFileKey } from '#foundation/platform/server/files/store-file.ts'
import { removeStrayFiles } from '#foundation/platform/server/files/stray-files.ts'
import type { ActionContext } from '#foundation/platform/server/http/context.ts'
import type { CallContext } from '#foundation/platform/server/http/serve.ts'
import { isActiveUser, joinUser } from '#people/identity/server/users-sql.ts'
import { findAvatarOf } from '#people/profile/server/avatars.ts'

const folder = 'testimonials'

/**
 * Copies the writer's profile picture. Nothing happens without one: they removed it meanwhile. The
 * hourly job removes a file whose transaction fails.
 */
export async function copyPicture(
  { tx, files }: ActionContext,
  { testimonialId, userId }: { testimonialId: string; userId: string },
): Promise<boolean> {
  const avatar = await findAvatarOf(tx, userId)
  if (!avatar) return false
  const fileKey = newFileKey(folder)
  await files.put(fileKey, await buffer(await files.read(avatar.fileKey)))
  await tx.rows(`insert into testimonial_pictures (testimonial_id, file_key) values ($1, $2)`, [
    testimonialId,
    fileKey,
  ])
  return true
}

/** Deletes those of a user's withdrawn testimonials, their files after the commit. */
export async function deleteWithdrawnPictures(
  { tx, files }: ActionContext,
  userId: string,
): Promise<void> {
  const deleted = await tx.rows<{ fileKey: string }>(
    `delete from testimonial_pictures p using testimonials t
     where t.id = p.testimonial_id and t.user_id = $1
       and (t.state = 'withdrawn' or t.forgotten_at is not null)
     returning p.file_key as "fileKey"`,
    [userId],
  )
  tx.afterCommit(() => {
    for (const { fileKey } of deleted) void files.remove(fileKey).catch(() => {})
  })
}

/** Everybody sees that of a published testimonial; before, its writer and the staff do. */
export async function openTestimonialPicture(
  { caller, database, files }: CallContext,
  testimonialId: string,
): Promise<{ content: Readable; isPublic: boolean } | null> {
  const picture = await database.read((tx) => findPicture(tx, testimonialId))
  if (!picture) return null
  const isOwn = caller.role === 'user' && caller.userId === picture.userId
  if (!picture.isPublic && caller.role !== 'admin' && !isOwn) return null
  return { content: await files.read(picture.fileKey), isPublic: picture.isPublic }
}

/** Public under the same conditions as the words (read-public.ts). */
function findPicture(
  tx: Transaction,
  testimonialId: string,
): Promise<{ fileKey: string; userId: string; isPublic: boolean } | undefined> {
  return tx.maybeRow(
    `select p.file_key as "fileKey", t.user_id as "userId",
       t.state = 'published' and ${isActiveUser('u')} as "isPublic"
     from testimonial_pictures p join testimonials t on t.id = p.testimonial_id
       ${joinUser('t.user_id')}
     where p.testimonial_id = $1`,
    [testimonialId],
  )
}

/** A job: removes files without a row. */
export async function removeStrayPictures(database: Database, files: Files): Promise<number> {
  return await removeStrayFiles(files, folder, (keys) =>
    database.read(async (tx) => {
      const known = await tx.rows<{ fileKey: string }>(
        `select file_key as "fileKey" from testimonial_pictures where file_key = any($1::text[])`,
        [keys],
      )
      return known.map(({ fileKey }) => fileKey)
    }),
  )
}
