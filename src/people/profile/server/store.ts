import type { Transaction } from '#foundation/platform/server/database/database.ts'
import { claimMinutes, type BankDetails } from '../shared/rules.ts'

export function readBankDetails(tx: Transaction, userId: string): Promise<BankDetails | undefined> {
  return tx.maybeRow<BankDetails>(
    `select bank_name as "bankName", account_name as "accountName", account_number as "accountNumber"
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
    `insert into bank_details (user_id, bank_name, account_name, account_number) values ($1, $2, $3, $4)
     on conflict (user_id) do update
     set bank_name = excluded.bank_name, account_name = excluded.account_name, account_number = excluded.account_number, updated_at = now()`,
    [userId, details.bankName, details.accountName, details.accountNumber],
  )
}

/** Answers whether there were any. */
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

/** `claimHash` is null for one that belongs to a user from the beginning. */
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
 * Answers the picture that it was for, or undefined: of two claims at the same time, one is
 * answered undefined.
 */
export async function takeClaim(
  tx: Transaction,
  claimHash: Buffer,
  userId: string,
): Promise<string | undefined> {
  const taken = await tx.maybeRow<{ avatarId: string }>(
    `update avatars set user_id = $2, claim_hash = null
     where claim_hash = $1 and created_at > now() - make_interval(mins => $3) returning id as "avatarId"`,
    [claimHash, userId, claimMinutes],
  )
  return taken?.avatarId
}

/** The picture of this user goes; answers where its file lies. */
export async function deleteAvatarOf(tx: Transaction, userId: string): Promise<string | undefined> {
  const gone = await tx.maybeRow<{ fileKey: string }>(
    `delete from avatars where user_id = $1 returning file_key as "fileKey"`,
    [userId],
  )
  return gone?.fileKey
}

/**
 * One's own picture. `userId` null: an admin reads, whosever it is. One that nobody has claimed yet
 * is nobody's to read.
 */
export function findReadableAvatar(
  tx: Transaction,
  avatarId: string,
  userId: string | null,
): Promise<StoredAvatar | undefined> {
  return tx.maybeRow<StoredAvatar>(
    `select id as "avatarId", file_key as "fileKey" from avatars where id = $1 and user_id is not null and ($2::uuid is null or user_id = $2)`,
    [avatarId, userId],
  )
}

/** Those that nobody claimed in time. One that is being claimed just now is passed over. */
export function takeUnclaimed(tx: Transaction, limit: number): Promise<{ fileKey: string }[]> {
  return tx.rows(
    `delete from avatars where id in (
       select id from avatars where user_id is null and created_at <= now() - make_interval(mins => $1)
       order by created_at limit $2 for update skip locked)
     returning file_key as "fileKey"`,
    [claimMinutes, limit],
  )
}

/** Those of the keys that a row speaks of. */
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
