import {
  buildAuthorizationUrl,
  calculatePKCECodeChallenge,
  randomNonce,
  randomPKCECodeVerifier,
  randomState,
} from 'openid-client'
import type { Transaction } from '#foundation/platform/server/database/database.ts'
import { addressKey } from '#foundation/platform/server/http/address-key.ts'
import type { StepsContext } from '#foundation/platform/server/http/serve.ts'
import type { Settings } from '#foundation/platform/server/settings/settings.ts'
import type { SocialProvider } from '#foundation/platform/server/settings/social-providers.ts'
import { makeToken } from '#people/identity/server/sessions/tokens.ts'
import { checkRateLimits } from '#people/identity/server/sign-in/rate-limits.ts'
import { addressAfterLogin } from '#people/identity/shared/rules-after-login.ts'
import { roles } from '#people/identity/shared/rules.ts'
import { attemptMinutes } from '../../shared/rules.ts'
import { discoverConfiguration } from './discover-provider.ts'
import { deleteOldAttempts, insertAttempt } from './store.ts'

interface AuthorizationRequest {
  provider: SocialProvider
  /** The session that connects the provider to its user; null: a sign-in or sign-up. */
  sessionId: string | null
  returnTo: string | undefined
}

export const verifierSeal = 'social verifier'

/**
 * Starts an authorization request for this browser and returns the address at the provider. It
 * replaces an earlier request of this browser, which has one cookie. Refuses too many requests of
 * one address (429).
 */
export async function startAuthorization(
  ctx: StepsContext,
  { provider, sessionId, returnTo }: AuthorizationRequest,
): Promise<string> {
  await checkRateLimits(
    ctx,
    [['social-address', addressKey(ctx.request.address)]],
    'too-many-logins',
  )
  const configuration = await discoverConfiguration(provider)
  const [state, nonce, verifier] = [randomState(), randomNonce(), randomPKCECodeVerifier()]
  const { token, tokenHash } = makeToken()
  const attempt = {
    tokenHash,
    provider: provider.id,
    sessionId,
    state,
    nonce,
    sealedVerifier: ctx.secrets.seal(verifierSeal, verifier),
    returnTo: ownPage(returnTo),
  }
  await ctx.database.transaction((tx) => insertAttempt(tx, attempt))
  ctx.cookies.social.set(token, attemptMinutes * 60)
  const url = buildAuthorizationUrl(configuration, {
    redirect_uri: callbackUrl(ctx.settings, provider),
    scope: `openid ${provider.scope ?? 'email profile'}`,
    state,
    nonce,
    code_challenge: await calculatePKCECodeChallenge(verifier),
    code_challenge_method: 'S256',
  })
  return url.href
}

/**
 * The redirect URI that an operator registers at the provider. Each provider has its own, so that
 * the response of one is not taken for another's.
 */
export function callbackUrl(settings: Settings, provider: SocialProvider): string {
  return `${settings.publicUrl}/social/${provider.id}/callback`
}

/** For an hourly job: deletes attempts without a response and sign-ups that nobody finished. */
export async function sweepAttempts(tx: Transaction): Promise<void> {
  await deleteOldAttempts(tx)
}

/** A page of ours that a sign-in may lead to; null for any other address. */
function ownPage(wanted: string | undefined): string | null {
  return wanted && roles.some((role) => addressAfterLogin(wanted, role) === wanted) ? wanted : null
}
