/** Throughput against the number of processes that serve on one port. */
import http from 'node:http'
import os from 'node:os'
import { migrateDatabase } from '#foundation/platform/server/database/schema/migrate.ts'
import type { PostgresServer } from '../tests/fixtures/database/postgres-server.ts'
import { readMetrics } from '../tests/fixtures/servers/read-metrics.ts'
import { onServer } from './bench-database.ts'
import { column, median, percentile, say } from './figures.ts'
import { startHttpServer, type HttpServer } from './http-server.ts'
import { openHttpClient, runCallers } from './withdrawal-callers.ts'
import {
  addAdministrators,
  forgetWrites,
  openWithdrawalFixture,
  type WithdrawalFixture,
} from './withdrawal-fixture.ts'

const counts = [1, 2, 4]
const callers = 8
const readers = 16
/** One user alone may not withdraw as often as a caller does. */
const usersForCaller = 4
const token = 'a-token-of-the-bench'

interface Slot {
  withdrawals: number
  /** How often a busy server asked a caller to come again. */
  askedAgain: number
  reads: number
  readP95Ms: number
}

interface Target {
  count: number
  server: HttpServer
  database: string
  fixture: WithdrawalFixture
  adminTokens: string[]
  slots: Slot[]
}

/** Slots of all counts take turns, so that other work of the machine falls on each of them. */
export async function reportProcesses(
  server: PostgresServer,
  rounds: number,
  seconds: number,
): Promise<void> {
  const targets: Target[] = []
  try {
    for (const count of counts) targets.push(await openTarget(server, count))
    for (let round = 0; round <= rounds; round += 1) {
      const load = os.loadavg()[0]?.toFixed(1)
      say(round === 0 ? 'warming up …' : `round ${round} of ${rounds} (load ${load}) …`)
      for (const target of targets) {
        if (round < 2) await onServer(server, target.database, 'vacuum analyze')
        await forgetWrites(server, target.database)
        const slot = await measure(target, round === 0 ? 2 : seconds)
        if (round > 0) target.slots.push(slot)
      }
    }
  } finally {
    for (const target of targets) await target.server.stop()
  }
  say(
    '\nprocesses   withdrawals/s     against 1    balances/s     against 1   balance p95, ms' +
      '   asked to come again',
  )
  for (const { count, slots } of targets) {
    const of = (figure: (slot: Slot, round: number) => number) => median(slots.map(figure))
    const against = (name: 'withdrawals' | 'reads') =>
      of((slot, round) => slot[name] / (targets[0]?.slots[round]?.[name] ?? Number.NaN))
    say(
      String(count).padStart(9) +
        column(
          of((slot) => slot.withdrawals),
          0,
          16,
        ) +
        column(against('withdrawals'), 2, 14) +
        column(
          of((slot) => slot.reads),
          0,
          14,
        ) +
        column(against('reads'), 2, 14) +
        column(
          of((slot) => slot.readP95Ms),
          0,
          18,
        ) +
        String(slots.reduce((sum, slot) => sum + slot.askedAgain, 0)).padStart(22),
    )
  }
}

async function openTarget(server: PostgresServer, count: number): Promise<Target> {
  const database = `kaban_bench_processes_${count}`
  await onServer(server, 'postgres', `create database ${database}`)
  await migrateDatabase(server.ownerUrl(database))
  const running = await startHttpServer(server, database, {
    KABAN_PROCESSES: String(count),
    KABAN_METRICS_TOKEN: token,
  })
  for (let serving = 0; serving < count;) {
    const series = await readMetrics(`http://127.0.0.1:${running.port}`, token)
    serving = series.filter(({ name }) => name === 'process_start_time_seconds').length
  }
  const fixture = await openWithdrawalFixture(server, database, usersForCaller * callers)
  const adminTokens = await addAdministrators(server, database, callers)
  return { count, server: running, database, fixture, adminTokens, slots: [] }
}

/** Throws at the first answer that is neither a success nor an invitation to come again (503). */
async function measure(target: Target, seconds: number): Promise<Slot> {
  const { server, fixture, adminTokens } = target
  const client = openHttpClient(server.port, adminTokens, callers)
  const done = await runCallers(client, fixture, seconds, callers)
  client.close()
  const waits = await readBalances(server.port, fixture.userTokens, seconds)
  return {
    withdrawals: done.completed / done.seconds,
    askedAgain: client.askedAgain(),
    reads: waits.length / seconds,
    readP95Ms: percentile(waits, 0.95),
  }
}

/** Returns how long each took, in ms. */
async function readBalances(
  port: number,
  tokens: readonly string[],
  seconds: number,
): Promise<number[]> {
  const agent = new http.Agent({ keepAlive: true })
  const waits: number[] = []
  const end = performance.now() + seconds * 1000
  const read = async (session: string) => {
    while (performance.now() < end) {
      const began = performance.now()
      const status = await readBalance(agent, port, session)
      if (status !== 200) throw new Error(`A balance was answered ${status}`)
      waits.push(performance.now() - began)
    }
  }
  await Promise.all(
    Array.from({ length: readers }, (_, reader) => read(tokens[reader % tokens.length] ?? '')),
  )
  agent.destroy()
  return waits
}

function readBalance(agent: http.Agent, port: number, session: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const headers = {
      'content-type': 'application/json',
      'sec-fetch-site': 'same-origin',
      cookie: `kaban_session=${session}`,
    }
    const place = '/rpc/transactions/balance'
    http
      .request({ agent, host: '127.0.0.1', port, path: place, method: 'POST', headers }, (answer) =>
        answer.resume().on('end', () => resolve(answer.statusCode ?? 0)),
      )
      .on('error', reject)
      .end('{"json":{}}')
  })
}
