/** The company changes somebody's status or role. Every session of that user ends at once. */
import type { ActionContext } from '#foundation/platform/server/http/context.ts'
import { publish } from '#foundation/platform/server/live/relay.ts'
import { identityRecordTexts } from '../shared/record-words.ts'
import type { Role, UserStatus } from '../shared/rules.ts'
import { lockUser } from './actions.ts'
import type { IdentityHooks } from './hooks.ts'
import { endSessions } from './sessions/sessions.ts'
import { writeRole, writeStatus } from './store.ts'

type Hooks = Pick<IdentityHooks, 'recordActivity' | 'announceSecurityEvent'>

/** Does nothing when the user has this status already. */
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
  if (status === 'suspended') await hooks.announceSecurityEvent(ctx, { userId, event: 'suspended' })
  if (status === 'active' && before === 'suspended')
    await hooks.announceSecurityEvent(ctx, { userId, event: 'access-restored' })
}

/** Does nothing when the user has this role already. */
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
  await hooks.announceSecurityEvent(ctx, { userId, event: 'role-changed' })
}
