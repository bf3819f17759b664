/** The end of an invitation: another admin confirms it, or somebody takes it back. */
import { signedInCaller, type ActionContext } from '#foundation/platform/server/http/context.ts'
import { refuse } from '#foundation/platform/server/http/refuse.ts'
import { publish } from '#foundation/platform/server/live/relay.ts'
import { recordActivity } from '#people/activity/server/actions.ts'
import { findUser, lockUser } from '#people/identity/server/actions.ts'
import { changeUserRole } from '#people/identity/server/change-user.ts'
import {
  noteInviter,
  requireSecondPerson,
  sharePair,
} from '#people/identity/server/second-person/second-person.ts'
import { originChanges } from '#people/identity/server/second-person/shared-origin.ts'
import { refuseEndedSession } from '#people/identity/server/sessions/sessions.ts'
import { staffPersonOf } from '#people/identity/server/staff-person.ts'
import type { ModuleObstacle } from '#people/identity/shared/second-person/rules.ts'
import { mailAdmins } from '#people/notifications/server/mail-admins.ts'
import { notifySecurityEvent } from '#people/safeguards/server/notify-security-event.ts'
import { invitationRecordTexts } from '../../shared/invitations/record-words.ts'
import type { InvitationInput, InvitationState } from '../../shared/invitations/rules.ts'
import { invitationRefusals } from '../../shared/invitations/words-accept.ts'
import { invitationNews, mailNewAdmin, mailTakenBack } from './invitation-mails.ts'
import { findInvitedOrigin } from './invited-origin.ts'
import { lockInvitation, readInvitation, writeEnded, type Invitation } from './store.ts'

const hooks = { recordActivity, notifySecurityEvent }

/**
 * Makes the invited person an admin. Refuses: own-invitation, confirmer-too-new and inviter-left
 * (403); what requireSecondPerson refuses and invitation-moved (409), invitation-not-found (404).
 */
export async function confirmInvitation(
  ctx: ActionContext,
  { invitationId }: InvitationInput,
): Promise<{ state: InvitationState }> {
  const { tx } = ctx
  const person = staffPersonOf(ctx)
  const { invitedBy, invitedAt, userId } =
    (await readInvitation(tx, invitationId)) ?? refuseNotFound()
  await sharePair(tx, invitedBy === 'operator' ? null : invitedBy, person)
  await refuseEndedSession(ctx)
  if (userId) await lockUser(tx, userId)
  const invitation = (await lockInvitation(tx, invitationId)) ?? refuseNotFound()
  if (invitation.state === 'confirmed' && invitation.endedBy === person)
    return { state: 'confirmed' }
  if (invitation.state !== 'waiting')
    refuse(invitationRefusals, 'invitation-moved', { status: 409 })
  const origin = await requireSecondPerson(ctx, { first: invitedBy, madeAt: invitedAt }, refuseOwn)
  const by = { person, userId: signedInCaller(ctx).userId }
  await becomeAdmin(ctx, invitation, by, originChanges(origin))
  return { state: 'confirmed' }
}

/** The words of this module for obstacles of the two persons. */
function refuseOwn(obstacle: ModuleObstacle): never {
  const names = {
    'first-unknown': 'inviter-left',
    'same-person': 'own-invitation',
    'second-not-staff': 'confirmer-too-new',
    'second-too-new': 'confirmer-too-new',
    'first-not-staff': 'inviter-left',
  } as const
  refuse(invitationRefusals, names[obstacle], { status: 403 })
}

/**
 * The role, for whoever has accepted. `by` null: nobody has to confirm. The caller has locked the
 * user and the invitation. Returns from when on they approve.
 */
export async function becomeAdmin(
  ctx: ActionContext,
  { invitationId, invitedBy, invitedAt, userId }: Invitation,
  by: { person: string; userId: string | null } | null,
  changes: ReturnType<typeof originChanges> = {},
): Promise<Date> {
  const { tx } = ctx
  if (!userId) throw new Error('Nobody has accepted this invitation')
  const { fullName, email, status } = await findUser(tx, userId)
  if (status !== 'active') refuse(invitationRefusals, 'invitation-user-not-active', { status: 409 })
  const invited = await findInvitedOrigin(ctx, { invitedBy, userId, invitedAt })
  // Before the change, so that the new admin does not get it too.
  await mailAdmins(tx, await invitationNews(ctx, 'confirmed', { fullName, email }), null)
  await writeEnded(tx, invitationId, 'confirmed', by)
  await changeUserRole(ctx, hooks, userId, 'admin')
  const { approvesFrom } = await noteInviter(tx, userId, invitedBy)
  await recordActivity(ctx, {
    userId,
    actionType: 'ADMIN_CONFIRMED',
    description: by ? invitationRecordTexts.confirmed : invitationRecordTexts.confirmedAlone,
    subject: { kind: 'admin_invitation', id: invitationId },
    changes: {
      invitation: { before: 'waiting', after: 'confirmed' },
      ...(invited.address ? { inviterSameAddressWithinHour: { before: null, after: true } } : {}),
      ...(invited.browser ? { inviterSameBrowser: { before: null, after: true } } : {}),
      ...changes,
    },
  })
  await mailNewAdmin(ctx, { userId, fullName, email }, approvesFrom)
  publish(
    tx,
    { topic: 'invitations', id: invitationId, to: 'admins' },
    { topic: 'users', id: userId, to: 'admins' },
  )
  return approvesFrom
}

/** Any admin may: it only stops something. Refuses invitation-moved once it is confirmed (409). */
export async function revokeInvitation(
  ctx: ActionContext,
  { invitationId }: InvitationInput,
): Promise<{ state: InvitationState }> {
  const { tx } = ctx
  const invitation = (await lockInvitation(tx, invitationId)) ?? refuseNotFound()
  const { state, fullName, email, userId } = invitation
  if (state === 'revoked') return { state }
  if (state === 'confirmed') refuse(invitationRefusals, 'invitation-moved', { status: 409 })
  const by = { person: staffPersonOf(ctx), userId: signedInCaller(ctx).userId }
  await writeEnded(tx, invitationId, 'revoked', by)
  await recordActivity(ctx, {
    userId,
    actionType: 'ADMIN_INVITATION_REVOKED',
    description: invitationRecordTexts.revoked,
    subject: { kind: 'admin_invitation', id: invitationId },
    changes: { invitation: { before: state, after: 'revoked' } },
  })
  await mailTakenBack(ctx, { fullName, email, userId })
  await mailAdmins(tx, await invitationNews(ctx, 'revoked', { fullName, email }), by.userId)
  publish(tx, { topic: 'invitations', id: invitationId, to: 'admins' })
  return { state: 'revoked' }
}

function refuseNotFound(): never {
  refuse(invitationRefusals, 'invitation-not-found', { status: 404 })
}
