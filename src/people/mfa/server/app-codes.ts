import { TOTP } from 'otpauth'
import type { ActionContext } from '#foundation/platform/server/http/context.ts'
import { appCode, driftSteps, readSixDigits, type OwnerId } from '../shared/rules.ts'
import { useRecoveryCode } from './recovery-codes.ts'
import { readAuthenticator, readClock, useStep, type Authenticator } from './store.ts'

/**
 * Uses up a code of the app or a recovery code of this owner, and answers which it was; null when
 * it was neither. What it opens stands in the same transaction, so that one code opens one thing.
 */
export async function useCode(
  ctx: ActionContext,
  ownerId: OwnerId,
  typed: string,
): Promise<'app' | 'recovery' | null> {
  const authenticator = await readAuthenticator(ctx.tx, ownerId)
  if (!authenticator?.confirmedAt) return null
  const code = readSixDigits(typed)
  if (code === null)
    return (await useRecoveryCode(ctx, authenticator.authenticatorId, typed)) ? 'recovery' : null
  const step = await stepOf(ctx, authenticatorOf(ctx, authenticator), code)
  return step !== null && (await useStep(ctx.tx, authenticator.authenticatorId, step))
    ? 'app'
    : null
}

export function authenticatorOf(
  { secrets }: ActionContext,
  { authenticatorId, sealedSecret }: Authenticator,
): TOTP {
  return new TOTP({
    ...appCode,
    secret: secrets.open(`authenticator ${authenticatorId}`, sealedSecret),
  })
}

/**
 * The time step that this code belongs to, by the clock of the database and a little drift; null:
 * it belongs to none near now.
 */
export async function stepOf(
  { tx }: ActionContext,
  app: TOTP,
  code: string,
): Promise<number | null> {
  const timestamp = (await readClock(tx)).getTime()
  const drift = app.validate({ token: code, timestamp, window: driftSteps })
  return drift === null ? null : app.counter({ timestamp }) + drift
}
