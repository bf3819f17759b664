/** Reads which OpenID Connect providers people may sign in with. */
import * as z from 'zod'

export interface SocialProvider {
  /** Part of addresses: 'google'. */
  id: string
  /** On the button: 'Google'. */
  name: string
  issuer: string
  clientId: string
  clientSecret: string
  /** For a provider that publishes none: Facebook. */
  tokenEndpoint?: string | undefined
  /**
   * The scopes beside 'openid'; 'email profile' by default. Facebook refuses 'profile' and sends
   * the name without it.
   */
  scope?: string | undefined
}

const providers = z.array(
  z.strictObject({
    id: z.string().regex(/^[a-z][a-z0-9-]{0,30}$/),
    name: z.string().min(1).max(40),
    issuer: z.url({ protocol: /^https?$/ }),
    clientId: z.string().min(1),
    clientSecret: z.string().min(1),
    tokenEndpoint: z.url({ protocol: /^https$/ }).optional(),
    scope: z
      .string()
      .regex(/^[!#-[\]-~ ]{1,200}$/)
      .optional(),
  }),
)

/** Reads KABAN_SOCIAL_PROVIDERS; an issue of `context` says what is wrong with it. */
export function readProviders(
  text: string,
  context: z.core.$RefinementCtx<string>,
): SocialProvider[] {
  const read = providers.safeParse(parseJson(text))
  if (!read.success) {
    context.addIssue(
      'it must be a JSON list of {"id", "name", "issuer", "clientId", "clientSecret"}',
    )
    return []
  }
  const open = read.data.find(({ issuer }) => issuer.startsWith('http:') && !isThisMachine(issuer))
  if (open)
    context.addIssue(
      `the issuer of ${open.name} must begin with https: ` +
        '(http: is for a provider on this machine, to try it out)',
    )
  return read.data
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

export function isThisMachine(address: string): boolean {
  return ['localhost', '127.0.0.1', '[::1]'].includes(new URL(address).hostname)
}
