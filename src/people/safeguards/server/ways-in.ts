/**
 * "This was not me" and the ways to sign in that somebody else may have added. Who has only the
 * mailbox must not strip the owner's authenticator app (docs/decisions/0040).
 */
import type { Transaction } from '#foundation/platform/server/database/database.ts'
import type { ActionContext } from '#foundation/platform/server/http/context.ts'
import { knewDeviceBefore } from '#people/identity/server/sign-in/devices.ts'
import { notMeLinkDays } from '#people/identity/shared/rules.ts'
import { findAuthenticator, removeAuthenticator } from '#people/mfa/server/authenticators.ts'
import type { WayIn } from '../shared/contract.ts'
import type { SafeguardHooks } from './hooks.ts'

/** From a day before the oldest mail whose button still works. */
const recentDays = notMeLinkDays + 1

/** The caller has locked the user, and has not forgotten the known browsers yet. */
export async function removeRecentWaysIn(
  ctx: ActionContext,
  hooks: Pick<SafeguardHooks, 'removeProvidersSince'>,
  user: { userId: string; role: string },
): Promise<WayIn[]> {
  const since = await readDaysAgo(ctx.tx, recentDays)
  const providers = await hooks.removeProvidersSince(ctx, user.userId, since)
  const app = await findAuthenticator(ctx.tx, user.userId)
  if (!app) return providers
  // The operator removes the app of an admin.
  const removed =
    user.role === 'user' &&
    app.since > since &&
    // Not since `app.since`: a thief who reset the password by mail may have been here before the
    // owner added the app against it.
    (await knewDeviceBefore(ctx.tx, user.userId, ctx.cookies.device.token, since))
  if (removed) await removeAuthenticator(ctx.tx, user.userId)
  return [...providers, { what: 'authenticator', name: '', addedAt: app.since, removed }]
}

async function readDaysAgo(tx: Transaction, days: number): Promise<Date> {
  const { since } = await tx.row<{ since: Date }>(
    'select now() - make_interval(days => $1) as since',
    [days],
  )
  return since
}
