/** Changes of a user: profile, status and role. */
import type { Transaction } from '#foundation/platform/server/database/database.ts'
import type { ActionContext } from '#foundation/platform/server/http/context.ts'
import { publish } from '#foundation/platform/server/live/relay.ts'
import { identityRecordTexts } from '../shared/record-words.ts'
import type { Role, UserStatus } from '../shared/rules.ts'
import { findUser, lockUser } from './actions.ts'
import type { IdentityHooks } from './hooks.ts'
import { endSessions } from './sessions/sessions.ts'
import { writeAvatar, writeProfile, writeRole, writeStatus } from './store.ts'

/** Also refreshes the greeting, which shows the name. */
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

/** For staff, who change no phone number. */
export async function changeProfileName(
  tx: Transaction,
  userId: string,
  fullName: string,
): Promise<void> {
  const { phoneNumber } = await findUser(tx, userId)
  await changeProfile(tx, userId, { fullName, phoneNumber })
}

/** Sets which picture the greeting shows; profile owns the pictures themselves. */
export async function changeAvatar(
  tx: Transaction,
  userId: string,
  avatarId: string | null,
): Promise<void> {
  await writeAvatar(tx, userId, avatarId)
  publish(tx, { topic: 'identity', id: userId, to: { userId } })
}

type Hooks = Pick<IdentityHooks, 'recordActivity' | 'notifySecurityEvent'>

/** Ends every session of the user. Does nothing when the user has this status already. */
export async function changeUserStatus(
  ctx: ActionContext,
  hooks: Hooks,
  userId: string,
  status: UserStatus,
): Promise<void> {
  const { status: before } = await lockUser(ctx.tx, userId)
  if (status === before) return
  await writeStatus(ctx.tx, userId, status)
  await endSessions(ctx.tx, userId)
  publish(ctx.tx, { topic: 'users', id: userId, to: 'admins' })
  await hooks.recordActivity(ctx, {
    userId,
    actionType: 'STATUS_CHANGE',
    description: identityRecordTexts.statusChanged(status),
    subject: { kind: 'user', id: userId },
    changes: { status: { before, after: status } },
  })
  if (status === 'suspended') await hooks.notifySecurityEvent(ctx, { userId, event: 'suspended' })
  if (status === 'active' && before === 'suspended')
    await hooks.notifySecurityEvent(ctx, { userId, event: 'access-restored' })
}

/** Ends every session of the user. Does nothing when the user has this role already. */
export async function changeUserRole(
  ctx: ActionContext,
  hooks: Hooks,
  userId: string,
  role: Role,
): Promise<void> {
  const { role: before } = await lockUser(ctx.tx, userId)
  if (role === before) return
  await writeRole(ctx.tx, userId, role)
  // A session opened as a user must not continue as an admin, nor the other way round.
  await endSessions(ctx.tx, userId)
  publish(ctx.tx, { topic: 'users', id: userId, to: 'admins' })
  await hooks.recordActivity(ctx, {
    userId,
    actionType: 'ROLE_CHANGE',
    description: identityRecordTexts.roleChanged(role),
    subject: { kind: 'user', id: userId },
    changes: { role: { before, after: role } },
  })
  await hooks.notifySecurityEvent(ctx, { userId, event: 'role-changed' })
}
