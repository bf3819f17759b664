import type { Transaction } from '#foundation/platform/server/database/database.ts'
import { claimMinutes, type BankDetails } from '../shared/rules.ts'

export function readBankDetails(tx: Transaction, userId: string): Promise<BankDetails | undefined> {
  return tx.maybeRow<BankDetails>(
    `select bank_name as "bankName", account_name as "accountName",
       account_number as "accountNumber"
     from bank_details where user_id = $1`,
    [userId],
  )
}

export async function writeBankDetails(
  tx: Transaction,
  userId: string,
  details: BankDetails,
): Promise<void> {
  await tx.rows(
    `insert into bank_details (user_id, bank_name, account_name, account_number)
     values ($1, $2, $3, $4)
     on conflict (user_id) do update set
       bank_name = excluded.bank_name, account_name = excluded.account_name,
       account_number = excluded.account_number, updated_at = now()`,
    [userId, details.bankName, details.accountName, details.accountNumber],
  )
}

/** Returns whether there were any. */
export async function deleteBankDetails(tx: Transaction, userId: string): Promise<boolean> {
  const gone = await tx.maybeRow('delete from bank_details where user_id = $1 returning user_id', [
    userId,
  ])
  return gone !== undefined
}

export interface StoredAvatar {
  avatarId: string
  fileKey: string
}

/** `claimHash` is null for the picture of an existing user. */
export async function insertAvatar(
  tx: Transaction,
  avatar: StoredAvatar & { userId: string | null; claimHash: Buffer | null },
): Promise<void> {
  await tx.rows(`insert into avatars (id, user_id, claim_hash, file_key) values ($1, $2, $3, $4)`, [
    avatar.avatarId,
    avatar.userId,
    avatar.claimHash,
    avatar.fileKey,
  ])
}

export function countUnclaimed(tx: Transaction): Promise<{ unclaimed: bigint }> {
  return tx.row(`select count(*) as unclaimed from avatars where user_id is null`)
}

/**
 * Gives the claimed picture to the user and returns its id. Returns undefined for an unknown or
 * expired claim, and for the second of two concurrent calls.
 */
export async function claimStoredAvatar(
  tx: Transaction,
  claimHash: Buffer,
  userId: string,
): Promise<string | undefined> {
  const claimed = await tx.maybeRow<{ avatarId: string }>(
    `update avatars set user_id = $2, claim_hash = null
     where claim_hash = $1 and created_at > now() - make_interval(mins => $3)
     returning id as "avatarId"`,
    [claimHash, userId, claimMinutes],
  )
  return claimed?.avatarId
}

export function selectAvatarOf(tx: Transaction, userId: string): Promise<StoredAvatar | undefined> {
  return tx.maybeRow<StoredAvatar>(
    `select id as "avatarId", file_key as "fileKey" from avatars where user_id = $1`,
    [userId],
  )
}

/** Deletes the row of the user's picture and returns the key of its file. */
export async function deleteAvatarOf(tx: Transaction, userId: string): Promise<string | undefined> {
  const gone = await tx.maybeRow<{ fileKey: string }>(
    `delete from avatars where user_id = $1 returning file_key as "fileKey"`,
    [userId],
  )
  return gone?.fileKey
}

/** Finds a picture of this user, or of any user when `userId` is null. Skips unclaimed pictures. */
export function findReadableAvatar(
  tx: Transaction,
  avatarId: string,
  userId: string | null,
): Promise<StoredAvatar | undefined> {
  return tx.maybeRow<StoredAvatar>(
    `select id as "avatarId", file_key as "fileKey" from avatars
     where id = $1 and user_id is not null and ($2::uuid is null or user_id = $2)`,
    [avatarId, userId],
  )
}

/** Deletes pictures that were not claimed in time, except those being claimed now. */
export function deleteUnclaimed(tx: Transaction, limit: number): Promise<{ fileKey: string }[]> {
  return tx.rows(
    `delete from avatars where id in (
       select id from avatars
       where user_id is null and created_at <= now() - make_interval(mins => $1)
       order by created_at limit $2 for update skip locked)
     returning file_key as "fileKey"`,
    [claimMinutes, limit],
  )
}

/** The given keys that belong to a row. */
export async function knownAvatarKeys(
  tx: Transaction,
  fileKeys: readonly string[],
): Promise<string[]> {
  const found = await tx.rows<{ fileKey: string }>(
    'select file_key as "fileKey" from avatars where file_key = any($1::text[])',
    [fileKeys],
  )
  return found.map(({ fileKey }) => fileKey)
}
