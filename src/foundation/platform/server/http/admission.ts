/**
 * Lets requests in by their kind, before anything is read or looked up for them. What does not fit
 * waits a moment in a fair queue; what waits too long, or is too much of one sender, is refused
 * with the time after which to try again (docs/decisions/0036).
 */
import type { OutgoingHttpHeaders } from 'node:http'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { ProcedureMeta } from '#foundation/contract/shared/procedure.ts'
import { fairQueue, NotAdmitted, type FairQueue, type Sender } from '../overload/fair-queue.ts'
import { assetLimits, kindLimits, kindNow, runAs, type WorkKind } from '../overload/work-kinds.ts'
import { addressKey } from './address-key.ts'
import type { HttpParts } from './call-context.ts'
import { answerOf, nameRefusal, platformProblem } from './problems.ts'
import { graceMs } from './request-end.ts'

/** Answered whatever happens: what balancers and watchers ask, and streams, which last. */
const exempt = new Set(['/livez', '/healthz', '/readyz', '/metrics', '/live', '/site/live'])
const fileAddress = /^\/(avatars|chats|content|statements|oversight\/exports|privacy\/export)(\/|$)/

export function registerAdmission(
  app: FastifyInstance,
  { router }: Pick<HttpParts, 'router'>,
  sessionCookie: string,
): void {
  const queues = openQueues()
  const assets = fairQueue(assetLimits)
  const releases = new WeakMap<FastifyRequest, () => void>()

  app.addHook('onRequest', (request, reply, done) => {
    const kind = kindOf(request.url, router)
    // A page calls its own server: it was let in already.
    if (!kind || kindNow()) return done()
    const gone = new AbortController()
    const leave = () => gone.abort('gone')
    reply.raw.once('close', leave)
    const queue = isAsset(request.url) ? assets : queues[kind]
    queue.enter(senderOf(request, sessionCookie), gone.signal).then(
      (release) => {
        reply.raw.off('close', leave)
        releases.set(request, release)
        releaseAtEnd(kind, reply, release)
        runAs(kind, done)
      },
      (error: unknown) => {
        if (error instanceof NotAdmitted) sendRefusal(reply, error)
        else done(error as Error)
      },
    )
  })
  // A slow reader holds a connection of the network, but no share of the work.
  app.addHook('onSend', async (request, _reply, payload) => {
    if (kindOf(request.url, router) !== 'files') releases.get(request)?.()
    return payload
  })
}

/** Money is worth more than a look at it, and both need the same processor. */
function openQueues(): Record<WorkKind, FairQueue> {
  const changes = fairQueue(kindLimits.changes.queue)
  return {
    changes,
    signIns: fairQueue(kindLimits.signIns.queue),
    reads: fairQueue(kindLimits.reads.queue, changes),
    pages: fairQueue(kindLimits.pages.queue, changes),
    files: fairQueue(kindLimits.files.queue),
  }
}

/**
 * A client that goes before its answer, as a page does that asks anew after each live event, gives
 * its place back when its work is cancelled. Holding it longer refused everybody else's reads.
 */
function releaseAtEnd(kind: WorkKind, reply: FastifyReply, release: () => void): void {
  const end = () => {
    if (kind === 'files' || reply.sent || graceMs[kind] === 0) release()
    else setTimeout(release, graceMs[kind]).unref()
  }
  // Closed between its turn and this line.
  if (reply.raw.closed) end()
  else reply.raw.once('close', end)
}

function senderOf(request: FastifyRequest, sessionCookie: string): Sender {
  const address = addressKey((request.ip as string | undefined) ?? '')
  const cookies = request.headers.cookie ? request.server.parseCookie(request.headers.cookie) : {}
  return { address, person: cookies[sessionCookie] ?? address }
}

/** Scripts, styles and fonts, whose names contain a hash of their content. */
export const isAsset = (url: string) => url.startsWith('/assets/')

/** Undefined for what is never queued. */
export function kindOf(url: string, router: HttpParts['router']): WorkKind | undefined {
  const [path = '/'] = url.split('?')
  if (exempt.has(path)) return undefined
  if (path.startsWith('/rpc/')) return kindOfProcedure(path.slice('/rpc/'.length), router)
  return fileAddress.test(path) ? 'files' : 'pages'
}

/** Who is not signed in changes nothing but sign-ins, and only these take a password's hash. */
function kindOfProcedure(path: string, router: HttpParts['router']): WorkKind {
  const [module = '', name = ''] = path.split('/')
  const procedure = router[module]?.[name] as { '~orpc'?: { meta?: ProcedureMeta } } | undefined
  const meta = procedure?.['~orpc']?.meta
  if (!meta || meta.opens === 'connection') return 'reads'
  return meta.who === 'anyone' || module === 'identity' ? 'signIns' : 'changes'
}

/**
 * Written past the hooks of all other plugins: at twice the load that can be served, refusing must
 * cost much less than serving.
 */
function sendRefusal(reply: FastifyReply, { why }: NotAdmitted): void {
  const [name, status] =
    why === 'too-many' ? (['too-many-at-once', 429] as const) : (['overloaded', 503] as const)
  // Spread, so that those who are refused together do not come back together.
  const seconds = String(1 + Math.floor(Math.random() * 3))
  const problem = platformProblem(name, status, reply.request.id, { figures: { seconds } })
  const { type, body } = answerOf(problem, reply.request.url)
  nameRefusal(reply, problem)
  reply.hijack()
  reply.raw.writeHead(status, {
    // Retry-After, and the end of the connection when the server stops.
    ...(reply.getHeaders() as OutgoingHttpHeaders),
    ...refusalHeaders,
    'content-type': type,
  })
  reply.raw.end(JSON.stringify(body))
}

const refusalHeaders = {
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'",
  'x-content-type-options': 'nosniff',
}
