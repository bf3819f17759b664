/**
 * The step between a correct first factor and a session: a code of the authenticator app, or its
 * set-up.
 */
import type { Transaction } from '#foundation/platform/server/database/database.ts'
import type { ActionContext } from '#foundation/platform/server/http/context.ts'
import { refuse } from '#foundation/platform/server/http/refuse.ts'
import { inTransaction, type StepsContext } from '#foundation/platform/server/http/serve.ts'
import { consumeAppCode } from '#people/mfa/server/app-codes.ts'
import { confirmAuthenticator, startAuthenticator } from '#people/mfa/server/authenticators.ts'
import { identityRecordTexts } from '../../shared/record-words.ts'
import type { CodeOnly } from '../../shared/rules-forms.ts'
import type { Role } from '../../shared/rules.ts'
import { identityRefusals } from '../../shared/words.ts'
import {
  notifyRecoveryCodeUsed,
  mfaRateLimit,
  recordFactorChange,
  type AuthenticatorOwner,
} from '../authenticator/authenticator-owner.ts'
import { lockAccessCodeHash } from '../company-access/access-code-store.ts'
import type { IdentityHooks } from '../hooks.ts'
import { endSessions } from '../sessions/sessions.ts'
import { hashToken } from '../sessions/tokens.ts'
import { lockUserRow } from '../store.ts'
import { accessCodeLabel } from '../words.ts'
import { openAdmitted } from './admit.ts'
import {
  endChallenge,
  endChallengeByToken,
  readChallenge,
  type Challenge,
} from './challenge-store.ts'
import { clearAttempts, checkRateLimits } from './rate-limits.ts'

/** The challenge that this browser's cookie names; 'none' if none can be answered. */
export async function readOwnChallenge(
  ctx: ActionContext,
): Promise<{ kind: 'none' | Challenge['kind']; byAccessCode: boolean }> {
  const challenge = await findChallenge(ctx, ctx.tx)
  return { kind: challenge?.kind ?? 'none', byAccessCode: challenge?.userId === null }
}

/**
 * Starts the set-up that a challenge asks for. Returns the same secret as long as this challenge
 * lives and no other one started a set-up. Another browser never sees it: a stranger who has the
 * password may have begun there. Refuses (409) without such a challenge.
 */
export async function startSetUp(ctx: ActionContext): Promise<{ secret: string; uri: string }> {
  const challenge = (await findChallenge(ctx, ctx.tx)) ?? refuseEndedChallenge()
  if (challenge.kind !== 'set_up') return refuseEndedChallenge()
  const { label } = (await lockOwner(ctx, challenge)) ?? refuseEndedChallenge()
  return (
    (await startAuthenticator(ctx, challenge.userId, label, challenge.challengeId)) ??
    refuseEndedChallenge()
  )
}

/**
 * Opens the session when the code is right; of two concurrent answers one does. Refuses a wrong
 * code (401) and a challenge that has ended (409).
 */
export async function answerChallenge(
  ctx: StepsContext,
  hooks: IdentityHooks,
  { code }: CodeOnly,
): Promise<{ role: Role; recoveryCodes?: string[] }> {
  const challenge =
    (await ctx.database.read((tx) => findChallenge(ctx, tx))) ?? refuseEndedChallenge()
  await checkRateLimits(ctx, [mfaRateLimit(challenge.userId)], 'too-many-codes')
  const opened = await inTransaction(ctx, (acting) => openByCode(acting, hooks, challenge, code))
  const wrong = challenge.kind === 'code' ? 'wrong-code' : 'wrong-first-code'
  return opened ?? refuse(identityRefusals, wrong, { status: 401, field: 'code' })
}

export async function leaveChallenge(ctx: ActionContext): Promise<Record<string, never>> {
  const { token } = ctx.cookies.challenge
  if (token) await endChallengeByToken(ctx.tx, hashToken(token))
  ctx.cookies.challenge.clear()
  return {}
}

async function findChallenge(
  { cookies }: Pick<ActionContext, 'cookies'>,
  tx: Transaction,
): Promise<Challenge | undefined> {
  return cookies.challenge.token
    ? await readChallenge(tx, hashToken(cookies.challenge.token))
    : undefined
}

function refuseEndedChallenge(): never {
  refuse(identityRefusals, 'challenge-ended', { status: 409 })
}

/** Returns null when the code was wrong; then only the counted attempt remains. */
async function openByCode(
  ctx: ActionContext,
  hooks: IdentityHooks,
  challenge: Challenge,
  code: string,
): Promise<{ role: Role; recoveryCodes?: string[] } | null> {
  // Lock and check again: the user may have been suspended, or the access code changed, since the
  // first factor ten minutes ago.
  const owner = (await lockOwner(ctx, challenge)) ?? refuseEndedChallenge()
  const passed =
    challenge.kind === 'set_up'
      ? await setUp(ctx, hooks, owner, code)
      : await useOwnCode(ctx, hooks, owner, code)
  if (!passed) return null
  // A refusal rolls back, so the code is not used up either.
  if (!(await endChallenge(ctx.tx, challenge.challengeId))) return refuseEndedChallenge()
  // End the earlier sessions and challenges: they had no second factor.
  if (challenge.kind === 'set_up') await endSessions(ctx.tx, owner.userId)
  await clearAttempts(ctx.tx, mfaRateLimit(owner.userId))
  await openAdmitted(ctx, hooks, {
    userId: owner.userId,
    role: owner.role,
    method: challenge.method,
    proven: true,
    byCode: true,
  })
  return { role: owner.role, ...passed }
}

/**
 * Locks the owner's status, password and factors until the transaction ends. Returns undefined when
 * nobody may come in by this challenge any more.
 */
async function lockOwner(
  ctx: ActionContext,
  { userId }: Challenge,
): Promise<AuthenticatorOwner | undefined> {
  if (userId === null) {
    const codeHash = await lockAccessCodeHash(ctx.tx)
    return codeHash === null ? undefined : { userId, role: 'admin', label: accessCodeLabel }
  }
  const user = await lockUserRow(ctx.tx, userId)
  return user?.status === 'active' ? { userId, role: user.role, label: user.email } : undefined
}

async function setUp(
  ctx: ActionContext,
  hooks: IdentityHooks,
  owner: AuthenticatorOwner,
  code: string,
): Promise<{ recoveryCodes: string[] } | null> {
  const recoveryCodes = await confirmAuthenticator(ctx, owner.userId, code)
  if (!recoveryCodes) return null
  const { authenticatorOn } = identityRecordTexts
  await recordFactorChange(ctx, hooks, owner, authenticatorOn, 'authenticator-on')
  return { recoveryCodes }
}

async function useOwnCode(
  ctx: ActionContext,
  hooks: IdentityHooks,
  owner: AuthenticatorOwner,
  code: string,
): Promise<Record<string, never> | null> {
  const used = await consumeAppCode(ctx, owner.userId, code)
  if (used === 'recovery') await notifyRecoveryCodeUsed(ctx, hooks, owner)
  return used && {}
}
