/** Plain routes to a provider and back: the browser itself follows these addresses. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { callContext, type HttpParts } from '#foundation/platform/server/http/call-context.ts'
import { Refusal } from '#foundation/platform/server/http/refuse.ts'
import type { StepsContext } from '#foundation/platform/server/http/serve.ts'
import type { IdentityHooks } from '#people/identity/server/hooks.ts'
import { homes } from '#people/identity/shared/rules-after-login.ts'
import { outcomeOfRefusal } from '../shared/rules.ts'
import { signedInCookie } from '../shared/signed-in-cookie.ts'
import { findProvider } from './provider/discover-provider.ts'
import { finishAuthorization, type Redirect } from './provider/finish-authorization.ts'
import { startAuthorization } from './provider/start-authorization.ts'

/**
 * Registers `GET /social/:provider?returnTo=…` and the redirect URI at the provider, `GET
 * /social/:provider/callback`.
 */
export function registerSocialRoutes(
  app: FastifyInstance,
  parts: HttpParts,
  hooks: IdentityHooks,
): void {
  app.get('/social/:provider', async (request, reply) => {
    return await redirect(request, reply, parts, async (ctx) => {
      if (ctx.caller.role === 'user' || ctx.caller.role === 'admin')
        return { address: homes[ctx.caller.role] }
      // Another website could sign somebody in whom it knows at the provider.
      if (request.headers['sec-fetch-site'] === 'cross-site') return { address: '/login' }
      const { query, provider } = partsOf(request)
      const address = await startAuthorization(ctx, {
        provider: findProvider(parts.settings, provider),
        sessionId: null,
        returnTo: query.get('returnTo') ?? undefined,
      })
      return { address }
    })
  })

  app.get('/social/:provider/callback', async (request, reply) => {
    return await redirect(request, reply, parts, async (ctx) => {
      const { query, provider } = partsOf(request)
      return await finishAuthorization(ctx, hooks, {
        provider: findProvider(parts.settings, provider),
        query,
      })
    })
  })
}

/** Redirects to a page of ours also after a refusal. Only the log says what the provider said. */
async function redirect(
  request: FastifyRequest,
  reply: FastifyReply,
  parts: HttpParts,
  work: (ctx: StepsContext) => Promise<Redirect>,
): Promise<FastifyReply> {
  const ctx = await callContext(request, reply, parts)
  const { address, refusal, signedIn } = await work(ctx).catch((error: unknown): Redirect => {
    if (!(error instanceof Refusal)) throw error
    return { address: `/login?social=${outcomeOfRefusal(error.refusalName)}`, refusal: error }
  })
  if (refusal?.cause) {
    const { provider } = partsOf(request)
    request.log.warn(
      { provider, reason: refusal.refusalName, messages: messagesOf(refusal.cause) },
      'a sign-in by a provider failed',
    )
  }
  if (signedIn)
    void reply.setCookie(signedInCookie, '1', {
      path: '/',
      maxAge: 60,
      sameSite: 'lax',
      secure: parts.settings.publicUrl.startsWith('https:'),
    })
  // The requested address holds the code and the state, which are for nobody else.
  return await reply
    .headers({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' })
    .redirect(address, 302)
}

function partsOf(request: FastifyRequest): { provider: string; query: URLSearchParams } {
  const { provider = '' } = request.params as { provider?: string }
  return { provider, query: new URL(request.url, 'https://kaban.invalid').searchParams }
}

/** The messages of the error and its causes, never the response itself: it may hold a token. */
function messagesOf(error: unknown): string[] {
  if (!(error instanceof Error)) return []
  return [error.message.slice(0, 300), ...messagesOf(error.cause)]
}
