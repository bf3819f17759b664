/** A user's picture: kept, claimed after a sign-up, handed out, removed. Each user has one at most. */
import { buffer } from 'node:stream/consumers'
import { v7 as uuidv7 } from 'uuid'
import type { Database } from '#foundation/platform/server/database/database.ts'
import type { Files } from '#foundation/platform/server/files/files.ts'
import { reencodePicture, detectMediaType } from '#foundation/platform/server/files/pictures.ts'
import { storeFile, newFileKey } from '#foundation/platform/server/files/store-file.ts'
import { removeStrayFiles } from '#foundation/platform/server/files/stray-files.ts'
import {
  callerUserId,
  type ActionContext,
  type Caller,
} from '#foundation/platform/server/http/context.ts'
import { refuse } from '#foundation/platform/server/http/refuse.ts'
import { inTransaction, type CallContext } from '#foundation/platform/server/http/serve.ts'
import { publish } from '#foundation/platform/server/live/relay.ts'
import { platformRefusals } from '#foundation/platform/shared/words.ts'
import { recordActivity } from '#people/activity/server/actions.ts'
import { lockUser } from '#people/identity/server/actions.ts'
import { changeAvatar } from '#people/identity/server/change-user.ts'
import { hashOf, makeToken } from '#people/identity/server/sessions/tokens.ts'
import { addressKey } from '#people/identity/server/sign-in/address-key.ts'
import { reserveAttempt, type RateLimit } from '#people/identity/server/sign-in/rate-limits.ts'
import { profileRecordTexts } from '../shared/record-words.ts'
import { avatarEdge, avatarMaxBytes, avatarTypes, unclaimedMax } from '../shared/rules.ts'
import { profileRefusals } from '../shared/words.ts'
import {
  countUnclaimed,
  deleteAvatarOf,
  findReadableAvatar,
  insertAvatar,
  knownAvatarKeys,
  takeClaim,
  takeUnclaimed,
  type StoredAvatar,
} from './store.ts'

const folder = 'avatars'
export const avatarContentType = 'image/webp'

/**
 * Before a body is read: counts the try. Refuses who has uploaded too often lately (429), and an
 * admin who has no user (403).
 */
export async function mayUploadAvatar(context: CallContext): Promise<void> {
  const userId = ownerOf(context.caller)
  const door: RateLimit = userId
    ? ['avatar-user', userId]
    : ['avatar-address', addressKey(context.request.address)]
  const seconds = await context.database.transaction((tx) => reserveAttempt(tx, door))
  if (seconds !== null) tooMany(Math.ceil(seconds / 60))
}

/**
 * `claim` is for the sign-up that the picture was uploaded for; whoever holds it may have the
 * picture, once.
 */
export type KeptAvatar = { avatarId: string } | { claim: string }

export async function keepAvatar(context: CallContext, upload: Buffer): Promise<KeptAvatar> {
  const content = await cleanAvatar(upload)
  const avatar = { avatarId: uuidv7(), fileKey: newFileKey(folder) }
  const store = () => inTransaction(context, (acting) => storeAvatar(acting, avatar))
  return await storeFile(context.files, { key: avatar.fileKey, content }, store)
}

async function cleanAvatar(upload: Buffer): Promise<Buffer> {
  if (upload.length > avatarMaxBytes) refuse(profileRefusals, 'avatar-too-large', { status: 413 })
  const inside = await detectMediaType(upload)
  if (!avatarTypes.some((type) => type === inside))
    refuse(profileRefusals, 'avatar-wrong-kind', { status: 415 })
  const square = { width: avatarEdge, height: avatarEdge, fit: 'cover' } as const
  return (
    (await reencodePicture(upload, (picture) => picture.resize(square).webp({ quality: 85 }))) ??
    refuse(profileRefusals, 'avatar-damaged')
  )
}

async function storeAvatar(ctx: ActionContext, avatar: StoredAvatar): Promise<KeptAvatar> {
  const { tx } = ctx
  const userId = ownerOf(ctx.caller)
  if (userId === null) {
    if ((await countUnclaimed(tx)).unclaimed >= unclaimedMax) tooMany(10)
    const { token, tokenHash } = makeToken()
    await insertAvatar(tx, { ...avatar, userId: null, claimHash: tokenHash })
    return { claim: token }
  }
  await lockUser(tx, userId)
  await discardAvatar(ctx, userId)
  await insertAvatar(tx, { ...avatar, userId, claimHash: null })
  await wearAvatar(ctx, userId, avatar.avatarId)
  await recordActivity(ctx, {
    userId,
    actionType: 'PROFILE_UPDATE',
    description: profileRecordTexts.avatarChanged,
  })
  return { avatarId: avatar.avatarId }
}

/**
 * Gives the picture of a sign-up to the user that it just made, in the same transaction. A claim
 * that is over, was used or never was is passed over: no sign-up fails for a picture.
 */
export async function claimAvatar(
  ctx: ActionContext,
  { userId, claim }: { userId: string; claim: string },
): Promise<void> {
  const avatarId = await takeClaim(ctx.tx, hashOf(claim), userId)
  if (avatarId) await wearAvatar(ctx, userId, avatarId)
}

export async function removeAvatar(ctx: ActionContext): Promise<Record<string, never>> {
  await removeAvatarOf(ctx, callerUserId(ctx))
  return {}
}

/** Removed twice, it is recorded once. */
export async function removeAvatarOf(ctx: ActionContext, userId: string): Promise<void> {
  if ((await lockUser(ctx.tx, userId)).avatarId === null) return
  await discardAvatar(ctx, userId)
  await wearAvatar(ctx, userId, null)
  await recordActivity(ctx, {
    userId,
    actionType: 'PROFILE_UPDATE',
    description: profileRecordTexts.avatarRemoved,
  })
}

/**
 * The file goes after the commit: until then the picture may have to stay. One that is not removed
 * here goes with the hourly job.
 */
async function discardAvatar(ctx: ActionContext, userId: string): Promise<void> {
  const fileKey = await deleteAvatarOf(ctx.tx, userId)
  if (fileKey) ctx.tx.afterCommit(() => void ctx.files.remove(fileKey).catch(() => {}))
}

async function wearAvatar(
  ctx: ActionContext,
  userId: string,
  avatarId: string | null,
): Promise<void> {
  await changeAvatar(ctx.tx, userId, avatarId)
  publish(ctx.tx, { topic: 'profile', id: userId, to: { userId } })
}

/** The picture, or null when this caller may not know of it. */
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
    // It was replaced between the two looks.
    if (!(await find())) return null
    throw error
  }
}

/**
 * For the job loop: removes pictures of sign-ups that never came, and files that no row speaks of.
 * Answers how many.
 */
export async function removeUnusedAvatars(
  database: Database,
  files: Files,
  limit = 500,
): Promise<number> {
  const taken = await database.transaction((tx) => takeUnclaimed(tx, limit))
  for (const { fileKey } of taken) await files.remove(fileKey).catch(() => {})
  return (
    taken.length +
    (await removeStrayFiles(files, folder, (keys) =>
      database.read((tx) => knownAvatarKeys(tx, keys)),
    ))
  )
}

/** Whose picture it becomes; null: of somebody who is about to sign up. */
function ownerOf(caller: Caller): string | null {
  if (caller.role === 'visitor') return null
  if (caller.role === 'system' || caller.userId === null)
    refuse(platformRefusals, 'not-allowed', { status: 403 })
  return caller.userId
}

function tooMany(minutes: number): never {
  refuse(profileRefusals, 'too-many-avatars', {
    status: 429,
    figures: { minutes: String(minutes) },
  })
}
