/**
 * The way to a provider and back: plain routes, because the browser itself goes there and is sent
 * back by an address.
 */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { callContext, type HttpParts } from '#foundation/platform/server/http/http.ts'
import { Refusal } from '#foundation/platform/server/http/refuse.ts'
import type { StepsContext } from '#foundation/platform/server/http/serve.ts'
import type { IdentityHooks } from '#people/identity/server/hooks.ts'
import { homes } from '#people/identity/shared/rules-after-login.ts'
import { outcomeOf } from '../shared/rules.ts'
import { beginAttempt } from './provider/begin-attempt.ts'
import { findProvider } from './provider/discover-provider.ts'
import { takeAnswer, type Taken } from './provider/take-answer.ts'

/**
 * `GET /social/:provider?returnTo=…` and `GET /social/:provider/callback`, the address that is
 * registered at the provider.
 */
export function registerSocialRoutes(
  app: FastifyInstance,
  parts: HttpParts,
  hooks: IdentityHooks,
): void {
  app.get('/social/:provider', async (request, reply) => {
    return await goOn(request, reply, parts, async (ctx) => {
      if (ctx.caller.role === 'user' || ctx.caller.role === 'admin')
        return { address: homes[ctx.caller.role] }
      // A sign-in begins on a page of ours: another website could otherwise sign people in whom it knows at the provider.
      if (request.headers['sec-fetch-site'] === 'cross-site') return { address: '/login' }
      const { query, provider } = partsOf(request)
      const way = {
        provider: findProvider(parts.settings, provider),
        sessionId: null,
        returnTo: query.get('returnTo') ?? undefined,
      }
      return { address: await beginAttempt(ctx, way) }
    })
  })

  app.get('/social/:provider/callback', async (request, reply) => {
    return await goOn(request, reply, parts, async (ctx) => {
      const { query, provider } = partsOf(request)
      return await takeAnswer(ctx, hooks, {
        provider: findProvider(parts.settings, provider),
        query,
      })
    })
  })
}

/**
 * Whatever is refused, a person stands before a page of ours that says it; the log has what the
 * provider said.
 */
async function goOn(
  request: FastifyRequest,
  reply: FastifyReply,
  parts: HttpParts,
  work: (ctx: StepsContext) => Promise<Taken>,
): Promise<FastifyReply> {
  const ctx = await callContext(request, reply, parts)
  const { address, refusal } = await work(ctx).catch((error: unknown): Taken => {
    if (!(error instanceof Refusal)) throw error
    return { address: `/login?social=${outcomeOf(error.refusalName)}`, refusal: error }
  })
  if (refusal?.cause) {
    const { provider } = partsOf(request)
    request.log.warn(
      { provider, reason: refusal.refusalName, said: messagesOf(refusal.cause) },
      'a sign-in by a provider failed',
    )
  }
  // The code and the state stand in the address that was asked for: they are for nobody else.
  return await reply
    .headers({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' })
    .redirect(address, 302)
}

function partsOf(request: FastifyRequest): { provider: string; query: URLSearchParams } {
  const { provider = '' } = request.params as { provider?: string }
  return { provider, query: new URL(request.url, 'https://kaban.invalid').searchParams }
}

/** Of the error and of what it came from: never the answer itself, which may hold a token. */
function messagesOf(error: unknown): string[] {
  if (!(error instanceof Error)) return []
  return [error.message.slice(0, 300), ...messagesOf(error.cause)]
}
