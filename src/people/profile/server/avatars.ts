/** Pictures of users, at most one each: stored, claimed after a sign-up, served, removed. */
import { buffer } from 'node:stream/consumers'
import { v7 as uuidv7 } from 'uuid'
import type { Database, Transaction } from '#foundation/platform/server/database/database.ts'
import type { Files } from '#foundation/platform/server/files/files.ts'
import {
  cleanPicture,
  detectMediaType,
  type PictureUse,
} from '#foundation/platform/server/files/pictures/pictures.ts'
import { storeFile, newFileKey } from '#foundation/platform/server/files/store-file.ts'
import { removeStrayFiles } from '#foundation/platform/server/files/stray-files.ts'
import {
  callerUserId,
  type ActionContext,
  type Caller,
} from '#foundation/platform/server/http/context.ts'
import type { ReceivedFile } from '#foundation/platform/server/http/receive-file.ts'
import { refuse } from '#foundation/platform/server/http/refuse.ts'
import { inTransaction, type CallContext } from '#foundation/platform/server/http/serve.ts'
import { publish } from '#foundation/platform/server/live/relay.ts'
import { platformRefusals } from '#foundation/platform/shared/words.ts'
import { recordActivity } from '#people/activity/server/actions.ts'
import { lockUser } from '#people/identity/server/actions.ts'
import { changeAvatar } from '#people/identity/server/change-user.ts'
import { hashToken, makeToken } from '#people/identity/server/sessions/tokens.ts'
import { profileRecordTexts } from '../shared/record-words.ts'
import { avatarEdge, avatarMaxBytes, avatarTypes, unclaimedMax } from '../shared/rules.ts'
import { profileRefusals } from '../shared/words.ts'
import { spend, tooManyPictures, usePicturePermit } from './picture-permit.ts'
import {
  claimStoredAvatar,
  countUnclaimed,
  deleteAvatarOf,
  deleteUnclaimed,
  findReadableAvatar,
  insertAvatar,
  knownAvatarKeys,
  selectAvatarOf,
  type StoredAvatar,
} from './store.ts'

const folder = 'avatars'
export const avatarContentType = 'image/webp'

/**
 * The browser shrinks a picture before it sends it. A phone's 12 megapixels as they are still pass,
 * row by row; of a progressive picture a decoder holds everything, so six megapixels are enough.
 */
const avatarUse: PictureUse = {
  pixelsMax: 16_000_000,
  heldBytesMax: 16 * 1024 * 1024,
  shape: { fit: 'cover', width: avatarEdge, height: avatarEdge, format: 'webp' },
}

/**
 * Counts the upload before its body is read. Refuses too many uploads (429), a visitor without a
 * permit, and company access, which has no user (403).
 */
export async function mayUploadAvatar(context: CallContext, permit: string): Promise<void> {
  const userId = ownerOf(context.caller)
  if (userId === null) await usePicturePermit(context, permit)
  else await spend(context, ['avatar-user', userId])
}

/** A visitor gets a `claim`, which gives the picture to the user of one sign-up. */
export type AddedAvatar = { avatarId: string } | { claim: string }

export async function addAvatar(context: CallContext, upload: ReceivedFile): Promise<AddedAvatar> {
  const content = await cleanAvatar(context.caller, upload)
  const avatar = { avatarId: uuidv7(), fileKey: newFileKey(folder) }
  const store = () => inTransaction(context, (ctx) => storeAvatar(ctx, avatar))
  return await storeFile(context.files, { key: avatar.fileKey, content }, store)
}

async function cleanAvatar(caller: Caller, upload: ReceivedFile): Promise<Buffer> {
  if (upload.size > avatarMaxBytes) refuse(profileRefusals, 'avatar-too-large', { status: 413 })
  const inside = await detectMediaType(upload.start)
  if (!avatarTypes.some((type) => type === inside))
    refuse(profileRefusals, 'avatar-wrong-kind', { status: 415 })
  const cleaned = await cleanPicture(
    upload,
    avatarUse,
    caller.role === 'visitor' ? 'visitor' : 'member',
  )
  if ('picture' in cleaned) return cleaned.picture.content
  switch (cleaned.problem) {
    case 'busy':
      return refuse(profileRefusals, 'pictures-busy', { status: 503, figures: { seconds: '10' } })
    case 'too-many-pixels':
      return refuse(profileRefusals, 'avatar-too-many-pixels')
    case 'moves':
      return refuse(profileRefusals, 'avatar-moves')
    case 'damaged':
      return refuse(profileRefusals, 'avatar-damaged')
  }
}

async function storeAvatar(ctx: ActionContext, avatar: StoredAvatar): Promise<AddedAvatar> {
  const { tx } = ctx
  const userId = ownerOf(ctx.caller)
  if (userId === null) {
    if ((await countUnclaimed(tx)).unclaimed >= unclaimedMax) tooManyPictures(10)
    const { token, tokenHash } = makeToken()
    await insertAvatar(tx, { ...avatar, userId: null, claimHash: tokenHash })
    return { claim: token }
  }
  await lockUser(tx, userId)
  await discardAvatar(ctx, userId)
  await insertAvatar(tx, { ...avatar, userId, claimHash: null })
  await assignAvatar(ctx, userId, avatar.avatarId)
  await recordActivity(ctx, {
    userId,
    actionType: 'PROFILE_UPDATE',
    description: profileRecordTexts.avatarChanged,
  })
  return { avatarId: avatar.avatarId }
}

/**
 * Gives the picture of a sign-up to its new user, in the same transaction. Ignores an unknown, used
 * or expired claim: no sign-up fails because of a picture.
 */
export async function claimAvatar(
  ctx: ActionContext,
  { userId, claim }: { userId: string; claim: string },
): Promise<void> {
  const avatarId = await claimStoredAvatar(ctx.tx, hashToken(claim), userId)
  if (avatarId) await assignAvatar(ctx, userId, avatarId)
}

export async function removeAvatar(ctx: ActionContext): Promise<Record<string, never>> {
  await removeAvatarOf(ctx, callerUserId(ctx))
  return {}
}

/** A second removal does nothing. */
async function removeAvatarOf(ctx: ActionContext, userId: string): Promise<void> {
  if ((await lockUser(ctx.tx, userId)).avatarId === null) return
  await discardAvatar(ctx, userId)
  await assignAvatar(ctx, userId, null)
  await recordActivity(ctx, {
    userId,
    actionType: 'PROFILE_UPDATE',
    description: profileRecordTexts.avatarRemoved,
  })
}

/** Removes the file after the commit. The hourly job removes a file that stays behind. */
async function discardAvatar(ctx: ActionContext, userId: string): Promise<void> {
  const fileKey = await deleteAvatarOf(ctx.tx, userId)
  if (fileKey) ctx.tx.afterCommit(() => void ctx.files.remove(fileKey).catch(() => {}))
}

async function assignAvatar(
  ctx: ActionContext,
  userId: string,
  avatarId: string | null,
): Promise<void> {
  await changeAvatar(ctx.tx, userId, avatarId)
  publish(ctx.tx, { topic: 'profile', id: userId, to: { userId } })
}

/** For a module that shows a copy of it because the user asked for that. */
export async function findAvatarOf(
  tx: Transaction,
  userId: string,
): Promise<StoredAvatar | undefined> {
  return await selectAvatarOf(tx, userId)
}

/** Returns the picture, or null when this caller may not read it. */
export async function openAvatar(
  { caller, database, files }: CallContext,
  avatarId: string,
): Promise<Buffer | null> {
  if (caller.role !== 'user' && caller.role !== 'admin') return null
  const reader = caller.role === 'admin' ? null : caller.userId
  const find = () => database.read((tx) => findReadableAvatar(tx, avatarId, reader))
  const avatar = await find()
  if (!avatar) return null
  try {
    return await buffer(await files.read(avatar.fileKey))
  } catch (error) {
    // The picture was replaced between the query and the read.
    if (!(await find())) return null
    throw error
  }
}

/** Removes unclaimed pictures and files without a row. Returns how many. The job loop calls it. */
export async function removeUnusedAvatars(
  database: Database,
  files: Files,
  limit = 500,
): Promise<number> {
  const deleted = await database.transaction((tx) => deleteUnclaimed(tx, limit))
  for (const { fileKey } of deleted) await files.remove(fileKey).catch(() => {})
  return (
    deleted.length +
    (await removeStrayFiles(files, folder, (keys) =>
      database.read((tx) => knownAvatarKeys(tx, keys)),
    ))
  )
}

/** The user who gets the picture; null for a visitor who is signing up. */
function ownerOf(caller: Caller): string | null {
  if (caller.role === 'visitor') return null
  if (caller.role === 'system' || caller.userId === null)
    refuse(platformRefusals, 'not-allowed', { status: 403 })
  return caller.userId
}
