/** Whose authenticator it is, and what is counted, recorded and told when something happens to it. */
import type { Both } from '#foundation/contract/shared/both.ts'
import type { ActionContext } from '#foundation/platform/server/http/context.ts'
import { findAuthenticator } from '#people/mfa/server/confirmed-authenticator.ts'
import { identityRecordTexts } from '../../shared/record-words.ts'
import type { CompanyAccessEvent } from '../../shared/rules-security-events.ts'
import type { Role } from '../../shared/rules.ts'
import { actorOf, type IdentityHooks } from '../hooks.ts'
import type { RateLimit } from '../sign-in/rate-limits.ts'

export interface Owner {
  /** Null: the company access code. */
  userId: string | null
  role: Role
  /** What the app shows below 'Kaban'. */
  label: string
}

/**
 * One door for all that can be guessed of an owner: who tries three ways has not three times the
 * tries.
 */
export function mfaRateLimit(userId: string | null): RateLimit {
  return ['factor', userId ?? 'company access']
}

export async function recordFactor(
  ctx: ActionContext,
  hooks: IdentityHooks,
  { userId }: Pick<Owner, 'userId'>,
  description: Both,
  event: CompanyAccessEvent,
): Promise<void> {
  await hooks.recordActivity(ctx, {
    userId,
    actionType: '2FA_SETTINGS_UPDATE',
    description,
    actor: actorOf(userId),
  })
  await tellOwner(ctx, hooks, userId, event)
}

/** Nobody who is signed in did it: the record names no actor. */
export async function recordLostFactor(
  ctx: ActionContext,
  hooks: Pick<
    IdentityHooks,
    'recordActivity' | 'announceSecurityEvent' | 'announceCompanyAccessEvent'
  >,
  userId: string | null,
): Promise<void> {
  await hooks.recordActivity(ctx, {
    userId,
    actionType: '2FA_SETTINGS_UPDATE',
    description: identityRecordTexts.authenticatorLost,
  })
  await tellOwner(ctx, hooks, userId, 'authenticator-off')
}

/** Null: company access, which has no mailbox of its own. */
export async function tellOwner(
  ctx: ActionContext,
  hooks: Pick<IdentityHooks, 'announceSecurityEvent' | 'announceCompanyAccessEvent'>,
  userId: string | null,
  event: CompanyAccessEvent,
): Promise<void> {
  await (userId === null
    ? hooks.announceCompanyAccessEvent(ctx, event)
    : hooks.announceSecurityEvent(ctx, { userId, event }))
}

export async function tellRecoveryCodeUsed(
  ctx: ActionContext,
  hooks: IdentityHooks,
  owner: Pick<Owner, 'userId'>,
): Promise<void> {
  const authenticator = await findAuthenticator(ctx.tx, owner.userId)
  await recordFactor(
    ctx,
    hooks,
    owner,
    identityRecordTexts.recoveryCodeUsed(authenticator?.recoveryCodesLeft ?? 0),
    'recovery-code-used',
  )
}
