import type { Database, Transaction } from '#foundation/platform/server/database/database.ts'
import type { RequestFacts } from '#foundation/platform/server/http/context.ts'
import { deleteInBatches } from '#foundation/platform/server/in-batches.ts'
import type { Role, UserStatus } from '../shared/rules.ts'

export interface User {
  userId: string
  fullName: string
  email: string
  phoneNumber: string
  role: Role
  status: UserStatus
  sample: boolean
  /** Null without a picture; profile owns the pictures. */
  avatarId: string | null
  createdAt: Date
}

export const userColumns = `u.id as "userId", u.full_name as "fullName", u.email,
  u.phone_number as "phoneNumber", u.role, u.status, u.sample, u.avatar_id as "avatarId",
  u.created_at as "createdAt"`

/** Assignments of every update of a user. */
export const touchUser = 'updated_at = now(), version = version + 1'

export function readUser(tx: Transaction, userId: string): Promise<User | undefined> {
  return tx.maybeRow<User>(`select ${userColumns} from users u where u.id = $1`, [userId])
}

export function readUsers(tx: Transaction, userIds: readonly string[]): Promise<User[]> {
  return tx.rows<User>(`select ${userColumns} from users u where u.id = any($1::uuid[])`, [userIds])
}

/** The name that was replaced first after this time. */
export function readNameAt(tx: Transaction, userId: string, at: Date) {
  return tx.maybeRow<{ fullName: string }>(
    `select full_name as "fullName" from former_names
     where user_id = $1 and held_until > $2 order by held_until limit 1`,
    [userId, at],
  )
}

export function readUserForShare(tx: Transaction, userId: string): Promise<User | undefined> {
  return tx.maybeRow<User>(`select ${userColumns} from users u where u.id = $1 for share`, [userId])
}

/** Returns undefined for a closed user. Waits for a closing that is under way. */
export function readOpenUserForKeyShare(
  tx: Transaction,
  userId: string,
): Promise<User | undefined> {
  return tx.maybeRow<User>(
    `select ${userColumns} from users u where u.id = $1 and u.closed_at is null for key share`,
    [userId],
  )
}

/** Never finds closed users: the address in their row belongs to nobody. */
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
    `select ${userColumns}, u.password_hash is not null as "hasPassword" from users u
     where u.id = $1 for no key update`,
    [userId],
  )
}

/** `userIdQuery` is a subquery with the parameter `$1`, which is `id`. */
export function lockUserRowOf(
  tx: Transaction,
  userIdQuery: string,
  id: string,
): Promise<User | undefined> {
  return tx.maybeRow<User>(
    `select ${userColumns} from users u where u.id = (${userIdQuery}) for no key update`,
    [id],
  )
}

export interface NewUser {
  userId: string
  fullName: string
  email: string
  phoneNumber: string
  role: Role
  status: UserStatus
  /** Null: the user cannot sign in with a password. */
  passwordHash: string | null
  /** Somebody else chose the password. */
  mustChangePassword?: boolean
  /** Of the sign-up. */
  language?: RequestFacts['language']
}

/**
 * Returns whether the new user is sample data, or undefined when the email is taken. Waits for a
 * concurrent sign-up with the same email.
 */
export async function insertUser(
  tx: Transaction,
  user: NewUser,
): Promise<{ sample: boolean } | undefined> {
  return await tx.maybeRow<{ sample: boolean }>(
    `insert into users (id, full_name, email, phone_number, role, status, password_hash,
       must_change_password, language, sample)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, installation_is_sample())
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
      user.language ?? null,
    ],
  )
}

/**
 * Keeps the language that a person reads; null leaves it. A row that somebody has locked is left to
 * the next time.
 */
export async function writeLanguage(
  tx: Transaction,
  userId: string,
  language: RequestFacts['language'],
): Promise<void> {
  await tx.rows(
    `update users set language = $2
     where id = (select id from users where id = $1 and language is distinct from $2
       for no key update skip locked) and $2 is not null`,
    [userId, language ?? null],
  )
}

export async function writeAvatar(
  tx: Transaction,
  userId: string,
  avatarId: string | null,
): Promise<void> {
  await tx.rows(`update users set avatar_id = $2, ${touchUser} where id = $1`, [userId, avatarId])
}

/** Activates a user who waits for verification; a suspended one stays suspended. */
export async function activateUser(tx: Transaction, userId: string): Promise<void> {
  await tx.rows(
    `update users set status = 'active', ${touchUser}
     where id = $1 and status = 'pending_verification'`,
    [userId],
  )
}

export async function writeStatus(
  tx: Transaction,
  userId: string,
  status: UserStatus,
): Promise<void> {
  await tx.rows(`update users set status = $2, ${touchUser} where id = $1`, [userId, status])
}

export async function writeRole(tx: Transaction, userId: string, role: Role): Promise<void> {
  await tx.rows(`update users set role = $2, ${touchUser} where id = $1`, [userId, role])
}

export async function writeProfile(
  tx: Transaction,
  userId: string,
  { fullName, phoneNumber }: { fullName: string; phoneNumber: string },
): Promise<void> {
  await tx.rows(`update users set full_name = $2, phone_number = $3, ${touchUser} where id = $1`, [
    userId,
    fullName,
    phoneNumber,
  ])
}

/**
 * Deletes old rows. Spans in days: after the last attempt, the end of a link or challenge, the end
 * of a session, and the last sign-in from a browser.
 */
export async function deleteOldRows(
  database: Database,
  days: { attempts: number; tokens: number; sessions: number; devices: number },
): Promise<void> {
  const forget = (table: string, ended: string, keptDays: number) =>
    deleteInBatches(
      database,
      { table, where: `${ended} < now() - make_interval(days => $2)`, orderBy: ended },
      [keptDays],
    )
  await forget('attempts', 'last_at', days.attempts)
  await forget('one_time_tokens', 'expires_at', days.tokens)
  await forget('sign_in_challenges', 'expires_at', days.tokens)
  await forget('known_devices', 'last_seen_at', days.devices)
  await forget('sessions', 'coalesce(ended_at, expires_at)', days.sessions)
}
