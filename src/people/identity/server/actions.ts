import { v7 as uuidv7 } from 'uuid'
import type { Transaction } from '#foundation/platform/server/database/database.ts'
import { mustChangePassword, type ActionContext } from '#foundation/platform/server/http/context.ts'
import { refuse } from '#foundation/platform/server/http/refuse.ts'
import { publish } from '#foundation/platform/server/live/relay.ts'
import { openWallet } from '#ledger/server/actions.ts'
import type { Me } from '../shared/contract.ts'
import { sweepSpansDays, type Role, type UserStatus } from '../shared/rules.ts'
import { identityRefusals } from '../shared/words.ts'
import { lockKeptCodeHash, writeAccessCodeHash } from './company-access/access-code-store.ts'
import { hashPassword, isPassword } from './passwords/passwords.ts'
import { endSessions } from './sessions/sessions.ts'
import { forgetAccessCodeDevices } from './sign-in/devices.ts'
import {
  deleteOldRows,
  insertUser,
  lockUserRow,
  readUser,
  readUserByEmail,
  readUserForShare,
  writeAvatar,
  writeProfile,
  type LockedUser,
  type User,
} from './store.ts'

/** Refuses with 404 when there is none. */
export async function findUser(tx: Transaction, userId: string): Promise<User> {
  return (await readUser(tx, userId)) ?? refuse(identityRefusals, 'user-not-found', { status: 404 })
}

/** As it is now and until we are done: no change of status, role or password comes in between. */
export async function lockUser(tx: Transaction, userId: string): Promise<LockedUser> {
  return (
    (await lockUserRow(tx, userId)) ?? refuse(identityRefusals, 'user-not-found', { status: 404 })
  )
}

/**
 * Locks the owner of something until the transaction ends, so that two decisions about one user's
 * money wait for each other. `userIdQuery` selects the owner's id; `$1` in it is `id`. Locks nobody
 * when it selects nothing.
 */
export async function lockUserOf(tx: Transaction, userIdQuery: string, id: string): Promise<void> {
  await tx.rows(`select from users where id = (${userIdQuery}) for no key update`, [id])
}

/** For the operator, who may know. */
export async function findUserByEmail(tx: Transaction, email: string): Promise<User | null> {
  return (await readUserByEmail(tx, email)) ?? null
}

/**
 * Whatever its status. Only for who has proven that the mailbox is theirs: anybody else must not
 * learn who has a login.
 */
export async function isEmailTaken(tx: Transaction, email: string): Promise<boolean> {
  return (await readUserByEmail(tx, email)) !== undefined
}

/**
 * The user as they are, and so they stay until the transaction ends: not suspended, no pause begun,
 * no lock set meanwhile. What is decided on must be read after it, by a statement of its own.
 */
export async function shareUser(tx: Transaction, userId: string): Promise<User> {
  return (
    (await readUserForShare(tx, userId)) ??
    refuse(identityRefusals, 'user-not-found', { status: 404 })
  )
}

/** Who asks, for the browser's guards. */
export async function readMe(ctx: ActionContext): Promise<Me> {
  const { caller, settings } = ctx
  const installation = { mode: settings.mode, sample: settings.mode === 'sample' }
  if (caller.role !== 'user' && caller.role !== 'admin') return { role: 'visitor', ...installation }
  if (caller.userId === null) return { role: 'admin', ...installation }
  const owes = mustChangePassword(caller) ? { mustChangePassword: true } : {}
  const { userId, fullName, email, avatarId } = await findUser(ctx.tx, caller.userId)
  return {
    role: caller.role,
    userId,
    fullName,
    email,
    ...(avatarId ? { avatarId } : {}),
    ...owes,
    ...installation,
  }
}

/**
 * Makes a user with a wallet, for whoever has the right to (an admin, the sample town). The email
 * must be free. `password` is taken as it is: its rules are for people who choose one.
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
  const made = await addUser(tx, {
    ...rest,
    userId,
    email: user.email.trim().toLowerCase(),
    passwordHash: await hashPassword(password),
  })
  if (!made) throw new Error('This email is taken')
  return await findUser(tx, userId)
}

/** The user and the wallet, always together. Answers false when the email is taken. */
export async function addUser(
  tx: Transaction,
  user: Parameters<typeof insertUser>[1],
): Promise<boolean> {
  const made = await insertUser(tx, user)
  if (made) {
    await openWallet(tx, { walletId: user.userId, sample: made.sample })
    publish(tx, { topic: 'users', id: user.userId, to: 'admins' })
  }
  return Boolean(made)
}

/**
 * What users may change about themselves. The name also stands in the greeting, which this room
 * answers.
 */
export async function changeProfile(
  tx: Transaction,
  userId: string,
  profile: { fullName: string; phoneNumber: string },
): Promise<void> {
  await writeProfile(tx, userId, profile)
  publish(
    tx,
    { topic: 'identity', id: userId, to: { userId } },
    { topic: 'users', id: userId, to: 'admins' },
  )
}

/** The same for staff, who change no phone number. */
export async function changeProfileName(
  tx: Transaction,
  userId: string,
  fullName: string,
): Promise<void> {
  const { phoneNumber } = await findUser(tx, userId)
  await changeProfile(tx, userId, { fullName, phoneNumber })
}

/** Which picture stands in the greeting; the pictures themselves are the profile room's. */
export async function changeAvatar(
  tx: Transaction,
  userId: string,
  avatarId: string | null,
): Promise<void> {
  await writeAvatar(tx, userId, avatarId)
  publish(tx, { topic: 'identity', id: userId, to: { userId } })
}

/**
 * Sets the company access code; with null there is none. Another code than before ends what the old
 * one opened. It turns nothing on that is off.
 */
export async function setAccessCode(tx: Transaction, code: string | null): Promise<void> {
  const kept = await lockKeptCodeHash(tx)
  if (code === null ? kept === null : kept !== null && (await isPassword(kept, code))) return
  await writeAccessCodeHash(tx, code === null ? null : await hashPassword(code))
  await endSessions(tx, null)
  await forgetAccessCodeDevices(tx)
}

/** For an hourly job: counts, links and sessions that nobody asks for any more. */
export async function sweepIdentity(tx: Transaction): Promise<void> {
  await deleteOldRows(tx, sweepSpansDays)
}
