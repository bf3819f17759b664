import { addressKey } from '#foundation/platform/server/http/address-key.ts'
import type { ActionContext } from '#foundation/platform/server/http/context.ts'
import { refuse } from '#foundation/platform/server/http/refuse.ts'
import { inTransaction, type StepsContext } from '#foundation/platform/server/http/serve.ts'
import { publish } from '#foundation/platform/server/live/relay.ts'
import { identityRecordTexts } from '../../shared/record-words.ts'
import {
  checkEmail,
  checkNewPassword,
  type EmailOnly,
  type PasswordReset,
} from '../../shared/rules-forms.ts'
import { identityRefusals } from '../../shared/words.ts'
import { lockUser } from '../actions.ts'
import type { IdentityHooks } from '../hooks.ts'
import { endSessions } from '../sessions/sessions.ts'
import { hashToken } from '../sessions/tokens.ts'
import { forgetOtherDevices } from '../sign-in/devices.ts'
import { clearAttempts } from '../sign-in/rate-limits.ts'
import { activateUser, readUserByEmail, type User } from '../store.ts'
import { checkMailRateLimit, hideDuration, sendTokenMail } from './link-mails.ts'
import { hashPassword, whyGuessable } from './passwords.ts'
import { readTokenUser, consumeToken, writePasswordHash } from './store.ts'

/** Mails a link to set a new password. The answer is the same when nobody has this email. */
export async function forgotPassword(
  ctx: StepsContext,
  hooks: Pick<IdentityHooks, 'readSiteName'>,
  { email }: EmailOnly,
): Promise<Record<string, never>> {
  const finding = checkEmail({ email })
  if (finding) refuse(identityRefusals, finding.refusal, { field: finding.field })
  await checkMailRateLimit(ctx, 'too-many-mails')
  return await hideDuration(async () => {
    await ctx.database.transaction(async (tx) => {
      const user = await readUserByEmail(tx, email)
      const fallbackLanguage = ctx.request.language
      if (user) await sendTokenMail(tx, hooks, { ...user, fallbackLanguage }, 'reset_password')
    })
    return {}
  })
}

/**
 * Sets a new password by the link. It opens no session, ends all sessions and every sign-in that
 * still needs a code, and forgets every known browser but this one. It never touches the
 * authenticator app: the mailbox alone must not replace the phone. A refused password leaves the
 * link usable; of two concurrent uses one wins.
 */
export async function resetPassword(
  ctx: StepsContext,
  hooks: IdentityHooks,
  input: PasswordReset,
): Promise<Record<string, never>> {
  const finding = checkNewPassword(input, 'reset')
  if (finding) refuse(identityRefusals, finding.refusal, { field: finding.field })
  const tokenHash = hashToken(input.token)
  // Checked before hashing: guessed links must not cost us that work.
  const user = await ctx.database.read((tx) => readTokenUser(tx, tokenHash, 'reset_password'))
  if (!user) refuseEndedLink()
  const guessable = await whyGuessable(input.password, [
    user.fullName,
    user.email,
    user.phoneNumber,
  ])
  if (guessable) refuse(identityRefusals, `reset-${guessable}-password`, { field: 'password' })
  const passwordHash = await hashPassword(input.password, {
    address: addressKey(ctx.request.address),
  })
  await inTransaction(ctx, (acting) =>
    storeNewPassword(acting, hooks, { tokenHash, passwordHash, user }),
  )
  const { caller } = ctx
  const isSomebodyElse = 'sessionId' in caller && caller.userId !== user.userId
  // Another login that is signed in here has nothing to do with this link.
  if (!isSomebodyElse) ctx.cookies.session.clear()
  ctx.cookies.challenge.clear()
  return {}
}

function refuseEndedLink(): never {
  refuse(identityRefusals, 'reset-link-ended', { status: 409 })
}

async function storeNewPassword(
  ctx: ActionContext,
  hooks: IdentityHooks,
  {
    tokenHash,
    passwordHash,
    user: { userId, email },
  }: { tokenHash: Buffer; passwordHash: string; user: Pick<User, 'userId' | 'email'> },
): Promise<void> {
  const { tx } = ctx
  // Locks the user before the link, in the order of a password change: no deadlock.
  const { status } = await lockUser(tx, userId)
  if (!(await consumeToken(tx, tokenHash, 'reset_password'))) refuseEndedLink()
  await writePasswordHash(tx, userId, passwordHash)
  // The link came by mail, so it proves the mailbox like the verification mail does.
  await activateUser(tx, userId)
  // The person who signed up never proved the mailbox: their bank account must not get money of
  // its owner.
  if (status === 'pending_verification') await hooks.forgetBankDetails(ctx, userId)
  await endSessions(tx, userId)
  await forgetOtherDevices(tx, userId, ctx.cookies.device.token)
  publish(tx, { topic: 'users', id: userId, to: 'admins' })
  // The owner must not wait because of attempts by strangers.
  await clearAttempts(tx, ['login-email', email])
  await hooks.recordActivity(ctx, {
    userId,
    actionType: 'PASSWORD_CHANGE',
    description: identityRecordTexts.passwordReset,
    actor: { userId },
  })
  await hooks.notifySecurityEvent(ctx, { userId, event: 'password-reset' })
}
