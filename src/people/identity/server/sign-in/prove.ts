/** Step-up: a caller who is signed in proves again who they are, before money or safety changes. */
import type { Transaction } from '#foundation/platform/server/database/database.ts'
import {
  signedInCaller,
  type ActionContext,
  type SignedIn,
} from '#foundation/platform/server/http/context.ts'
import { refuse } from '#foundation/platform/server/http/refuse.ts'
import { inTransaction, type StepsContext } from '#foundation/platform/server/http/serve.ts'
import { consumeAppCode } from '#people/mfa/server/app-codes.ts'
import { consumeMailCode } from '#people/mfa/server/mail-codes.ts'
import type { Proof, ProofWay } from '../../shared/rules-forms.ts'
import { identityRefusals } from '../../shared/words.ts'
import { notifyRecoveryCodeUsed, mfaRateLimit } from '../authenticator/authenticator-owner.ts'
import { readAccessCodeHash, shareAccessCodeHash } from '../company-access/access-code-store.ts'
import type { IdentityHooks } from '../hooks.ts'
import { isPassword } from '../passwords/passwords.ts'
import { readPasswordHash } from '../passwords/store.ts'
import { proveSession } from '../sessions/sessions.ts'
import { lockUserRow } from '../store.ts'
import { mailCodeRateLimit } from './mail-proof-code.ts'
import { readProofWays, refuseWay } from './proof-ways.ts'
import { checkRateLimits, clearAttempts, refundIfBusy } from './rate-limits.ts'

/**
 * Marks the session as proven and rotates its cookie. Refuses a way that does not count for the
 * caller (409), too many attempts (429) and a wrong secret.
 */
export async function prove(
  ctx: StepsContext,
  hooks: IdentityHooks,
  { way, secret }: Proof,
): Promise<Record<string, never>> {
  const { userId, sessionId } = signedInCaller(ctx)
  const { ways, hash } = await ctx.database.read(async (tx) => ({
    ways: await readProofWays(tx, userId),
    hash: await readHashFor(tx, userId, way),
  }))
  if (!ways.includes(way)) return refuseWay()
  const limits = [mfaRateLimit(userId)]
  await checkRateLimits(ctx, limits, 'too-many-proofs')
  const rightHash =
    hash !== null && (await refundIfBusy(ctx, limits, () => isPassword(hash, secret))) ? hash : null
  const proven = await inTransaction(ctx, (acting) =>
    storeProof(acting, hooks, { userId, sessionId }, { way, secret, rightHash }),
  )
  if (!proven) refuse(identityRefusals, `wrong-proof-${way}`, { field: 'secret' })
  return {}
}

/** The slow hash to compare with; null for ways that have none. */
async function readHashFor(
  tx: Transaction,
  userId: string | null,
  way: ProofWay,
): Promise<string | null> {
  if (way === 'password' && userId !== null) return await readPasswordHash(tx, userId)
  return way === 'access_code' && userId === null ? await readAccessCodeHash(tx) : null
}

type ProvingSession = Pick<SignedIn, 'userId' | 'sessionId'>

interface ProofAttempt {
  way: ProofWay
  secret: string
  /** The hash that the password or access code matched; null: none. */
  rightHash: string | null
}

/** Returns false when the secret is wrong. */
async function storeProof(
  ctx: ActionContext,
  hooks: IdentityHooks,
  { userId, sessionId }: ProvingSession,
  attempt: ProofAttempt,
): Promise<boolean> {
  // Lock and check again: an app may have been set up or a password changed meanwhile.
  await (userId === null ? shareAccessCodeHash(ctx.tx) : lockUserRow(ctx.tx, userId))
  if (!(await readProofWays(ctx.tx, userId)).includes(attempt.way)) return refuseWay()
  if (!(await isRight(ctx, hooks, { userId, sessionId }, attempt))) return false
  await clearAttempts(ctx.tx, mfaRateLimit(userId))
  // Only codes that nobody used count as too many mails.
  if (attempt.way === 'mail' && userId !== null)
    await clearAttempts(ctx.tx, mailCodeRateLimit(userId))
  const byCode = attempt.way === 'app' || attempt.way === 'mail'
  await proveSession(ctx, sessionId, { byCode })
  return true
}

async function isRight(
  ctx: ActionContext,
  hooks: IdentityHooks,
  { userId, sessionId }: ProvingSession,
  { way, secret, rightHash }: ProofAttempt,
): Promise<boolean> {
  if (way === 'mail') return await consumeMailCode(ctx, sessionId, secret)
  if (way !== 'app')
    return rightHash !== null && (await readHashFor(ctx.tx, userId, way)) === rightHash
  const used = await consumeAppCode(ctx, userId, secret)
  if (used === 'recovery') await notifyRecoveryCodeUsed(ctx, hooks, { userId })
  return used !== null
}
