/**
 * Completed withdrawals over HTTP: a user asks, an administrator completes, everything written.
 * Beside it, in the same rounds on the same database: the same verbs without HTTP, all their SQL by
 * pgbench, and the book's part alone by pgbench.
 */
import path from 'node:path'
import { openDatabase } from '#foundation/platform/server/database/database.ts'
import { migrateDatabase } from '#foundation/platform/server/database/migrate.ts'
import { verifyBook } from '#ledger/server/verify.ts'
import { moduleChecks } from '#main/server/book-checks.ts'
import type { PostgresServer } from '../tests/fixtures/database/postgres-server.ts'
import { onServer } from './ground.ts'
import { secondsOf, secondsOfDatabase, startHttpServer } from './http-server.ts'
import { runPgbench } from './pgbench.ts'
import { openDirectDesk, openHttpDesk, runCallers, type Halves } from './withdrawal-callers.ts'
import { openWithdrawalGround } from './withdrawal-ground.ts'

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
  /**
   * Milliseconds of processor time for each, of the process that calls the database and of
   * PostgreSQL.
   */
  callerMs: number
  databaseMs: number
  halves?: Halves
}

export interface HttpReport {
  /** Of each kind one slot a round. */
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
    const ground = await openWithdrawalGround(server, databaseName, options.callers)
    const direct = openDirectDesk(database, ground)
    const overHttp = openHttpDesk(http.port, ground, options.callers)
    const report: HttpReport = { slots: new Map(), completed: 0, problems: [] }
    const script = (name: string) => path.join(import.meta.dirname, 'scripts', `${name}.sql`)

    /** Round 0 warms up and is not counted. */
    for (let round = 0; round <= options.rounds; round += 1) {
      onRound(round)
      // Tables that were empty a moment ago are planned for as what they have become.
      if (round < 2) await onServer(server, databaseName, 'vacuum analyze')
      const seconds = round === 0 ? Math.min(3, options.seconds) : options.seconds
      const byCallers = async (desk: Parameters<typeof runCallers>[0]) => {
        const halves = await runCallers(desk, ground, seconds)
        return { count: halves.completed, perSecond: halves.completed / halves.seconds, halves }
      }
      const byPgbench = async (name: string) => {
        const { perSecond } = await runPgbench(
          options.pgbench ?? '',
          server,
          script(name),
          connections,
          seconds,
          databaseName,
        )
        return { count: perSecond * seconds, perSecond }
      }
      const runs: Record<
        HttpSlotName,
        (() => Promise<{ count: number; perSecond: number; halves?: Halves }>) | undefined
      > = {
        'over HTTP': () => byCallers(overHttp),
        'the same verbs without HTTP': () => byCallers(direct),
        'the same SQL by pgbench': options.pgbench ? () => byPgbench('withdrawal') : undefined,
        'the book alone by pgbench': options.pgbench ? () => byPgbench('hold-capture') : undefined,
      }
      for (const name of httpSlots) {
        const run = runs[name]
        if (!run) continue
        // Nobody relays the names that the other slots write: the server's relay must not inherit them.
        await onServer(server, databaseName, 'truncate live_outbox')
        const pid = name === 'over HTTP' ? http.pid : process.pid
        const [caller, postgres] = [secondsOf(pid), secondsOfDatabase(server)]
        const { count, perSecond, halves } = await run()
        // Connections that ended are counted once the database has noticed it.
        await new Promise((resolve) => setTimeout(resolve, 150))
        const callerMs = name.endsWith('pgbench')
          ? Number.NaN
          : ((secondsOf(pid) - caller) * 1000) / count
        const databaseMs = ((secondsOfDatabase(server) - postgres) * 1000) / count
        if (round === 0) continue
        report.completed += name === 'the book alone by pgbench' ? 0 : count
        report.slots.set(name, [
          ...(report.slots.get(name) ?? []),
          { perSecond, callerMs, databaseMs, ...(halves ? { halves } : {}) },
        ])
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
