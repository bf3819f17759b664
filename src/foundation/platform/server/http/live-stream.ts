/**
 * GET /live: one stream of events for each browser. Its session decides which events the client
 * receives. The stream begins with what changed since the position that the client names: the one
 * of its page, or of the event that it heard last.
 */
import type { ServerResponse } from 'node:http'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { sessionEnded, type Relay } from '../live/relay.ts'
import { mustChangePassword, type Caller, type SignedIn } from './context.ts'
import { comeBack } from './drain.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** Of all that `startEventStream` began. */
    openStreams: Set<ServerResponse>
  }
}

type LiveEvent = Parameters<Parameters<Relay['listen']>[1]>[0]

const heartbeatMs = 25_000
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
  /** Must not extend the session: the stream checks it at every heartbeat. */
  watchCaller: (token: string) => Promise<Caller>,
  cookieName: string,
): void {
  countStreams(app)
  const streams = new Map<string, Set<(lastText?: string) => void>>()
  app.get<{ Querystring: { since?: unknown } }>('/live', async (request, reply) => {
    const token = request.cookies[cookieName]
    const caller = await request.caller()
    // 204 tells an EventSource not to reconnect; the page opens a new one after the next sign-in.
    if (!token || !mayListen(caller)) return reply.status(204).send()
    const { sessionId } = caller
    const stream = startEventStream(reply, 1_000 + Math.round(Math.random() * 2_000))
    let ended = false
    const forget = relay.listen(
      caller,
      (event) => sendEvent(event, positionField()),
      comeBackLater,
      comeBackLater,
    )
    function comeBackLater(): void {
      end(comeBack(app.openStreams.size))
    }
    const ofSession = streams.get(sessionId) ?? new Set()
    const [oldest] = ofSession
    if (ofSession.size >= streamsOfSessionMax) oldest?.(reconnectLater)
    streams.set(sessionId, ofSession.add(end))
    // Every heartbeat checks the session, and so does the event that a session ended.
    const beat = setInterval(checkSession, heartbeatMs)
    let later: NodeJS.Timeout | undefined
    function send(text: string): void {
      if (!ended) stream.write(text)
    }
    /** The position comes last: a stream that is cut off before it names them again. */
    function sendMissed(missed: LiveEvent[] | undefined): void {
      send(`event: start\ndata: ${missed ? 'known' : 'unknown'}\n\n`)
      for (const event of missed ?? []) sendEvent(event)
      send(`${positionField()}\n`)
    }
    /** A browser sends the latest one when it reconnects. */
    function positionField(): string {
      const position = relay.position()
      return position === undefined ? '' : `id: ${position}\n`
    }
    function sendEvent(event: LiveEvent, field = ''): void {
      send(`${field}data: ${JSON.stringify(event)}\n\n`)
      if (event.id !== sessionEnded.id) return
      checkSession()
      clearTimeout(later)
      later = setTimeout(checkSession, recheckMs)
    }
    function checkSession(): void {
      if (ended) return
      void watchCaller(token as string).then(
        (current) =>
          current.role === caller.role && mayListen(current)
            ? send(`: beat\n${positionField()}\n`)
            : end(),
        () => {},
      )
    }
    function end(lastText = ''): void {
      if (ended) return
      send(lastText)
      ended = true
      clearInterval(beat)
      clearTimeout(later)
      forget()
      ofSession.delete(end)
      if (ofSession.size === 0) streams.delete(sessionId)
      stream.end()
    }
    sendMissed(relay.since(caller, request.headers['last-event-id'] ?? request.query.since))
    stream.on('error', () => end())
    stream.on('close', () => end())
    return reply
  })
}

/** Whoever must choose a new password first hears nothing before. */
function mayListen(caller: Caller): caller is SignedIn {
  return (caller.role === 'user' || caller.role === 'admin') && !mustChangePassword(caller)
}

/**
 * Begins an answer of server-sent events. A browser that loses it reconnects after `retryMs`. A
 * server has thousands of them for hours, so nothing stays that nobody reads again: 4 of 25 kB.
 */
export function startEventStream(reply: FastifyReply, retryMs: number) {
  // With the security headers, which Fastify no longer sends after hijack().
  const headers = Object.entries(reply.getHeaders()).filter(([, value]) => value !== undefined)
  for (const [name] of headers) reply.removeHeader(name)
  reply.hijack()
  const stream = reply.raw
  stream.writeHead(200, {
    ...Object.fromEntries(headers),
    'content-type': 'text/event-stream',
    'cache-control': 'no-store',
    'x-accel-buffering': 'no',
  })
  // Sent apart, the head becomes one string; otherwise Node keeps the eighty that it was made of.
  stream.flushHeaders()
  const { openStreams } = reply.server
  openStreams.add(stream)
  stream.once('close', () => openStreams.delete(stream))
  stream.write(`retry: ${retryMs}\n: open\n\n`)
  return stream
}
