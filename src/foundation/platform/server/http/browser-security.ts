/** Rules that browsers enforce for us, and the check of where an unsafe request comes from. */
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Settings } from '../settings/settings.ts'
import { platformProblem, sendProblem } from './problems.ts'

/** Options of @fastify/helmet. */
export function securityHeaders(settings: Settings) {
  const https = settings.publicUrl.startsWith('https:')
  return {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'"],
        // For style attributes set by components; style sheets come from this origin only.
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'blob:', 'data:'],
        fontSrc: ["'self'"],
        connectSrc: ["'self'"],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
        // No text becomes a script, not even by a library. The only policy accepts the addresses of
        // our service workers and nothing else (foundation/kit/offline/new-version.ts).
        requireTrustedTypesFor: ["'script'"],
        trustedTypes: ['kaban-worker'],
      },
    },
    strictTransportSecurity: https && { maxAge: 31_536_000, includeSubDomains: true },
    xFrameOptions: { action: 'deny' as const },
    referrerPolicy: { policy: 'same-origin' as const },
  }
}

/** Browsers read these on documents and workers alone. */
const documentHeaders = [
  'content-security-policy',
  'cross-origin-opener-policy',
  'origin-agent-cluster',
  'permissions-policy',
  'referrer-policy',
  'strict-transport-security',
  'x-dns-prefetch-control',
  'x-download-options',
  'x-frame-options',
  'x-permitted-cross-domain-policies',
  'x-xss-protection',
]

/** Saves scripts, styles and fonts about 1 KB each. A hook for `onSend`. */
export async function leaveOutDocumentHeaders(
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  if (!request.url.startsWith('/assets/') || reply.statusCode >= 400) return
  for (const name of documentHeaders) reply.removeHeader(name)
}

/** In place of those of helmet for an event stream: it is no document, and keeps them for hours. */
export function streamHeaders(settings: Settings) {
  const { strictTransportSecurity } = securityHeaders(settings)
  return {
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    'cross-origin-resource-policy': 'same-origin',
    'x-content-type-options': 'nosniff',
    ...(strictTransportSecurity && {
      'strict-transport-security': `max-age=${strictTransportSecurity.maxAge}; includeSubDomains`,
    }),
  }
}

/** No script may ask for things that no page uses. `camera` is '(self)' where a page uses it. */
export function permissionsPolicy(camera: '()' | '(self)'): string {
  return `camera=${camera}, microphone=(), geolocation=()`
}

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * Against cross-site request forgery: refuses an unsafe request that another site sent, and its
 * opening of the live stream.
 */
export async function refuseForeignOrigin(
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply | undefined> {
  if (safeMethods.has(request.method) && request.routeOptions.url !== '/live') return undefined
  const site = request.headers['sec-fetch-site']
  const { origin } = request.headers
  const foreign =
    site !== undefined
      ? site !== 'same-origin' && site !== 'none'
      : origin !== undefined && hostOf(origin) !== request.host
  if (!foreign) return undefined
  return await sendProblem(reply, platformProblem('foreign-origin', 403, request.id))
}

function hostOf(origin: string): string | null {
  return URL.canParse(origin) ? new URL(origin).host : null
}
