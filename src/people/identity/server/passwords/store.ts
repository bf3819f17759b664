/** SQL of password hashes and of the one-time tokens in mailed links. */
import type { Transaction } from '#foundation/platform/server/database/database.ts'
import { tokenMinutes, type TokenPurpose } from '../../shared/rules.ts'
import { touchUser, userColumns, type User } from '../store.ts'

export interface LoginCandidate {
  userId: string
  passwordHash: string | null
}

export function readLoginCandidate(
  tx: Transaction,
  email: string,
): Promise<LoginCandidate | undefined> {
  return tx.maybeRow<LoginCandidate>(
    `select u.id as "userId", u.password_hash as "passwordHash" from users u
     where lower(u.email) = $1`,
    [email],
  )
}

/** Locks the user `for share` while the password is still this one, else returns undefined. */
export function shareUserWithPassword(
  tx: Transaction,
  userId: string,
  passwordHash: string,
): Promise<User | undefined> {
  return tx.maybeRow<User>(
    `select ${userColumns} from users u where u.id = $1 and u.password_hash = $2 for share`,
    [userId, passwordHash],
  )
}

/** Null: the user has no password and signs in with a provider. */
export async function readPasswordHash(tx: Transaction, userId: string): Promise<string | null> {
  const found = await tx.maybeRow<{ hash: string | null }>(
    `select password_hash as hash from users where id = $1`,
    [userId],
  )
  return found?.hash ?? null
}

/** Whether somebody else chose the password. Every new password clears this. */
export async function readMustChangePassword(tx: Transaction, userId: string): Promise<boolean> {
  const found = await tx.maybeRow<{ mustChange: boolean }>(
    `select must_change_password as "mustChange" from users where id = $1`,
    [userId],
  )
  return found?.mustChange ?? false
}

export async function writePasswordHash(
  tx: Transaction,
  userId: string,
  passwordHash: string,
): Promise<void> {
  await tx.rows(
    `update users set password_hash = $2, must_change_password = false, ${touchUser}
     where id = $1`,
    [userId, passwordHash],
  )
}

/** No password opens the login until its owner sets another one by a link. */
export async function removePasswordHash(tx: Transaction, userId: string): Promise<void> {
  await tx.rows(`update users set password_hash = null, ${touchUser} where id = $1`, [userId])
}

/** Returns false when the hash is no longer `oldHash` (null: no password). */
export async function replacePasswordHash(
  tx: Transaction,
  userId: string,
  oldHash: string | null,
  newHash: string,
): Promise<boolean> {
  const replaced = await tx.maybeRow(
    `update users set password_hash = $3, must_change_password = false, ${touchUser}
     where id = $1 and password_hash is not distinct from $2 returning id`,
    [userId, oldHash, newHash],
  )
  return replaced !== undefined
}

/** Ends every unused link of this purpose. */
export async function endTokens(
  tx: Transaction,
  userId: string,
  purpose: TokenPurpose,
): Promise<void> {
  await tx.rows(
    `update one_time_tokens set used_at = now()
     where user_id = $1 and purpose = $2 and used_at is null`,
    [userId, purpose],
  )
}

/** Ends the earlier links of its purpose; every security mail keeps its own button. */
export async function insertToken(
  tx: Transaction,
  token: { tokenHash: Buffer; userId: string; purpose: TokenPurpose },
): Promise<void> {
  if (token.purpose !== 'not_me') await endTokens(tx, token.userId, token.purpose)
  await tx.rows(
    `insert into one_time_tokens (token_hash, user_id, purpose, expires_at)
     values ($1, $2, $3, now() + make_interval(mins => $4))`,
    [token.tokenHash, token.userId, token.purpose, tokenMinutes[token.purpose]],
  )
}

/** The owner of a token that can still be used. */
export function readTokenUser(
  tx: Transaction,
  tokenHash: Buffer,
  purpose: TokenPurpose,
): Promise<User | undefined> {
  return tx.maybeRow<User>(
    `select ${userColumns} from one_time_tokens t join users u on u.id = t.user_id
     where t.token_hash = $1 and t.purpose = $2 and t.used_at is null and t.expires_at > now()`,
    [tokenHash, purpose],
  )
}

/** Uses up the token and returns its owner's id; of two concurrent uses, one gets undefined. */
export async function consumeToken(
  tx: Transaction,
  tokenHash: Buffer,
  purpose: TokenPurpose,
): Promise<string | undefined> {
  const used = await tx.maybeRow<{ userId: string }>(
    `update one_time_tokens set used_at = now()
     where token_hash = $1 and purpose = $2 and used_at is null and expires_at > now()
     returning user_id as "userId"`,
    [tokenHash, purpose],
  )
  return used?.userId
}
