/**
 * The way in for somebody whose phone is gone. The database knows marks that only the key of the
 * installation can make.
 */
import type { ActionContext } from '#foundation/platform/server/http/context.ts'
import { randomText } from '#foundation/platform/server/random.ts'
import {
  readRecoveryCode,
  recoveryCodeCount,
  recoveryCodeLength,
  recoveryLetters,
} from '../shared/rules.ts'
import { replaceRecoveryCodes, useRecoveryMark } from './store.ts'

/** New ones in place of all there are, the only time that they can be read. */
export async function renewRecoveryCodes(
  ctx: ActionContext,
  authenticatorId: string,
): Promise<string[]> {
  const codes = Array.from({ length: recoveryCodeCount }, () =>
    randomText(recoveryLetters, recoveryCodeLength),
  )
  await replaceRecoveryCodes(
    ctx.tx,
    authenticatorId,
    codes.map((code) => markOf(ctx, authenticatorId, code)),
  )
  return codes.map(
    (code) => `${code.slice(0, recoveryCodeLength / 2)}-${code.slice(recoveryCodeLength / 2)}`,
  )
}

/** Whether it was one that was not used yet; now it is. */
export async function useRecoveryCode(
  ctx: ActionContext,
  authenticatorId: string,
  typed: string,
): Promise<boolean> {
  const code = readRecoveryCode(typed)
  return (
    code !== null &&
    (await useRecoveryMark(ctx.tx, authenticatorId, markOf(ctx, authenticatorId, code)))
  )
}

/** Of this authenticator alone: one code marks differently for two owners. */
function markOf({ secrets }: ActionContext, authenticatorId: string, code: string): Buffer {
  return secrets.mark('recovery code', `${authenticatorId} ${code}`)
}
