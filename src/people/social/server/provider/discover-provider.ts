/**
 * What a provider publishes about itself (OpenID Connect Discovery): asked for when it is first
 * needed, and kept for some hours.
 */
import {
  allowInsecureRequests,
  ClientSecretBasic,
  ClientSecretPost,
  Configuration,
  discovery,
  enableNonRepudiationChecks,
  type ServerMetadata,
} from 'openid-client'
import type { Settings, SocialProvider } from '#foundation/platform/server/settings/settings.ts'
import { discoveryHours, providerTimeoutSeconds } from '../../shared/rules.ts'
import { refuseFor } from '../refuse-for.ts'

/** Refuses one that is not configured. */
export function findProvider(settings: Settings, id: string): SocialProvider {
  return (
    settings.socialProviders.find((provider) => provider.id === id) ?? refuseFor('unknown-provider')
  )
}

const known = new WeakMap<
  SocialProvider,
  { until: number; configuration: Promise<Configuration> }
>()

/** Refuses while the provider cannot be reached; the next call asks again. */
export async function configurationOf(provider: SocialProvider): Promise<Configuration> {
  const kept = known.get(provider)
  const current =
    kept && kept.until > performance.now()
      ? kept
      : { until: performance.now() + discoveryHours * 3_600_000, configuration: discover(provider) }
  known.set(provider, current)
  try {
    return await current.configuration
  } catch (error) {
    if (known.get(provider) === current) known.delete(provider)
    return refuseFor('unreachable', error)
  }
}

async function discover(provider: SocialProvider): Promise<Configuration> {
  const { issuer, clientId, clientSecret, tokenEndpoint } = provider
  // The settings let only a provider on this very machine do without https.
  const insecure = issuer.startsWith('http:') ? [allowInsecureRequests] : []
  const found = await discovery(new URL(issuer), clientId, clientSecret, undefined, {
    timeout: providerTimeoutSeconds,
    execute: insecure,
  })
  const { supportsPKCE: _, ...published } = found.serverMetadata()
  // To the letter: the library forgives a slash at the end, and two providers of one host.
  if (published.issuer !== issuer)
    throw new Error('The provider names another issuer than the one in the settings')
  const metadata: ServerMetadata = {
    ...published,
    ...(tokenEndpoint ? { token_endpoint: tokenEndpoint } : {}),
  }
  const ways = published.token_endpoint_auth_methods_supported
  const byHeader = ways?.includes('client_secret_basic') && !ways.includes('client_secret_post')
  const configuration = new Configuration(
    metadata,
    clientId,
    clientSecret,
    (byHeader ? ClientSecretBasic : ClientSecretPost)(clientSecret),
  )
  configuration.timeout = providerTimeoutSeconds
  for (const allow of insecure) allow(configuration)
  // The id_token comes over TLS, and is checked for its signature all the same.
  enableNonRepudiationChecks(configuration)
  return configuration
}
