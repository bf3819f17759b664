/**
 * Setting up an authenticator app, and taking it away. Whoever calls holds what the owner is locked
 * by, so that no sign-in races it.
 */
import { Secret, TOTP } from 'otpauth'
import { v7 as uuidv7 } from 'uuid'
import type { ActionContext } from '#foundation/platform/server/http/context.ts'
import { appCode, readSixDigits, type OwnerId } from '../shared/rules.ts'
import { authenticatorOf, stepOf } from './app-codes.ts'
import { renewRecoveryCodes } from './recovery-codes.ts'
import { confirmWithStep, insertAuthenticator, readAuthenticator } from './store.ts'

/** 160 bits, as RFC 4226 recommends. */
const secretBytes = 20

/**
 * A new secret, in place of one that was never confirmed: it opens nothing until a code of it was
 * given. Null when a confirmed one is there. `label` is what the app shows below the name of the
 * product. Who names the authenticator gets the same secret again as long as nobody began another:
 * a page that is loaded anew must not spoil what was scanned.
 */
export async function startAuthenticator(
  ctx: ActionContext,
  ownerId: OwnerId,
  label: string,
  authenticatorId = uuidv7(),
): Promise<{ secret: string; uri: string } | null> {
  const pending = await readAuthenticator(ctx.tx, ownerId)
  if (pending?.authenticatorId === authenticatorId && !pending.confirmedAt)
    return toldAs(label, authenticatorOf(ctx, pending).secret)
  const secret = new Secret({ size: secretBytes })
  const sealedSecret = ctx.secrets.seal(`authenticator ${authenticatorId}`, secret.base32)
  if (!(await insertAuthenticator(ctx.tx, { authenticatorId, ownerId, sealedSecret }))) return null
  return toldAs(label, secret)
}

function toldAs(label: string, secret: Secret): { secret: string; uri: string } {
  return {
    secret: secret.base32,
    uri: new TOTP({ ...appCode, issuer: 'Kaban', label, secret }).toString(),
  }
}

/**
 * With the first right code it counts, and there are recovery codes. Null: a wrong code, or there
 * is nothing to confirm.
 */
export async function confirmAuthenticator(
  ctx: ActionContext,
  ownerId: OwnerId,
  typed: string,
): Promise<string[] | null> {
  const code = readSixDigits(typed)
  const pending = await readAuthenticator(ctx.tx, ownerId)
  if (code === null || !pending || pending.confirmedAt) return null
  const step = await stepOf(ctx, authenticatorOf(ctx, pending), code)
  if (step === null || !(await confirmWithStep(ctx.tx, pending.authenticatorId, step))) return null
  return await renewRecoveryCodes(ctx, pending.authenticatorId)
}
