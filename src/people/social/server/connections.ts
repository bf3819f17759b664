import type { Transaction } from '#foundation/platform/server/database/database.ts'
import type { ActionContext, Caller } from '#foundation/platform/server/http/context.ts'
import { refuse } from '#foundation/platform/server/http/refuse.ts'
import { inTransaction, type StepsContext } from '#foundation/platform/server/http/serve.ts'
import { publish } from '#foundation/platform/server/live/relay.ts'
import type { MailFact } from '#foundation/platform/server/mail/outbox.ts'
import type { SocialProvider } from '#foundation/platform/server/settings/social-providers.ts'
import { platformRefusals } from '#foundation/platform/shared/words.ts'
import { recordActivity } from '#people/activity/server/actions.ts'
import { lockUser } from '#people/identity/server/actions.ts'
import type { IdentityHooks } from '#people/identity/server/hooks.ts'
import { endSessions, refuseEndedSession } from '#people/identity/server/sessions/sessions.ts'
import type { ConnectedProvider } from '../shared/contract.ts'
import { socialRecordTexts } from '../shared/record-words.ts'
import type { Connection, ProviderOnly } from '../shared/rules.ts'
import { socialRefusals } from '../shared/words.ts'
import { findProvider } from './provider/discover-provider.ts'
import type { ProviderClaims } from './provider/exchange-code.ts'
import { startAuthorization } from './provider/start-authorization.ts'
import { deleteIdentity, findIdentityUser, insertIdentity, listIdentities } from './store.ts'
import { socialMails } from './words.ts'

export async function listProviders(ctx: ActionContext): Promise<{ id: string; name: string }[]> {
  return ctx.settings.socialProviders.map(({ id, name }) => ({ id, name }))
}

/** Includes connected providers that are no longer configured: they can still be disconnected. */
export async function listConnected(ctx: ActionContext): Promise<ConnectedProvider[]> {
  const userId = userIdOf(ctx.caller)
  if (userId === null) return []
  const identities = await listIdentities(ctx.tx, userId)
  return identities.map(({ issuer, email, connectedAt }) => {
    const provider = ctx.settings.socialProviders.find((one) => one.issuer === issuer)
    return {
      provider: provider?.id ?? issuer,
      name: nameOf(ctx, issuer),
      email,
      connectedAt,
    }
  })
}

/**
 * Returns the provider's address to go to. Connecting starts with a procedure and not with an
 * address of ours, because another website can lead a browser to an address.
 */
export async function beginConnect(
  ctx: StepsContext,
  { provider, returnTo }: Connection,
): Promise<{ address: string }> {
  const { caller } = ctx
  if (userIdOf(caller) === null || !('sessionId' in caller))
    return refuse(platformRefusals, 'not-allowed', { status: 403 })
  const address = await startAuthorization(ctx, {
    provider: findProvider(ctx.settings, provider),
    sessionId: caller.sessionId,
    returnTo,
  })
  return { address }
}

/**
 * Connects the provider in the session that asked for it and in no other: a response that another
 * browser was made to bring connects nothing.
 */
export async function connectProvider(
  ctx: StepsContext,
  hooks: IdentityHooks,
  {
    provider,
    claims,
    sessionId,
  }: { provider: SocialProvider; claims: ProviderClaims; sessionId: string },
): Promise<void> {
  const { caller } = ctx
  const userId = userIdOf(caller)
  if (userId === null || !('sessionId' in caller) || caller.sessionId !== sessionId)
    return refuse(socialRefusals, 'other-session', { status: 409 })
  await inTransaction(ctx, async (acting) => {
    const { tx } = acting
    await lockUser(tx, userId)
    await refuseEndedSession(acting)
    if (!(await addIdentity(tx, userId, claims))) return
    await recordActivity(acting, {
      userId,
      actionType: 'PROVIDER_CONNECTED',
      description: socialRecordTexts.connected(provider.name),
    })
    await hooks.notifySecurityEvent(acting, {
      userId,
      event: 'provider-connected',
      facts: factsOf(provider.name, claims.email),
    })
    publish(tx, { topic: 'social', id: userId, to: { userId } })
  })
}

/** Returns false when it was connected already, so that nothing is announced. */
async function addIdentity(
  tx: Transaction,
  userId: string,
  { issuer, subject, email }: ProviderClaims,
): Promise<boolean> {
  if (await insertIdentity(tx, { userId, issuer, subject, email })) return true
  const owner = await findIdentityUser(tx, issuer, subject)
  if (owner === userId) return false
  return refuse(socialRefusals, owner ? 'taken' : 'other-connected', { status: 409 })
}

/**
 * Disconnects a provider and ends every other session of the user. `provider` is its id, or the
 * issuer of one that is no longer configured. Refuses the last way to sign in (409).
 */
export async function disconnectProvider(
  ctx: ActionContext,
  hooks: IdentityHooks,
  { provider }: ProviderOnly,
): Promise<Record<string, never>> {
  const userId = userIdOf(ctx.caller) ?? refuseNotConnected()
  const { hasPassword } = await lockUser(ctx.tx, userId)
  const { socialProviders } = ctx.settings
  const configured = socialProviders.find(({ id }) => id === provider)
  const identities = await listIdentities(ctx.tx, userId)
  const removed =
    identities.find(({ issuer }) => issuer === (configured?.issuer ?? provider)) ??
    refuseNotConnected()
  const others = identities.filter(
    (one) => one !== removed && socialProviders.some(({ issuer }) => issuer === one.issuer),
  )
  if (!hasPassword && others.length === 0)
    return refuse(socialRefusals, 'last-way-in', { status: 409 })
  await deleteIdentity(ctx.tx, userId, removed.issuer)
  // The user may disconnect it because somebody else came in by it.
  await endSessions(ctx.tx, userId, 'sessionId' in ctx.caller ? ctx.caller.sessionId : undefined)
  const name = nameOf(ctx, removed.issuer)
  await recordActivity(ctx, {
    userId,
    actionType: 'PROVIDER_DISCONNECTED',
    description: socialRecordTexts.disconnected(name),
  })
  await hooks.notifySecurityEvent(ctx, {
    userId,
    event: 'provider-disconnected',
    facts: factsOf(name, removed.email),
  })
  publish(ctx.tx, { topic: 'social', id: userId, to: { userId } })
  return {}
}

function refuseNotConnected(): never {
  refuse(socialRefusals, 'not-connected', { status: 404 })
}

function factsOf(name: string, email: string): MailFact[] {
  const { provider, email: emailLabel } = socialMails.facts
  return [[provider, name], ...(email ? [[emailLabel, email] satisfies MailFact] : [])]
}

/** For "This was not me": the owner may not have connected them. */
export async function removeProvidersSince(ctx: ActionContext, userId: string, since: Date) {
  const identities = await listIdentities(ctx.tx, userId)
  const recent = identities.filter(({ connectedAt }) => connectedAt > since)
  for (const { issuer } of recent) await deleteIdentity(ctx.tx, userId, issuer)
  if (recent.length > 0) publish(ctx.tx, { topic: 'social', id: userId, to: { userId } })
  return identities.map((one) => ({
    what: 'provider' as const,
    name: nameOf(ctx, one.issuer),
    addedAt: one.connectedAt,
    removed: recent.includes(one),
  }))
}

/** A provider that is no longer configured goes by its host. */
function nameOf({ settings }: ActionContext, issuer: string): string {
  const provider = settings.socialProviders.find((one) => one.issuer === issuer)
  return provider?.name ?? new URL(issuer).host
}

/** Null for visitors and for company access. */
function userIdOf(caller: Caller): string | null {
  return caller.role === 'user' || caller.role === 'admin' ? caller.userId : null
}
