import type { ActionContext } from '#foundation/platform/server/http/context.ts'
import { removeAuthenticator } from '#people/mfa/server/authenticators.ts'
import { lockUser } from '../actions.ts'
import { lockAccessCodeHash } from '../company-access/access-code-store.ts'
import { endSessions } from '../sessions/sessions.ts'
import { recordLostFactor } from './authenticator-owner.ts'

/**
 * For the operator, when phone and recovery codes are gone: removes the authenticator and ends
 * every session of a user, or (null) of company access. Where an app is required, the next sign-in
 * sets up a new one.
 */
export async function removeLostAuthenticator(
  ctx: ActionContext,
  hooks: Parameters<typeof recordLostFactor>[1],
  userId: string | null,
): Promise<void> {
  await (userId === null ? lockAccessCodeHash(ctx.tx) : lockUser(ctx.tx, userId))
  await removeAuthenticator(ctx.tx, userId)
  await endSessions(ctx.tx, userId)
  await recordLostFactor(ctx, hooks, userId)
}
