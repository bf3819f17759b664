import type { Transaction } from '#foundation/platform/server/database/database.ts'
import { addressKey } from '#foundation/platform/server/http/address-key.ts'
import type { ActionContext } from '#foundation/platform/server/http/context.ts'
import { refuse } from '#foundation/platform/server/http/refuse.ts'
import { inTransaction, type StepsContext } from '#foundation/platform/server/http/serve.ts'
import type { NextStep } from '../../shared/contract.ts'
import { identityRecordTexts } from '../../shared/record-words.ts'
import { checkLogin, type Login } from '../../shared/rules-forms.ts'
import type { IdentityRefusal, Role } from '../../shared/rules.ts'
import { identityRefusals } from '../../shared/words.ts'
import type { IdentityHooks } from '../hooks.ts'
import { isPassword } from '../passwords/passwords.ts'
import {
  readLoginCandidate,
  shareUserWithPassword,
  type LoginCandidate,
} from '../passwords/store.ts'
import { endSession } from '../sessions/sessions.ts'
import { admit } from './admit.ts'
import { isKnownDevice } from './devices.ts'
import { refundIfBusy, refundAttempts, checkRateLimits, type RateLimit } from './rate-limits.ts'

/**
 * Signs in with email and password. An unknown email, a wrong password and a user without a
 * password get the same answer after the same work. Only the right password reveals that the email
 * is not verified or the user is suspended.
 */
export async function logIn(
  ctx: StepsContext,
  hooks: IdentityHooks,
  { email, password }: Login,
): Promise<{ next: NextStep; role: Role }> {
  const finding = checkLogin({ email, password })
  if (finding) refuse(identityRefusals, finding.refusal, { field: finding.field })
  const device = ctx.cookies.device.token
  const { candidate, known } = await ctx.database.read((tx) => readCandidate(tx, email, device))
  const limits = known
    ? [knownDeviceRateLimit(email, device)]
    : strangerRateLimits(email, ctx.request.address)
  await checkRateLimits(ctx, limits, 'too-many-logins')
  const asker = { address: addressKey(ctx.request.address), known }
  const right = await refundIfBusy(ctx, limits, () =>
    isPassword(candidate?.passwordHash, password, asker),
  )
  if (!right || !candidate?.passwordHash) return refuseLogin('wrong-credentials')
  const { userId, passwordHash } = candidate
  const signIn = await inTransaction(ctx, (acting) =>
    admitByPassword(acting, hooks, { userId, passwordHash }),
  )
  if ('refusal' in signIn && signIn.refusal === 'wrong-credentials')
    return refuseLogin(signIn.refusal)
  await refundAttempts(ctx, limits)
  return 'refusal' in signIn ? refuseLogin(signIn.refusal) : signIn
}

function refuseLogin(name: IdentityRefusal): never {
  refuse(identityRefusals, name, { status: 401 })
}

/** Runs two statements whether or not somebody has this email. */
async function readCandidate(
  tx: Transaction,
  email: string,
  device: string | null,
): Promise<{ candidate: LoginCandidate | undefined; known: boolean }> {
  const candidate = await readLoginCandidate(tx, email)
  const known = await isKnownDevice(tx, candidate?.userId ?? null, device)
  return { candidate, known: known && candidate !== undefined }
}

/**
 * For a browser from which this user signed in before: attempts of strangers, even from the same
 * address, never make the owner wait here.
 */
function knownDeviceRateLimit(email: string, device: string | null): RateLimit {
  return ['login-known', `${email} ${device}`]
}

function strangerRateLimits(email: string, address: string): RateLimit[] {
  return [
    ['login-email', email],
    ['login-address', addressKey(address)],
    ['login-overall', ''],
  ]
}

type PasswordSignIn =
  | { next: NextStep; role: Role }
  | { refusal: 'wrong-credentials' | 'email-not-verified' | 'suspended' }

async function admitByPassword(
  ctx: ActionContext,
  hooks: IdentityHooks,
  checked: { userId: string; passwordHash: string },
): Promise<PasswordSignIn> {
  // Lock and check again: a sign-in that races a reset or a suspension must not outlive it.
  const user = await shareUserWithPassword(ctx.tx, checked.userId, checked.passwordHash)
  if (!user) return { refusal: 'wrong-credentials' }
  if (user.status === 'pending_verification') return { refusal: 'email-not-verified' }
  if (user.status === 'suspended') return { refusal: 'suspended' }
  const { userId, role } = user
  return { next: await admit(ctx, hooks, { userId, role, method: 'password', proven: true }), role }
}

/** Ends the session of the request. A visitor has none, and that is no error. */
export async function logOut(
  ctx: ActionContext,
  hooks: IdentityHooks,
): Promise<{ byAccessCode: boolean }> {
  const { caller } = ctx
  ctx.cookies.session.clear()
  if (caller.role !== 'user' && caller.role !== 'admin') return { byAccessCode: false }
  await endSession(ctx.tx, caller.sessionId)
  const { userId } = caller
  if (userId === null) {
    await hooks.recordActivity(ctx, {
      userId,
      actionType: 'ADMIN_LOGOUT',
      description: identityRecordTexts.accessCodeLogout,
      actor: { pseudoUser: 'ADMIN_ACCESS_CODE_LOGOUT' },
    })
    return { byAccessCode: true }
  }
  const admin = caller.role === 'admin'
  await hooks.recordActivity(ctx, {
    userId,
    actionType: admin ? 'ADMIN_LOGOUT' : 'LOGOUT',
    description: admin ? identityRecordTexts.adminLogout : identityRecordTexts.logout,
    actor: { userId },
  })
  return { byAccessCode: false }
}
