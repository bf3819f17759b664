import { addressKey } from '#foundation/platform/server/http/address-key.ts'
import type { ActionContext } from '#foundation/platform/server/http/context.ts'
import { refuse } from '#foundation/platform/server/http/refuse.ts'
import { inTransaction, type StepsContext } from '#foundation/platform/server/http/serve.ts'
import type { NextStep } from '../../shared/contract.ts'
import { identityRecordTexts } from '../../shared/record-words.ts'
import type { AccessCode } from '../../shared/rules-forms.ts'
import { identityRefusals } from '../../shared/words.ts'
import { actorOf, type IdentityHooks } from '../hooks.ts'
import { isPassword } from '../passwords/passwords.ts'
import { admit } from '../sign-in/admit.ts'
import { isKnownDevice } from '../sign-in/devices.ts'
import {
  refundIfBusy,
  refundAttempts,
  checkRateLimits,
  type RateLimit,
} from '../sign-in/rate-limits.ts'
import { readAccessCodeHash, shareAccessCodeHash } from './access-code-store.ts'

export {
  isCompanyAccessOver,
  lockCompanyAccess,
  readCompanyAccess,
  shareCompanyAccess,
  writeCompanyAccess,
  writeCompanyAccessOver,
  type CompanyAccess,
} from './access-code-store.ts'

/**
 * Lets an admin in with the company access code, in a live installation never by it alone. "Off"
 * and "wrong" get the same answer after the same work. Every use, also of a wrong code, is recorded
 * under the pseudo-user of the specification.
 */
export async function enterCompanyAccess(
  ctx: StepsContext,
  hooks: IdentityHooks,
  { code }: AccessCode,
): Promise<{ next: NextStep }> {
  const device = ctx.cookies.device.token
  const known = await ctx.database.read((tx) => isKnownDevice(tx, null, device))
  const limits = accessCodeRateLimits(ctx.request.address, known ? device : null)
  await checkRateLimits(ctx, limits, 'too-many-access-codes')
  const codeHash = await ctx.database.read(readAccessCodeHash)
  const asker = { address: addressKey(ctx.request.address), known }
  const right = await refundIfBusy(ctx, limits, () => isPassword(codeHash, code, asker))
  const next = await inTransaction(ctx, (acting) =>
    admitByCode(acting, hooks, right ? codeHash : null),
  )
  if (!next) refuse(identityRefusals, 'wrong-access-code', { status: 401, field: 'code' })
  await refundAttempts(ctx, limits)
  return { next }
}

/**
 * A browser from which the code was used before has a limit of its own: attempts of strangers do
 * not make staff wait.
 */
function accessCodeRateLimits(address: string, knownDevice: string | null): RateLimit[] {
  if (knownDevice !== null) return [['access-code-known', knownDevice]]
  return [
    ['access-code-address', addressKey(address)],
    ['access-code-overall', ''],
  ]
}

/** `rightHash` is the hash that the code matched; null when the code was wrong. */
async function admitByCode(
  ctx: ActionContext,
  hooks: IdentityHooks,
  rightHash: string | null,
): Promise<NextStep | null> {
  // Locked until the end: a code that is being changed must not leave a session behind.
  if (!rightHash || (await shareAccessCodeHash(ctx.tx)) !== rightHash) {
    await hooks.recordActivity(ctx, {
      userId: null,
      actionType: 'ADMIN_LOGIN_REFUSED',
      description: identityRecordTexts.accessCodeRefused,
      actor: actorOf(null),
    })
    return null
  }
  return await admit(ctx, hooks, {
    userId: null,
    role: 'admin',
    method: 'access_code',
    proven: true,
  })
}
