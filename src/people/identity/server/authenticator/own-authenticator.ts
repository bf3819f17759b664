import { signedInCaller, type ActionContext } from '#foundation/platform/server/http/context.ts'
import { refuse, type RefusalStatus } from '#foundation/platform/server/http/refuse.ts'
import type { StepsContext } from '#foundation/platform/server/http/serve.ts'
/**
 * The authenticator app of the one who asks; an admin who came by the company access code cares for
 * the one of the installation.
 */
import {
  findAuthenticator,
  takeAuthenticatorAway,
  type ConfirmedAuthenticator,
} from '#people/mfa/server/confirmed-authenticator.ts'
import { renewRecoveryCodes as makeRecoveryCodes } from '#people/mfa/server/recovery-codes.ts'
import {
  confirmAuthenticator as confirm,
  startAuthenticator as start,
} from '#people/mfa/server/set-up-authenticator.ts'
import { identityRecordTexts } from '../../shared/record-words.ts'
import type { CodeOnly, IdentityRefusal } from '../../shared/rules.ts'
import { accessCodeLabel, identityRefusals } from '../../shared/words.ts'
import { findUser } from '../actions.ts'
import { lockAccessCodeHash } from '../company-access/access-code-store.ts'
import { contextIn, type IdentityHooks } from '../hooks.ts'
import { endSessions, refuseEndedSession } from '../sessions/sessions.ts'
import { isAuthenticatorRequired } from '../sign-in/admit.ts'
import { clearAttempts, checkRateLimits } from '../sign-in/rate-limits.ts'
import { lockUserRow } from '../store.ts'
import { mfaRateLimit, recordFactor } from './mfa-owner.ts'

export async function readOwnAuthenticator(
  ctx: ActionContext,
): Promise<{ on: boolean; since: Date | null; recoveryCodesLeft: number; required: boolean }> {
  const { userId, role } = signedInCaller(ctx)
  const authenticator = await findAuthenticator(ctx.tx, userId)
  return {
    on: authenticator !== null,
    since: authenticator?.since ?? null,
    recoveryCodesLeft: authenticator?.recoveryCodesLeft ?? 0,
    required: isAuthenticatorRequired(ctx, role),
  }
}

/** A new secret; it opens nothing before it is confirmed. */
export async function startAuthenticator(
  ctx: ActionContext,
): Promise<{ secret: string; uri: string }> {
  const { userId } = signedInCaller(ctx)
  const label = userId === null ? accessCodeLabel : (await findUser(ctx.tx, userId)).email
  return (await start(ctx, userId, label)) ?? refuseChange('authenticator-on')
}

/**
 * The first right code turns it on. That code is used up, and every other session ends: they never
 * showed a code.
 */
export async function confirmAuthenticator(
  ctx: StepsContext,
  hooks: IdentityHooks,
  { code }: CodeOnly,
): Promise<{ recoveryCodes: string[] }> {
  const { userId } = signedInCaller(ctx)
  await checkRateLimits(ctx, [mfaRateLimit(userId)], 'too-many-set-up-codes')
  const recoveryCodes = await ctx.database.transaction((tx) =>
    confirmIn(contextIn(ctx, tx), hooks, code),
  )
  return recoveryCodes ? { recoveryCodes } : refuseChange('wrong-set-up-code', 422, 'code')
}

/** All ten anew; those of before are dead. */
export async function renewRecoveryCodes(
  ctx: ActionContext,
  hooks: IdentityHooks,
): Promise<{ recoveryCodes: string[] }> {
  const { authenticatorId } = await lockOwn(ctx)
  const recoveryCodes = await makeRecoveryCodes(ctx, authenticatorId)
  await recordFactor(
    ctx,
    hooks,
    signedInCaller(ctx),
    identityRecordTexts.recoveryCodesRenewed,
    'recovery-codes-renewed',
  )
  return { recoveryCodes }
}

/** Takes it away with its recovery codes, and ends every other session. */
export async function removeAuthenticator(
  ctx: ActionContext,
  hooks: IdentityHooks,
): Promise<Record<string, never>> {
  const owner = signedInCaller(ctx)
  if (isAuthenticatorRequired(ctx, owner.role)) return refuseChange('authenticator-required')
  await lockOwn(ctx)
  await takeAuthenticatorAway(ctx.tx, owner.userId)
  await endOtherSessions(ctx)
  await recordFactor(ctx, hooks, owner, identityRecordTexts.authenticatorOff, 'authenticator-off')
  return {}
}

function refuseChange(name: IdentityRefusal, status: RefusalStatus = 409, field?: string): never {
  refuse(identityRefusals, name, { status, ...(field && { field }) })
}

/** Null: the code was wrong. */
async function confirmIn(
  ctx: ActionContext,
  hooks: IdentityHooks,
  code: string,
): Promise<string[] | null> {
  const owner = signedInCaller(ctx)
  await lockOwner(ctx)
  if (await findAuthenticator(ctx.tx, owner.userId)) return refuseChange('authenticator-on')
  const recoveryCodes = await confirm(ctx, owner.userId, code)
  if (!recoveryCodes) return null
  await clearAttempts(ctx.tx, mfaRateLimit(owner.userId))
  await endOtherSessions(ctx)
  await recordFactor(ctx, hooks, owner, identityRecordTexts.authenticatorOn, 'authenticator-on')
  return recoveryCodes
}

/** The confirmed one of the caller, while nobody else changes it. */
async function lockOwn(ctx: ActionContext): Promise<ConfirmedAuthenticator> {
  await lockOwner(ctx)
  return (
    (await findAuthenticator(ctx.tx, signedInCaller(ctx).userId)) ??
    refuseChange('authenticator-not-on')
  )
}

/** A sign-in holds the same row: it either asks for the code or is ended with the other sessions. */
async function lockOwner(ctx: ActionContext): Promise<void> {
  const { userId } = signedInCaller(ctx)
  await (userId === null ? lockAccessCodeHash(ctx.tx) : lockUserRow(ctx.tx, userId))
  await refuseEndedSession(ctx)
}

async function endOtherSessions(ctx: ActionContext): Promise<void> {
  const { userId, sessionId } = signedInCaller(ctx)
  await endSessions(ctx.tx, userId, sessionId)
}
