import type { ActionContext } from '#foundation/platform/server/http/context.ts'
import { refuse } from '#foundation/platform/server/http/refuse.ts'
import { inTransaction, type StepsContext } from '#foundation/platform/server/http/serve.ts'
import { publish } from '#foundation/platform/server/live/relay.ts'
import { sendMail } from '#foundation/platform/server/mail/outbox.ts'
import { recordActivity } from '#people/activity/server/actions.ts'
import { readCompanySettings } from '#people/company/server/read-settings.ts'
import { addUser, isEmailTaken } from '#people/identity/server/actions.ts'
import { hashPassword, whyGuessable } from '#people/identity/server/passwords/passwords.ts'
import { makesAdmin } from '#people/identity/server/second-person/second-person.ts'
import { refuseEndedSession } from '#people/identity/server/sessions/sessions.ts'
import { shareStaffPerson, staffPersonOf } from '#people/identity/server/staff-person.ts'
import { notificationRecordTexts } from '#people/notifications/shared/record-words.ts'
import { invitationRefusals } from '../shared/invitations/words-accept.ts'
import { userRecordTexts } from '../shared/record-words.ts'
import { checkNewUser, type NewUser } from '../shared/rules.ts'
import { userRefusals } from '../shared/words.ts'
import { userMails } from './mail-words.ts'
import { readUserDetails } from './reads.ts'

/**
 * Creates a user; an admin is invited (invitations/invite-admin.ts). Their email needs no
 * verification, because staff vouch for it. Staff know the password, so it only lets the user
 * choose another one. Repeated requests with the same user id create one user. Refuses missing or
 * weak input, and with 409 user-exists and admin-by-invitation.
 */
export async function createUserByStaff(
  ctx: StepsContext,
  input: NewUser,
): Promise<{ userId: string }> {
  if (makesAdmin(null, input))
    refuse(invitationRefusals, 'admin-by-invitation', { status: 409, field: 'role' })
  const finding = checkNewUser(input)
  if (finding) refuse(userRefusals, finding.refusal, { field: finding.field })
  const guessable = await whyGuessable(input.password, [input.fullName, input.email])
  if (guessable) refuse(userRefusals, 'new-user-guessable-password', { field: 'password' })
  // Check before the slow hash; the insert detects an email that is taken meanwhile.
  if (await ctx.database.read((tx) => isCreated(tx, input))) return { userId: input.userId }
  const passwordHash = await hashPassword(input.password)
  await inTransaction(ctx, (inner) => insertUser(inner, input, passwordHash))
  return { userId: input.userId }
}

/** Refuses user-exists when another user has the id or the email. */
async function isCreated(tx: ActionContext['tx'], { userId, email }: NewUser): Promise<boolean> {
  const existing = await readUserDetails(tx, userId)
  if (existing?.email === email) return true
  if (existing || (await isEmailTaken(tx, email))) refuseExisting()
  return false
}

async function insertUser(
  ctx: ActionContext,
  { userId, fullName, email, role }: NewUser,
  passwordHash: string,
): Promise<void> {
  const { tx } = ctx
  // The hash takes time, and the caller may lose access meanwhile. The lock delays a concurrent
  // removal until this commits, so that nobody creates a login for their own return.
  await shareStaffPerson(tx, staffPersonOf(ctx))
  await refuseEndedSession(ctx)
  const added = await addUser(tx, {
    userId,
    fullName,
    email,
    phoneNumber: '',
    role,
    status: 'active',
    passwordHash,
    mustChangePassword: true,
  })
  if (!added) refuseExisting()
  await recordActivity(ctx, {
    userId,
    actionType: 'USER_CREATED',
    description: userRecordTexts.created(role),
    subject: { kind: 'user', id: userId },
    // Without name and email: closing the login deletes those from the user, but never this entry.
    changes: { role: { before: null, after: role }, status: { before: null, after: 'active' } },
  })
  const { subject, paragraphs, action } = userMails.welcome
  const content = {
    greeting: notificationRecordTexts.greeting(fullName),
    paragraphs,
    action: { label: action, path: '/login' },
  }
  const { siteName } = await readCompanySettings(tx)
  await sendMail(tx, { to: email, subject: subject(siteName), kind: 'welcome', userId, content })
  publish(tx, { topic: 'users', id: userId, to: 'admins' })
}

function refuseExisting(): never {
  refuse(userRefusals, 'user-exists', { status: 409, field: 'email' })
}
