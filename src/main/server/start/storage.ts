/**
 * Ties the store of files to the database. Every server must see the same files: a picture that one
 * stored in a folder of its own would be missing at the others.
 */
import { v7 as uuidv7 } from 'uuid'
import type { Database } from '#foundation/platform/server/database/database.ts'
import { lockInstallation } from '#foundation/platform/server/database/installation-sql.ts'
import type { Files } from '#foundation/platform/server/files/files.ts'
import { placeOfFiles } from '#foundation/platform/server/files/open-storage.ts'
import { recipientsOf } from '#foundation/platform/server/files/sealed-files.ts'
import { isAnotherServerRunning } from '#foundation/platform/server/live/count-servers.ts'
import type { Settings } from '#foundation/platform/server/settings/settings.ts'
import { StartProblem } from '#foundation/platform/server/settings/start-problem.ts'

/**
 * The first start marks the store. A later start with another store throws StartProblem; only the
 * single server of an installation with sample data takes the new one, whose files are made up.
 */
export async function settleStorage(
  database: Database,
  files: Files,
  settings: Settings,
): Promise<void> {
  const place = placeOfFiles(settings)
  const marked = await files.storageId().catch((cause: unknown) => {
    throw new StartProblem(whyUnreadable(place, cause), { cause })
  })
  await settleKeys(files, settings)
  const stored = await database.read((tx) =>
    tx.maybeRow<{ storageId: string | null }>('select storage_id as "storageId" from installation'),
  )
  const known = stored?.storageId ?? null
  const mustBeMarked =
    known !== null &&
    known !== marked &&
    (settings.mode === 'live' || (await isAnotherServerRunning(database)))
  await database.transaction(async (tx) => {
    await lockInstallation(tx)
    const { storageId } = await tx.row<{ storageId: string | null }>(
      'select storage_id as "storageId" from installation',
    )
    if (storageId !== null && storageId === marked) return
    // Another server may have marked its own store since the look above.
    if (mustBeMarked || storageId !== known)
      throw new StartProblem(whyOther(place, storageId ?? '', marked))
    const mine = marked ?? uuidv7()
    if (marked === null) await files.markStorage(mine)
    await tx.rows('update installation set storage_id = $1', [mine])
  })
}

/** Notes the key that this server seals with. Throws StartProblem when it lacks a noted one. */
async function settleKeys(files: Files, settings: Settings): Promise<void> {
  const mine = await recipientsOf(settings.files.keys)
  const noted = await files.sealedFor()
  const missing = noted.filter((one) => !mine.includes(one))
  if (missing.length > 0)
    throw new StartProblem(
      `Files in ${placeOfFiles(settings)} are sealed with a key ` +
        `that KABAN_FILES_KEY does not have (age shows it as ${missing.join(', ')}). Add the key ` +
        'to it, after the present one and a space. If it is lost for good, so are those files: ' +
        'then remove its line from the file storage-keys there.',
    )
  if (mine[0] && !noted.includes(mine[0])) await files.markSealedFor([mine[0], ...noted])
}

function whyOther(place: string, storageId: string, marked: string | null): string {
  const found = marked === null ? 'has no file storage-id' : 'belongs to another installation'
  return (
    `The files of this installation are in another store: ${place} ${found}. Servers on one ` +
    'database share their files: set KABAN_FILES_DIR to a folder that all of them see, or ' +
    'KABAN_S3_BUCKET to one bucket. `npm run move-files` moves files between them; if you copied ' +
    `them yourself, copy the file storage-id too. If they ` +
    `are lost for good, write ${storageId} into a file storage-id in the new place.`
  )
}

function whyUnreadable(place: string, error: unknown): string {
  const cause = error instanceof Error ? (error.cause ?? error) : error
  const reason = cause instanceof Error ? cause.message : 'unknown'
  return (
    `The files in ${place} cannot be read: ${reason}. ` +
    'Check the settings KABAN_FILES_DIR and KABAN_S3_…, and the rights of their key or folder.'
  )
}
