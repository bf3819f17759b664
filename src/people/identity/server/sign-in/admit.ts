/**
 * Runs after a correct password, provider or access code. Every way of signing in ends here, so
 * that none bypasses the authenticator app.
 */
import { v7 as uuidv7 } from 'uuid'
import type { ActionContext } from '#foundation/platform/server/http/context.ts'
import { findAuthenticator } from '#people/mfa/server/authenticators.ts'
import type { NextStep } from '../../shared/contract.ts'
import { identityRecordTexts } from '../../shared/record-words.ts'
import { challengeMinutes, type Role } from '../../shared/rules.ts'
import { actorOf, type IdentityHooks } from '../hooks.ts'
import { openSession, type NewSession } from '../sessions/sessions.ts'
import { hashToken, makeToken } from '../sessions/tokens.ts'
import { endChallengeByToken, insertChallenge, type Challenge } from './challenge-store.ts'
import { rememberDevice } from './devices.ts'

/**
 * Opens the session, or only a challenge when an authenticator code is needed first. The caller has
 * checked that the user is active and holds their row `for share`, or the row of the installation
 * for the access code.
 */
export async function admit(
  ctx: ActionContext,
  hooks: IdentityHooks,
  who: NewSession,
): Promise<NextStep> {
  if (await findAuthenticator(ctx.tx, who.userId)) return await openChallenge(ctx, who, 'code')
  if (isAuthenticatorRequired(ctx, who.role)) return await openChallenge(ctx, who, 'set_up')
  await openAdmitted(ctx, hooks, who)
  return 'home'
}

/** All admins of a live installation need one. */
export function isAuthenticatorRequired(
  { settings }: Pick<ActionContext, 'settings'>,
  role: Role,
): boolean {
  return role === 'admin' && settings.mode === 'live'
}

/** Opens the session, at once or after the code, and records the sign-in. */
export async function openAdmitted(
  ctx: ActionContext,
  hooks: IdentityHooks,
  who: NewSession,
): Promise<void> {
  const { userId, role } = who
  await openSession(ctx, who)
  await rememberDevice(ctx, hooks, userId)
  ctx.cookies.challenge.clear()
  const [actionType, description] =
    role === 'admin'
      ? ['ADMIN_LOGIN', identityRecordTexts.adminLogin]
      : ['LOGIN', identityRecordTexts.login]
  await hooks.recordActivity(ctx, {
    userId,
    actionType,
    description: userId === null ? identityRecordTexts.accessCodeLogin : description,
    actor: actorOf(userId),
  })
}

async function openChallenge(
  ctx: ActionContext,
  { userId, method }: NewSession,
  kind: Challenge['kind'],
): Promise<typeof kind> {
  const { tx, cookies } = ctx
  // This browser may have left an earlier challenge unanswered.
  if (cookies.challenge.token) await endChallengeByToken(tx, hashToken(cookies.challenge.token))
  const { token, tokenHash } = makeToken()
  await insertChallenge(tx, { challengeId: uuidv7(), userId, method, kind, tokenHash })
  cookies.challenge.set(token, challengeMinutes * 60)
  return kind
}
