/**
 * GET /live: one stream of events for each browser. Its session decides which events the client
 * receives. The stream begins with what changed since the position that the client names: the one
 * of its page, or of the event that it heard last. A server has thousands of streams for hours, so
 * each keeps as little as it can (docs/performance.md).
 */
import type { OutgoingHttpHeaders, ServerResponse } from 'node:http'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { askTogether } from '../live/ask-together.ts'
import { sessionEnded, type Relay } from '../live/relay.ts'
import { mustChangePassword, type Caller, type SignedIn } from './context.ts'
import { comeBack } from './drain.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** Of all that `startEventStream` began. */
    openStreams: Set<ServerResponse>
  }
  interface FastifyContextConfig {
    isStream?: boolean
  }
}

type LiveEvent = Parameters<Parameters<Relay['listen']>[1]>[0]

interface LiveStream {
  answer: ServerResponse
  caller: SignedIn
  token: string
  /** Those of its session. */
  siblings: LiveStream[]
  /** Those whose sessions are checked in the same second. */
  beat: Set<LiveStream>
  /** Undefined once the stream has ended. */
  forget: (() => void) | undefined
  later: NodeJS.Timeout | undefined
}

const heartbeatSeconds = 25
/**
 * A rotated token stays valid for some seconds (people/identity/shared/rules.ts), so the stream
 * checks its session again after that.
 */
const recheckMs = 11_000
/** A browser needs one; one without the Web Locks API needs one for each tab. */
const streamsOfSessionMax = 10
/**
 * Sent to a stream that ends because the session has too many: it reconnects by itself, but not at
 * once, or the streams would end each other in a circle.
 */
const reconnectLater = 'retry: 60000\n\n'

/** Call it before a route begins streams. */
export function countStreams(app: FastifyInstance): void {
  if (!app.hasDecorator('openStreams')) app.decorate('openStreams', new Set<ServerResponse>())
}

export function registerLiveStream(
  app: FastifyInstance,
  relay: Relay,
  /** Must not extend the sessions: a stream checks its own at every heartbeat. */
  watchCallers: (tokens: readonly string[]) => Promise<Caller[]>,
  cookieName: string,
): void {
  countStreams(app)
  const findListener = askTogether(watchCallers)
  const sessions = new Map<string, LiveStream[]>()
  const beats = Array.from({ length: heartbeatSeconds }, () => new Set<LiveStream>())
  let second = 0
  // Every heartbeat checks the session, and so does the event that a session ended.
  const beating = setInterval(() => {
    second = (second + 1) % heartbeatSeconds
    void checkSessions([...(beats[second] ?? [])])
  }, 1_000)
  app.addHook('onClose', async () => clearInterval(beating))

  app.get<{ Querystring: { since?: unknown } }>('/live', streamRoute, async (request, reply) => {
    const token = request.cookies[cookieName]
    const caller = token ? await findListener(token) : undefined
    // 204 tells an EventSource not to reconnect; the page opens a new one after the next sign-in.
    if (!token || !caller || !mayListen(caller)) return reply.status(204).send()
    const since = request.headers['last-event-id'] ?? request.query.since
    const siblings = sessions.get(caller.sessionId) ?? []
    const [oldest] = siblings
    if (oldest && siblings.length >= streamsOfSessionMax) end(oldest, reconnectLater)
    sessions.set(caller.sessionId, siblings)
    const stream: LiveStream = {
      answer: startEventStream(reply, 1_000 + Math.round(Math.random() * 2_000), () => end(stream)),
      caller,
      token,
      siblings,
      beat: beats[second] ?? new Set(),
      forget: undefined,
      later: undefined,
    }
    siblings.push(stream)
    stream.beat.add(stream)
    const comeBackLater = () => end(stream, comeBack(app.openStreams.size))
    stream.forget = relay.listen(
      caller,
      (event) => sendEvent(stream, event, positionField()),
      comeBackLater,
      comeBackLater,
    )
    sendMissed(stream, relay.since(caller, since))
    return reply
  })

  function send({ answer, forget }: LiveStream, text: string): void {
    if (forget) answer.write(text)
  }
  /** The position comes last: a stream that is cut off before it names them again. */
  function sendMissed(stream: LiveStream, missed: LiveEvent[] | undefined): void {
    send(stream, `event: start\ndata: ${missed ? 'known' : 'unknown'}\n\n`)
    for (const event of missed ?? []) sendEvent(stream, event)
    send(stream, `${positionField()}\n`)
  }
  /** A browser sends the latest one when it reconnects. */
  function positionField(): string {
    const position = relay.position()
    return position === undefined ? '' : `id: ${position}\n`
  }
  function sendEvent(stream: LiveStream, event: LiveEvent, field = ''): void {
    send(stream, `${field}data: ${JSON.stringify(event)}\n\n`)
    if (event.id !== sessionEnded.id) return
    void checkSessions([stream])
    clearTimeout(stream.later)
    stream.later = setTimeout(() => void checkSessions([stream]), recheckMs)
  }
  /** In one question: ten thousand streams would ask four hundred a second. */
  async function checkSessions(streams: LiveStream[]): Promise<void> {
    if (streams.length === 0) return
    const callers = await watchCallers(streams.map(({ token }) => token)).catch(() => [])
    const beat = `: beat\n${positionField()}\n`
    for (const [at, current] of callers.entries()) {
      const stream = streams[at]
      if (!stream) continue
      if (current.role === stream.caller.role && mayListen(current)) send(stream, beat)
      else end(stream)
    }
  }
  function end(stream: LiveStream, lastText = ''): void {
    const { answer, caller, siblings, beat, forget, later } = stream
    if (!forget) return
    send(stream, lastText)
    stream.forget = undefined
    forget()
    clearTimeout(later)
    beat.delete(stream)
    siblings.splice(siblings.indexOf(stream), 1)
    if (siblings.length === 0) sessions.delete(caller.sessionId)
    answer.end()
  }
}

/** Whoever must choose a new password first hears nothing before. */
function mayListen(caller: Caller): caller is SignedIn {
  return (caller.role === 'user' || caller.role === 'admin') && !mustChangePassword(caller)
}

/** Options of a route that calls `startEventStream`: Node would keep helmet's headers twice. */
export const streamRoute = { helmet: false, config: { isStream: true } } as const

/**
 * Begins an answer of server-sent events. A browser that loses it reconnects after `retryMs`.
 * `onEnd` hears later when it has closed, or failed, also where the browser has left already;
 * perhaps twice. Read the request's headers before: they are forgotten.
 */
export function startEventStream(
  reply: FastifyReply,
  retryMs: number,
  onEnd: () => void,
): ServerResponse {
  reply.hijack()
  const stream = reply.raw
  stream.writeHead(200, {
    // Those that Fastify no longer sends after hijack().
    ...(reply.getHeaders() as OutgoingHttpHeaders),
    'content-type': 'text/event-stream',
    'cache-control': 'no-store',
    'x-accel-buffering': 'no',
  })
  // Sent apart, the head becomes one string; otherwise Node keeps the eighty that it was made of.
  stream.flushHeaders()
  // For Fastify the answer ends here; its listener would keep request and reply.
  const [noteEnd, ...others] = stream.listeners('error')
  if (noteEnd && others.length === 0) Reflect.apply(noteEnd, stream, [])
  reply.request.raw.headers = {}
  reply.request.raw.rawHeaders = []
  stream.on('error', onEnd)
  if (stream.destroyed) {
    // It has closed before.
    queueMicrotask(onEnd)
    return stream
  }
  const { openStreams } = reply.server
  openStreams.add(stream)
  stream.on('close', () => {
    openStreams.delete(stream)
    onEnd()
  })
  stream.write(`retry: ${retryMs}\n: open\n\n`)
  return stream
}
