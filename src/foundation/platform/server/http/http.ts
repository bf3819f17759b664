/**
 * The HTTP server without domain words: the caller of a request, security headers, procedures under
 * /rpc, the live stream under /live, and one shape for every refusal and fault. `main` adds pages
 * and files.
 */
import http from 'node:http'
import compress from '@fastify/compress'
import cookies from '@fastify/cookie'
import helmet from '@fastify/helmet'
import fastify, { LogController, type FastifyInstance } from 'fastify'
import { v7 as uuidv7 } from 'uuid'
import { errorFacts, withoutEmails } from '../log/redact-log.ts'
import { countRequests } from '../metrics/count-requests.ts'
import { busyLog, isBusyRefusal } from '../overload/busy-log.ts'
import { hearFaults } from '../watching/faults.ts'
import { noTraces } from '../watching/traces.ts'
import { writeAccessLog } from './access-log.ts'
import { registerAdmission } from './admission.ts'
import {
  leaveOutDocumentHeaders,
  permissionsPolicy,
  refuseForeignOrigin,
  securityHeaders,
  streamHeaders,
} from './browser-security.ts'
import { decorateCaller, type HttpParts } from './call-context.ts'
import { cookieNameOf, sendPendingCookies } from './cookies.ts'
import { registerDrain, type Drain } from './drain.ts'
import { registerLiveStream } from './live-stream.ts'
import { nameDatabaseProblems } from './name-database-problems.ts'
import { answerProblem } from './problems.ts'
import { registerProcedures } from './procedures.ts'

const bodyLimitBytes = 128 * 1024
/** Enough for five megabytes from a weak phone; a slower sender only holds a connection. */
const requestTimeoutMs = 130_000
/** Longer than balancers keep idle connections. */
const keepAliveTimeoutMs = 72_000

export async function openHttp(parts: HttpParts): Promise<FastifyInstance> {
  const { settings, traces = noTraces } = parts
  const listeners = new Set<http.Server>()
  const app = fastify({
    bodyLimit: bodyLimitBytes,
    // Fastify listens with one for each address of `localhost`, and shows only the first.
    serverFactory(handler) {
      const limits = { requestTimeout: requestTimeoutMs, keepAliveTimeout: keepAliveTimeoutMs }
      const listener = http.createServer(limits, handler)
      listeners.add(listener)
      return listener
    },
    trustProxy: (_address, hop) => hop < settings.trustedProxies,
    genReqId: () => uuidv7(),
    logger: {
      level: settings.logLevel,
      hooks: {
        logMethod: hearFaults(
          parts.onFault ?? (() => {}),
          nameDatabaseProblems(parts.onDatabaseProblem ?? (() => {})),
        ),
        streamWrite: withoutEmails,
      },
      serializers: { err: errorFacts },
      redact: ['req.headers.cookie', 'req.headers.authorization'],
      ...(parts.log && { stream: parts.log }),
    },
    // Fastify's own lines would hold addresses with what follows the question mark.
    logController: new LogController({ disableRequestLogging: true }),
    routerOptions: { maxParamLength: 200 },
    rewriteUrl: ({ url }) => decodableAddress(url ?? '/'),
    // Requests in progress end first; see drain.ts.
    forceCloseConnections: 'idle',
    return503OnClosing: false,
  })
  app.setErrorHandler((error, request, reply) => answerProblem(error, request, reply))
  nameRequests(app)
  if (parts.metrics) countRequests(app, parts, parts.metrics)
  traces.ofRequests(app, parts)
  logBusyAnswers(app, parts.metrics)
  if (settings.accessLog) writeAccessLog(app)
  app.decorate('drain', registerDrain(app, listeners))
  registerAdmission(app, parts, cookieNameOf('session', settings))
  await app.register(helmet, securityHeaders(settings))
  const ofStreams = streamHeaders(settings)
  app.addHook('onRequest', async ({ routeOptions }, reply) => {
    if (routeOptions.config.isStream) reply.headers(ofStreams)
    else reply.header('permissions-policy', permissionsPolicy('()'))
  })
  app.addHook('onSend', leaveOutDocumentHeaders)
  await app.register(compress, { threshold: 1024 })
  // Added before the cookie plugin, whose own hook writes the header and must run after this one.
  app.addHook('onSend', sendPendingCookies)
  await app.register(cookies)
  decorateCaller(app, parts)
  app.addHook('onRequest', refuseForeignOrigin)
  registerProcedures(app, parts)
  registerLiveStream(
    app,
    parts.relay,
    parts.watchCallers ?? ((tokens) => Promise.all(tokens.map((token) => parts.findCaller(token)))),
    cookieNameOf('session', settings),
  )
  return app
}

declare module 'fastify' {
  interface FastifyInstance {
    drain: Drain
  }
  interface FastifyReply {
    /** Set for answers that say when to try again. */
    refusal: { name: string; cause?: unknown } | null
  }
}

/** A person who reports a fault can name it, and its lines in the log have the same id. */
function nameRequests(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id)
    done()
  })
}

function logBusyAnswers(app: FastifyInstance, metrics: HttpParts['metrics']): void {
  const busy = busyLog(app.log)
  app.decorateReply('refusal', null)
  app.addHook('onResponse', async (_request, { refusal }) => {
    if (refusal) metrics?.countRefusal(refusal.name)
    if (refusal && isBusyRefusal(refusal.name)) busy.count(refusal.name, refusal.cause)
  })
}

/**
 * Escapes a path that cannot be decoded or hides a NUL, so that it is served literally: like any
 * other unknown address, not as an error.
 */
function decodableAddress(url: string): string {
  const [path = '/', ...query] = url.split('?')
  return [
    isDecodable(path) ? path.replaceAll('%00', '%2500') : path.replaceAll('%', '%25'),
    ...query,
  ].join('?')
}

function isDecodable(path: string): boolean {
  try {
    decodeURIComponent(path)
    return true
  } catch {
    return false
  }
}
