import {
  authorizationCodeGrant,
  ClientError,
  fetchUserInfo,
  type Configuration,
} from 'openid-client'
import { withoutInvisibleMarks } from '#foundation/contract/shared/text.ts'
import type { SocialProvider } from '#foundation/platform/server/settings/settings.ts'
import { isEmail } from '#people/identity/shared/rules.ts'
import { refuseFor } from '../refuse-for.ts'

/** What a provider says of a person. Only (issuer, subject) tells who it is. */
export interface Claims {
  issuer: string
  subject: string
  /** In lower case; empty when the provider told none that can be one. */
  email: string
  /** Null: the provider does not say. */
  emailVerified: boolean | null
  fullName: string
}

export interface Asked {
  provider: SocialProvider
  configuration: Configuration
  /** The address that the provider sent the browser to, with the code in it. */
  answer: URL
  state: string
  nonce: string
  verifier: string
}

/** Changes the code for an id_token and checks it: issuer, audience, nonce, times, signature. */
export async function askProvider(asked: Asked): Promise<Claims> {
  try {
    return await claimsOf(asked)
  } catch (error) {
    return refuseFor(isUnreachable(error) ? 'unreachable' : 'failed', error)
  }
}

async function claimsOf({
  provider,
  configuration,
  answer,
  state,
  nonce,
  verifier,
}: Asked): Promise<Claims> {
  const checks = {
    expectedState: state,
    expectedNonce: nonce,
    pkceCodeVerifier: verifier,
    idTokenExpected: true,
  }
  const tokens = await authorizationCodeGrant(configuration, answer, checks)
  const told = tokens.claims()
  if (!told || told.iss !== provider.issuer) throw new Error('The id_token is of another issuer')
  if (told.sub.length > 255) throw new Error('The subject is longer than the standard allows')
  // Many providers tell the email there only. It must be about the same person, which the library checks.
  const asks =
    told['email'] === undefined && configuration.serverMetadata().userinfo_endpoint !== undefined
  const {
    email,
    email_verified: verified,
    name,
  } = asks
    ? { ...told, ...(await fetchUserInfo(configuration, tokens.access_token, told.sub)) }
    : told
  const address =
    typeof email === 'string' && email.length <= 254 && isEmail(email)
      ? email.trim().toLowerCase()
      : ''
  const fullName =
    typeof name === 'string'
      ? withoutInvisibleMarks(name)
          .replace(/\p{Cc}/gu, ' ')
          .trim()
          .slice(0, 120)
      : ''
  // Some write it as a text; Facebook says nothing.
  const emailVerified =
    verified === undefined || verified === null ? null : verified === true || verified === 'true'
  return { issuer: provider.issuer, subject: told.sub, email: address, emailVerified, fullName }
}

/** No answer, or none in time; everything else is an answer that is not right. */
function isUnreachable(error: unknown): boolean {
  if (error instanceof ClientError)
    return error.code === 'OAUTH_TIMEOUT' || error.code === 'OAUTH_ABORT'
  return error instanceof TypeError && error.message === 'fetch failed'
}
