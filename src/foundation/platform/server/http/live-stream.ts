/**
 * GET /live: one stream of names for each browser. The client says nothing: what it may hear
 * follows from its session.
 */
import type { FastifyInstance } from 'fastify'
import { sessionEnded, type Relay } from '../live/relay.ts'
import type { Caller } from './context.ts'

const heartbeatMs = 25_000
/**
 * The token of before a rotation is good for some seconds more (people/identity/shared/rules.ts):
 * its streams are looked at again when they are over.
 */
const recheckMs = 11_000
/** A browser needs one, and without locks one for each tab. */
const streamsOfSessionMax = 10
/**
 * For a browser whose oldest stream had to end: it comes again by itself, but not at once, or its
 * streams would end each other in a circle.
 */
const comeAgainLater = 'retry: 60000\n\n'

export function registerLiveStream(
  app: FastifyInstance,
  relay: Relay,
  /** How often it looks is no use of the session. */
  watchCaller: (token: string) => Promise<Caller>,
  cookieName: string,
): void {
  const streams = new Map<string, Set<(farewell?: string) => void>>()
  app.get('/live', async (request, reply) => {
    const token = request.cookies[cookieName]
    const caller = await request.caller()
    // 204 tells an EventSource to stay away; it opens again after the next sign-in.
    if (!token || caller.role === 'visitor' || caller.role === 'system')
      return reply.status(204).send()
    const { sessionId } = caller
    reply.hijack()
    const stream = reply.raw
    let ended = false
    // What every other answer tells the browser to refuse.
    for (const [name, value] of Object.entries(reply.getHeaders()))
      if (value !== undefined) stream.setHeader(name, value)
    stream.writeHead(200, {
      'content-type': 'text/event-stream',
      'cache-control': 'no-store',
      'x-accel-buffering': 'no',
    })
    stream.write('retry: 1000\n: open\n\n')
    const forget = relay.listen(caller, hear, end)
    const ofSession = streams.get(sessionId) ?? new Set()
    const [oldest] = ofSession
    if (ofSession.size >= streamsOfSessionMax) oldest?.(comeAgainLater)
    streams.set(sessionId, ofSession.add(end))
    // The session is looked up again at each beat, and at once when one was ended: its stream ends with it.
    const beat = setInterval(lookAgain, heartbeatMs)
    let later: NodeJS.Timeout | undefined
    function say(text: string): void {
      if (!ended) stream.write(text)
    }
    function hear(name: { topic: string; id: string }): void {
      say(`data: ${JSON.stringify(name)}\n\n`)
      if (name.id !== sessionEnded.id) return
      lookAgain()
      clearTimeout(later)
      later = setTimeout(lookAgain, recheckMs)
    }
    function lookAgain(): void {
      if (ended) return
      void watchCaller(token as string).then(
        (now) => (now.role === caller.role ? say(': beat\n\n') : end()),
        () => {},
      )
    }
    function end(farewell = ''): void {
      if (ended) return
      say(farewell)
      ended = true
      clearInterval(beat)
      clearTimeout(later)
      forget()
      ofSession.delete(end)
      if (ofSession.size === 0) streams.delete(sessionId)
      stream.end()
    }
    stream.on('error', () => end())
    stream.on('close', () => end())
    return reply
  })
}
