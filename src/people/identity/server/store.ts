import type { Transaction } from '#foundation/platform/server/database/database.ts'
import { tokenMinutes, type Role, type TokenPurpose, type UserStatus } from '../shared/rules.ts'

export interface User {
  userId: string
  fullName: string
  email: string
  phoneNumber: string
  role: Role
  status: UserStatus
  sample: boolean
  /** The picture, in the profile room; null without one. */
  avatarId: string | null
  createdAt: Date
}

const userColumns = `u.id as "userId", u.full_name as "fullName", u.email, u.phone_number as "phoneNumber",
  u.role, u.status, u.sample, u.avatar_id as "avatarId", u.created_at as "createdAt"`

export function readUser(tx: Transaction, userId: string): Promise<User | undefined> {
  return tx.maybeRow<User>(`select ${userColumns} from users u where u.id = $1`, [userId])
}

/** The user, and whoever is about to change or pause them waits until we are done. */
export function readUserForShare(tx: Transaction, userId: string): Promise<User | undefined> {
  return tx.maybeRow<User>(`select ${userColumns} from users u where u.id = $1 for share`, [userId])
}

/** Null: not of the staff now. */
export async function readStaffSince(tx: Transaction, userId: string): Promise<Date | null> {
  const found = await tx.maybeRow<{ staffSince: Date | null }>(
    'select staff_since as "staffSince" from users where id = $1',
    [userId],
  )
  return found?.staffSince ?? null
}

/**
 * The address that stands in the row of somebody who has closed is nobody's: no mail goes there and
 * nobody is found by it.
 */
export function readUserByEmail(tx: Transaction, email: string): Promise<User | undefined> {
  return tx.maybeRow<User>(
    `select ${userColumns} from users u where lower(u.email) = $1 and u.closed_at is null`,
    [email],
  )
}

export interface LockedUser extends User {
  hasPassword: boolean
}

export function lockUserRow(tx: Transaction, userId: string): Promise<LockedUser | undefined> {
  return tx.maybeRow<LockedUser>(
    `select ${userColumns}, u.password_hash is not null as "hasPassword" from users u where u.id = $1 for no key update`,
    [userId],
  )
}

export interface NewUser {
  userId: string
  fullName: string
  email: string
  phoneNumber: string
  role: Role
  status: UserStatus
  /** Null: no sign-in by password. */
  passwordHash: string | null
  /** Somebody else chose the password. */
  mustChangePassword?: boolean
}

/**
 * Answers the sample mark of the new user, or undefined when the email is taken; waits for one who
 * is just taking it.
 */
export async function insertUser(
  tx: Transaction,
  user: NewUser,
): Promise<{ sample: boolean } | undefined> {
  return await tx.maybeRow<{ sample: boolean }>(
    `insert into users (id, full_name, email, phone_number, role, status, password_hash, must_change_password, sample)
     values ($1, $2, $3, $4, $5, $6, $7, $8, installation_is_sample())
     on conflict (lower(email)) do nothing returning sample`,
    [
      user.userId,
      user.fullName,
      user.email,
      user.phoneNumber,
      user.role,
      user.status,
      user.passwordHash,
      user.mustChangePassword ?? false,
    ],
  )
}

export interface LoginCandidate {
  userId: string
  passwordHash: string | null
}

export function readLoginCandidate(
  tx: Transaction,
  email: string,
): Promise<LoginCandidate | undefined> {
  return tx.maybeRow<LoginCandidate>(
    `select u.id as "userId", u.password_hash as "passwordHash" from users u where lower(u.email) = $1`,
    [email],
  )
}

/**
 * The user while the password is still this one; a change of password or status waits until we are
 * done.
 */
export function lockUserWithPassword(
  tx: Transaction,
  userId: string,
  passwordHash: string,
): Promise<User | undefined> {
  return tx.maybeRow<User>(
    `select ${userColumns} from users u where u.id = $1 and u.password_hash = $2 for share`,
    [userId, passwordHash],
  )
}

export async function writeAvatar(
  tx: Transaction,
  userId: string,
  avatarId: string | null,
): Promise<void> {
  await tx.rows(
    `update users set avatar_id = $2, updated_at = now(), version = version + 1 where id = $1`,
    [userId, avatarId],
  )
}

/** A proof of the mailbox makes a waiting user active; a suspended one stays suspended. */
export async function activateUser(tx: Transaction, userId: string): Promise<void> {
  await tx.rows(
    `update users set status = 'active', updated_at = now(), version = version + 1 where id = $1 and status = 'pending_verification'`,
    [userId],
  )
}

export async function writeStatus(
  tx: Transaction,
  userId: string,
  status: UserStatus,
): Promise<void> {
  await tx.rows(
    `update users set status = $2, updated_at = now(), version = version + 1 where id = $1`,
    [userId, status],
  )
}

export async function writeRole(tx: Transaction, userId: string, role: Role): Promise<void> {
  await tx.rows(
    `update users set role = $2, updated_at = now(), version = version + 1 where id = $1`,
    [userId, role],
  )
}

export async function writeProfile(
  tx: Transaction,
  userId: string,
  { fullName, phoneNumber }: { fullName: string; phoneNumber: string },
): Promise<void> {
  await tx.rows(
    `update users set full_name = $2, phone_number = $3, updated_at = now(), version = version + 1 where id = $1`,
    [userId, fullName, phoneNumber],
  )
}

/** Null: this user has no password, and signs in by a provider. */
export async function readPasswordHash(tx: Transaction, userId: string): Promise<string | null> {
  const found = await tx.maybeRow<{ hash: string | null }>(
    `select password_hash as hash from users where id = $1`,
    [userId],
  )
  return found?.hash ?? null
}

/** Whether the password is one that somebody else chose. Every new password is the person's own. */
export async function readMustChangePassword(tx: Transaction, userId: string): Promise<boolean> {
  const found = await tx.maybeRow<{ owes: boolean }>(
    `select must_change_password as owes from users where id = $1`,
    [userId],
  )
  return found?.owes ?? false
}

export async function writePasswordHash(
  tx: Transaction,
  userId: string,
  passwordHash: string,
): Promise<void> {
  await tx.rows(
    `update users set password_hash = $2, must_change_password = false, updated_at = now(), version = version + 1 where id = $1`,
    [userId, passwordHash],
  )
}

/** Answers false when it was another one than `oldHash` (null: none) by now. */
export async function replacePasswordHash(
  tx: Transaction,
  userId: string,
  oldHash: string | null,
  newHash: string,
): Promise<boolean> {
  const replaced = await tx.maybeRow(
    `update users set password_hash = $3, must_change_password = false, updated_at = now(), version = version + 1 where id = $1 and password_hash is not distinct from $2 returning id`,
    [userId, oldHash, newHash],
  )
  return replaced !== undefined
}

/** No link of this purpose can be used any more. */
export async function endTokens(
  tx: Transaction,
  userId: string,
  purpose: TokenPurpose,
): Promise<void> {
  await tx.rows(
    `update one_time_tokens set used_at = now() where user_id = $1 and purpose = $2 and used_at is null`,
    [userId, purpose],
  )
}

/** A new link ends the earlier ones of its purpose. */
export async function insertToken(
  tx: Transaction,
  token: { tokenHash: Buffer; userId: string; purpose: TokenPurpose },
): Promise<void> {
  await endTokens(tx, token.userId, token.purpose)
  await tx.rows(
    `insert into one_time_tokens (token_hash, user_id, purpose, expires_at) values ($1, $2, $3, now() + make_interval(mins => $4))`,
    [token.tokenHash, token.userId, token.purpose, tokenMinutes[token.purpose]],
  )
}

/** Whose token this is while it can still be used. */
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

/** Uses it up and answers whose it was: of two at the same time, one is answered undefined. */
export async function useToken(
  tx: Transaction,
  tokenHash: Buffer,
  purpose: TokenPurpose,
): Promise<string | undefined> {
  const used = await tx.maybeRow<{ userId: string }>(
    `update one_time_tokens set used_at = now()
     where token_hash = $1 and purpose = $2 and used_at is null and expires_at > now() returning user_id as "userId"`,
    [tokenHash, purpose],
  )
  return used?.userId
}

/**
 * Spans in days after the last try, the end of a link, the end of a session, the last sign-in from
 * a browser.
 */
export async function deleteOldRows(
  tx: Transaction,
  days: { attempts: number; tokens: number; sessions: number; devices: number },
): Promise<void> {
  await tx.rows(`delete from attempts where last_at < now() - make_interval(days => $1)`, [
    days.attempts,
  ])
  await tx.rows(
    `delete from one_time_tokens where expires_at < now() - make_interval(days => $1)`,
    [days.tokens],
  )
  await tx.rows(
    `delete from sign_in_challenges where expires_at < now() - make_interval(days => $1)`,
    [days.tokens],
  )
  await tx.rows(
    `delete from known_devices where last_seen_at < now() - make_interval(days => $1)`,
    [days.devices],
  )
  await tx.rows(
    `delete from sessions where coalesce(ended_at, expires_at) < now() - make_interval(days => $1)`,
    [days.sessions],
  )
}
