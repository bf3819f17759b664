import { Refusal } from '#foundation/platform/server/http/refuse.ts'
import type { StepsContext } from '#foundation/platform/server/http/serve.ts'
import type { SocialProvider } from '#foundation/platform/server/settings/settings.ts'
import type { IdentityHooks } from '#people/identity/server/hooks.ts'
import { hashOf } from '#people/identity/server/sessions/tokens.ts'
import { addressAfterLogin, homes } from '#people/identity/shared/rules-after-login.ts'
import { outcomeOf, type Outcome } from '../../shared/rules.ts'
import { connectProvider } from '../connections.ts'
import { refuseFor } from '../refuse-for.ts'
import { takeAttempt, type Attempt } from '../store.ts'
import { askProvider } from './ask-provider.ts'
import { callbackAddress, verifierSeal } from './begin-attempt.ts'
import { configurationOf } from './discover-provider.ts'
import { enterByProvider } from './enter-by-provider.ts'

export interface Taken {
  /** The page of ours where it goes on. */
  address: string
  /** Why it came to nothing. */
  refusal?: Refusal
}

/** Takes what the provider sent the browser back with, once. */
export async function takeAnswer(
  ctx: StepsContext,
  hooks: IdentityHooks,
  { provider, query }: { provider: SocialProvider; query: URLSearchParams },
): Promise<Taken> {
  const attempt = await attemptOf(ctx, provider, query)
  try {
    return { address: await settle(ctx, hooks, { provider, query, attempt }) }
  } catch (refusal) {
    if (!(refusal instanceof Refusal)) throw refusal
    return { address: addressOfProblem(ctx, outcomeOf(refusal.refusalName), attempt), refusal }
  }
}

/**
 * Another browser's answer, another provider's, one that came before, one that is late: all are
 * told the same. A wrong answer does not end the attempt, so nobody can end somebody else's.
 */
async function attemptOf(
  ctx: StepsContext,
  provider: SocialProvider,
  query: URLSearchParams,
): Promise<Attempt & { state: string }> {
  const { token } = ctx.cookies.social
  const [state, ...more] = query.getAll('state')
  if (!token || !state || more.length > 0) return refuseFor('ended')
  const attempt = await ctx.database.transaction((tx) =>
    takeAttempt(tx, { tokenHash: hashOf(token), provider: provider.id, state }),
  )
  return attempt ? { ...attempt, state } : refuseFor('ended')
}

interface Answer {
  provider: SocialProvider
  query: URLSearchParams
  attempt: Attempt & { state: string }
}

async function settle(
  ctx: StepsContext,
  hooks: IdentityHooks,
  { provider, query, attempt }: Answer,
): Promise<string> {
  if (query.has('error'))
    return refuseFor(query.get('error') === 'access_denied' ? 'cancelled' : 'failed')
  const configuration = await configurationOf(provider)
  const answer = new URL(`${callbackAddress(ctx.settings, provider)}?${query}`)
  const verifier = ctx.secrets.open(verifierSeal, attempt.sealedVerifier)
  const claims = await askProvider({
    provider,
    configuration,
    answer,
    state: attempt.state,
    nonce: attempt.nonce,
    verifier,
  })
  if (attempt.sessionId === null)
    return await enterByProvider(ctx, hooks, { provider, claims, attempt })
  await connectProvider(ctx, hooks, { provider, claims, sessionId: attempt.sessionId })
  ctx.cookies.social.clear()
  return withOutcome(settingsPage(ctx, attempt.returnTo), 'connected')
}

/** Where a refusal is read: the page that asked for the connection, or the login screen. */
function addressOfProblem(
  ctx: StepsContext,
  problem: Outcome,
  { sessionId, returnTo }: Attempt,
): string {
  if (sessionId !== null && ctx.caller.role !== 'visitor')
    return withOutcome(settingsPage(ctx, returnTo), problem)
  const login = withOutcome('/login', problem)
  return returnTo && sessionId === null
    ? `${login}&returnTo=${encodeURIComponent(returnTo)}`
    : login
}

function settingsPage({ caller }: StepsContext, returnTo: string | null): string {
  const role = caller.role === 'admin' ? 'admin' : 'user'
  const page = addressAfterLogin(returnTo ?? undefined, role)
  return page === homes[role]
    ? role === 'admin'
      ? '/admin/security'
      : '/dashboard/settings'
    : page
}

/** `page` is one of ours, with or without a query. */
function withOutcome(page: string, outcome: Outcome): string {
  const url = new URL(page, 'https://kaban.invalid')
  url.searchParams.set('social', outcome)
  return url.pathname + url.search + url.hash
}
