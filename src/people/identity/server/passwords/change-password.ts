import type { Transaction } from '#foundation/platform/server/database/database.ts'
import { signedInCaller, type ActionContext } from '#foundation/platform/server/http/context.ts'
import { refuse } from '#foundation/platform/server/http/refuse.ts'
import { requireProof, type StepsContext } from '#foundation/platform/server/http/serve.ts'
import { publish } from '#foundation/platform/server/live/relay.ts'
import { findAuthenticator } from '#people/mfa/server/confirmed-authenticator.ts'
import { identityRecordTexts } from '../../shared/record-words.ts'
import { checkNewPassword, type PasswordChange } from '../../shared/rules.ts'
import { identityRefusals } from '../../shared/words.ts'
import { findUser } from '../actions.ts'
import { mfaRateLimit } from '../authenticator/mfa-owner.ts'
import { contextIn, type IdentityHooks } from '../hooks.ts'
import { endSessions, proveSession } from '../sessions/sessions.ts'
import { refundIfBusy, refundAttempts, checkRateLimits } from '../sign-in/rate-limits.ts'
import {
  endTokens,
  readMustChangePassword,
  readPasswordHash,
  replacePasswordHash,
} from '../store.ts'
import { hashPassword, isPassword, whyGuessable } from './passwords.ts'

/**
 * Sets another password for who is signed in and knows the one of before. Every other session ends,
 * this one gets a new token. With an authenticator app its code is asked first. Who signs in by a
 * provider alone sets a first password so, after a proof.
 */
export async function changePassword(
  ctx: StepsContext,
  hooks: IdentityHooks,
  input: PasswordChange,
): Promise<Record<string, never>> {
  const { userId, sessionId } = ownUser(ctx)
  const finding = checkNewPassword(input, 'change')
  if (finding) refuse(identityRefusals, finding.refusal, { field: finding.field })
  const { oldHash, own, hasApp, owes } = await ctx.database.read((tx) => findLogin(tx, userId))
  if (hasApp || oldHash === null) requireProof(ctx.caller, 'login')
  if (oldHash !== null) await checkCurrent(ctx, userId, oldHash, input.currentPassword)
  // Who chose the one of before knows it still.
  if (owes && input.password === input.currentPassword)
    refuse(identityRefusals, 'given-password', { field: 'password' })
  const guessable = await whyGuessable(input.password, own)
  if (guessable) refuse(identityRefusals, `${guessable}-password`, { field: 'password' })
  const newHash = await hashPassword(input.password)
  await ctx.database.transaction((tx) =>
    storeChanged(contextIn(ctx, tx), hooks, { userId, sessionId, oldHash, newHash }),
  )
  return {}
}

/** The company access code is nobody's password: it is set where Kaban is started. */
function ownUser(ctx: Pick<ActionContext, 'caller'>): { userId: string; sessionId: string } {
  const { userId, sessionId } = signedInCaller(ctx)
  return userId === null
    ? refuse(identityRefusals, 'no-own-password', { status: 409 })
    : { userId, sessionId }
}

async function findLogin(
  tx: Transaction,
  userId: string,
): Promise<{ oldHash: string | null; own: string[]; hasApp: boolean; owes: boolean }> {
  const { fullName, email, phoneNumber } = await findUser(tx, userId)
  const hasApp = (await findAuthenticator(tx, userId)) !== null
  return {
    oldHash: await readPasswordHash(tx, userId),
    own: [fullName, email, phoneNumber],
    hasApp,
    owes: await readMustChangePassword(tx, userId),
  }
}

/**
 * At the same door as every other proof: who sits at somebody's open screen has not more tries
 * here.
 */
async function checkCurrent(
  ctx: StepsContext,
  userId: string,
  oldHash: string,
  currentPassword: string,
): Promise<void> {
  const limit = mfaRateLimit(userId)
  await checkRateLimits(ctx, [limit], 'too-many-password-tries')
  if (!(await refundIfBusy(ctx, [limit], () => isPassword(oldHash, currentPassword))))
    refuseCurrent()
  await refundAttempts(ctx, [limit])
}

function refuseCurrent(): never {
  refuse(identityRefusals, 'wrong-current-password', { field: 'currentPassword' })
}

interface Changed {
  userId: string
  sessionId: string
  oldHash: string | null
  newHash: string
}

async function storeChanged(
  ctx: ActionContext,
  hooks: IdentityHooks,
  { userId, sessionId, oldHash, newHash }: Changed,
): Promise<void> {
  const { tx } = ctx
  // Of two changes at once, the second one no longer knows the password of before.
  if (!(await replacePasswordHash(tx, userId, oldHash, newHash))) refuseCurrent()
  // A link that somebody asked for before must not undo it.
  await endTokens(tx, userId, 'reset_password')
  await endSessions(tx, userId, sessionId)
  publish(tx, { topic: 'users', id: userId, to: 'admins' })
  await proveSession(ctx, sessionId, { afterTheft: true })
  await hooks.recordActivity(ctx, {
    userId,
    actionType: 'PASSWORD_CHANGE',
    description: identityRecordTexts.passwordChanged,
    actor: { userId },
  })
  await hooks.announceSecurityEvent(ctx, { userId, event: 'password-changed' })
}
