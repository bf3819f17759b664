import type { Transaction } from '#foundation/platform/server/database/database.ts'
import type { ActionContext } from '#foundation/platform/server/http/context.ts'
import { refuse } from '#foundation/platform/server/http/refuse.ts'
import type { StepsContext } from '#foundation/platform/server/http/serve.ts'
/**
 * The step between a right password and a session: the code of the authenticator app, or its
 * set-up.
 */
import { useCode } from '#people/mfa/server/app-codes.ts'
import {
  confirmAuthenticator,
  startAuthenticator,
} from '#people/mfa/server/set-up-authenticator.ts'
import { identityRecordTexts } from '../../shared/record-words.ts'
import type { CodeOnly, IdentityRefusal, Role } from '../../shared/rules.ts'
import { accessCodeLabel, identityRefusals } from '../../shared/words.ts'
import {
  mfaRateLimit,
  recordFactor,
  tellRecoveryCodeUsed,
  type Owner,
} from '../authenticator/mfa-owner.ts'
import { lockAccessCodeHash } from '../company-access/access-code-store.ts'
import { contextIn, type IdentityHooks } from '../hooks.ts'
import { endSessions } from '../sessions/sessions.ts'
import { hashOf } from '../sessions/tokens.ts'
import { lockUserRow } from '../store.ts'
import { openAdmitted } from './admit.ts'
import { endChallenge, endChallengeOf, readChallenge, type Challenge } from './challenge-store.ts'
import { clearAttempts, checkRateLimits } from './rate-limits.ts'

/** What the cookie of this browser asks for; 'none' when there is nothing, or it is over. */
export async function readOwnChallenge(
  ctx: ActionContext,
): Promise<{ kind: 'none' | Challenge['kind']; byAccessCode: boolean }> {
  const challenge = await findChallenge(ctx, ctx.tx)
  return { kind: challenge?.kind ?? 'none', byAccessCode: challenge?.userId === null }
}

/**
 * Only for who must set the app up before anything else. The same secret as long as this challenge
 * lives and no other began one: another browser never sees it, for whoever began there may be a
 * stranger who has the password.
 */
export async function startSetUp(ctx: ActionContext): Promise<{ secret: string; uri: string }> {
  const challenge = (await findChallenge(ctx, ctx.tx)) ?? refuseChallenge('challenge-ended')
  if (challenge.kind !== 'set_up') return refuseChallenge('challenge-ended')
  const { label } = (await lockOwner(ctx, challenge)) ?? refuseChallenge('challenge-ended')
  return (
    (await startAuthenticator(ctx, challenge.userId, label, challenge.challengeId)) ??
    refuseChallenge('challenge-ended')
  )
}

/** The right code opens the session that the password was right for; of two answers at once, one. */
export async function answerChallenge(
  ctx: StepsContext,
  hooks: IdentityHooks,
  { code }: CodeOnly,
): Promise<{ role: Role; recoveryCodes?: string[] }> {
  const challenge =
    (await ctx.database.read((tx) => findChallenge(ctx, tx))) ?? refuseChallenge('challenge-ended')
  await checkRateLimits(ctx, [mfaRateLimit(challenge.userId)], 'too-many-codes')
  const answered = await ctx.database.transaction((tx) =>
    answerIn(contextIn(ctx, tx), hooks, challenge, code),
  )
  return answered ?? refuseChallenge(challenge.kind === 'code' ? 'wrong-code' : 'wrong-first-code')
}

export async function leaveChallenge(ctx: ActionContext): Promise<Record<string, never>> {
  const { token } = ctx.cookies.challenge
  if (token) await endChallengeOf(ctx.tx, hashOf(token))
  ctx.cookies.challenge.clear()
  return {}
}

async function findChallenge(
  { cookies }: Pick<ActionContext, 'cookies'>,
  tx: Transaction,
): Promise<Challenge | undefined> {
  return cookies.challenge.token
    ? await readChallenge(tx, hashOf(cookies.challenge.token))
    : undefined
}

function refuseChallenge(name: IdentityRefusal): never {
  refuse(identityRefusals, name, {
    status: name === 'challenge-ended' ? 409 : 401,
    ...(name !== 'challenge-ended' && { field: 'code' }),
  })
}

/** Null: the code was wrong, and nothing of it remains but the counted try. */
async function answerIn(
  ctx: ActionContext,
  hooks: IdentityHooks,
  challenge: Challenge,
  code: string,
): Promise<{ role: Role; recoveryCodes?: string[] } | null> {
  // Locked and looked at again: what was right ten minutes ago may belong to a suspended user or an old password now.
  const owner = (await lockOwner(ctx, challenge)) ?? refuseChallenge('challenge-ended')
  const opened =
    challenge.kind === 'set_up'
      ? await setUp(ctx, hooks, owner, code)
      : await useOwnCode(ctx, hooks, owner, code)
  if (!opened) return null
  // Refused, not answered: then the code is not used up either.
  if (!(await endChallenge(ctx.tx, challenge.challengeId)))
    return refuseChallenge('challenge-ended')
  // Who set the app up is the only one inside: sessions and challenges of before had no second factor.
  if (challenge.kind === 'set_up') await endSessions(ctx.tx, owner.userId)
  await clearAttempts(ctx.tx, mfaRateLimit(owner.userId))
  await openAdmitted(ctx, hooks, {
    userId: owner.userId,
    role: owner.role,
    method: challenge.method,
    proven: true,
  })
  return { role: owner.role, ...opened }
}

/**
 * Undefined when nobody may come in by this challenge any more. Status, password and factors of the
 * owner wait until we are done.
 */
async function lockOwner(ctx: ActionContext, { userId }: Challenge): Promise<Owner | undefined> {
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
  owner: Owner,
  code: string,
): Promise<{ recoveryCodes: string[] } | null> {
  const recoveryCodes = await confirmAuthenticator(ctx, owner.userId, code)
  if (!recoveryCodes) return null
  await recordFactor(ctx, hooks, owner, identityRecordTexts.authenticatorOn, 'authenticator-on')
  return { recoveryCodes }
}

async function useOwnCode(
  ctx: ActionContext,
  hooks: IdentityHooks,
  owner: Owner,
  code: string,
): Promise<Record<string, never> | null> {
  const used = await useCode(ctx, owner.userId, code)
  if (used === 'recovery') await tellRecoveryCodeUsed(ctx, hooks, owner)
  return used && {}
}
