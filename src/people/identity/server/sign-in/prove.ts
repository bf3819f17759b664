import type { Transaction } from '#foundation/platform/server/database/database.ts'
import {
  signedInCaller,
  type ActionContext,
  type SignedIn,
} from '#foundation/platform/server/http/context.ts'
import { refuse } from '#foundation/platform/server/http/refuse.ts'
import type { StepsContext } from '#foundation/platform/server/http/serve.ts'
import { sendMail } from '#foundation/platform/server/mail/outbox.ts'
/** Step-up: somebody who is signed in shows again who they are, before money or safety is touched. */
import { useCode } from '#people/mfa/server/app-codes.ts'
import { findAuthenticator } from '#people/mfa/server/confirmed-authenticator.ts'
import { makeMailCode, useMailCode } from '#people/mfa/server/mail-codes.ts'
import { mailCodeMinutes } from '#people/mfa/shared/rules.ts'
import type { Proof, ProofWay } from '../../shared/rules.ts'
import { identityMails, identityRefusals } from '../../shared/words.ts'
import { mfaRateLimit, tellRecoveryCodeUsed } from '../authenticator/mfa-owner.ts'
import { readAccessCodeHash, shareAccessCodeHash } from '../company-access/access-code-store.ts'
import { contextIn, type IdentityHooks } from '../hooks.ts'
import { isPassword } from '../passwords/passwords.ts'
import { proveSession } from '../sessions/sessions.ts'
import { lockUserRow, readPasswordHash, readUser } from '../store.ts'
import {
  refundIfBusy,
  clearAttempts,
  checkRateLimits,
  reserveAttempt,
  type RateLimit,
} from './rate-limits.ts'

export async function listProofWays(ctx: ActionContext): Promise<{ ways: ProofWay[] }> {
  return { ways: await waysOf(ctx.tx, signedInCaller(ctx).userId) }
}

/** The session counts as proven from here on, and its cookie is a new one. */
export async function prove(
  ctx: StepsContext,
  hooks: IdentityHooks,
  { way, secret }: Proof,
): Promise<Record<string, never>> {
  const { userId, sessionId } = signedInCaller(ctx)
  const { ways, hash } = await ctx.database.read(async (tx) => ({
    ways: await waysOf(tx, userId),
    hash: await hashFor(tx, userId, way),
  }))
  if (!ways.includes(way)) return refuseWay()
  const limits = [mfaRateLimit(userId)]
  await checkRateLimits(ctx, limits, 'too-many-proofs')
  const rightHash =
    hash !== null && (await refundIfBusy(ctx, limits, () => isPassword(hash, secret))) ? hash : null
  const proven = await ctx.database.transaction((tx) =>
    proveIn(contextIn(ctx, tx), hooks, { userId, sessionId }, { way, secret, rightHash }),
  )
  if (!proven) refuse(identityRefusals, `wrong-proof-${way}`, { field: 'secret' })
  return {}
}

/** Six digits to the caller's own mailbox; a new mail ends the code of the one before. */
export async function mailCode(
  ctx: ActionContext,
  hooks: Pick<IdentityHooks, 'readSiteName'>,
): Promise<Record<string, never>> {
  const { userId, sessionId } = signedInCaller(ctx)
  if (!(await waysOf(ctx.tx, userId)).includes('mail')) return refuseWay()
  const user = userId === null ? undefined : await readUser(ctx.tx, userId)
  if (!user) return refuseWay()
  // The code before the door, as the proof by it locks them. Refused, neither remains.
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
 * Not the door of mails that strangers can cause: they could keep somebody from proving who they
 * are.
 */
function mailCodeRateLimit(userId: string): RateLimit {
  return ['mail-code', userId]
}

function refuseWay(): never {
  refuse(identityRefusals, 'proof-way-closed', { status: 409 })
}

/** With an authenticator app nothing less counts: a stolen mailbox or password must not be enough. */
async function waysOf(tx: Transaction, userId: string | null): Promise<ProofWay[]> {
  if (await findAuthenticator(tx, userId)) return ['app']
  if (userId === null) return ['access_code']
  return (await readPasswordHash(tx, userId)) === null ? ['mail'] : ['password', 'mail']
}

/** The slow hash that this way is compared with, or null when it has none. */
async function hashFor(
  tx: Transaction,
  userId: string | null,
  way: ProofWay,
): Promise<string | null> {
  if (way === 'password' && userId !== null) return await readPasswordHash(tx, userId)
  return way === 'access_code' && userId === null ? await readAccessCodeHash(tx) : null
}

type Asking = Pick<SignedIn, 'userId' | 'sessionId'>

interface Tried {
  way: ProofWay
  secret: string
  /** The hash that the password or access code fitted. */
  rightHash: string | null
}

async function proveIn(
  ctx: ActionContext,
  hooks: IdentityHooks,
  { userId, sessionId }: Asking,
  tried: Tried,
): Promise<boolean> {
  // Held until we are done, and looked at again: an app may have been set up, a password changed since.
  await (userId === null ? shareAccessCodeHash(ctx.tx) : lockUserRow(ctx.tx, userId))
  if (!(await waysOf(ctx.tx, userId)).includes(tried.way)) return refuseWay()
  if (!(await isRight(ctx, hooks, { userId, sessionId }, tried))) return false
  await clearAttempts(ctx.tx, mfaRateLimit(userId))
  // Only codes that nobody used are too many.
  if (tried.way === 'mail' && userId !== null)
    await clearAttempts(ctx.tx, mailCodeRateLimit(userId))
  await proveSession(ctx, sessionId)
  return true
}

async function isRight(
  ctx: ActionContext,
  hooks: IdentityHooks,
  { userId, sessionId }: Asking,
  { way, secret, rightHash }: Tried,
): Promise<boolean> {
  if (way === 'mail') return await useMailCode(ctx, sessionId, secret)
  if (way !== 'app') return rightHash !== null && (await hashFor(ctx.tx, userId, way)) === rightHash
  const used = await useCode(ctx, userId, secret)
  if (used === 'recovery') await tellRecoveryCodeUsed(ctx, hooks, { userId })
  return used !== null
}
