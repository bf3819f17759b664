/**
 * Ends a server without anybody noticing: while balancers learn from /readyz that it stops, it
 * still answers; then it takes nothing new, and ends what it has begun.
 */
import net from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'

/** After this time without a request, every balancer has noticed. */
const quietMs = 1_500
/** Somebody may go on asking a server that is not ready. */
const quietWithinMs = 6_000
const lookEveryMs = 50
/** Whoever asked /readyz within this time balances. */
const balancedWithinMs = 10_000

export interface Drain {
  /** Call it after the server stopped being ready. */
  untilQuiet(): Promise<void>
  /** For one of several processes on a port: takes no new connection and waits for quiet. */
  untilLeft(): Promise<void>
  /** Closes the server; what lasts longer than `withinMs` is cut. */
  close(withinMs: number): Promise<void>
}

/** They ask a server that stops as well. */
const ofWatchers = new Set(['/livez', '/healthz', '/metrics'])

/**
 * Call it before registerAdmission: no later hook sees what admission refuses. `listeners` are all
 * that listen for this app, one for each address of `localhost`.
 */
export function registerDrain(app: FastifyInstance, listeners: Iterable<net.Server>): Drain {
  let isEnding = false
  let [lastAt, balancedAt] = [-Infinity, -Infinity]
  app.addHook('onRequest', async ({ url }, reply) => {
    if (url === '/readyz') balancedAt = performance.now()
    else if (!ofWatchers.has(url)) lastAt = performance.now()
    // The next request of this browser or balancer opens a connection to another server.
    if (isEnding) reply.header('connection', 'close')
  })
  async function untilQuiet(): Promise<void> {
    isEnding = true
    const began = performance.now()
    const end = began + quietWithinMs
    // A balancer may have found this server ready just now, and sends its first requests yet.
    if (began - balancedAt < balancedWithinMs) lastAt = began
    while (performance.now() - lastAt < quietMs && performance.now() < end) await pause(lookEveryMs)
  }
  return {
    untilQuiet,
    async untilLeft() {
      // That of http would cut idle connections, on which somebody may be sending just now.
      for (const listener of listeners) net.Server.prototype.close.call(listener)
      balancedAt = performance.now()
      await untilQuiet()
    },
    async close(withinMs) {
      isEnding = true
      const patience = setTimeout(() => app.server.closeAllConnections(), withinMs)
      await app.close().finally(() => clearTimeout(patience))
    },
  }
}

/** How many streams come back in a second; fewer are spread over four seconds. */
const backInSecond = 500

/**
 * For one of `streams` whose server ends: everybody comes back, but not at the same moment. Who
 * finds no server tries again after the same time. The shortest is a fifth of the longest, so the
 * tries of all together stay below 1 + 1/2 + 1/3 + 1/4 + 1/5 = 2.3 times as many a second.
 */
export function comeBack(streams: number): string {
  const spreadMs = Math.max(4_000, (streams * 1_000) / backInSecond)
  return `retry: ${Math.round(spreadMs * (0.25 + Math.random()))}\n\n`
}
