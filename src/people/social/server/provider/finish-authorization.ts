import { Refusal, refuse } from '#foundation/platform/server/http/refuse.ts'
import type { StepsContext } from '#foundation/platform/server/http/serve.ts'
import type { SocialProvider } from '#foundation/platform/server/settings/social-providers.ts'
import type { IdentityHooks } from '#people/identity/server/hooks.ts'
import { hashToken } from '#people/identity/server/sessions/tokens.ts'
import { addressAfterLogin, homes } from '#people/identity/shared/rules-after-login.ts'
import { outcomeOfRefusal, type SignInOutcome } from '../../shared/rules.ts'
import { socialRefusals } from '../../shared/words.ts'
import { connectProvider } from '../connections.ts'
import { discoverConfiguration } from './discover-provider.ts'
import { exchangeCode } from './exchange-code.ts'
import { signInByProvider } from './sign-in-by-provider.ts'
import { callbackUrl, verifierSeal } from './start-authorization.ts'
import { consumeAttempt, type SocialAttempt } from './store.ts'

export interface Redirect {
  /** The page of ours to go to. */
  address: string
  /** A session has been opened, and the page says so. */
  signedIn?: boolean
  /** Why nothing came of it. */
  refusal?: Refusal
}

/**
 * Finishes the attempt that the provider sent the browser back for, once. After a refusal the
 * redirect leads to the page that began it.
 */
export async function finishAuthorization(
  ctx: StepsContext,
  hooks: IdentityHooks,
  { provider, query }: { provider: SocialProvider; query: URLSearchParams },
): Promise<Redirect> {
  const attempt = await takeAttempt(ctx, provider, query)
  try {
    return await settle(ctx, hooks, { provider, query, attempt })
  } catch (refusal) {
    if (!(refusal instanceof Refusal)) throw refusal
    return {
      address: addressAfterFailure(ctx, outcomeOfRefusal(refusal.refusalName), attempt),
      refusal,
    }
  }
}

type AnsweredAttempt = SocialAttempt & { state: string }

/**
 * Refuses the response for another browser or another provider, a repeated one and a late one, all
 * with the same answer. A wrong response does not end the attempt: nobody can end somebody else's.
 */
async function takeAttempt(
  ctx: StepsContext,
  provider: SocialProvider,
  query: URLSearchParams,
): Promise<AnsweredAttempt> {
  const { token } = ctx.cookies.social
  const [state, ...more] = query.getAll('state')
  if (!token || !state || more.length > 0) return refuseEnded()
  const attempt = await ctx.database.transaction((tx) =>
    consumeAttempt(tx, { tokenHash: hashToken(token), provider: provider.id, state }),
  )
  return attempt ? { ...attempt, state } : refuseEnded()
}

function refuseEnded(): never {
  refuse(socialRefusals, 'ended', { status: 409 })
}

interface Callback {
  provider: SocialProvider
  query: URLSearchParams
  attempt: AnsweredAttempt
}

async function settle(
  ctx: StepsContext,
  hooks: IdentityHooks,
  { provider, query, attempt }: Callback,
): Promise<Redirect> {
  if (query.has('error')) {
    const name = query.get('error') === 'access_denied' ? 'cancelled' : 'failed'
    return refuse(socialRefusals, name, { status: 409 })
  }
  const claims = await exchangeCode({
    provider,
    configuration: await discoverConfiguration(provider),
    url: new URL(`${callbackUrl(ctx.settings, provider)}?${query}`),
    state: attempt.state,
    nonce: attempt.nonce,
    verifier: ctx.secrets.open(verifierSeal, attempt.sealedVerifier),
  })
  if (attempt.sessionId === null) {
    const address = await signInByProvider(ctx, hooks, { provider, claims, attempt })
    // Elsewhere a code or the rest of a sign-up comes first.
    return { address, signedIn: !/^\/(login|register)\b/.test(address) }
  }
  await connectProvider(ctx, hooks, { provider, claims, sessionId: attempt.sessionId })
  ctx.cookies.social.clear()
  return { address: withOutcome(settingsPage(ctx, attempt.returnTo), 'connected') }
}

/** The page that asked for the connection, or the login screen. */
function addressAfterFailure(
  ctx: StepsContext,
  outcome: SignInOutcome,
  { sessionId, returnTo }: SocialAttempt,
): string {
  if (sessionId !== null && ctx.caller.role !== 'visitor')
    return withOutcome(settingsPage(ctx, returnTo), outcome)
  const login = withOutcome('/login', outcome)
  return returnTo && sessionId === null
    ? `${login}&returnTo=${encodeURIComponent(returnTo)}`
    : login
}

function settingsPage({ caller }: StepsContext, returnTo: string | null): string {
  const role = caller.role === 'admin' ? 'admin' : 'user'
  const page = addressAfterLogin(returnTo ?? undefined, role)
  if (page !== homes[role]) return page
  return role === 'admin' ? '/admin/security' : '/dashboard/settings/security'
}

/** `page` is one of ours, with or without a query. */
function withOutcome(page: string, outcome: SignInOutcome): string {
  const url = new URL(page, 'https://kaban.invalid')
  url.searchParams.set('social', outcome)
  return url.pathname + url.search + url.hash
}
