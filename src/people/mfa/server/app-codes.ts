import { TOTP } from 'otpauth'
import type { ActionContext } from '#foundation/platform/server/http/context.ts'
import { driftSteps, readSixDigits, totpParameters, type OwnerId } from '../shared/rules.ts'
import { consumeRecoveryCode } from './recovery-codes.ts'
import { readAuthenticator, readClock, consumeStep, type StoredAuthenticator } from './store.ts'

/**
 * Uses up an authenticator code or recovery code of this owner. Returns which of the two it was, or
 * null when it was neither. Call it in the transaction of what the code opens, so that one code
 * opens one thing.
 */
export async function consumeAppCode(
  ctx: ActionContext,
  ownerId: OwnerId,
  typed: string,
): Promise<'app' | 'recovery' | null> {
  const stored = await readAuthenticator(ctx.tx, ownerId)
  if (!stored?.confirmedAt) return null
  const code = readSixDigits(typed)
  if (code === null)
    return (await consumeRecoveryCode(ctx, stored.authenticatorId, typed)) ? 'recovery' : null
  const step = await stepOf(ctx, openTotp(ctx, stored), code)
  return step !== null && (await consumeStep(ctx.tx, stored.authenticatorId, step)) ? 'app' : null
}

export function openTotp(
  { secrets }: ActionContext,
  { authenticatorId, sealedSecret }: Pick<StoredAuthenticator, 'authenticatorId' | 'sealedSecret'>,
): TOTP {
  return new TOTP({
    ...totpParameters,
    secret: secrets.open(`authenticator ${authenticatorId}`, sealedSecret),
  })
}

/** Returns the time step of this code by the clock of the database; null when none is near. */
export async function stepOf(
  { tx }: ActionContext,
  totp: TOTP,
  code: string,
): Promise<number | null> {
  const timestamp = (await readClock(tx)).getTime()
  const drift = totp.validate({ token: code, timestamp, window: driftSteps })
  return drift === null ? null : totp.counter({ timestamp }) + drift
}
