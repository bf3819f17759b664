import type { ActionContext } from '#foundation/platform/server/http/context.ts'
import { refuse } from '#foundation/platform/server/http/refuse.ts'
import { inTransaction, type StepsContext } from '#foundation/platform/server/http/serve.ts'
import { publish } from '#foundation/platform/server/live/relay.ts'
import { sendMail } from '#foundation/platform/server/mail/outbox.ts'
import { recordActivity } from '#people/activity/server/actions.ts'
import { readCompanySettings } from '#people/company/server/read-settings.ts'
import { addUser, isEmailTaken } from '#people/identity/server/actions.ts'
import { hashPassword, whyGuessable } from '#people/identity/server/passwords/passwords.ts'
import { refuseEndedSession } from '#people/identity/server/sessions/sessions.ts'
import { shareStaffPerson, staffPersonOf } from '#people/identity/server/staff-person.ts'
import { userRecordTexts } from '../shared/record-words.ts'
import { checkNewUser, type NewUser } from '../shared/rules.ts'
import { userMails, userRefusals } from '../shared/words.ts'
import { readPerson } from './reads.ts'
import { tellNewAdmin } from './tell-new-admin.ts'

/**
 * Makes a user or an admin whose email needs no verification, because staff vouch for it. Whoever
 * made the password knows it, so it opens nothing but the choice of another one. Sent twice (the
 * same user id), it is one user. Refuses: what is missing or weak, 409 user-exists.
 */
export async function createUserByStaff(
  ctx: StepsContext,
  input: NewUser,
): Promise<{ userId: string }> {
  const finding = checkNewUser(input)
  if (finding) refuse(userRefusals, finding.refusal, { field: finding.field })
  const guessable = await whyGuessable(input.password, [input.fullName, input.email])
  if (guessable) refuse(userRefusals, 'new-user-guessable-password', { field: 'password' })
  // Looked at before the hash is worked out; whoever takes the email meanwhile is found by the insert.
  if (await ctx.database.read((tx) => isMade(tx, input))) return { userId: input.userId }
  const passwordHash = await hashPassword(input.password)
  await inTransaction(ctx, (acting) => storeCreated(acting, input, passwordHash))
  return { userId: input.userId }
}

/** Refuses an email that is somebody else's. */
async function isMade(tx: ActionContext['tx'], { userId, email }: NewUser): Promise<boolean> {
  const first = await readPerson(tx, userId)
  if (first?.email === email) return true
  if (first || (await isEmailTaken(tx, email))) refuseExisting()
  return false
}

async function storeCreated(
  ctx: ActionContext,
  { userId, fullName, email, role }: NewUser,
  passwordHash: string,
): Promise<void> {
  const { tx } = ctx
  // The hash took its time. Whoever was put out meanwhile makes nobody by whom they come in again; whoever is about to be waits.
  await shareStaffPerson(tx, staffPersonOf(ctx))
  await refuseEndedSession(ctx)
  // Before they are one of the admins who are told.
  if (role === 'admin') await tellNewAdmin(ctx, { userId, fullName, email })
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
    // Not the name and not the email: they stand with the user, and are taken away when the login is closed. This entry never is.
    changes: { role: { before: null, after: role }, status: { before: null, after: 'active' } },
  })
  const { subject, greeting, paragraphs, action } = userMails.welcome
  const content = {
    greeting: greeting(fullName),
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
