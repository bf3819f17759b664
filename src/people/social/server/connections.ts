import type { Transaction } from '#foundation/platform/server/database/database.ts'
import type { ActionContext, Caller } from '#foundation/platform/server/http/context.ts'
import { refuse } from '#foundation/platform/server/http/refuse.ts'
import type { StepsContext } from '#foundation/platform/server/http/serve.ts'
import { publish } from '#foundation/platform/server/live/relay.ts'
import type { SocialProvider } from '#foundation/platform/server/settings/settings.ts'
import { platformRefusals } from '#foundation/platform/shared/words.ts'
import { recordActivity } from '#people/activity/server/actions.ts'
import { lockUser } from '#people/identity/server/actions.ts'
import { contextIn, type IdentityHooks } from '#people/identity/server/hooks.ts'
import { endSessions, refuseEndedSession } from '#people/identity/server/sessions/sessions.ts'
import type { Connected } from '../shared/contract.ts'
import { socialRecordTexts } from '../shared/record-words.ts'
import type { Connection, ProviderOnly } from '../shared/rules.ts'
import { facts } from '../shared/words.ts'
import type { Claims } from './provider/ask-provider.ts'
import { beginAttempt } from './provider/begin-attempt.ts'
import { findProvider } from './provider/discover-provider.ts'
import { refuseFor } from './refuse-for.ts'
import { deleteIdentity, findIdentityUser, insertIdentity, listIdentities } from './store.ts'

export async function listProviders(ctx: ActionContext): Promise<{ id: string; name: string }[]> {
  return ctx.settings.socialProviders.map(({ id, name }) => ({ id, name }))
}

/** A provider that is configured no more stays in the list: it can still be taken away. */
export async function listConnected(ctx: ActionContext): Promise<Connected[]> {
  const userId = userIdOf(ctx.caller)
  if (userId === null) return []
  const stored = await listIdentities(ctx.tx, userId)
  return stored.map(({ issuer, email, connectedAt }) => {
    const provider = ctx.settings.socialProviders.find((one) => one.issuer === issuer)
    return {
      provider: provider?.id ?? issuer,
      name: provider?.name ?? new URL(issuer).host,
      email,
      connectedAt,
    }
  })
}

/** Begun by a procedure and not by an address: another website can lead a browser to an address. */
export async function beginConnect(
  ctx: StepsContext,
  { provider, returnTo }: Connection,
): Promise<{ address: string }> {
  const { caller } = ctx
  if (userIdOf(caller) === null || !('sessionId' in caller))
    return refuse(platformRefusals, 'not-allowed', { status: 403 })
  const address = await beginAttempt(ctx, {
    provider: findProvider(ctx.settings, provider),
    sessionId: caller.sessionId,
    returnTo,
  })
  return { address }
}

/**
 * Only in the session that asked for it: an answer that another browser was made to bring connects
 * nothing.
 */
export async function connectProvider(
  ctx: StepsContext,
  hooks: IdentityHooks,
  { provider, claims, sessionId }: { provider: SocialProvider; claims: Claims; sessionId: string },
): Promise<void> {
  const { caller } = ctx
  const userId = userIdOf(caller)
  if (userId === null || !('sessionId' in caller) || caller.sessionId !== sessionId)
    return refuseFor('other-session')
  await ctx.database.transaction(async (tx) => {
    const acting = contextIn(ctx, tx)
    await lockUser(tx, userId)
    await refuseEndedSession(acting)
    if (!(await addIdentity(tx, userId, claims))) return
    await recordActivity(acting, {
      userId,
      actionType: 'PROVIDER_CONNECTED',
      description: socialRecordTexts.connected(provider.name),
    })
    await hooks.announceSecurityEvent(acting, {
      userId,
      event: 'provider-connected',
      facts: factsOf(provider.name, claims.email),
    })
    publish(tx, { topic: 'social', id: userId, to: { userId } })
  })
}

/** False when it was connected already: nothing happened that somebody should be told of. */
async function addIdentity(
  tx: Transaction,
  userId: string,
  { issuer, subject, email }: Claims,
): Promise<boolean> {
  if (await insertIdentity(tx, { userId, issuer, subject, email })) return true
  const owner = await findIdentityUser(tx, issuer, subject)
  if (owner === userId) return false
  return refuseFor(owner ? 'taken' : 'other-connected')
}

/**
 * `provider` is its id, or the issuer of one that is configured no more. Every other session of the
 * user ends.
 */
export async function disconnect(
  ctx: ActionContext,
  hooks: IdentityHooks,
  { provider }: ProviderOnly,
): Promise<Record<string, never>> {
  const userId = userIdOf(ctx.caller) ?? refuseFor('not-connected', undefined, 404)
  const { hasPassword } = await lockUser(ctx.tx, userId)
  const { socialProviders } = ctx.settings
  const known = socialProviders.find(({ id }) => id === provider)
  const stored = await listIdentities(ctx.tx, userId)
  const gone =
    stored.find(({ issuer }) => issuer === (known?.issuer ?? provider)) ??
    refuseFor('not-connected', undefined, 404)
  const others = stored.filter(
    (one) => one !== gone && socialProviders.some(({ issuer }) => issuer === one.issuer),
  )
  if (!hasPassword && others.length === 0) return refuseFor('last-way-in')
  await deleteIdentity(ctx.tx, userId, gone.issuer)
  // Who takes a provider away may do it because somebody else came in by it.
  await endSessions(ctx.tx, userId, 'sessionId' in ctx.caller ? ctx.caller.sessionId : undefined)
  const name = known?.name ?? new URL(gone.issuer).host
  await recordActivity(ctx, {
    userId,
    actionType: 'PROVIDER_DISCONNECTED',
    description: socialRecordTexts.disconnected(name),
  })
  await hooks.announceSecurityEvent(ctx, {
    userId,
    event: 'provider-disconnected',
    facts: factsOf(name, gone.email),
  })
  publish(ctx.tx, { topic: 'social', id: userId, to: { userId } })
  return {}
}

function factsOf(name: string, email: string): [string, string][] {
  return [[facts.provider, name], ...(email ? [[facts.email, email] as [string, string]] : [])]
}

/** Null: a visitor, and an admin who came in by the company access code. */
function userIdOf(caller: Caller): string | null {
  return caller.role === 'user' || caller.role === 'admin' ? caller.userId : null
}
