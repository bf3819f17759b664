/**
 * `npm run bench`: ratios, measured in one run on one server. `npm run bench -- book` measures only
 * the ledger, `-- http` only the part over HTTP, `-- http --against FOLDER` that beside the version
 * in another work tree, `-- sign-in` only what signing in costs; `-- processes` measures throughput
 * against the number of processes, `-- live` many live streams at one, `-- growth` the same
 * questions to databases of different sizes. Slots are interleaved and repeated, so that other work
 * of the machine falls on all of them; the median of the ratios inside each round counts.
 */
import os from 'node:os'
import path from 'node:path'
import { openDatabase } from '#foundation/platform/server/database/database.ts'
import { verifyBook } from '#ledger/server/verify.ts'
import { measureApplication } from './application.ts'
import {
  databaseName,
  onServer,
  openBenchDatabase,
  portableDatabaseName,
  settle,
  usedSeconds,
  walBytes,
} from './bench-database.ts'
import { reportBookRates, type BookRates } from './book-report.ts'
import { say } from './figures.ts'
import { reportGrowth } from './growth/growth.ts'
import { reportHttpAgainst } from './http/http-against.ts'
import { reportHttp } from './http/http-report.ts'
import { reportLive } from './live.ts'
import { fillPgbench, findPgbench, runPgbench } from './pgbench.ts'
import { reportProcesses } from './processes.ts'
import { reportSignIn } from './sign-in.ts'

const rounds = Number(process.env.KABAN_BENCH_ROUNDS || 5)
/** Whole seconds, because pgbench takes no others. */
const seconds = Math.max(1, Math.round(Number(process.env.KABAN_BENCH_SECONDS || 5)))
const scale = 50
const clientCounts = [8, 32]
const callers = 64
/** More would wait longer on a busy machine than the server lets a request wait. */
const httpCallers = 32

const file = (name: string) => path.join(import.meta.dirname, 'scripts', `${name}.sql`)
/** `worth`: transfers in one transaction. */
const scripts: { name: string; script: string; worth: number; database?: string }[] = [
  { name: 'TPC-B-like', script: 'builtin:tpcb-like', worth: 1 },
  { name: 'one call: update + insert', script: file('one-call'), worth: 1 },
  { name: 'plain ledger', script: file('plain-uniform'), worth: 1 },
  { name: 'plain ledger, one hot account', script: file('plain-hot'), worth: 1 },
  { name: 'uniform transfers', script: file('uniform'), worth: 1 },
  { name: 'transfers on one till', script: file('one-till'), worth: 1 },
  {
    name: 'transfers on one portable till',
    script: file('one-till'),
    worth: 1,
    database: portableDatabaseName,
  },
  { name: 'batches of 100', script: file('batch-100'), worth: 100 },
]

const rates: BookRates = { clientCounts, callers, pgbench: new Map(), application: new Map() }

const [part, option, folder] = process.argv.slice(2)
const parts = ['book', 'http', 'sign-in', 'processes', 'live', 'growth']
if (part !== undefined && !parts.includes(part))
  throw new Error(`npm run bench -- ${part} is no part. Choose one of: ${parts.join(', ')}`)

const server = await openBenchDatabase()
try {
  const processor = `${os.cpus().length} cores (${os.cpus()[0]?.model ?? 'unknown'})`
  const memory = `${Math.round(os.totalmem() / 2 ** 30)} GB`
  say(`${processor}, ${memory}, ${rounds} rounds of ${seconds} s slots`)
  const pgbench = findPgbench()
  if (!pgbench) say('This machine has no pgbench: the rates of the bare database are not measured.')
  if (part === 'processes') await reportProcesses(server, rounds, seconds)
  if (part === 'live') await reportLive(server)
  if (part === 'growth') await reportGrowth(server, rounds)
  if (part === undefined || part === 'book') await measureBook(pgbench)
  if (part === 'http' && option === '--against' && folder)
    await reportHttpAgainst(server, folder, { callers: httpCallers, rounds, seconds })
  else if (part === undefined || part === 'http')
    await reportHttp(server, { callers: httpCallers, rounds, seconds, pgbench })
  if (part === undefined || part === 'sign-in') await reportSignIn(server, rounds, seconds)
} finally {
  await server.stop()
}

async function measureBook(pgbench: string | undefined): Promise<void> {
  if (pgbench) {
    say(`filling pgbench's own tables at scale ${scale} …`)
    await fillPgbench(pgbench, server, scale)
  }
  await settle(server)
  for (let round = 0; round <= rounds; round += 1) await runRound(pgbench, round)
  reportBookRates(
    rates,
    scripts.map(({ name }) => name),
  )
  for (const name of [databaseName, portableDatabaseName]) await reportBook(name)
}

/** Round 0 warms every page up and does not count. */
async function runRound(pgbench: string | undefined, round: number): Promise<void> {
  const load = os.loadavg()[0]?.toFixed(1)
  say(round === 0 ? 'warming up …' : `round ${round} of ${rounds} (load ${load}) …`)
  const length = round === 0 ? 2 : seconds
  for (const clients of pgbench ? clientCounts : []) {
    for (const { name, script, worth, database } of scripts) {
      const [walBefore, usedBefore] = [await walBytes(server), usedSeconds(server)]
      const slot = await runPgbench(pgbench ?? '', server, script, {
        clients,
        seconds: length,
        ...(database && { database }),
      })
      if (round === 0) continue
      const perSecond = slot.perSecond * worth
      // The server counts the connections of the slot once it has noticed that they ended.
      await new Promise((resolve) => setTimeout(resolve, 150))
      const key = `${name}@${clients}`
      const slots = rates.pgbench.get(key) ?? []
      rates.pgbench.set(key, slots)
      slots.push({
        perSecond,
        latencyMs: slot.latencyMs,
        perBusySecond: (perSecond * length) / (usedSeconds(server) - usedBefore),
        walBytes: ((await walBytes(server)) - walBefore) / (perSecond * length),
      })
    }
  }
  for (const shape of ['uniform', 'one till'] as const) {
    const slot = await measureApplication(server, shape, callers, length)
    if (round === 0) continue
    rates.application.set(shape, [...(rates.application.get(shape) ?? []), slot])
  }
}

/** A fast book that is wrong is worth nothing. */
async function reportBook(name: string): Promise<void> {
  const database = openDatabase(server.applicationUrl(name), { connections: 1 })
  const { problems, counts } = await verifyBook(database)
  await database.close()
  const [seen] = await onServer<{ deadlocks: string }>(
    server,
    name,
    'select deadlocks from pg_stat_database where datname = current_database()',
  )
  const entries = counts['all entries sum to zero']
  say(
    `\n${name} afterwards: ${entries} entries verified, ${problems.length} problems, ` +
      `${seen?.deadlocks} deadlocks`,
  )
  for (const problem of problems) say(`  ${problem}`)
  if (problems.length > 0) process.exitCode = 1
}
