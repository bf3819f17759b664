/**
 * Traces by OTEL_EXPORTER_OTLP_ENDPOINT (docs/decisions/0057). Without the setting requests, the
 * database and jobs stay as they are, and send-traces.ts with OpenTelemetry's SDK is not loaded.
 */
import type { FastifyInstance } from 'fastify'
import type { Database } from '../database/database.ts'
import type { Settings } from '../settings/settings.ts'

/** The parts of a server that name its requests and say whether to believe their headers. */
export interface Traced {
  /** The procedures of all modules, by module. */
  router: Record<string, Record<string, unknown>>
  settings: Pick<Settings, 'trustedProxies'>
}

export interface Traces {
  /** Makes a span of each request. Call it before registerAdmission, so that it has the wait. */
  ofRequests(app: FastifyInstance, traced: Traced): void
  /** The same database; each transaction and read of a request or job is a span of it. */
  ofDatabase<Opened extends Database>(database: Opened): Opened
  /** Runs a job as a trace of its own. */
  ofJob(name: string, run: () => Promise<unknown>): Promise<unknown>
  /** Resolves when what has ended is sent, or cannot be. */
  close(): Promise<void>
}

export const noTraces: Traces = {
  ofRequests: () => {},
  ofDatabase: (database) => database,
  ofJob: (_name, run) => run(),
  close: () => Promise.resolve(),
}
