/** Pictures of public entries: cleaned and stored, opened for readers, removed when unused. */
import type { Readable } from 'node:stream'
import { v7 as uuidv7 } from 'uuid'
import type { Database } from '#foundation/platform/server/database/database.ts'
import type { Files } from '#foundation/platform/server/files/files.ts'
import type { DecodedPicture } from '#foundation/platform/server/files/pictures/picture-shape.ts'
import {
  cleanPicture,
  detectMediaType,
  type PictureUse,
} from '#foundation/platform/server/files/pictures/pictures.ts'
import { newFileKey, storeFile } from '#foundation/platform/server/files/store-file.ts'
import { removeStrayFiles } from '#foundation/platform/server/files/stray-files.ts'
import type { ReceivedFile } from '#foundation/platform/server/http/receive-file.ts'
import { refuse } from '#foundation/platform/server/http/refuse.ts'
import type { CallContext } from '#foundation/platform/server/http/serve.ts'
import { inTransaction } from '#foundation/platform/server/http/serve.ts'
import {
  contentPictureEdge,
  contentPictureMaxBytes,
  contentPictureTypes,
  type PlacedPicture,
} from '../../shared/rules-picture.ts'
import { contentPictureRefusals } from '../../shared/words-picture.ts'
import { actingPerson } from '../staff-initials.ts'
import {
  deleteUnusedPictures,
  findPicture,
  insertPicture,
  knownPictureKeys,
} from './picture-store.ts'

const folder = 'content'

const use: PictureUse = {
  pixelsMax: 50_000_000,
  heldBytesMax: 64 * 1024 * 1024,
  shape: {
    fit: 'inside',
    width: contentPictureEdge,
    height: contentPictureEdge,
    format: 'webp',
  },
}

/** Refuses: 413, 415, 422 and 503, by the names in PictureRefusal. */
export async function addContentPicture(
  context: CallContext,
  upload: ReceivedFile,
): Promise<PlacedPicture> {
  const { content, width, height } = await cleaned(upload)
  const fileKey = newFileKey(folder)
  const placed = { pictureId: uuidv7(), width, height }
  const store = () =>
    inTransaction(context, async (ctx) => {
      const picture = { ...placed, fileKey, sizeBytes: content.length }
      await insertPicture(ctx.tx, picture, await actingPerson(ctx))
    })
  await storeFile(context.files, { key: fileKey, content }, store)
  return placed
}

async function cleaned(upload: ReceivedFile): Promise<DecodedPicture> {
  if (upload.size > contentPictureMaxBytes)
    refuse(contentPictureRefusals, 'picture-too-large', { status: 413 })
  const inside = await detectMediaType(upload.start)
  if (!contentPictureTypes.some((type) => type === inside))
    refuse(contentPictureRefusals, 'picture-wrong-kind', { status: 415 })
  const read = await cleanPicture(upload, use, 'member')
  if ('picture' in read) return read.picture
  if (read.problem === 'busy')
    return refuse(contentPictureRefusals, 'pictures-busy', {
      status: 503,
      figures: { seconds: '10' },
    })
  return refuse(contentPictureRefusals, `picture-${read.problem}`)
}

/** Null for a picture that there is not, or that only staff may see. */
export async function openContentPicture(
  { caller, database, files }: CallContext,
  pictureId: string,
): Promise<{ content: Readable; isPublic: boolean } | null> {
  const picture = await database.read((tx) => findPicture(tx, pictureId))
  if (!picture || (!picture.isPublic && caller.role !== 'admin')) return null
  return { content: await files.read(picture.fileKey), isPublic: picture.isPublic }
}

/** A job: removes pictures that no version names, and files without a row. Returns how many. */
export async function removeUnusedContentPictures(
  database: Database,
  files: Files,
  limit = 100,
): Promise<number> {
  const deleted = await database.transaction((tx) => deleteUnusedPictures(tx, limit))
  for (const { fileKey } of deleted) await files.remove(fileKey).catch(() => {})
  const strays = await removeStrayFiles(files, folder, (keys) =>
    database.read((tx) => knownPictureKeys(tx, keys)),
  )
  return deleted.length + strays
}
