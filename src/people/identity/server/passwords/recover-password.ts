import type { ActionContext } from '#foundation/platform/server/http/context.ts'
import { refuse } from '#foundation/platform/server/http/refuse.ts'
import type { StepsContext } from '#foundation/platform/server/http/serve.ts'
import { publish } from '#foundation/platform/server/live/relay.ts'
import { identityRecordTexts } from '../../shared/record-words.ts'
import {
  checkNewPassword,
  checkEmail,
  type EmailOnly,
  type PasswordReset,
  type IdentityRefusal,
} from '../../shared/rules.ts'
import { identityRefusals } from '../../shared/words.ts'
import { lockUser } from '../actions.ts'
import { contextIn, takeAtLeast, type IdentityHooks } from '../hooks.ts'
import { endSessions } from '../sessions/sessions.ts'
import { hashOf } from '../sessions/tokens.ts'
import { addressKey, clearAttempts, checkRateLimits } from '../sign-in/rate-limits.ts'
import {
  activateUser,
  readTokenUser,
  readUserByEmail,
  useToken,
  writePasswordHash,
  type User,
} from '../store.ts'
import { hashPassword, whyGuessable } from './passwords.ts'
import { sendTokenMail } from './register.ts'

const answerAfterMs = 250

/** Mails a link to set a new password; the same answer when nobody has this email. */
export async function forgotPassword(
  ctx: StepsContext,
  hooks: Pick<IdentityHooks, 'readSiteName'>,
  { email }: EmailOnly,
): Promise<Record<string, never>> {
  const finding = checkEmail({ email })
  if (finding) refuse(identityRefusals, finding.refusal, { field: finding.field })
  await checkRateLimits(
    ctx,
    [['ask-mail-address', addressKey(ctx.request.address)]],
    'too-many-mails',
  )
  return await takeAtLeast(answerAfterMs, async () => {
    await ctx.database.transaction(async (tx) => {
      const user = await readUserByEmail(tx, email)
      if (user) await sendTokenMail(tx, hooks, user, 'reset_password')
    })
    return {}
  })
}

/**
 * Sets a new password by the link. It opens no session; it ends all there are, and every sign-in
 * that owes a code. It never touches the authenticator app: who has the mailbox still needs the
 * phone. A password that is refused leaves the link usable, and of two uses at once one wins.
 */
export async function resetPassword(
  ctx: StepsContext,
  hooks: IdentityHooks,
  input: PasswordReset,
): Promise<Record<string, never>> {
  const finding = checkNewPassword(input, 'reset')
  if (finding) refuse(identityRefusals, finding.refusal, { field: finding.field })
  const tokenHash = hashOf(input.token)
  // Looked at before the hash is worked out: guessed links must not cost us that work.
  const user = await ctx.database.read((tx) => readTokenUser(tx, tokenHash, 'reset_password'))
  if (!user) refuseReset('reset-link-ended')
  const guessable = await whyGuessable(input.password, [
    user.fullName,
    user.email,
    user.phoneNumber,
  ])
  if (guessable) refuse(identityRefusals, `reset-${guessable}-password`, { field: 'password' })
  const passwordHash = await hashPassword(input.password)
  await ctx.database.transaction((tx) =>
    storeNewPassword(contextIn(ctx, tx), hooks, { tokenHash, passwordHash, user }),
  )
  ctx.cookies.session.clear()
  ctx.cookies.challenge.clear()
  return {}
}

function refuseReset(name: IdentityRefusal): never {
  refuse(identityRefusals, name, { status: 409 })
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
  // The user before the link, as a change of password locks them: neither waits for the other in a circle.
  const { status } = await lockUser(tx, userId)
  if (!(await useToken(tx, tokenHash, 'reset_password'))) refuseReset('reset-link-ended')
  await writePasswordHash(tx, userId, passwordHash)
  // The link came by mail, so it proves the mailbox as the verification mail does.
  await activateUser(tx, userId)
  // Whoever signed up never showed that the mailbox was theirs: the owner's money must not go where they said.
  if (status === 'pending_verification') await hooks.forgetBankDetails(ctx, userId)
  await endSessions(tx, userId)
  publish(tx, { topic: 'users', id: userId, to: 'admins' })
  // The way back for an owner whom somebody's tries keep waiting.
  await clearAttempts(tx, ['login-email', email])
  await hooks.recordActivity(ctx, {
    userId,
    actionType: 'PASSWORD_CHANGE',
    description: identityRecordTexts.passwordReset,
    actor: { userId },
  })
  await hooks.announceSecurityEvent(ctx, { userId, event: 'password-reset' })
}
