/** Owners of authenticators: their rate limit, and the record and notification of a change. */
import type { BilingualText } from '#foundation/contract/shared/bilingual.ts'
import type { ActionContext } from '#foundation/platform/server/http/context.ts'
import { findAuthenticator } from '#people/mfa/server/authenticators.ts'
import { identityRecordTexts } from '../../shared/record-words.ts'
import type { CompanyAccessEvent } from '../../shared/rules-security-events.ts'
import type { Role } from '../../shared/rules.ts'
import { actorOf, type IdentityHooks } from '../hooks.ts'
import type { RateLimit } from '../sign-in/rate-limits.ts'

export interface AuthenticatorOwner {
  /** Null: company access. */
  userId: string | null
  role: Role
  /** The name below 'Kaban' in the app. */
  label: string
}

type NotifyingHooks = Pick<IdentityHooks, 'notifySecurityEvent' | 'notifyCompanyAccessEvent'>

/** One limit for all secrets of an owner: trying three ways gives no more attempts. */
export function mfaRateLimit(userId: string | null): RateLimit {
  return ['factor', userId ?? 'company access']
}

export async function recordFactorChange(
  ctx: ActionContext,
  hooks: IdentityHooks,
  { userId }: Pick<AuthenticatorOwner, 'userId'>,
  description: BilingualText,
  event: CompanyAccessEvent,
): Promise<void> {
  await hooks.recordActivity(ctx, {
    userId,
    actionType: '2FA_SETTINGS_UPDATE',
    description,
    actor: actorOf(userId),
  })
  await notifyOwner(ctx, hooks, userId, event)
}

/** Records no actor: the operator did it, and nobody was signed in. */
export async function recordLostFactor(
  ctx: ActionContext,
  hooks: NotifyingHooks & Pick<IdentityHooks, 'recordActivity'>,
  userId: string | null,
): Promise<void> {
  await hooks.recordActivity(ctx, {
    userId,
    actionType: '2FA_SETTINGS_UPDATE',
    description: identityRecordTexts.authenticatorLost,
  })
  await notifyOwner(ctx, hooks, userId, 'authenticator-off')
}

/** Null: company access, which has no mailbox of its own. */
export async function notifyOwner(
  ctx: ActionContext,
  hooks: NotifyingHooks,
  userId: string | null,
  event: CompanyAccessEvent,
): Promise<void> {
  await (userId === null
    ? hooks.notifyCompanyAccessEvent(ctx, event)
    : hooks.notifySecurityEvent(ctx, { userId, event }))
}

export async function notifyRecoveryCodeUsed(
  ctx: ActionContext,
  hooks: IdentityHooks,
  owner: Pick<AuthenticatorOwner, 'userId'>,
): Promise<void> {
  const authenticator = await findAuthenticator(ctx.tx, owner.userId)
  const description = identityRecordTexts.recoveryCodeUsed(authenticator?.recoveryCodesLeft ?? 0)
  await recordFactorChange(ctx, hooks, owner, description, 'recovery-code-used')
}
