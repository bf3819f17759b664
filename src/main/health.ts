/** GET /healthz: 200 when this server can serve money, 503 with the reason when it cannot. */
import type { FastifyInstance } from 'fastify'
import type { Database } from '../platform/database.ts'

const patienceMs = 2_000

export function registerHealth(app: FastifyInstance, database: Database, version: string): void {
  app.get('/healthz', { logLevel: 'silent' }, async (_request, reply) => {
    reply.header('cache-control', 'no-store')
    const reason = await databaseTrouble(database)
    if (reason) return reply.status(503).send({ status: 'unavailable', reason })
    return reply.send({ status: 'ok', version, database: 'ok' })
  })
}

async function databaseTrouble(database: Database): Promise<string | null> {
  const slow = new Promise<string>((resolve) => {
    setTimeout(() => resolve('The database does not answer.'), patienceMs).unref()
  })
  const asked = database
    .read((tx) => tx.rows('select 1'))
    .then(() => null, () => 'The database cannot be reached.')
  return await Promise.race([asked, slow])
}
