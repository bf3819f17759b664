import {
  buildAuthorizationUrl,
  calculatePKCECodeChallenge,
  randomNonce,
  randomPKCECodeVerifier,
  randomState,
} from 'openid-client'
import type { Transaction } from '#foundation/platform/server/database/database.ts'
import type { StepsContext } from '#foundation/platform/server/http/serve.ts'
import type { Settings, SocialProvider } from '#foundation/platform/server/settings/settings.ts'
import { makeToken } from '#people/identity/server/sessions/tokens.ts'
import { addressKey, checkRateLimits } from '#people/identity/server/sign-in/rate-limits.ts'
import { addressAfterLogin } from '#people/identity/shared/rules-after-login.ts'
import { roles } from '#people/identity/shared/rules.ts'
import { attemptMinutes } from '../../shared/rules.ts'
import { deleteOldAttempts, insertAttempt } from '../store.ts'
import { configurationOf } from './discover-provider.ts'

export interface Way {
  provider: SocialProvider
  /** The session that asks to connect the provider to its user; null: a sign-in or sign-up. */
  sessionId: string | null
  returnTo: string | undefined
}

export const verifierSeal = 'social verifier'

/**
 * Begins a way to the provider for this browser, and answers the address to go to. One that it
 * began before is over: it has one cookie.
 */
export async function beginAttempt(
  ctx: StepsContext,
  { provider, sessionId, returnTo }: Way,
): Promise<string> {
  await checkRateLimits(
    ctx,
    [['social-address', addressKey(ctx.request.address)]],
    'too-many-logins',
  )
  const configuration = await configurationOf(provider)
  const [state, nonce, verifier] = [randomState(), randomNonce(), randomPKCECodeVerifier()]
  const { token, tokenHash } = makeToken()
  const sealedVerifier = ctx.secrets.seal(verifierSeal, verifier)
  const made = {
    tokenHash,
    provider: provider.id,
    sessionId,
    state,
    nonce,
    sealedVerifier,
    returnTo: ownPage(returnTo),
  }
  await ctx.database.transaction((tx) => insertAttempt(tx, made))
  ctx.cookies.social.set(token, attemptMinutes * 60)
  const address = buildAuthorizationUrl(configuration, {
    redirect_uri: callbackAddress(ctx.settings, provider),
    scope: `openid ${provider.scope ?? 'email profile'}`,
    state,
    nonce,
    code_challenge: await calculatePKCECodeChallenge(verifier),
    code_challenge_method: 'S256',
  })
  return address.href
}

/**
 * What an operator registers at the provider. Each provider has its own, so that the answer of one
 * is not taken for another's.
 */
export function callbackAddress(settings: Settings, provider: SocialProvider): string {
  return `${settings.publicUrl}/social/${provider.id}/callback`
}

/** For an hourly job: what nobody came back from, and sign-ups that nobody finished. */
export async function sweepAttempts(tx: Transaction): Promise<void> {
  await deleteOldAttempts(tx)
}

/** A page of ours that somebody may be led to after signing in; any other address is forgotten. */
function ownPage(wanted: string | undefined): string | null {
  return wanted && roles.some((role) => addressAfterLogin(wanted, role) === wanted) ? wanted : null
}
