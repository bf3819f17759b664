/** The invited person's part: an own password, an own authenticator app. Opens no session. */
import { v7 as uuidv7 } from 'uuid'
import type { ActionContext } from '#foundation/platform/server/http/context.ts'
import { refuse } from '#foundation/platform/server/http/refuse.ts'
import { inTransaction, type StepsContext } from '#foundation/platform/server/http/serve.ts'
import { publish } from '#foundation/platform/server/live/relay.ts'
import { recordActivity } from '#people/activity/server/actions.ts'
import { addUser, findUserByEmail, lockUser } from '#people/identity/server/actions.ts'
import { changeUserStatus } from '#people/identity/server/change-user.ts'
import { setInvitedPassword } from '#people/identity/server/passwords/invited-password.ts'
import { hashPassword, whyGuessable } from '#people/identity/server/passwords/passwords.ts'
import { hashToken } from '#people/identity/server/sessions/tokens.ts'
import { rememberDevice } from '#people/identity/server/sign-in/devices.ts'
import { checkRateLimits } from '#people/identity/server/sign-in/rate-limits.ts'
import { checkNewPassword } from '#people/identity/shared/rules-forms.ts'
import { identityRefusals } from '#people/identity/shared/words.ts'
import { consumeAppCode } from '#people/mfa/server/app-codes.ts'
import {
  confirmAuthenticator,
  drawAuthenticator,
  findAuthenticator,
  placeAuthenticator,
  showDrawnKey,
} from '#people/mfa/server/authenticators.ts'
import { notifyUser } from '#people/notifications/server/actions.ts'
import { forgetBankDetails } from '#people/profile/server/actions.ts'
import { notifyCompanyAccessEvent } from '#people/safeguards/server/company-access-event.ts'
import { notifySecurityEvent } from '#people/safeguards/server/notify-security-event.ts'
import { invitationRecordTexts } from '../../shared/invitations/record-words.ts'
import type { InvitationAnswer, InvitationToken } from '../../shared/invitations/rules.ts'
import { invitationRefusals } from '../../shared/invitations/words-accept.ts'
import { becomeAdmin } from './end-invitation.ts'
import { mailAccepted } from './invitation-mails.ts'
import {
  hasThirdAdmin,
  lockInvitation,
  readAcceptedByToken,
  readInvitationByToken,
  writeAccepted,
  writeDrawnKey,
  type Invitation,
} from './store.ts'

const hooks = { recordActivity, notifySecurityEvent, notifyCompanyAccessEvent }

/**
 * For the page of the link. Whoever opens it again gets the same key, so that one that was scanned
 * before stays valid. Refuses (409) a link that has ended.
 */
export async function openInvitation(ctx: ActionContext, { token }: InvitationToken) {
  const { tx } = ctx
  const found = (await readInvitationByToken(tx, hashToken(token))) ?? refuseEndedLink()
  const { fullName, email, linkEndsAt } = found
  const user = await findUserByEmail(tx, email)
  if (user && (await findAuthenticator(tx, user.userId)))
    return { fullName, email, linkEndsAt, hasAuthenticator: true, secret: null, uri: null }
  const invitation = (await lockInvitation(tx, found.invitationId)) ?? refuseEndedLink()
  const drawn = drawnOf(invitation) ?? (await drawAuthenticator(ctx))
  if (!invitation.authenticatorId) await writeDrawnKey(tx, invitation.invitationId, drawn)
  return {
    fullName,
    email,
    linkEndsAt,
    hasAuthenticator: false,
    ...showDrawnKey(ctx, drawn, email),
  }
}

/**
 * Stores password and app, and waits for another admin; where there is none besides the inviter,
 * the invited person is an admin at once. Of two concurrent answers one wins. Refuses: what a new
 * password is refused for (422), invitation-wrong-code (422), invitation-link-ended (409).
 */
export async function acceptInvitation(ctx: StepsContext, input: InvitationAnswer) {
  const finding = checkNewPassword(input, 'first')
  if (finding) refuse(identityRefusals, finding.refusal, { field: finding.field })
  const tokenHash = hashToken(input.token)
  const invitation =
    (await ctx.database.read((tx) => readInvitationByToken(tx, tokenHash))) ?? refuseEndedLink()
  const { invitationId, fullName, email } = invitation
  await checkRateLimits(ctx, [['factor', `invitation ${invitationId}`]], 'too-many-set-up-codes')
  const guessable = await whyGuessable(input.password, [fullName, email])
  if (guessable) refuse(identityRefusals, `${guessable}-password`, { field: 'password' })
  const passwordHash = await hashPassword(input.password)
  return await inTransaction(ctx, (acting) =>
    storeAnswer(acting, { tokenHash, passwordHash, code: input.code, email }),
  )
}

/** Refuses (409) a link that nobody has answered. */
export async function readAccepted({ tx }: ActionContext, { token }: InvitationToken) {
  return (await readAcceptedByToken(tx, hashToken(token))) ?? refuseEndedLink()
}

interface Answer {
  tokenHash: Buffer
  passwordHash: string
  code: string
  email: string
}

async function storeAnswer(ctx: ActionContext, { tokenHash, passwordHash, code, email }: Answer) {
  const { tx } = ctx
  // Locks the user before the invitation, in the order of a confirmation.
  const user = await findUserByEmail(tx, email)
  if (user) await lockUser(tx, user.userId)
  const found = (await readInvitationByToken(tx, tokenHash)) ?? refuseEndedLink()
  const invitation = (await lockInvitation(tx, found.invitationId)) ?? refuseEndedLink()
  if (invitation.state !== 'invited' || user?.role === 'admin' || user?.status === 'suspended')
    return refuseEndedLink()
  const userId = user?.userId ?? (await addInvited(tx, invitation, passwordHash))
  const recoveryCodes = await proveApp(ctx, invitation, userId, code)
  if (user?.status === 'pending_verification') {
    // Whoever signed up with this email never proved the mailbox.
    await forgetBankDetails(ctx, userId)
    await changeUserStatus(ctx, hooks, userId, 'active')
  }
  if (user) await setInvitedPassword(ctx, hooks, user, passwordHash)
  await rememberDevice(ctx, hooks, userId)
  await writeAccepted(tx, invitation.invitationId, userId)
  await recordActivity(ctx, {
    userId,
    actionType: 'ADMIN_INVITATION_ACCEPTED',
    description: invitationRecordTexts.accepted,
    subject: { kind: 'admin_invitation', id: invitation.invitationId },
    changes: { invitation: { before: 'invited', after: 'waiting' } },
    actor: { userId },
  })
  publish(tx, { topic: 'invitations', id: invitation.invitationId, to: 'admins' })
  const waits = await hasThirdAdmin(tx, { invitedBy: invitation.invitedBy, userId })
  if (!waits) {
    const approvesFrom = await becomeAdmin(ctx, { ...invitation, userId }, null)
    return { waits, approvesFrom, recoveryCodes }
  }
  await mailAccepted(ctx, invitation)
  // Whoever signs in meanwhile lands in a wallet.
  await notifyUser(ctx, {
    userId,
    type: 'account_update',
    message: invitationRecordTexts.waits(invitation.invitedByName),
  })
  return { waits, approvesFrom: null, recoveryCodes }
}

async function addInvited(
  tx: ActionContext['tx'],
  { fullName, email }: Invitation,
  passwordHash: string,
): Promise<string> {
  const userId = uuidv7()
  const person = { userId, fullName, email, phoneNumber: '', passwordHash }
  // A user without the console until another admin confirms.
  const added = await addUser(tx, { ...person, role: 'user', status: 'active' })
  return added ? userId : refuseEndedLink()
}

/**
 * Asks an app that they have for a code, or turns the new one on; returns its recovery codes. A
 * refusal undoes the whole answer, but not the counted attempt.
 */
async function proveApp(
  ctx: ActionContext,
  invitation: Invitation,
  userId: string,
  code: string,
): Promise<string[] | null> {
  if (await findAuthenticator(ctx.tx, userId)) {
    const used = (await consumeAppCode(ctx, userId, code)) ?? refuseWrongCode()
    if (used === 'recovery') await notifySecurityEvent(ctx, { userId, event: 'recovery-code-used' })
    return null
  }
  const drawn =
    drawnOf(invitation) ?? refuse(invitationRefusals, 'invitation-not-set-up', { status: 409 })
  await placeAuthenticator(ctx.tx, userId, drawn)
  const recoveryCodes = (await confirmAuthenticator(ctx, userId, code)) ?? refuseWrongCode()
  await notifySecurityEvent(ctx, { userId, event: 'authenticator-on' })
  return recoveryCodes
}

function drawnOf({ authenticatorId, sealedSecret }: Invitation) {
  return authenticatorId && sealedSecret ? { authenticatorId, sealedSecret } : null
}

function refuseWrongCode(): never {
  refuse(invitationRefusals, 'invitation-wrong-code', { field: 'code' })
}

function refuseEndedLink(): never {
  refuse(invitationRefusals, 'invitation-link-ended', { status: 409 })
}
