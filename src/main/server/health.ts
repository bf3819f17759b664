/** GET /healthz: 200 when this server can serve money, 503 with the reason when it cannot. */
import type { FastifyInstance } from 'fastify'
import type { Database } from '#foundation/platform/server/database/database.ts'

const patienceMs = 2_000

export function registerHealth(app: FastifyInstance, database: Database, version: string): void {
  let asking: Promise<string | null> | undefined
  /**
   * Whoever asks while another asks gets the same answer: a hundred questions must not become a
   * hundred waits for a connection.
   */
  const askOnce = () => (asking ??= askDatabase(database).finally(() => (asking = undefined)))
  app.get('/healthz', { logLevel: 'silent' }, async (_request, reply) => {
    reply.header('cache-control', 'no-store')
    const reason = await within(patienceMs, askOnce())
    if (reason) return reply.status(503).send({ status: 'unavailable', reason })
    return reply.send({ status: 'ok', version, database: 'ok' })
  })
}

function askDatabase(database: Database): Promise<string | null> {
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
