/**
 * Completed withdrawals over HTTP: a user asks, an administrator completes, everything is written.
 * The same rounds on the same database also measure the same actions without HTTP, all their SQL by
 * pgbench, and the book's part alone by pgbench.
 */
import path from 'node:path'
import { openDatabase } from '#foundation/platform/server/database/database.ts'
import { migrateDatabase } from '#foundation/platform/server/database/schema/migrate.ts'
import { verifyBook } from '#ledger/server/verify.ts'
import { moduleChecks } from '#main/server/book-checks.ts'
import type { PostgresServer } from '../../tests/fixtures/database/postgres-server.ts'
import { onServer } from '../bench-database.ts'
import { secondsOf, secondsOfDatabase, startHttpServer, type HttpServer } from '../http-server.ts'
import { runPgbench } from '../pgbench.ts'
import {
  openDirectClient,
  openHttpClient,
  runCallers,
  type CallerFigures,
  type WithdrawalClient,
} from '../withdrawal-callers.ts'
import { addAdministrators, forgetWrites, openWithdrawalFixture } from '../withdrawal-fixture.ts'

export const httpSlots = [
  'over HTTP',
  'the same verbs without HTTP',
  'the same SQL by pgbench',
  'the book alone by pgbench',
] as const
export type HttpSlotName = (typeof httpSlots)[number]

export interface HttpSlot {
  /** Completed withdrawals. */
  perSecond: number
  /** Processor time for each, of the calling process and of PostgreSQL. */
  callerMs: number
  databaseMs: number
  callers?: CallerFigures
}

export interface HttpReport {
  /** One slot of each kind for each round. */
  slots: Map<HttpSlotName, HttpSlot[]>
  completed: number
  problems: string[]
}

export interface HttpOptions {
  callers: number
  rounds: number
  seconds: number
  pgbench: string | undefined
}

interface SlotRun {
  count: number
  perSecond: number
  callers?: CallerFigures
}

const databaseName = 'kaban_bench_http'
/** As many as the server's pool has. */
const connections = 16

export async function measureHttp(
  server: PostgresServer,
  options: HttpOptions,
  onRound: (round: number) => void = () => {},
): Promise<HttpReport> {
  await onServer(server, 'postgres', `create database ${databaseName}`)
  await migrateDatabase(server.ownerUrl(databaseName))
  const http = await startHttpServer(server, databaseName)
  const database = openDatabase(server.applicationUrl(databaseName), {
    connections,
    applicationName: 'kaban bench',
  })
  try {
    const { callers } = options
    // Two users for each caller, or they would meet the limits on writing.
    const fixture = await openWithdrawalFixture(server, databaseName, 2 * callers)
    const adminTokens = await addAdministrators(server, databaseName, callers)
    const overHttp = openHttpClient(http.port, adminTokens, callers)
    const direct = openDirectClient(database, fixture)
    const callersOf = (client: WithdrawalClient) => async (seconds: number) => {
      const found = await runCallers(client, fixture, seconds, callers)
      return {
        count: found.completed,
        perSecond: found.completed / found.seconds,
        callers: found,
      }
    }
    const runs: Record<HttpSlotName, ((seconds: number) => Promise<SlotRun>) | undefined> = {
      'over HTTP': callersOf(overHttp),
      'the same verbs without HTTP': callersOf(direct),
      'the same SQL by pgbench': pgbenchRun(server, options.pgbench, 'withdrawal'),
      'the book alone by pgbench': pgbenchRun(server, options.pgbench, 'hold-capture'),
    }
    const report: HttpReport = { slots: new Map(), completed: 0, problems: [] }
    // Round 0 warms up and does not count.
    for (let round = 0; round <= options.rounds; round += 1) {
      onRound(round)
      // The tables were empty a moment ago; plan for what they have become.
      if (round < 2) await onServer(server, databaseName, 'vacuum analyze')
      const seconds = round === 0 ? Math.min(3, options.seconds) : options.seconds
      for (const name of httpSlots) {
        const run = runs[name]
        if (!run) continue
        const { count, slot } = await measureSlot(server, http, name, () => run(seconds))
        if (round === 0) continue
        report.completed += name === 'the book alone by pgbench' ? 0 : count
        report.slots.set(name, [...(report.slots.get(name) ?? []), slot])
      }
    }
    overHttp.close()
    report.problems = (await verifyBook(database, moduleChecks)).problems
    return report
  } finally {
    await http.stop()
    await database.close()
  }
}

function pgbenchRun(server: PostgresServer, pgbench: string | undefined, script: string) {
  if (!pgbench) return undefined
  const file = path.join(import.meta.dirname, '..', 'scripts', `${script}.sql`)
  return async (seconds: number): Promise<SlotRun> => {
    const options = { clients: connections, seconds, database: databaseName }
    const { perSecond } = await runPgbench(pgbench, server, file, options)
    return { count: perSecond * seconds, perSecond }
  }
}

async function measureSlot(
  server: PostgresServer,
  http: HttpServer,
  name: HttpSlotName,
  run: () => Promise<SlotRun>,
): Promise<{ count: number; slot: HttpSlot }> {
  // Only the server relays live names; it must not inherit those of the other slots.
  await onServer(server, databaseName, 'truncate live_outbox')
  await forgetWrites(server, databaseName)
  const pid = name === 'over HTTP' ? http.pid : process.pid
  const [callerBefore, databaseBefore] = [secondsOf(pid), secondsOfDatabase(server)]
  const { count, perSecond, callers } = await run()
  // PostgreSQL counts the time of a connection once it has noticed its end.
  await new Promise((resolve) => setTimeout(resolve, 150))
  const callerMs = ((secondsOf(pid) - callerBefore) * 1000) / count
  return {
    count,
    slot: {
      perSecond,
      callerMs: name.endsWith('pgbench') ? Number.NaN : callerMs,
      databaseMs: ((secondsOfDatabase(server) - databaseBefore) * 1000) / count,
      ...(callers ? { callers } : {}),
    },
  }
}
