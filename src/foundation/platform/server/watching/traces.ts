/**
 * Traces by OTEL_EXPORTER_OTLP_ENDPOINT (docs/decisions/0058). Without the setting nothing of
 * OpenTelemetry's SDK is loaded, and requests, the database and jobs stay as they are.
 */
import type { FastifyInstance } from 'fastify'
import type { Database } from '../database/database.ts'
import type { HttpParts } from '../http/call-context.ts'
import type { TraceSettings } from '../settings/environment-watching.ts'

export interface Traces {
  /** Makes a span of each request. Call it before registerAdmission, so that it has the wait. */
  ofRequests(app: FastifyInstance, parts: Pick<HttpParts, 'router' | 'settings'>): void
  /** The same database; each transaction and read of a request or job is a span of it. */
  ofDatabase<Opened extends Database>(database: Opened): Opened
  /** Runs a job as a trace of its own. */
  ofJob(name: string, run: () => Promise<unknown>): Promise<unknown>
  /** Resolves when what has ended is sent, or cannot be. */
  close(): Promise<void>
}

export interface TraceOptions extends TraceSettings {
  version: string
  /** Hears that spans are lost, at most once a minute. */
  onTrouble: (reason: string) => void
}

export const noTraces: Traces = {
  ofRequests: () => {},
  ofDatabase: (database) => database,
  ofJob: (_name, run) => run(),
  close: () => Promise.resolve(),
}

export async function openTraces(
  settings: TraceSettings | null,
  options: Omit<TraceOptions, keyof TraceSettings>,
): Promise<Traces> {
  if (!settings) return noTraces
  const { sendTraces } = await import('./send-traces.ts')
  return sendTraces({ ...settings, ...options })
}
