import { v7 as uuidv7 } from 'uuid'
import type { Database, Transaction } from '#foundation/platform/server/database/database.ts'
import { mustChangePassword, type ActionContext } from '#foundation/platform/server/http/context.ts'
import { refuse } from '#foundation/platform/server/http/refuse.ts'
import { publish } from '#foundation/platform/server/live/relay.ts'
import { openWallet } from '#ledger/server/actions.ts'
import type { Me } from '../shared/contract.ts'
import { sweepSpansDays, type Role, type UserStatus } from '../shared/rules.ts'
import { identityRefusals } from '../shared/words.ts'
import { lockStoredCodeHash, writeAccessCodeHash } from './company-access/access-code-store.ts'
import { hashPassword, isPassword } from './passwords/passwords.ts'
import { endSessions } from './sessions/sessions.ts'
import { forgetAccessCodeDevices } from './sign-in/devices.ts'
import {
  deleteOldRows,
  insertUser,
  lockUserRow,
  lockUserRowOf,
  readOpenUserForKeyShare,
  readNameAt,
  readUser,
  readUserByEmail,
  readUserForShare,
  readUsers,
  type LockedUser,
  type NewUser,
  type User,
} from './store.ts'

export type { User } from './store.ts'

/** Refuses an unknown user (404). */
export async function findUser(tx: Transaction, userId: string): Promise<User> {
  return (await readUser(tx, userId)) ?? refuseUnknownUser()
}

/** In no order; an unknown id gives none. */
export function findUsers(tx: Transaction, userIds: readonly string[]): Promise<User[]> {
  return readUsers(tx, userIds)
}

/** The name that the user had at that time; null when it is today's. */
export async function findNameAt(
  tx: Transaction,
  userId: string,
  at: Date,
): Promise<string | null> {
  return (await readNameAt(tx, userId, at))?.fullName ?? null
}

/**
 * Locks the user (`for no key update`) until the transaction ends and returns the row as it is
 * then. Everything that decides about one person's money, status or password takes this lock first,
 * before any row that belongs to the user. Refuses an unknown user (404).
 */
export async function lockUser(tx: Transaction, userId: string): Promise<LockedUser> {
  return (await lockUserRow(tx, userId)) ?? refuseUnknownUser()
}

/**
 * Takes the same lock on the owner of something, in one statement. `userIdQuery` selects the
 * owner's id; `$1` in it is `id`. Locks nobody, and returns undefined, when it selects nothing.
 */
export function lockUserOf(
  tx: Transaction,
  userIdQuery: string,
  id: string,
): Promise<User | undefined> {
  return lockUserRowOf(tx, userIdQuery, id)
}

/**
 * Locks the user `for share`: until the transaction ends nobody suspends, pauses or locks them.
 * Read afterwards, in a statement of its own, what the decision depends on. Refuses an unknown user
 * (404).
 */
export async function lockUserForShare(tx: Transaction, userId: string): Promise<User> {
  return (await readUserForShare(tx, userId)) ?? refuseUnknownUser()
}

/**
 * The user, unless they have closed. Until the transaction ends they cannot close: a closing
 * deletes what belongs to them, and what is written for them now must be among it.
 */
export async function keepUserOpen(tx: Transaction, userId: string): Promise<User | null> {
  return (await readOpenUserForKeyShare(tx, userId)) ?? null
}

function refuseUnknownUser(): never {
  refuse(identityRefusals, 'user-not-found', { status: 404 })
}

/** For the operator only: anybody else must not learn whether an email has a login. */
export async function findUserByEmail(tx: Transaction, email: string): Promise<User | null> {
  return (await readUserByEmail(tx, email)) ?? null
}

/**
 * Whether somebody has this email, in any status. Ask only for a caller who has proven that the
 * mailbox is theirs: nobody else may learn whether an email has a login.
 */
export async function isEmailTaken(tx: Transaction, email: string): Promise<boolean> {
  return (await readUserByEmail(tx, email)) !== undefined
}

/** Reads the caller for the guards in the browser. */
export async function readMe(ctx: ActionContext): Promise<Me> {
  const { caller, settings } = ctx
  const installation = { mode: settings.mode, sample: settings.mode === 'sample' }
  if (caller.role !== 'user' && caller.role !== 'admin') return { role: 'visitor', ...installation }
  if (caller.userId === null) return { role: 'admin', ...installation }
  const { userId, fullName, email, avatarId } = await findUser(ctx.tx, caller.userId)
  return {
    role: caller.role,
    userId,
    fullName,
    email,
    ...(avatarId ? { avatarId } : {}),
    ...(mustChangePassword(caller) ? { mustChangePassword: true } : {}),
    ...installation,
  }
}

/**
 * Creates a user with a wallet, for callers that are entitled to. Throws when the email is taken.
 * `password` is not checked: its rules are for people who choose their own.
 */
export async function createUser(
  tx: Transaction,
  user: {
    userId?: string
    fullName: string
    email: string
    phoneNumber: string
    password: string
    role: Role
    status: UserStatus
    mustChangePassword?: boolean
  },
): Promise<User> {
  const { password, ...rest } = user
  const userId = user.userId ?? uuidv7()
  const added = await addUser(tx, {
    ...rest,
    userId,
    email: user.email.trim().toLowerCase(),
    passwordHash: await hashPassword(password),
  })
  if (!added) throw new Error('This email is taken')
  return await findUser(tx, userId)
}

/** Adds the user and the wallet. Returns false when the email is taken. */
export async function addUser(tx: Transaction, user: NewUser): Promise<boolean> {
  const inserted = await insertUser(tx, user)
  if (inserted) {
    await openWallet(tx, { walletId: user.userId, sample: inserted.sample })
    publish(tx, { topic: 'users', id: user.userId, to: 'admins' })
  }
  return Boolean(inserted)
}

/**
 * Sets the company access code, or removes it (null). A different code ends every session and
 * forgets every browser of the old one. It does not turn company access on.
 */
export async function setAccessCode(tx: Transaction, code: string | null): Promise<void> {
  const stored = await lockStoredCodeHash(tx)
  if (code === null ? stored === null : stored !== null && (await isPassword(stored, code))) return
  await writeAccessCodeHash(tx, code === null ? null : await hashPassword(code))
  await endSessions(tx, null)
  await forgetAccessCodeDevices(tx)
}

/** Whether this is the code in force; 'none' without one. */
export async function isAccessCode(
  tx: Transaction,
  code: string | null,
): Promise<'same' | 'other' | 'none'> {
  const stored = await lockStoredCodeHash(tx)
  if (stored === null) return 'none'
  return code !== null && (await isPassword(stored, code)) ? 'same' : 'other'
}

/** Deletes old attempts, links, challenges, devices and sessions; an hourly job calls it. */
export async function sweepIdentity(database: Database): Promise<void> {
  await deleteOldRows(database, sweepSpansDays)
}
