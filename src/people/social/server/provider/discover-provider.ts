import {
  allowInsecureRequests,
  ClientSecretBasic,
  ClientSecretPost,
  Configuration,
  discovery,
  enableNonRepudiationChecks,
  type ServerMetadata,
} from 'openid-client'
import { refuse } from '#foundation/platform/server/http/refuse.ts'
import type { Settings } from '#foundation/platform/server/settings/settings.ts'
import type { SocialProvider } from '#foundation/platform/server/settings/social-providers.ts'
import { discoveryHours, providerTimeoutSeconds } from '../../shared/rules.ts'
import { socialRefusals } from '../../shared/words.ts'

/** Refuses a provider that is not configured (409). */
export function findProvider(settings: Settings, id: string): SocialProvider {
  return (
    settings.socialProviders.find((provider) => provider.id === id) ??
    refuse(socialRefusals, 'unknown-provider', { status: 409 })
  )
}

const cache = new WeakMap<
  SocialProvider,
  { until: number; configuration: Promise<Configuration> }
>()

/**
 * Returns what the provider publishes about itself (OpenID Connect Discovery), cached for some
 * hours. Refuses a provider that cannot be reached (409); the next call tries again.
 */
export async function discoverConfiguration(provider: SocialProvider): Promise<Configuration> {
  const cached = cache.get(provider)
  const current =
    cached && cached.until > performance.now()
      ? cached
      : { until: performance.now() + discoveryHours * 3_600_000, configuration: discover(provider) }
  cache.set(provider, current)
  try {
    return await current.configuration
  } catch (error) {
    if (cache.get(provider) === current) cache.delete(provider)
    return refuse(socialRefusals, 'unreachable', { status: 409, cause: error })
  }
}

async function discover(provider: SocialProvider): Promise<Configuration> {
  const { issuer, clientId, clientSecret, tokenEndpoint } = provider
  // The settings allow http only for a provider on this machine.
  const insecure = issuer.startsWith('http:') ? [allowInsecureRequests] : []
  const found = await discovery(new URL(issuer), clientId, clientSecret, undefined, {
    timeout: providerTimeoutSeconds,
    execute: insecure,
  })
  const { supportsPKCE: _, ...published } = found.serverMetadata()
  // Compared exactly: the library forgives a trailing slash, and one host may have two providers.
  if (published.issuer !== issuer)
    throw new Error('The provider names another issuer than the one in the settings')
  const metadata: ServerMetadata = {
    ...published,
    ...(tokenEndpoint ? { token_endpoint: tokenEndpoint } : {}),
  }
  const methods = published.token_endpoint_auth_methods_supported
  const byHeader =
    methods?.includes('client_secret_basic') && !methods.includes('client_secret_post')
  const configuration = new Configuration(
    metadata,
    clientId,
    clientSecret,
    (byHeader ? ClientSecretBasic : ClientSecretPost)(clientSecret),
  )
  configuration.timeout = providerTimeoutSeconds
  for (const allow of insecure) allow(configuration)
  // Check the signature of the id_token although it comes over TLS.
  enableNonRepudiationChecks(configuration)
  return configuration
}
