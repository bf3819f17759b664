/**
 * `npm run bench -- http --against FOLDER`: completed withdrawals over HTTP of this version and of
 * the one in another work tree, each with its own server and its own database, taking turns.
 */
import os from 'node:os'
import path from 'node:path'
import { openDatabase } from '#foundation/platform/server/database/database.ts'
import { verifyBook } from '#ledger/server/verify.ts'
import { moduleChecks } from '#main/server/book-checks.ts'
import type { PostgresServer } from '../../tests/fixtures/database/postgres-server.ts'
import { onServer, walBytes } from '../bench-database.ts'
import { column, median, say } from '../figures.ts'
import { secondsOf, secondsOfDatabase, startHttpServer, type HttpServer } from '../http-server.ts'
import { openHttpClient, runCallers } from '../withdrawal-callers.ts'
import {
  addAdministrators,
  forgetWrites,
  type openWithdrawalFixture,
} from '../withdrawal-fixture.ts'

interface Options {
  callers: number
  rounds: number
  seconds: number
}

/** Two for each caller, or they would meet the limits on writing. */
const usersOf = ({ callers }: Options) => 2 * callers

/** Of one completed withdrawal, except `perSecond`. */
interface Slot {
  perSecond: number
  serverMs: number
  databaseMs: number
  logBytes: number
  requestMs: number
  completeMs: number
}

interface Side {
  name: 'before' | 'now'
  database: string
  http: HttpServer
  userTokens: string[]
  adminTokens: string[]
  slots: Slot[]
}

const goal = 1.6

export async function reportHttpAgainst(
  server: PostgresServer,
  folder: string,
  options: Options,
): Promise<void> {
  const sides: Side[] = []
  try {
    sides.push(await openSide(server, 'before', path.resolve(folder), options))
    sides.push(await openSide(server, 'now', path.join(import.meta.dirname, '..', '..'), options))
    for (let round = 0; round <= options.rounds; round += 1) {
      const load = os.loadavg()[0]?.toFixed(1)
      say(round === 0 ? 'warming up …' : `round ${round} of ${options.rounds} (load ${load}) …`)
      // Each side goes first in every other round.
      for (const side of round % 2 ? sides : sides.toReversed()) {
        // The tables were empty a moment ago; plan for what they have become.
        if (round < 2) await onServer(server, side.database, 'vacuum analyze')
        const slot = await measureSlot(server, side, options)
        if (round > 0) side.slots.push(slot)
      }
    }
    report(sides, options)
    await reportBook(server)
  } finally {
    for (const side of sides) await side.http.stop()
  }
}

/** The server migrates the empty database to its own version, and its own code fills it. */
async function openSide(
  server: PostgresServer,
  name: Side['name'],
  folder: string,
  options: Options,
): Promise<Side> {
  const database = `kaban_bench_${name}`
  await onServer(server, 'postgres', `create database ${database}`)
  const http = await startHttpServer(server, database, {}, folder)
  const own = (await import(path.join(folder, 'bench', 'withdrawal-fixture.ts'))) as {
    openWithdrawalFixture: typeof openWithdrawalFixture
  }
  const { userTokens } = await own.openWithdrawalFixture(server, database, usersOf(options))
  const adminTokens = await addAdministrators(server, database, options.callers)
  return { name, database, http, userTokens, adminTokens, slots: [] }
}

async function measureSlot(
  server: PostgresServer,
  side: Side,
  { callers, seconds }: Options,
): Promise<Slot> {
  const { http, database, adminTokens } = side
  await forgetWrites(server, database)
  const client = openHttpClient(http.port, adminTokens, callers)
  const before = { log: await walBytes(server), ...usedBy(server, http) }
  const found = await runCallers(client, side, seconds, callers)
  client.close()
  const after = { log: await walBytes(server), ...usedBy(server, http) }
  const each = (figure: keyof typeof before) => (after[figure] - before[figure]) / found.completed
  return {
    perSecond: found.completed / found.seconds,
    serverMs: each('server') * 1000,
    databaseMs: each('database') * 1000,
    logBytes: each('log'),
    requestMs: median(found.requestMs),
    completeMs: median(found.completeMs),
  }
}

const usedBy = (server: PostgresServer, http: HttpServer) => ({
  server: secondsOf(http.pid),
  database: secondsOfDatabase(server),
})

const figures: { name: string; of: keyof Slot; decimals: number }[] = [
  { name: 'completed a second', of: 'perSecond', decimals: 0 },
  { name: 'processor of the server, ms each', of: 'serverMs', decimals: 2 },
  { name: 'processor of the database, ms each', of: 'databaseMs', decimals: 2 },
  { name: "database's log, bytes each", of: 'logBytes', decimals: 0 },
  { name: 'request, p50 ms', of: 'requestMs', decimals: 0 },
  { name: 'completion, p50 ms', of: 'completeMs', decimals: 0 },
]

function report(sides: readonly Side[], { callers }: Options): void {
  const [before = [], now = []] = sides.map(({ slots }) => slots)
  const title = `completed withdrawals over HTTP, ${callers} callers`.padEnd(46)
  say(`\n${title}      before         now       ratio`)
  for (const { name, of, decimals } of figures) {
    const ratios = now.map((slot, round) => slot[of] / (before[round]?.[of] ?? Number.NaN))
    const rows = [before, now].map((slots) =>
      column(median(slots.map((slot) => slot[of])), decimals),
    )
    const range = `(${Math.min(...ratios).toFixed(2)} to ${Math.max(...ratios).toFixed(2)})`
    const aim = of === 'perSecond' ? ` goal ${goal}` : ''
    say(`${name.padEnd(46)}${rows.join('')}${column(median(ratios), 2)} ${range}${aim}`)
  }
}

/** The books of the old version are checked by its own command; these by ours. */
async function reportBook(server: PostgresServer): Promise<void> {
  const database = openDatabase(server.applicationUrl('kaban_bench_now'), { connections: 1 })
  const { problems } = await verifyBook(database, moduleChecks)
  await database.close()
  say(`afterwards: ${problems.length} problems in the books of this version`)
  for (const problem of problems) say(`  ${problem}`)
  if (problems.length > 0) process.exitCode = 1
}
