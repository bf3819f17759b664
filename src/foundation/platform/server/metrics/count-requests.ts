import type { FastifyInstance, FastifyRequest } from 'fastify'
import { isAsset, kindOf } from '../http/admission.ts'
import type { HttpParts } from '../http/call-context.ts'
import { kindNow } from '../overload/work-kinds.ts'
import type { Metrics } from './metrics.ts'

/** Call it before registerAdmission, which answers what it refuses itself. */
export function countRequests(
  app: FastifyInstance,
  { router }: Pick<HttpParts, 'router'>,
  metrics: Metrics,
): void {
  const ofPages = new WeakSet<FastifyRequest>()
  app.addHook('onRequest', (request, _reply, done) => {
    // A page that calls its own server is one request.
    if (kindNow()) ofPages.add(request)
    done()
  })
  app.addHook('onResponse', (request, reply, done) => {
    const kind = isAsset(request.url) ? 'assets' : kindOf(request.url, router)
    if (kind && !ofPages.has(request))
      metrics.countAnswer({
        kind,
        module: moduleOf(request.url, router),
        status: reply.statusCode,
        seconds: reply.elapsedTime / 1_000,
      })
    done()
  })
}

/** Anybody can ask for a module that does not exist. */
function moduleOf(url: string, router: HttpParts['router']): string {
  const module = /^\/rpc\/([^/?]+)/.exec(url)?.[1]
  return module !== undefined && Object.hasOwn(router, module) ? module : 'none'
}
