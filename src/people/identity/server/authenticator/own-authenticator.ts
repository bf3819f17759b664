/** The caller's own authenticator app. For company access it is the one of the installation. */
import { signedInCaller, type ActionContext } from '#foundation/platform/server/http/context.ts'
import { refuse } from '#foundation/platform/server/http/refuse.ts'
import { inTransaction, type StepsContext } from '#foundation/platform/server/http/serve.ts'
import * as mfa from '#people/mfa/server/authenticators.ts'
import { renewRecoveryCodes } from '#people/mfa/server/recovery-codes.ts'
import { identityRecordTexts } from '../../shared/record-words.ts'
import type { CodeOnly } from '../../shared/rules-forms.ts'
import { identityRefusals } from '../../shared/words.ts'
import { findUser } from '../actions.ts'
import { lockAccessCodeHash } from '../company-access/access-code-store.ts'
import type { IdentityHooks } from '../hooks.ts'
import { endSessions, refuseEndedSession } from '../sessions/sessions.ts'
import { isAuthenticatorRequired } from '../sign-in/admit.ts'
import { clearAttempts, checkRateLimits } from '../sign-in/rate-limits.ts'
import { lockUserRow } from '../store.ts'
import { accessCodeLabel } from '../words.ts'
import { mfaRateLimit, recordFactorChange } from './authenticator-owner.ts'

export async function readOwnAuthenticator(
  ctx: ActionContext,
): Promise<{ on: boolean; since: Date | null; recoveryCodesLeft: number; required: boolean }> {
  const { userId, role } = signedInCaller(ctx)
  const authenticator = await mfa.findAuthenticator(ctx.tx, userId)
  return {
    on: authenticator !== null,
    since: authenticator?.since ?? null,
    recoveryCodesLeft: authenticator?.recoveryCodesLeft ?? 0,
    required: isAuthenticatorRequired(ctx, role),
  }
}

/** Returns a new secret, which opens nothing before it is confirmed. */
export async function startOwnAuthenticator(
  ctx: ActionContext,
): Promise<{ secret: string; uri: string }> {
  const { userId } = signedInCaller(ctx)
  const label = userId === null ? accessCodeLabel : (await findUser(ctx.tx, userId)).email
  return (
    (await mfa.startAuthenticator(ctx, userId, label)) ??
    refuse(identityRefusals, 'authenticator-on', { status: 409 })
  )
}

/**
 * The first right code turns the authenticator on and is used up. Every other session ends: none of
 * them showed a code. Refuses a wrong code (422).
 */
export async function confirmOwnAuthenticator(
  ctx: StepsContext,
  hooks: IdentityHooks,
  { code }: CodeOnly,
): Promise<{ recoveryCodes: string[] }> {
  const { userId } = signedInCaller(ctx)
  await checkRateLimits(ctx, [mfaRateLimit(userId)], 'too-many-set-up-codes')
  const recoveryCodes = await inTransaction(ctx, (acting) => turnOn(acting, hooks, code))
  if (!recoveryCodes) refuse(identityRefusals, 'wrong-set-up-code', { field: 'code' })
  return { recoveryCodes }
}

/** Replaces all ten recovery codes. */
export async function renewOwnRecoveryCodes(
  ctx: ActionContext,
  hooks: IdentityHooks,
): Promise<{ recoveryCodes: string[] }> {
  const owner = signedInCaller(ctx)
  const { authenticatorId } = await lockOwn(ctx)
  const recoveryCodes = await renewRecoveryCodes(ctx, authenticatorId)
  const { recoveryCodesRenewed } = identityRecordTexts
  await recordFactorChange(ctx, hooks, owner, recoveryCodesRenewed, 'recovery-codes-renewed')
  return { recoveryCodes }
}

/** Removes the authenticator with its recovery codes and ends every other session. */
export async function removeOwnAuthenticator(
  ctx: ActionContext,
  hooks: IdentityHooks,
): Promise<Record<string, never>> {
  const owner = signedInCaller(ctx)
  if (isAuthenticatorRequired(ctx, owner.role))
    refuse(identityRefusals, 'authenticator-required', { status: 409 })
  await lockOwn(ctx)
  await mfa.removeAuthenticator(ctx.tx, owner.userId)
  await endOtherSessions(ctx)
  const { authenticatorOff } = identityRecordTexts
  await recordFactorChange(ctx, hooks, owner, authenticatorOff, 'authenticator-off')
  return {}
}

/** Returns null when the code was wrong. */
async function turnOn(
  ctx: ActionContext,
  hooks: IdentityHooks,
  code: string,
): Promise<string[] | null> {
  const owner = signedInCaller(ctx)
  await lockOwner(ctx)
  if (await mfa.findAuthenticator(ctx.tx, owner.userId))
    refuse(identityRefusals, 'authenticator-on', { status: 409 })
  const recoveryCodes = await mfa.confirmAuthenticator(ctx, owner.userId, code)
  if (!recoveryCodes) return null
  await clearAttempts(ctx.tx, mfaRateLimit(owner.userId))
  await endOtherSessions(ctx)
  const { authenticatorOn } = identityRecordTexts
  await recordFactorChange(ctx, hooks, owner, authenticatorOn, 'authenticator-on')
  return recoveryCodes
}

/** Locks the caller and returns their authenticator. Refuses when there is none (409). */
async function lockOwn(ctx: ActionContext): Promise<mfa.ConfirmedAuthenticator> {
  await lockOwner(ctx)
  return (
    (await mfa.findAuthenticator(ctx.tx, signedInCaller(ctx).userId)) ??
    refuse(identityRefusals, 'authenticator-not-on', { status: 409 })
  )
}

/** A sign-in holds the same row: it either asks for the code or ends with the other sessions. */
async function lockOwner(ctx: ActionContext): Promise<void> {
  const { userId } = signedInCaller(ctx)
  await (userId === null ? lockAccessCodeHash(ctx.tx) : lockUserRow(ctx.tx, userId))
  await refuseEndedSession(ctx)
}

async function endOtherSessions(ctx: ActionContext): Promise<void> {
  const { userId, sessionId } = signedInCaller(ctx)
  await endSessions(ctx.tx, userId, sessionId)
}
