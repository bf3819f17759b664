import { signedInCaller, type ActionContext } from '#foundation/platform/server/http/context.ts'
import { refuse } from '#foundation/platform/server/http/refuse.ts'
import { requireProof } from '#foundation/platform/server/http/serve.ts'
import { publish } from '#foundation/platform/server/live/relay.ts'
import { recordActivity } from '#people/activity/server/actions.ts'
import { findUser } from '#people/identity/server/actions.ts'
import { changeProfileName } from '#people/identity/server/change-user.ts'
import { changeUserRole, changeUserStatus } from '#people/identity/server/change-user.ts'
import { shareCompanyAccess } from '#people/identity/server/company-access/company-access.ts'
import { shareAdminsWithOwnSignIn } from '#people/identity/server/company-access/own-sign-in.ts'
import { makesAdmin } from '#people/identity/server/second-person/second-person.ts'
import { refuseEndedSession } from '#people/identity/server/sessions/sessions.ts'
import { identityRefusals } from '#people/identity/shared/words.ts'
import { notifySecurityEvent } from '#people/safeguards/server/notify-security-event.ts'
import { hasProviderSql } from '#people/social/server/identities-sql.ts'
import { invitationRefusals } from '../shared/invitations/words-accept.ts'
import { userRecordTexts } from '../shared/record-words.ts'
import type { UserEdit } from '../shared/rules.ts'
import { userRefusals } from '../shared/words.ts'
import { notifyNewAdmin } from './notify-new-admin.ts'
import { lockUserAndAdmins, type GuardedUser } from './store.ts'

const hooks = { recordActivity, notifySecurityEvent }

/**
 * Changes a user's name, role and status. A new role or status needs a proof and ends all of their
 * sessions. Nobody becomes an admin here. Refuses user-name-required, user-not-found (404),
 * own-role-or-status (403) and with 409 admin-by-invitation, last-admin, last-way-in,
 * user-is-closed and user-changed-meanwhile.
 */
export async function editUser(ctx: ActionContext, edit: UserEdit): Promise<Record<string, never>> {
  const { tx } = ctx
  const { userId, fullName, role, status } = edit
  if (fullName === '') refuse(userRefusals, 'user-name-required', { field: 'fullName' })
  const locked = await lockUserAndAdmins(tx, userId)
  // The caller may have been demoted while waiting for the lock.
  await refuseEndedSession(ctx)
  const user =
    locked.find((one) => one.userId === userId) ??
    refuse(identityRefusals, 'user-not-found', { status: 404 })
  const changesPower = user.role !== role || user.status !== status
  if (changesPower) requireProof(ctx.caller, 'login')
  if (makesAdmin(user, edit))
    refuse(invitationRefusals, 'admin-by-invitation', { status: 409, field: 'role' })
  checkState(user, edit)
  if (changesPower) checkPower(ctx, locked, user, edit)
  if (isActiveAdmin(user) && !isActiveAdmin(edit)) await refuseLastWayIn(ctx, userId)
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
  // Announce before the change, so that the new admin does not receive it too.
  if (isActiveAdmin({ role, status }) && !isActiveAdmin(user))
    await notifyNewAdmin(ctx, { userId, fullName, email: (await findUser(tx, userId)).email })
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
 * Unless company access is open without an end, another admin must be able to sign in. The caller
 * holds the locks on all admins.
 */
async function refuseLastWayIn(ctx: ActionContext, userId: string): Promise<void> {
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
