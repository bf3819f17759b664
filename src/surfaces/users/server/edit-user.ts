import { signedInCaller, type ActionContext } from '#foundation/platform/server/http/context.ts'
import { refuse } from '#foundation/platform/server/http/refuse.ts'
import { requireProof } from '#foundation/platform/server/http/serve.ts'
import { publish } from '#foundation/platform/server/live/relay.ts'
import { recordActivity } from '#people/activity/server/actions.ts'
import { findUser } from '#people/identity/server/actions.ts'
import { changeProfileName } from '#people/identity/server/change-user.ts'
import { changeUserRole, changeUserStatus } from '#people/identity/server/change-user.ts'
import { shareCompanyAccess } from '#people/identity/server/company-access/access-code-store.ts'
import { shareAdminsWithOwnSignIn } from '#people/identity/server/company-access/own-sign-in.ts'
import { refuseEndedSession } from '#people/identity/server/sessions/sessions.ts'
import { announceSecurityEvent } from '#people/safeguards/server/announce-security-event.ts'
import { hasProviderSql } from '#people/social/server/identities-sql.ts'
import { userRecordTexts } from '../shared/record-words.ts'
import type { UserEdit } from '../shared/rules.ts'
import { userRefusals } from '../shared/words.ts'
import { refuseNoUser } from './refuse-no-user.ts'
import { lockUserAndAdmins, type GuardedUser } from './store.ts'
import { tellNewAdmin } from './tell-new-admin.ts'

const hooks = { recordActivity, announceSecurityEvent }

/**
 * Name, role and status of somebody. Another role or status ends every session of theirs at once,
 * and is asked a proof for. Refuses: 403 for one's own role and status, 409 for the last active
 * admin, for the last who could come in, for who has closed, and where a colleague was quicker.
 */
export async function editUser(ctx: ActionContext, edit: UserEdit): Promise<Record<string, never>> {
  const { tx } = ctx
  const { userId, fullName, role, status } = edit
  if (fullName === '') refuse(userRefusals, 'user-name-required', { field: 'fullName' })
  const locked = await lockUserAndAdmins(tx, userId)
  // Whoever was demoted while they waited for the lock changes nobody any more.
  await refuseEndedSession(ctx)
  const user = locked.find((one) => one.userId === userId) ?? refuseNoUser()
  const movesPower = user.role !== role || user.status !== status
  if (movesPower) requireProof(ctx.caller, 'login')
  checkState(user, edit)
  if (movesPower) checkPower(ctx, locked, user, edit)
  if (isActiveAdmin(user) && !isActiveAdmin(edit)) await keepAWayIn(ctx, userId)
  if (user.fullName !== fullName) {
    await changeProfileName(tx, userId, fullName)
    const changes = { fullName: { before: user.fullName, after: fullName } }
    await recordActivity(ctx, {
      userId,
      actionType: 'ADMIN_EDIT_USER',
      description: userRecordTexts.renamed,
      subject: { kind: 'user', id: userId },
      changes,
    })
  }
  // Before they are one of the admins who are told.
  if (isActiveAdmin({ role, status }) && !isActiveAdmin(user))
    await tellNewAdmin(ctx, { userId, fullName, email: (await findUser(tx, userId)).email })
  await changeUserRole(ctx, hooks, userId, role)
  await changeUserStatus(ctx, hooks, userId, status)
  publish(tx, { topic: 'users', id: userId, to: 'admins' })
  return {}
}

function checkState(user: GuardedUser, { versionSeen }: UserEdit): void {
  if (user.closed) refuse(userRefusals, 'user-is-closed', { status: 409 })
  if (user.version !== versionSeen) refuse(userRefusals, 'user-changed-meanwhile', { status: 409 })
}

function checkPower(
  ctx: ActionContext,
  locked: readonly GuardedUser[],
  user: GuardedUser,
  { role, status }: UserEdit,
): void {
  if (signedInCaller(ctx).userId === user.userId)
    refuse(userRefusals, 'own-role-or-status', { status: 403 })
  if (
    isActiveAdmin(user) &&
    !isActiveAdmin({ role, status }) &&
    locked.filter(isActiveAdmin).length === 1
  )
    refuse(userRefusals, 'last-admin', { status: 409 })
}

/**
 * While company access is off, or will be: somebody else must be able to come in. The admins are
 * locked before.
 */
async function keepAWayIn(ctx: ActionContext, userId: string): Promise<void> {
  const others = (await shareAdminsWithOwnSignIn(ctx, { hasProviderSql })).filter(
    (one) => one !== userId,
  )
  if (others.length > 0) return
  const { open, until } = await shareCompanyAccess(ctx.tx)
  if (!open || until !== null) refuse(userRefusals, 'last-way-in', { status: 409 })
}

function isActiveAdmin({ role, status }: Pick<GuardedUser, 'role' | 'status'>): boolean {
  return role === 'admin' && status === 'active'
}
