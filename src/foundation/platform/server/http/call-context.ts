/** Finds the caller and makes the context of a request, for procedures and plain routes alike. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { BilingualText } from '#foundation/contract/shared/bilingual.ts'
import { unattendedHeader } from '#foundation/contract/shared/page-protocol.ts'
import type { NamedProblem } from '../database/database-problems.ts'
import type { Database } from '../database/database.ts'
import type { Files } from '../files/files.ts'
import type { Relay } from '../live/relay.ts'
import type { Metrics } from '../metrics/metrics.ts'
import type { Secrets } from '../settings/secrets.ts'
import type { Settings } from '../settings/settings.ts'
import type { Fault } from '../watching/faults.ts'
import type { Traces } from '../watching/traces.ts'
import { mustChangePassword, type Caller, type RequestFacts } from './context.ts'
import { cookieNameOf, cookiesOf } from './cookies.ts'
import { endOf } from './request-end.ts'
import type { CallContext, CheckChange, NoteAnswer } from './serve.ts'

export interface HttpParts {
  settings: Settings
  database: Database
  files: Files
  secrets: Secrets
  relay: Relay
  /**
   * Returns the holder of this session token, or a visitor. Extends the session and stores the
   * language with it.
   */
  findCaller(token: string, language?: RequestFacts['language']): Promise<Caller>
  /**
   * The same for each of these tokens, in their order, without extending the session: for streams,
   * and for requests that a page sends by itself. Default: findCaller.
   */
  watchCallers?(tokens: readonly string[]): Promise<Caller[]>
  /** See CallContext in serve.ts. */
  checkChange?: CheckChange
  noteAnswer?: NoteAnswer
  /** The procedures of all modules, by module. */
  router: Record<string, Record<string, unknown>>
  /** Hears of each problem of the database that was logged. */
  onDatabaseProblem?: (problem: NamedProblem) => void
  /** Hears of each error that was logged. */
  onFault?: (fault: Fault) => void
  /** Undefined: nothing is counted. */
  metrics?: Metrics | undefined
  /** Default: none. */
  traces?: Traces
  /** Takes the lines of the log. Default: the standard output. */
  log?: { write(line: string): void }
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Looked up once for each request. */
    caller(): Promise<Caller>
  }
}

/** Adds `caller()` to every request. */
export function decorateCaller(app: FastifyInstance, parts: HttpParts): void {
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

/** A page that nobody touches marks its requests. */
async function findCallerByToken(
  request: FastifyRequest,
  token: string,
  { findCaller, watchCallers }: HttpParts,
): Promise<Caller> {
  const isUnattended = request.headers[unattendedHeader] !== undefined
  if (!isUnattended || !watchCallers) return findCaller(token, chosenLanguage(request))
  const [caller] = await watchCallers([token])
  return caller ?? { role: 'visitor' }
}

/**
 * The context of a plain route (uploads, downloads). There, a person who must choose a new password
 * counts as a visitor; procedures decide that one by one.
 */
export async function callContext(
  request: FastifyRequest,
  reply: FastifyReply,
  parts: HttpParts,
): Promise<CallContext> {
  const context = await procedureContext(request, reply, parts)
  return mustChangePassword(context.caller) ? { ...context, caller: { role: 'visitor' } } : context
}

export async function procedureContext(
  request: FastifyRequest,
  reply: FastifyReply,
  parts: HttpParts,
): Promise<CallContext> {
  const { settings, database, files, secrets, checkChange, noteAnswer } = parts
  return {
    caller: await request.caller(),
    request: requestFacts(request),
    cookies: cookiesOf(request, reply, settings),
    database: database.until(endOf(reply)),
    settings,
    files,
    secrets,
    checkChange,
    noteAnswer,
  }
}

function requestFacts(request: FastifyRequest): RequestFacts {
  // Undefined once the connection has broken; the request is served all the same.
  const address = (request.ip as string | undefined) ?? ''
  return {
    id: request.id,
    address,
    userAgent: (request.headers['user-agent'] ?? '').slice(0, 300),
    language: chosenLanguage(request),
  }
}

/** The cookie is set by foundation/kit/i18n/language.tsx. */
function chosenLanguage({ cookies }: FastifyRequest): keyof BilingualText | null {
  const chosen = cookies['kaban-language']
  return chosen === 'en' || chosen === 'fil' ? chosen : null
}
