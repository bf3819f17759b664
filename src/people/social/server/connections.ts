import type { Transaction } from '#foundation/platform/server/database/database.ts'
import type { Act, Caller } from '#foundation/platform/server/http/context.ts'
import { refuse } from '#foundation/platform/server/http/refuse.ts'
import type { StepsAct } from '#foundation/platform/server/http/serve.ts'
import { publish } from '#foundation/platform/server/live/relay.ts'
import type { SocialProvider } from '#foundation/platform/server/settings/settings.ts'
import { platformRefusals } from '#foundation/platform/shared/words.ts'
import { recordActivity } from '#people/activity/server/actions.ts'
import { lockUser } from '#people/identity/server/actions.ts'
import { actIn, type IdentityHooks } from '#people/identity/server/hooks.ts'
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

export async function listProviders(act: Act): Promise<{ id: string; name: string }[]> {
  return act.settings.socialProviders.map(({ id, name }) => ({ id, name }))
}

/** A provider that is configured no more stays in the list: it can still be taken away. */
export async function listConnected(act: Act): Promise<Connected[]> {
  const userId = userIdOf(act.caller)
  if (userId === null) return []
  const stored = await listIdentities(act.tx, userId)
  return stored.map(({ issuer, email, connectedAt }) => {
    const provider = act.settings.socialProviders.find((one) => one.issuer === issuer)
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
  act: StepsAct,
  { provider, returnTo }: Connection,
): Promise<{ address: string }> {
  const { caller } = act
  if (userIdOf(caller) === null || !('sessionId' in caller))
    return refuse(platformRefusals, 'not-allowed', { status: 403 })
  const address = await beginAttempt(act, {
    provider: findProvider(act.settings, provider),
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
  act: StepsAct,
  hooks: IdentityHooks,
  { provider, claims, sessionId }: { provider: SocialProvider; claims: Claims; sessionId: string },
): Promise<void> {
  const { caller } = act
  const userId = userIdOf(caller)
  if (userId === null || !('sessionId' in caller) || caller.sessionId !== sessionId)
    return refuseFor('other-session')
  await act.database.transaction(async (tx) => {
    const acting = actIn(act, tx)
    await lockUser(tx, userId)
    await refuseEndedSession(acting)
    if (!(await addIdentity(tx, userId, claims))) return
    await recordActivity(acting, {
      userId,
      actionType: 'PROVIDER_CONNECTED',
      description: socialRecordTexts.connected(provider.name),
    })
    await hooks.tellSecurity(acting, {
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
  act: Act,
  hooks: IdentityHooks,
  { provider }: ProviderOnly,
): Promise<Record<string, never>> {
  const userId = userIdOf(act.caller) ?? refuseFor('not-connected', undefined, 404)
  const { hasPassword } = await lockUser(act.tx, userId)
  const { socialProviders } = act.settings
  const known = socialProviders.find(({ id }) => id === provider)
  const stored = await listIdentities(act.tx, userId)
  const gone =
    stored.find(({ issuer }) => issuer === (known?.issuer ?? provider)) ??
    refuseFor('not-connected', undefined, 404)
  const others = stored.filter(
    (one) => one !== gone && socialProviders.some(({ issuer }) => issuer === one.issuer),
  )
  if (!hasPassword && others.length === 0) return refuseFor('last-way-in')
  await deleteIdentity(act.tx, userId, gone.issuer)
  // Who takes a provider away may do it because somebody else came in by it.
  await endSessions(act.tx, userId, 'sessionId' in act.caller ? act.caller.sessionId : undefined)
  const name = known?.name ?? new URL(gone.issuer).host
  await recordActivity(act, {
    userId,
    actionType: 'PROVIDER_DISCONNECTED',
    description: socialRecordTexts.disconnected(name),
  })
  await hooks.tellSecurity(act, {
    userId,
    event: 'provider-disconnected',
    facts: factsOf(name, gone.email),
  })
  publish(act.tx, { topic: 'social', id: userId, to: { userId } })
  return {}
}

function factsOf(name: string, email: string): [string, string][] {
  return [[facts.provider, name], ...(email ? [[facts.email, email] as [string, string]] : [])]
}

/** Null: a visitor, and an admin who came in by the company access code. */
function userIdOf(caller: Caller): string | null {
  return caller.role === 'user' || caller.role === 'admin' ? caller.userId : null
}
