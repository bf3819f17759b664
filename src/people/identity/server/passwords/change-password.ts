import type { Transaction } from '#foundation/platform/server/database/database.ts'
import { signedInCaller, type ActionContext } from '#foundation/platform/server/http/context.ts'
import { refuse } from '#foundation/platform/server/http/refuse.ts'
import {
  inTransaction,
  requireProof,
  type StepsContext,
} from '#foundation/platform/server/http/serve.ts'
import { publish } from '#foundation/platform/server/live/relay.ts'
import { findAuthenticator } from '#people/mfa/server/authenticators.ts'
import { identityRecordTexts } from '../../shared/record-words.ts'
import { checkNewPassword, type PasswordChange } from '../../shared/rules-forms.ts'
import { identityRefusals } from '../../shared/words.ts'
import { findUser } from '../actions.ts'
import { mfaRateLimit } from '../authenticator/authenticator-owner.ts'
import type { IdentityHooks } from '../hooks.ts'
import { endSessions, proveSession } from '../sessions/sessions.ts'
import { refundIfBusy, refundAttempts, checkRateLimits } from '../sign-in/rate-limits.ts'
import { hashPassword, isPassword, whyGuessable } from './passwords.ts'
import {
  endTokens,
  readMustChangePassword,
  readPasswordHash,
  replacePasswordHash,
} from './store.ts'

/**
 * Changes the password of a caller who knows the current one, or sets a first password for one who
 * signs in with a provider only. Every other session ends; this one gets a new token. A first
 * password needs a fresh proof, and so does any change when the caller has an authenticator app.
 */
export async function changePassword(
  ctx: StepsContext,
  hooks: IdentityHooks,
  input: PasswordChange,
): Promise<Record<string, never>> {
  const { userId, sessionId } = ownUser(ctx)
  const finding = checkNewPassword(input, 'change')
  if (finding) refuse(identityRefusals, finding.refusal, { field: finding.field })
  const { oldHash, own, hasApp, mustChange } = await ctx.database.read((tx) =>
    readLogin(tx, userId),
  )
  if (hasApp || oldHash === null) requireProof(ctx.caller, 'login')
  if (oldHash !== null) await checkCurrent(ctx, userId, oldHash, input.currentPassword)
  // The person who chose the current password still knows it.
  if (mustChange && input.password === input.currentPassword)
    refuse(identityRefusals, 'given-password', { field: 'password' })
  const guessable = await whyGuessable(input.password, own)
  if (guessable) refuse(identityRefusals, `${guessable}-password`, { field: 'password' })
  const newHash = await hashPassword(input.password)
  await inTransaction(ctx, (acting) =>
    storeChange(acting, hooks, { userId, sessionId, oldHash, newHash }),
  )
  return {}
}

/** Refuses company access: its code is no password and is set where Kaban is started. */
function ownUser(ctx: Pick<ActionContext, 'caller'>): { userId: string; sessionId: string } {
  const { userId, sessionId } = signedInCaller(ctx)
  return userId === null
    ? refuse(identityRefusals, 'no-own-password', { status: 409 })
    : { userId, sessionId }
}

async function readLogin(
  tx: Transaction,
  userId: string,
): Promise<{ oldHash: string | null; own: string[]; hasApp: boolean; mustChange: boolean }> {
  const { fullName, email, phoneNumber } = await findUser(tx, userId)
  const hasApp = (await findAuthenticator(tx, userId)) !== null
  return {
    oldHash: await readPasswordHash(tx, userId),
    own: [fullName, email, phoneNumber],
    hasApp,
    mustChange: await readMustChangePassword(tx, userId),
  }
}

/**
 * Counts against the limit of all other proofs: somebody at an open screen gets no extra attempts
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

interface StoredChange {
  userId: string
  sessionId: string
  oldHash: string | null
  newHash: string
}

async function storeChange(
  ctx: ActionContext,
  hooks: IdentityHooks,
  { userId, sessionId, oldHash, newHash }: StoredChange,
): Promise<void> {
  const { tx } = ctx
  // Of two concurrent changes, the second no longer knows the current password.
  if (!(await replacePasswordHash(tx, userId, oldHash, newHash))) refuseCurrent()
  // A reset link that was requested earlier must not undo the change.
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
  await hooks.notifySecurityEvent(ctx, { userId, event: 'password-changed' })
}
