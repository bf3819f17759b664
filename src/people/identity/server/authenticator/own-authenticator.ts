import { signedInCaller, type Act } from '#foundation/platform/server/http/context.ts'
import { refuse, type RefusalStatus } from '#foundation/platform/server/http/refuse.ts'
import type { StepsAct } from '#foundation/platform/server/http/serve.ts'
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
import { actIn, type IdentityHooks } from '../hooks.ts'
import { endSessions, refuseEndedSession } from '../sessions/sessions.ts'
import { isAuthenticatorRequired } from '../sign-in/admit.ts'
import { forgetTries, passDoors } from '../sign-in/rate-limits.ts'
import { lockUserRow } from '../store.ts'
import { factorDoor, recordFactor } from './mfa-owner.ts'

export async function readOwnAuthenticator(
  act: Act,
): Promise<{ on: boolean; since: Date | null; recoveryCodesLeft: number; required: boolean }> {
  const { userId, role } = signedInCaller(act)
  const authenticator = await findAuthenticator(act.tx, userId)
  return {
    on: authenticator !== null,
    since: authenticator?.since ?? null,
    recoveryCodesLeft: authenticator?.recoveryCodesLeft ?? 0,
    required: isAuthenticatorRequired(act, role),
  }
}

/** A new secret; it opens nothing before it is confirmed. */
export async function startAuthenticator(act: Act): Promise<{ secret: string; uri: string }> {
  const { userId } = signedInCaller(act)
  const label = userId === null ? accessCodeLabel : (await findUser(act.tx, userId)).email
  return (await start(act, userId, label)) ?? refuseChange('authenticator-on')
}

/**
 * The first right code turns it on. That code is used up, and every other session ends: they never
 * showed a code.
 */
export async function confirmAuthenticator(
  act: StepsAct,
  hooks: IdentityHooks,
  { code }: CodeOnly,
): Promise<{ recoveryCodes: string[] }> {
  const { userId } = signedInCaller(act)
  await passDoors(act, [factorDoor(userId)], 'too-many-set-up-codes')
  const recoveryCodes = await act.database.transaction((tx) =>
    confirmIn(actIn(act, tx), hooks, code),
  )
  return recoveryCodes ? { recoveryCodes } : refuseChange('wrong-set-up-code', 422, 'code')
}

/** All ten anew; those of before are dead. */
export async function renewRecoveryCodes(
  act: Act,
  hooks: IdentityHooks,
): Promise<{ recoveryCodes: string[] }> {
  const { authenticatorId } = await lockOwn(act)
  const recoveryCodes = await makeRecoveryCodes(act, authenticatorId)
  await recordFactor(
    act,
    hooks,
    signedInCaller(act),
    identityRecordTexts.recoveryCodesRenewed,
    'recovery-codes-renewed',
  )
  return { recoveryCodes }
}

/** Takes it away with its recovery codes, and ends every other session. */
export async function removeAuthenticator(
  act: Act,
  hooks: IdentityHooks,
): Promise<Record<string, never>> {
  const owner = signedInCaller(act)
  if (isAuthenticatorRequired(act, owner.role)) return refuseChange('authenticator-required')
  await lockOwn(act)
  await takeAuthenticatorAway(act.tx, owner.userId)
  await endOtherSessions(act)
  await recordFactor(act, hooks, owner, identityRecordTexts.authenticatorOff, 'authenticator-off')
  return {}
}

function refuseChange(name: IdentityRefusal, status: RefusalStatus = 409, field?: string): never {
  refuse(identityRefusals, name, { status, ...(field && { field }) })
}

/** Null: the code was wrong. */
async function confirmIn(act: Act, hooks: IdentityHooks, code: string): Promise<string[] | null> {
  const owner = signedInCaller(act)
  await lockOwner(act)
  if (await findAuthenticator(act.tx, owner.userId)) return refuseChange('authenticator-on')
  const recoveryCodes = await confirm(act, owner.userId, code)
  if (!recoveryCodes) return null
  await forgetTries(act.tx, factorDoor(owner.userId))
  await endOtherSessions(act)
  await recordFactor(act, hooks, owner, identityRecordTexts.authenticatorOn, 'authenticator-on')
  return recoveryCodes
}

/** The confirmed one of the caller, while nobody else changes it. */
async function lockOwn(act: Act): Promise<ConfirmedAuthenticator> {
  await lockOwner(act)
  return (
    (await findAuthenticator(act.tx, signedInCaller(act).userId)) ??
    refuseChange('authenticator-not-on')
  )
}

/** A sign-in holds the same row: it either asks for the code or is ended with the other sessions. */
async function lockOwner(act: Act): Promise<void> {
  const { userId } = signedInCaller(act)
  await (userId === null ? lockAccessCodeHash(act.tx) : lockUserRow(act.tx, userId))
  await refuseEndedSession(act)
}

async function endOtherSessions(act: Act): Promise<void> {
  const { userId, sessionId } = signedInCaller(act)
  await endSessions(act.tx, userId, sessionId)
}
