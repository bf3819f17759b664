/**
 * GET /livez answers 200 while this process answers at all: a restart mends nothing else. GET
 * /healthz answers 200 when it reaches its database, GET /readyz when it may get requests. Those
 * two answer 503 with the reason otherwise.
 */
import type { FastifyInstance } from 'fastify'
import type { Database } from '#foundation/platform/server/database/database.ts'
import { within } from '#foundation/platform/server/within.ts'
import type { Readiness } from './readiness.ts'

const timeoutMs = 2_000

export function registerHealth(app: FastifyInstance, database: Database, version: string): void {
  let checking: Promise<string | null> | undefined
  // Concurrent requests share one check, so that they do not each wait for a connection.
  const checkOnce = () =>
    (checking ??= checkDatabase(database).finally(() => (checking = undefined)))
  app.get('/healthz', { logLevel: 'silent' }, async (request, reply) => {
    reply.header('cache-control', 'no-store')
    // npm run check compares it with KABAN_TRUSTED_PROXIES.
    reply.header('x-forwarded-hops', countHops(request.headers['x-forwarded-for']))
    const reason = await within(timeoutMs, checkOnce(), 'The database does not answer.')
    if (reason) return reply.status(503).send({ status: 'unavailable', reason })
    return reply.send({ status: 'ok', version, database: 'ok' })
  })
}

/** Without the database, whose outage must not restart every server. */
export function registerLiveness(app: FastifyInstance): void {
  app.get('/livez', { logLevel: 'silent' }, (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ status: 'ok' }),
  )
}

/** How many proxies reported whose request they pass on. */
function countHops(forwardedFor: string | string[] | undefined): number {
  return String(forwardedFor ?? '')
    .split(',')
    .filter((hop) => hop.trim() !== '').length
}

/** For a balancer, which sends nobody new to a server that is not ready. */
export function registerReadiness(
  app: FastifyInstance,
  readiness: Readiness,
  version: string,
): void {
  app.get('/readyz', { logLevel: 'silent' }, async (_request, reply) => {
    reply.header('cache-control', 'no-store')
    const { reasons, warnings } = await readiness.check()
    if (reasons.length > 0)
      return reply.status(503).send({ status: 'not ready', version, reasons, warnings })
    return reply.send({ status: 'ready', version, warnings })
  })
}

/** Resolves with the reason why the database is unusable, or with null. */
function checkDatabase(database: Database): Promise<string | null> {
  return database
    .read((tx) => tx.rows('select 1'))
    .then(
      () => null,
      () => 'The database cannot be reached.',
    )
}
