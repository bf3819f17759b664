/**
 * The HTTP server without domain words: who asks, where the request came from, procedures under
 * /rpc, live names under /live, and one shape for every answer that says no. Pages and files are
 * added by `main`.
 */
import compress from '@fastify/compress'
import cookies from '@fastify/cookie'
import helmet from '@fastify/helmet'
import { ORPCError } from '@orpc/server'
import { RPCHandler } from '@orpc/server/fastify'
import fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify'
import { v7 as uuidv7 } from 'uuid'
import type { Both } from '#foundation/contract/shared/both.ts'
import { unattendedHeader } from '#foundation/contract/shared/unattended.ts'
import type { Database } from '../database/database.ts'
import type { Files } from '../files/files.ts'
import type { Relay } from '../live/relay.ts'
import type { Secrets } from '../settings/secrets.ts'
import type { Settings } from '../settings/settings.ts'
import { platformProblem, problemOf, type Problem } from './answers.ts'
import {
  cookieNames,
  mustChangePassword,
  type Caller,
  type Cookie,
  type CookieName,
  type Cookies,
  type RequestFacts,
} from './context.ts'
import { registerLiveStream } from './live-stream.ts'
import type { CallContext, CheckChange } from './serve.ts'

export interface HttpParts {
  settings: Settings
  database: Database
  files: Files
  secrets: Secrets
  relay: Relay
  /**
   * Who holds this session token; a visitor when nobody does. The language that the browser tells
   * is kept with the session.
   */
  findCaller(token: string, language?: RequestFacts['language']): Promise<Caller>
  /** The same for what a page does by itself: it is no use of the session. Left out: it is one. */
  watchCaller?(token: string): Promise<Caller>
  /** See CallContext in serve.ts. */
  checkChange?: CheckChange
  /** The procedures of all rooms, by room. */
  router: Record<string, Record<string, unknown>>
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Who asks; looked up once for each request. */
    caller(): Promise<Caller>
  }
}

const bodyLimitBytes = 128 * 1024
/**
 * Long enough for five megabytes from a weak phone; whoever sends more slowly only holds a
 * connection.
 */
const requestWithinMs = 130_000

export async function openHttp(parts: HttpParts): Promise<FastifyInstance> {
  const { settings } = parts
  const app = fastify({
    bodyLimit: bodyLimitBytes,
    requestTimeout: requestWithinMs,
    trustProxy: (_address, hop) => hop < settings.trustedProxies,
    genReqId: () => uuidv7(),
    logger: { level: 'warn', redact: ['req.headers.cookie', 'req.headers.authorization'] },
    routerOptions: { maxParamLength: 200 },
    rewriteUrl: ({ url }) => readableAddress(url ?? '/'),
    forceCloseConnections: true,
  })
  app.setErrorHandler((error, request, reply) => answerProblem(error, request, reply))
  await app.register(helmet, securityHeaders(settings))
  await app.register(compress, { threshold: 1024 })
  // Before the cookies are registered: their own hook, which writes the header, then runs after this one.
  app.addHook('onSend', sendWantedCookies)
  await app.register(cookies)
  decorateCaller(app, parts)
  app.addHook('onRequest', refuseForeignOrigin)
  registerProcedures(app, parts)
  registerLiveStream(
    app,
    parts.relay,
    parts.watchCaller ?? parts.findCaller,
    cookieNameOf('session', settings),
  )
  return app
}

/**
 * What cannot be decoded, or hides a zero, is served like every other address that nobody knows:
 * taken to the letter.
 */
function readableAddress(url: string): string {
  const [path = '/', ...asked] = url.split('?')
  return [
    isReadable(path) ? path.replaceAll('%00', '%2500') : path.replaceAll('%', '%25'),
    ...asked,
  ].join('?')
}

function isReadable(path: string): boolean {
  try {
    decodeURIComponent(path)
    return true
  } catch {
    return false
  }
}

/**
 * Answers problem+json (RFC 9457); a fault is logged whole and told as one honest sentence with the
 * request's id.
 */
export function answerProblem(
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const problem = problemOf(error, request.id)
  if (problem.fault !== undefined && !hasLeft(error, reply))
    request.log.error({ err: problem.fault, url: request.url.split('?')[0] }, 'fault')
  return sendProblem(reply, problem)
}

const leavingCodes = new Set(['ERR_STREAM_PREMATURE_CLOSE', 'ECONNRESET', 'EPIPE'])

/**
 * Who closes the page in the middle of an answer breaks its connection: nothing is wrong here, and
 * nobody reads what is said.
 */
function hasLeft(error: unknown, { raw }: FastifyReply): boolean {
  return raw.destroyed && leavingCodes.has(String((error as { code?: unknown } | null)?.code))
}

function sendProblem(
  reply: FastifyReply,
  { status, data: { message, ...rest } }: Problem,
): FastifyReply {
  return reply
    .status(status)
    .type('application/problem+json')
    .send({ type: 'about:blank', status, detail: message, ...rest })
}

function securityHeaders(settings: Settings) {
  const https = settings.publicUrl.startsWith('https:')
  return {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'"],
        // Style attributes set by components; style sheets themselves come from this origin only.
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'blob:', 'data:'],
        fontSrc: ["'self'"],
        connectSrc: ["'self'"],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
        // No text becomes a script, not even by a library: the browser refuses every sink for which nobody made a policy. The one
        // policy there may be, once in a page, knows the addresses of the service workers and no other (foundation/kit/offline/new-version.ts).
        requireTrustedTypesFor: ["'script'"],
        trustedTypes: ['kaban-worker'],
      },
    },
    strictTransportSecurity: https ? { maxAge: 31_536_000, includeSubDomains: true } : false,
    xFrameOptions: { action: 'deny' as const },
    referrerPolicy: { policy: 'same-origin' as const },
  }
}

/** `__Host-` ties the cookie to this host over https; a local http installation cannot have it. */
export function cookieNameOf(name: CookieName, settings: Settings): string {
  return settings.publicUrl.startsWith('https:') ? `__Host-kaban_${name}` : `kaban_${name}`
}

function decorateCaller(app: FastifyInstance, parts: HttpParts): void {
  const name = cookieNameOf('session', parts.settings)
  const known = new WeakMap<FastifyRequest, Promise<Caller>>()
  app.decorateRequest('caller', function caller(this: FastifyRequest) {
    let found = known.get(this)
    if (!found) {
      const token = this.cookies[name]
      found = token ? findCallerByToken(this, token, parts) : Promise.resolve({ role: 'visitor' })
      known.set(this, found)
    }
    return found
  })
}

/**
 * Live streams open again by themselves, and a page that nobody touches says so
 * (foundation/kit/data/attendance.ts).
 */
function findCallerByToken(
  request: FastifyRequest,
  token: string,
  { findCaller, watchCaller }: HttpParts,
): Promise<Caller> {
  const isUnattended =
    request.headers[unattendedHeader] !== undefined || request.routeOptions.url === '/live'
  return isUnattended && watchCaller
    ? watchCaller(token)
    : findCaller(token, chosenLanguage(request))
}

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * Cross-site request forgery: a browser says where an unsafe request comes from; another site's is
 * refused.
 */
async function refuseForeignOrigin(
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply | undefined> {
  if (safeMethods.has(request.method)) return undefined
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

function registerProcedures(app: FastifyInstance, parts: HttpParts): void {
  const handler = new RPCHandler<CallContext>(parts.router as never, {
    strictGetMethodPluginEnabled: true,
    interceptors: [
      async ({ next, context }) =>
        await next().catch((error: unknown) => {
          if (error instanceof ORPCError) throw error
          // What the procedure itself throws was translated below; what arrives here could not be decoded.
          throw problemError(platformProblem('invalid-input', 400, context.request.id))
        }),
    ],
    clientInterceptors: [
      async ({ next, context, path }) =>
        await next().catch((error: unknown) => {
          const problem = problemOf(error, context.request.id)
          if (problem.fault !== undefined)
            app.log.error(
              { err: problem.fault, procedure: path.join('.'), reqId: context.request.id },
              'fault',
            )
          throw problemError(problem)
        }),
    ],
  })
  app.all('/rpc/*', async (request, reply) => {
    reply.header('cache-control', 'no-store')
    const context = await contextOf(request, reply, parts).catch((error: unknown) => {
      sendProcedureProblem(error, request, reply)
    })
    if (!context) return reply
    const { matched } = await handler.handle(request, reply, { prefix: '/rpc', context })
    if (!matched) return answerProblem(new ORPCError('NOT_FOUND'), request, reply)
    return reply
  })
}

/**
 * What fails before the procedure is found (the look-up of the session) is said in the form that a
 * caller of procedures reads.
 */
function sendProcedureProblem(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
  const problem = problemOf(error, request.id)
  if (problem.fault !== undefined) request.log.error({ err: problem.fault }, 'fault')
  void reply.status(problem.status).send({ json: problemError(problem).toJSON() })
}

function problemError({ status, data }: Problem): ORPCError<string, unknown> {
  return new ORPCError(status >= 500 ? 'INTERNAL_SERVER_ERROR' : 'REFUSED', {
    status,
    message: data.message,
    data,
  })
}

/**
 * What a plain route (uploads, downloads) needs to act as a procedure does. To it, who owes a
 * password is a visitor.
 */
export async function callContext(
  request: FastifyRequest,
  reply: FastifyReply,
  parts: HttpParts,
): Promise<CallContext> {
  const context = await contextOf(request, reply, parts)
  return mustChangePassword(context.caller) ? { ...context, caller: { role: 'visitor' } } : context
}

async function contextOf(
  request: FastifyRequest,
  reply: FastifyReply,
  parts: HttpParts,
): Promise<CallContext> {
  const { settings, database, files, secrets, checkChange } = parts
  const cookies = Object.fromEntries(
    cookieNames.map((name) => [name, cookieOf(name, request, reply, settings)]),
  ) as Cookies
  return {
    caller: await request.caller(),
    request: requestFacts(request),
    cookies,
    database,
    settings,
    files,
    secrets,
    checkChange,
  }
}

function requestFacts(request: FastifyRequest): RequestFacts {
  // A connection that has broken meanwhile has no address any more; what was asked for over it is done all the same.
  const address = (request.ip as string | undefined) ?? ''
  return {
    id: request.id,
    address,
    userAgent: (request.headers['user-agent'] ?? '').slice(0, 300),
    language: chosenLanguage(request),
  }
}

/** The cookie of foundation/kit/i18n/language.tsx; whatever else stands in it is none. */
function chosenLanguage({ cookies }: FastifyRequest): keyof Both | null {
  const chosen = cookies['kaban-language']
  return chosen === 'en' || chosen === 'fil' ? chosen : null
}

/** What a verb wants done to the cookies of the browser that gets this answer. */
const wantedCookies = new WeakMap<FastifyReply, Map<CookieName, () => void>>()

function cookieOf(
  cookie: CookieName,
  request: FastifyRequest,
  reply: FastifyReply,
  settings: Settings,
): Cookie {
  const name = cookieNameOf(cookie, settings)
  const options = {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: settings.publicUrl.startsWith('https:'),
  } as const
  const want = (change: () => void) => {
    const wanted = wantedCookies.get(reply) ?? new Map<CookieName, () => void>()
    wantedCookies.set(reply, wanted.set(cookie, change))
  }
  return {
    token: request.cookies[name] ?? null,
    set: (token, lastsSeconds) =>
      want(() => void reply.setCookie(name, token, { ...options, maxAge: lastsSeconds })),
    clear: () => want(() => void reply.clearCookie(name, options)),
  }
}

/**
 * Only with an answer that says yes: when a sign-out failed, the session goes on, and the browser
 * must keep its cookie.
 */
async function sendWantedCookies(_request: FastifyRequest, reply: FastifyReply): Promise<void> {
  if (reply.statusCode < 400)
    for (const change of wantedCookies.get(reply)?.values() ?? []) change()
}
