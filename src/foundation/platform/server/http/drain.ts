/**
 * Ends a server without anybody noticing: while balancers learn from /readyz that it stops, it
 * still answers; then it takes nothing new, and ends what it has begun.
 */
import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'

/** After this time without a request, every balancer has noticed. */
const quietMs = 1_500
/** Somebody may go on asking a server that is not ready. */
const quietWithinMs = 6_000
const lookEveryMs = 50
/** Balancers ask these all the time. */
const asked = new Set(['/healthz', '/readyz'])

export interface Drain {
  /** Call it after the server stopped being ready. */
  untilQuiet(): Promise<void>
  /** Closes the server; what lasts longer than `withinMs` is cut. */
  close(withinMs: number): Promise<void>
}

export function registerDrain(app: FastifyInstance): Drain {
  let isEnding = false
  let lastAt = -Infinity
  app.addHook('onRequest', async (request, reply) => {
    if (!asked.has(request.url)) lastAt = performance.now()
    // The next request of this browser or balancer opens a connection to another server.
    if (isEnding) reply.header('connection', 'close')
  })
  return {
    async untilQuiet() {
      isEnding = true
      const end = performance.now() + quietWithinMs
      while (performance.now() - lastAt < quietMs && performance.now() < end)
        await pause(lookEveryMs)
    },
    async close(withinMs) {
      isEnding = true
      const patience = setTimeout(() => app.server.closeAllConnections(), withinMs)
      await app.close().finally(() => clearTimeout(patience))
    },
  }
}

/** For a stream whose server ends: everybody comes back, but not at the same moment. */
export function comeBack(): string {
  return `retry: ${1_000 + Math.round(Math.random() * 4_000)}\n\n`
}
