/**
 * Recovery codes are for owners who lost their phone. The database stores only marks, which nobody
 * can make without the key of the installation.
 */
import type { ActionContext } from '#foundation/platform/server/http/context.ts'
import { randomText } from '#foundation/platform/server/random.ts'
import {
  readRecoveryCode,
  recoveryCodeCount,
  recoveryCodeLength,
  recoveryLetters,
} from '../shared/rules.ts'
import { replaceRecoveryCodes, consumeRecoveryMark } from './store.ts'

const purpose = 'recovery code'

/** Replaces all recovery codes. Only this call returns them as text. */
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
    codes.map((code) => ctx.secrets.mark(purpose, textOf(authenticatorId, code))),
  )
  const half = recoveryCodeLength / 2
  return codes.map((code) => `${code.slice(0, half)}-${code.slice(half)}`)
}

/** Uses up a recovery code; false when it is wrong or was used before. */
export async function consumeRecoveryCode(
  ctx: ActionContext,
  authenticatorId: string,
  typed: string,
): Promise<boolean> {
  const code = readRecoveryCode(typed)
  return (
    code !== null &&
    (await consumeRecoveryMark(
      ctx.tx,
      authenticatorId,
      ctx.secrets.marks(purpose, textOf(authenticatorId, code)),
    ))
  )
}

/** Includes the authenticator, so that the same code has different marks for two owners. */
function textOf(authenticatorId: string, code: string): string {
  return `${authenticatorId} ${code}`
}
