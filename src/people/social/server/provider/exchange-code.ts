import {
  authorizationCodeGrant,
  ClientError,
  fetchUserInfo,
  type Configuration,
} from 'openid-client'
import { withoutInvisibleMarks } from '#foundation/contract/shared/text.ts'
import { refuse } from '#foundation/platform/server/http/refuse.ts'
import type { SocialProvider } from '#foundation/platform/server/settings/social-providers.ts'
import { isEmail } from '#people/identity/shared/rules-forms.ts'
import { socialRefusals } from '../../shared/words.ts'

/** The claims of a provider about a person. Only (issuer, subject) identifies them. */
export interface ProviderClaims {
  issuer: string
  subject: string
  /** In lower case; empty when the provider named none or none that can be an address. */
  email: string
  /** Null: the provider does not say. */
  emailVerified: boolean | null
  fullName: string
}

interface AuthorizationResponse {
  provider: SocialProvider
  configuration: Configuration
  /** The redirect URI with the query that the provider sent the browser back with. */
  url: URL
  state: string
  nonce: string
  verifier: string
}

/**
 * Exchanges the code for an id_token and checks its issuer, audience, nonce, times and signature.
 * Refuses (409) a provider that does not answer in time (unreachable) and any other failure.
 */
export async function exchangeCode(response: AuthorizationResponse): Promise<ProviderClaims> {
  try {
    return await claimsOf(response)
  } catch (error) {
    const name = isUnreachable(error) ? 'unreachable' : 'failed'
    return refuse(socialRefusals, name, { status: 409, cause: error })
  }
}

async function claimsOf(response: AuthorizationResponse): Promise<ProviderClaims> {
  const { provider, configuration, url, state, nonce, verifier } = response
  const tokens = await authorizationCodeGrant(configuration, url, {
    expectedState: state,
    expectedNonce: nonce,
    pkceCodeVerifier: verifier,
    idTokenExpected: true,
  })
  const idToken = tokens.claims()
  if (!idToken || idToken.iss !== provider.issuer)
    throw new Error('The id_token is of another issuer')
  if (idToken.sub.length > 255) throw new Error('The subject is longer than the standard allows')
  // Many providers return the email only from the userinfo endpoint. The library checks that it is
  // about the same person.
  const needsUserInfo =
    idToken['email'] === undefined && configuration.serverMetadata().userinfo_endpoint !== undefined
  const claims = needsUserInfo
    ? { ...idToken, ...(await fetchUserInfo(configuration, tokens.access_token, idToken.sub)) }
    : idToken
  return {
    issuer: provider.issuer,
    subject: idToken.sub,
    email: emailOf(claims['email']),
    emailVerified: verifiedOf(claims['email_verified']),
    fullName: nameOf(claims['name']),
  }
}

function emailOf(email: unknown): string {
  return typeof email === 'string' && email.length <= 254 && isEmail(email)
    ? email.trim().toLowerCase()
    : ''
}

/** Some providers write it as text; Facebook does not send it. */
function verifiedOf(verified: unknown): boolean | null {
  return verified === undefined || verified === null
    ? null
    : verified === true || verified === 'true'
}

function nameOf(name: unknown): string {
  if (typeof name !== 'string') return ''
  return withoutInvisibleMarks(name)
    .replace(/\p{Cc}/gu, ' ')
    .trim()
    .slice(0, 120)
}

/** No answer, or none in time. Everything else is a wrong answer. */
function isUnreachable(error: unknown): boolean {
  if (error instanceof ClientError)
    return error.code === 'OAUTH_TIMEOUT' || error.code === 'OAUTH_ABORT'
  return error instanceof TypeError && error.message === 'fetch failed'
}
