/** GET /healthz answers 200 when this server reaches its database, else 503 with the reason. */
import type { FastifyInstance } from 'fastify'
import type { Database } from '#foundation/platform/server/database/database.ts'

const timeoutMs = 2_000

export function registerHealth(app: FastifyInstance, database: Database, version: string): void {
  let checking: Promise<string | null> | undefined
  // Concurrent requests share one check, so that they do not each wait for a connection.
  const checkOnce = () =>
    (checking ??= checkDatabase(database).finally(() => (checking = undefined)))
  app.get('/healthz', { logLevel: 'silent' }, async (_request, reply) => {
    reply.header('cache-control', 'no-store')
    const reason = await within(timeoutMs, checkOnce())
    if (reason) return reply.status(503).send({ status: 'unavailable', reason })
    return reply.send({ status: 'ok', version, database: 'ok' })
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

async function within(
  milliseconds: number,
  answer: Promise<string | null>,
): Promise<string | null> {
  let timer: NodeJS.Timeout | undefined
  const slow = new Promise<string>((resolve) => {
    timer = setTimeout(() => resolve('The database does not answer.'), milliseconds)
  })
  return await Promise.race([answer, slow]).finally(() => clearTimeout(timer))
}
