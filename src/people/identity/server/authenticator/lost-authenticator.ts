import type { ActionContext } from '#foundation/platform/server/http/context.ts'
import { takeAuthenticatorAway } from '#people/mfa/server/confirmed-authenticator.ts'
import { lockUser } from '../actions.ts'
import { lockAccessCodeHash } from '../company-access/access-code-store.ts'
import type { IdentityHooks } from '../hooks.ts'
import { endSessions } from '../sessions/sessions.ts'
import { recordLostFactor } from './mfa-owner.ts'

/**
 * For the operator, when phone and recovery codes are gone: takes the authenticator away and ends
 * every session. `userId` is null for the company access code. Where an app is required, the next
 * sign-in sets up another one.
 */
export async function removeLostAuthenticator(
  ctx: ActionContext,
  hooks: Pick<
    IdentityHooks,
    'recordActivity' | 'announceSecurityEvent' | 'announceCompanyAccessEvent'
  >,
  userId: string | null,
): Promise<void> {
  await (userId === null ? lockAccessCodeHash(ctx.tx) : lockUser(ctx.tx, userId))
  await takeAuthenticatorAway(ctx.tx, userId)
  await endSessions(ctx.tx, userId)
  await recordLostFactor(ctx, hooks, userId)
}
