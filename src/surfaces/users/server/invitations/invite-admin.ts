/** Invites somebody to become an admin, and mails the link again. */
import { signedInCaller, type ActionContext } from '#foundation/platform/server/http/context.ts'
import { refuse } from '#foundation/platform/server/http/refuse.ts'
import { publish } from '#foundation/platform/server/live/relay.ts'
import { recordActivity } from '#people/activity/server/actions.ts'
import { findUserByEmail } from '#people/identity/server/actions.ts'
import { refuseEndedSession } from '#people/identity/server/sessions/sessions.ts'
import { makeToken } from '#people/identity/server/sessions/tokens.ts'
import { reserveAttempt } from '#people/identity/server/sign-in/rate-limits.ts'
import { shareStaffPerson, staffPersonOf } from '#people/identity/server/staff-person.ts'
import { mailAdmins } from '#people/notifications/server/mail-admins.ts'
import { invitationRecordTexts } from '../../shared/invitations/record-words.ts'
import {
  checkInvitation,
  invitationMailsMax,
  type InvitationInput,
  type InvitationState,
  type NewInvitation,
} from '../../shared/invitations/rules.ts'
import { invitationRefusals } from '../../shared/invitations/words-accept.ts'
import { invitationNews, mailInvitation } from './invitation-mails.ts'
import { insertInvitation, lockInvitation, readInvitation, writeNewLink } from './store.ts'

/** An inviter: a person of the staff, or the operator at the command line. */
interface Inviter {
  by: string
  byUserId: string | null
}

/**
 * Mails a link to somebody who has no login yet, or to a user. Tells all other admins. The same id
 * again invites once. Refuses: missing fields and invalid email (422); is-admin-already,
 * invitation-user-not-active, invited-already, invitation-mail-too-soon (409).
 */
export async function inviteAdmin(ctx: ActionContext, input: NewInvitation) {
  const finding = checkInvitation(input)
  if (finding) refuse(invitationRefusals, finding.refusal, { field: finding.field })
  const by = staffPersonOf(ctx)
  await shareStaffPerson(ctx.tx, by)
  await refuseEndedSession(ctx)
  await fileInvitation(ctx, input, { by, byUserId: signedInCaller(ctx).userId })
  return { invitationId: input.invitationId }
}

/** Returns the path of the link; null when the invitation was filed before. */
export async function fileInvitation(
  ctx: ActionContext,
  input: NewInvitation,
  inviter: Inviter,
): Promise<string | null> {
  const { tx } = ctx
  const { invitationId, email } = input
  const user = await findUserByEmail(tx, email)
  if (user?.role === 'admin')
    refuse(invitationRefusals, 'is-admin-already', { status: 409, field: 'email' })
  if (user?.status === 'suspended')
    refuse(invitationRefusals, 'invitation-user-not-active', { status: 409, field: 'email' })
  const { token, tokenHash } = makeToken()
  if (!(await insertInvitation(tx, { ...input, ...inviter, tokenHash }))) {
    const before = await readInvitation(tx, invitationId)
    if (before?.email === email && before.invitedBy === inviter.by) return null
    refuse(invitationRefusals, 'invited-already', { status: 409, field: 'email' })
  }
  const path = await sendLink(ctx, input, token)
  await recordActivity(ctx, {
    userId: user?.userId ?? null,
    actionType: 'ADMIN_INVITED',
    description: invitationRecordTexts.invited,
    // Without name and email: closing a login deletes those, but never this entry.
    subject: { kind: 'admin_invitation', id: invitationId },
    changes: { invitation: { before: null, after: 'invited' } },
  })
  await mailAdmins(tx, await invitationNews(ctx, 'invited', input), inviter.byUserId)
  publish(tx, { topic: 'invitations', id: invitationId, to: 'admins' })
  return path
}

/**
 * Mails a new link; the one before ends. Refuses invitation-not-found (404), invitation-moved,
 * invitation-mails-used-up and invitation-mail-too-soon (409).
 */
export async function resendInvitation(
  ctx: ActionContext,
  { invitationId }: InvitationInput,
): Promise<{ state: InvitationState }> {
  const invitation =
    (await lockInvitation(ctx.tx, invitationId)) ??
    refuse(invitationRefusals, 'invitation-not-found', { status: 404 })
  if (invitation.state !== 'invited' && invitation.state !== 'expired')
    refuse(invitationRefusals, 'invitation-moved', { status: 409 })
  if (invitation.mails >= invitationMailsMax)
    refuse(invitationRefusals, 'invitation-mails-used-up', { status: 409 })
  const { token, tokenHash } = makeToken()
  await writeNewLink(ctx.tx, invitationId, tokenHash)
  await sendLink(ctx, invitation, token)
  await recordActivity(ctx, {
    userId: null,
    actionType: 'ADMIN_INVITATION_RESENT',
    description: invitationRecordTexts.resent,
    subject: { kind: 'admin_invitation', id: invitationId },
  })
  publish(ctx.tx, { topic: 'invitations', id: invitationId, to: 'admins' })
  return { state: 'invited' }
}

/** Limited for each mailbox, together with links to a new password. */
async function sendLink(
  ctx: ActionContext,
  { fullName, email }: Pick<NewInvitation, 'fullName' | 'email'>,
  token: string,
): Promise<string> {
  if ((await reserveAttempt(ctx.tx, ['mail-to', email])) !== null)
    refuse(invitationRefusals, 'invitation-mail-too-soon', { status: 409 })
  const path = `/admin-invitation?token=${token}`
  await mailInvitation(ctx, { fullName, email, path })
  return path
}
