/**
 * Completed withdrawals over HTTP: a user asks, an administrator completes, everything written. The measurement is given the running
 * database of the other ones, starts the server on it, and answers withdrawals for each second.
 */
import type { PostgresServer } from '../tests/postgres-server.ts'

export interface HttpSlot {
  perSecond: number
  p50Ms: number
  p99Ms: number
}

export type MeasureHttp = (server: PostgresServer, callers: number, seconds: number) => Promise<HttpSlot>

/** Absent, the report says that this path was not measured. */
export const measureHttp: MeasureHttp | undefined = undefined
