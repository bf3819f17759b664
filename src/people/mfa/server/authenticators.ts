/**
 * Setting up, finding and removing authenticators. Callers of the functions that write hold the
 * lock of the owner, so that no sign-in races them.
 */
import { Secret, TOTP } from 'otpauth'
import { v7 as uuidv7 } from 'uuid'
import type { Transaction } from '#foundation/platform/server/database/database.ts'
import type { ActionContext } from '#foundation/platform/server/http/context.ts'
import { refuseReplacedKey } from '#foundation/platform/server/keys/replaced-key.ts'
import { readSixDigits, totpParameters, type OwnerId } from '../shared/rules.ts'
import { openTotp, stepOf } from './app-codes.ts'
import { renewRecoveryCodes } from './recovery-codes.ts'
import {
  confirmWithStep,
  deleteAuthenticator,
  insertAuthenticator,
  readAuthenticator,
} from './store.ts'

export interface ConfirmedAuthenticator {
  authenticatorId: string
  since: Date
  recoveryCodesLeft: number
}

/** Returns null when there is none or its set-up is not finished. */
export async function findAuthenticator(
  tx: Transaction,
  ownerId: OwnerId,
): Promise<ConfirmedAuthenticator | null> {
  const found = await readAuthenticator(tx, ownerId)
  if (!found?.confirmedAt) return null
  return {
    authenticatorId: found.authenticatorId,
    since: found.confirmedAt,
    recoveryCodesLeft: found.recoveryCodesLeft,
  }
}

/** 160 bits, as RFC 4226 recommends. */
const secretBytes = 20

/**
 * Starts the set-up with a new secret in place of one that was never confirmed. It opens nothing
 * before `confirmAuthenticator`. Returns null when a confirmed authenticator exists. The app shows
 * `label` below the name of the product. A caller that passes the `authenticatorId` of the pending
 * set-up gets its secret again: reloading the page must not spoil a key that was just scanned.
 */
export async function startAuthenticator(
  ctx: ActionContext,
  ownerId: OwnerId,
  label: string,
  authenticatorId = uuidv7(),
): Promise<{ secret: string; uri: string } | null> {
  const pending = await readAuthenticator(ctx.tx, ownerId)
  if (pending?.authenticatorId === authenticatorId && !pending.confirmedAt)
    return setUpKey(label, openTotp(ctx, pending).secret)
  await refuseReplacedKey(ctx.tx, ctx.secrets)
  const secret = new Secret({ size: secretBytes })
  const sealedSecret = ctx.secrets.seal(`authenticator ${authenticatorId}`, secret.base32)
  if (!(await insertAuthenticator(ctx.tx, { authenticatorId, ownerId, sealedSecret }))) return null
  return setUpKey(label, secret)
}

function setUpKey(label: string, secret: Secret): { secret: string; uri: string } {
  return {
    secret: secret.base32,
    uri: new TOTP({ ...totpParameters, issuer: 'Kaban', label, secret }).toString(),
  }
}

/**
 * Confirms the pending authenticator with a first code and returns its recovery codes. Returns null
 * when the code is wrong or nothing is pending.
 */
export async function confirmAuthenticator(
  ctx: ActionContext,
  ownerId: OwnerId,
  typed: string,
): Promise<string[] | null> {
  const code = readSixDigits(typed)
  const pending = await readAuthenticator(ctx.tx, ownerId)
  if (code === null || !pending || pending.confirmedAt) return null
  const step = await stepOf(ctx, openTotp(ctx, pending), code)
  if (step === null || !(await confirmWithStep(ctx.tx, pending.authenticatorId, step))) return null
  return await renewRecoveryCodes(ctx, pending.authenticatorId)
}

/** The key of an app whose owner has no login yet: kept until `placeAuthenticator`. */
export interface DrawnAuthenticator {
  authenticatorId: string
  sealedSecret: Buffer
}

export async function drawAuthenticator({
  tx,
  secrets,
}: Pick<ActionContext, 'tx' | 'secrets'>): Promise<DrawnAuthenticator> {
  await refuseReplacedKey(tx, secrets)
  const authenticatorId = uuidv7()
  const { base32 } = new Secret({ size: secretBytes })
  return { authenticatorId, sealedSecret: secrets.seal(`authenticator ${authenticatorId}`, base32) }
}

export function showDrawnKey(
  ctx: ActionContext,
  drawn: DrawnAuthenticator,
  label: string,
): { secret: string; uri: string } {
  return setUpKey(label, openTotp(ctx, drawn).secret)
}

/** Makes it the pending authenticator of its owner; false when they have a confirmed one. */
export async function placeAuthenticator(
  tx: Transaction,
  ownerId: string,
  drawn: DrawnAuthenticator,
): Promise<boolean> {
  return await insertAuthenticator(tx, { ...drawn, ownerId })
}

/** Removes the authenticator with its recovery codes. */
export async function removeAuthenticator(tx: Transaction, ownerId: OwnerId): Promise<void> {
  await deleteAuthenticator(tx, ownerId)
}
