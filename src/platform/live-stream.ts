/** GET /live: one stream of names for each browser. The client says nothing: what it may hear follows from its session. */
import type { FastifyInstance } from 'fastify'
import type { Caller } from './act.ts'
import { sessionEnded, type Relay } from './live.ts'

const heartbeatMs = 25_000

export function registerLiveStream(
  app: FastifyInstance,
  relay: Relay,
  findCaller: (token: string) => Promise<Caller>,
  cookieName: string,
): void {
  app.get('/live', async (request, reply) => {
    const token = request.cookies[cookieName]
    const caller = await request.caller()
    // 204 tells an EventSource to stay away; it opens again after the next sign-in.
    if (!token || caller.role === 'visitor') return reply.status(204).send()
    reply.hijack()
    const stream = reply.raw
    stream.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store', 'x-accel-buffering': 'no' })
    stream.write('retry: 1000\n: open\n\n')
    const forget = relay.listen(caller, hear, end)
    // The session is looked up again at each beat, and at once when one was ended: its stream ends with it.
    const beat = setInterval(lookAgain, heartbeatMs)
    function hear(name: { topic: string; id: string }): void {
      stream.write(`data: ${JSON.stringify(name)}\n\n`)
      if (name.id === sessionEnded.id) lookAgain()
    }
    function lookAgain(): void {
      void findCaller(token as string).then(
        (now) => (now.role === caller.role ? stream.write(': beat\n\n') : end()),
        () => {},
      )
    }
    function end(): void {
      clearInterval(beat)
      forget()
      stream.end()
    }
    request.raw.on('close', end)
    return reply
  })
}
