import type { Act } from '#foundation/platform/server/http/context.ts'
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
  act: Act,
  hooks: Pick<IdentityHooks, 'recordActivity' | 'tellSecurity' | 'tellCompanyAccess'>,
  userId: string | null,
): Promise<void> {
  await (userId === null ? lockAccessCodeHash(act.tx) : lockUser(act.tx, userId))
  await takeAuthenticatorAway(act.tx, userId)
  await endSessions(act.tx, userId)
  await recordLostFactor(act, hooks, userId)
}
