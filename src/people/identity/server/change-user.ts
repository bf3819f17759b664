/**
 * What the company changes about somebody: whether they may come in, and as what. Every session
 * ends with it, at once.
 */
import type { ActionContext } from '#foundation/platform/server/http/context.ts'
import { publish } from '#foundation/platform/server/live/relay.ts'
import { identityRecordTexts } from '../shared/record-words.ts'
import type { Role, UserStatus } from '../shared/rules.ts'
import { lockUser } from './actions.ts'
import type { IdentityHooks } from './hooks.ts'
import { endSessions } from './sessions/sessions.ts'
import { writeRole, writeStatus } from './store.ts'

type Hooks = Pick<IdentityHooks, 'recordActivity' | 'announceSecurityEvent'>

/** Only an active user keeps sessions. The status that somebody has already changes nothing. */
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
    ...changed(userId, { status: { before, after: status } }),
  })
  if (status === 'suspended') await hooks.announceSecurityEvent(ctx, { userId, event: 'suspended' })
  if (status === 'active' && before === 'suspended')
    await hooks.announceSecurityEvent(ctx, { userId, event: 'access-restored' })
}

/** What was opened as a user must not go on as an admin, nor the other way round. */
export async function changeUserRole(
  ctx: ActionContext,
  hooks: Hooks,
  userId: string,
  role: Role,
): Promise<void> {
  const { role: before } = await lockUser(ctx.tx, userId)
  if (role === before) return
  await writeRole(ctx.tx, userId, role)
  await endSessions(ctx.tx, userId)
  publish(ctx.tx, { topic: 'users', id: userId, to: 'admins' })
  await hooks.recordActivity(ctx, {
    userId,
    actionType: 'ROLE_CHANGE',
    description: identityRecordTexts.roleChanged(role),
    ...changed(userId, { role: { before, after: role } }),
  })
  await hooks.announceSecurityEvent(ctx, { userId, event: 'role-changed' })
}

function changed(userId: string, changes: Record<string, { before: string; after: string }>) {
  return { subject: { kind: 'user', id: userId } as const, changes }
}
