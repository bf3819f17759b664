/** Step-up: a caller who is signed in proves again who they are, before money or safety changes. */
import type { Transaction } from '#foundation/platform/server/database/database.ts'
import {
  signedInCaller,
  type ActionContext,
  type SignedIn,
} from '#foundation/platform/server/http/context.ts'
import { refuse } from '#foundation/platform/server/http/refuse.ts'
import { inTransaction, type StepsContext } from '#foundation/platform/server/http/serve.ts'
import { sendMail } from '#foundation/platform/server/mail/outbox.ts'
import { useCode } from '#people/mfa/server/app-codes.ts'
import { findAuthenticator } from '#people/mfa/server/authenticators.ts'
import { makeMailCode, useMailCode } from '#people/mfa/server/mail-codes.ts'
import { mailCodeMinutes } from '#people/mfa/shared/rules.ts'
import type { Proof, ProofWay } from '../../shared/rules.ts'
import { identityMails, identityRefusals } from '../../shared/words.ts'
import { announceRecoveryCodeUsed, mfaRateLimit } from '../authenticator/authenticator-owner.ts'
import { readAccessCodeHash, shareAccessCodeHash } from '../company-access/access-code-store.ts'
import type { IdentityHooks } from '../hooks.ts'
import { isPassword } from '../passwords/passwords.ts'
import { readPasswordHash } from '../passwords/store.ts'
import { proveSession } from '../sessions/sessions.ts'
import { lockUserRow, readUser } from '../store.ts'
import {
  refundIfBusy,
  clearAttempts,
  checkRateLimits,
  reserveAttempt,
  type RateLimit,
} from './rate-limits.ts'

export async function listProofWays(ctx: ActionContext): Promise<{ ways: ProofWay[] }> {
  return { ways: await readWays(ctx.tx, signedInCaller(ctx).userId) }
}

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
    ways: await readWays(tx, userId),
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

/** Mails a code to the caller; it replaces the code of the mail before. Refuses too many (429). */
export async function mailCode(
  ctx: ActionContext,
  hooks: Pick<IdentityHooks, 'readSiteName'>,
): Promise<Record<string, never>> {
  const { userId, sessionId } = signedInCaller(ctx)
  if (!(await readWays(ctx.tx, userId)).includes('mail')) return refuseWay()
  const user = userId === null ? undefined : await readUser(ctx.tx, userId)
  if (!user) return refuseWay()
  // The code before the rate limit, as the proof locks them. A refusal undoes both.
  const code = await makeMailCode(ctx, sessionId)
  const seconds = await reserveAttempt(ctx.tx, mailCodeRateLimit(user.userId))
  if (seconds !== null)
    refuse(identityRefusals, 'mail-code-not-sent', {
      status: 429,
      figures: { seconds: String(seconds) },
    })
  const { subject, paragraphs, code: label } = identityMails.mailCode
  const facts: [string, string][] = [[label, code]]
  const content = {
    greeting: identityMails.greeting,
    paragraphs: paragraphs(mailCodeMinutes),
    facts,
    forgetFacts: true as const,
  }
  await sendMail(ctx.tx, {
    to: user.email,
    subject: subject(await hooks.readSiteName(ctx.tx)),
    kind: 'one_time_code',
    userId,
    content,
  })
  return {}
}

/**
 * Apart from the limit of mails that strangers can cause: with that one they could keep somebody
 * from a proof.
 */
function mailCodeRateLimit(userId: string): RateLimit {
  return ['mail-code', userId]
}

function refuseWay(): never {
  refuse(identityRefusals, 'proof-way-closed', { status: 409 })
}

/** With an authenticator app nothing less counts: a stolen mailbox or password must not suffice. */
async function readWays(tx: Transaction, userId: string | null): Promise<ProofWay[]> {
  if (await findAuthenticator(tx, userId)) return ['app']
  if (userId === null) return ['access_code']
  return (await readPasswordHash(tx, userId)) === null ? ['mail'] : ['password', 'mail']
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
  if (!(await readWays(ctx.tx, userId)).includes(attempt.way)) return refuseWay()
  if (!(await isRight(ctx, hooks, { userId, sessionId }, attempt))) return false
  await clearAttempts(ctx.tx, mfaRateLimit(userId))
  // Only codes that nobody used count as too many mails.
  if (attempt.way === 'mail' && userId !== null)
    await clearAttempts(ctx.tx, mailCodeRateLimit(userId))
  await proveSession(ctx, sessionId)
  return true
}

async function isRight(
  ctx: ActionContext,
  hooks: IdentityHooks,
  { userId, sessionId }: ProvingSession,
  { way, secret, rightHash }: ProofAttempt,
): Promise<boolean> {
  if (way === 'mail') return await useMailCode(ctx, sessionId, secret)
  if (way !== 'app')
    return rightHash !== null && (await readHashFor(ctx.tx, userId, way)) === rightHash
  const used = await useCode(ctx, userId, secret)
  if (used === 'recovery') await announceRecoveryCodeUsed(ctx, hooks, { userId })
  return used !== null
}
