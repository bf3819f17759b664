/**
 * GET /metrics, for Prometheus. It exists only with KABAN_METRICS_TOKEN, and is no request of a
 * user: it reads no session, sets no cookie and waits in no queue (docs/decisions/0049).
 */
import { createHash, timingSafeEqual } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { AggregatorRegistry, type Registry } from 'prom-client'
import type { Database } from '#foundation/platform/server/database/database.ts'
import type { Metrics } from '#foundation/platform/server/metrics/metrics.ts'
import type { Settings } from '#foundation/platform/server/settings/settings.ts'
import type { Siblings } from '../start/processes/siblings.ts'
import { shareInstallationFacts } from './installation-facts.ts'
import { installationGauges } from './installation-gauges.ts'

interface Parts {
  metrics: Metrics
  database: Database
  settings: Pick<Settings, 'witnesses'>
  token: string
  siblings?: Siblings | undefined
}

export function registerMetrics(
  app: FastifyInstance,
  { metrics: { registry, ofMachine }, database, settings, token, siblings }: Parts,
): void {
  const readFacts = shareInstallationFacts(database, settings)
  const writeGauges = installationGauges()
  const expected = digest(token)
  app.get('/metrics', { logLevel: 'silent' }, async (request, reply) => {
    reply.header('cache-control', 'no-store')
    const given = /^Bearer +(.+)$/i.exec(request.headers.authorization ?? '')?.[1] ?? ''
    if (!timingSafeEqual(digest(given), expected))
      return reply.status(401).header('www-authenticate', 'Bearer').send()
    const texts = await Promise.all([
      siblings ? ofProcesses(siblings) : registry.metrics(),
      ofMachine.metrics(),
      readFacts().then(writeGauges),
    ])
    return reply.type(registry.contentType).send(texts.join(''))
  })
}

/**
 * The series of all processes. Each has the label `process`, so nothing is summed: a sum would fall
 * when a process ends, and look like a counter that began again.
 */
async function ofProcesses(siblings: Siblings): Promise<string> {
  const all = await siblings.figures()
  const kept = all.map((figures) => figures.map((one) => ({ ...one, aggregator: 'first' })))
  const together: Registry = AggregatorRegistry.aggregate(kept)
  return await together.metrics()
}

/** Of equal length, whatever was sent. */
function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}
