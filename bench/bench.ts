/**
 * `npm run bench`: ratios, measured in one run on one server (`npm run bench -- http`: only the
 * part over HTTP; `-- sign-in`: only what signing in costs). Slots are interleaved and repeated, so
 * that whatever else the machine does falls on all of them; the figure that counts is the ratio
 * inside a round, and of the rounds the middle one.
 */
import os from 'node:os'
import path from 'node:path'
import { openDatabase } from '#foundation/platform/server/database/database.ts'
import { verifyBook } from '#ledger/server/verify.ts'
import { measureApplication, type ApplicationSlot } from './application.ts'
import { databaseName, onServer, openGround, settle, usedSeconds, walBytes } from './ground.ts'
import { httpSlots, measureHttp } from './http.ts'
import { fillPgbench, findPgbench, runPgbench } from './pgbench.ts'
import { reportSignIn } from './sign-in.ts'

const rounds = Number(process.env.KABAN_BENCH_ROUNDS || 5)
/** Whole ones: pgbench takes no others. */
const seconds = Math.max(1, Math.round(Number(process.env.KABAN_BENCH_SECONDS || 5)))
const scale = 50
const clientCounts = [8, 32]
const callers = 64

const file = (name: string) => path.join(import.meta.dirname, 'scripts', `${name}.sql`)
/** `worth`: transfers in one transaction. */
const scripts = [
  { name: 'TPC-B-like', script: 'builtin:tpcb-like', worth: 1 },
  { name: 'one call: update + insert', script: file('one-call'), worth: 1 },
  { name: 'uniform transfers', script: file('uniform'), worth: 1 },
  { name: 'transfers on one till', script: file('one-till'), worth: 1 },
  { name: 'batches of 100', script: file('batch-100'), worth: 100 },
]

interface Measured {
  perSecond: number[]
  latencyMs: number[]
  walBytes: number[]
  /** Transfers for each second of processor time, of client and server together. */
  perBusySecond: number[]
}

const measured = new Map<string, Measured>()
const applied = new Map<string, ApplicationSlot[]>()

const server = await openGround()
try {
  say(
    `${os.cpus().length} cores (${os.cpus()[0]?.model ?? 'unknown'}), ${Math.round(os.totalmem() / 2 ** 30)} GB, ${rounds} rounds of ${seconds} s slots`,
  )
  const pgbench = findPgbench()
  if (!pgbench) say('This machine has no pgbench: the rates of the bare database are not measured.')
  const part = process.argv[2]
  if (part === undefined) await measureBook(pgbench)
  if (part !== 'sign-in') await reportHttp(pgbench)
  if (part !== 'http') await reportSignIn(server, rounds, seconds, say)
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
  report(pgbench !== undefined)
  await reportBook()
}

/** Round 0 warms every page up and is not counted. */
async function runRound(pgbench: string | undefined, round: number): Promise<void> {
  say(
    round === 0
      ? 'warming up …'
      : `round ${round} of ${rounds} (load ${os.loadavg()[0]?.toFixed(1)}) …`,
  )
  const length = round === 0 ? 2 : seconds
  for (const clients of pgbench ? clientCounts : []) {
    for (const { name, script, worth } of scripts) {
      const before = await walBytes(server)
      const used = usedSeconds(server)
      const slot = await runPgbench(pgbench ?? '', server, script, clients, length)
      if (round === 0) continue
      const into = measuredAt(name, clients)
      into.perSecond.push(slot.perSecond * worth)
      into.latencyMs.push(slot.latencyMs)
      // The connections of the slot are counted once the server has noticed that they ended.
      await new Promise((resolve) => setTimeout(resolve, 150))
      into.perBusySecond.push((slot.perSecond * worth * length) / (usedSeconds(server) - used))
      into.walBytes.push(((await walBytes(server)) - before) / (slot.perSecond * worth * length))
    }
  }
  for (const shape of ['uniform', 'one till'] as const) {
    const slot = await measureApplication(server, shape, callers, length)
    if (round > 0) applied.set(shape, [...(applied.get(shape) ?? []), slot])
  }
}

function report(hasPgbench: boolean): void {
  if (hasPgbench) {
    say(
      `\n${pad('transfers a second, the middle of the rounds', 46)}${clientCounts.map((count) => `${count} clients`.padStart(12)).join('')}   WAL bytes  latency ms`,
    )
    for (const { name } of scripts) {
      const of = clientCounts.map((clients) => measuredAt(name, clients))
      say(
        pad(name, 46) +
          of.map((one) => middle(one.perSecond).toFixed(0).padStart(12)).join('') +
          middle(of[0]?.walBytes ?? [])
            .toFixed(0)
            .padStart(12) +
          `  ${of.map((one) => middle(one.latencyMs).toFixed(2)).join(' / ')}`,
      )
    }
    say(
      `\n${pad('ratios', 46)}${clientCounts.map((count) => `${count} clients`.padStart(12)).join('')}    aim`,
    )
    sayRatio('uniform transfers', 'TPC-B-like', '1.50')
    sayRatio('uniform transfers', 'one call: update + insert', '')
    sayRatio('transfers on one till', 'uniform transfers', '0.95')
    sayRatio('batches of 100', 'uniform transfers', '')
    say('\nthe same for each second of processor time, client and server together')
    sayRatio('uniform transfers', 'TPC-B-like', '', 'perBusySecond')
    sayRatio('transfers on one till', 'uniform transfers', '', 'perBusySecond')
    sayRatio('batches of 100', 'uniform transfers', '', 'perBusySecond')
  }
  say(`\n${callers} callers through the application's own path`)
  for (const [shape, slots] of applied) {
    const rate = middle(slots.map((slot) => slot.perSecond))
    const bare = middle(
      measuredAt(shape === 'uniform' ? 'uniform transfers' : 'transfers on one till', 8).perSecond,
    )
    say(
      `${pad(shape, 24)}${rate.toFixed(0)} a second, p50 ${middle(slots.map((slot) => slot.p50Ms)).toFixed(1)} ms, p99 ${middle(slots.map((slot) => slot.p99Ms)).toFixed(1)} ms` +
        (bare > 0 ? `, ${(rate / bare).toFixed(2)} of the bare database at 8 clients` : ''),
    )
  }
}

async function reportHttp(pgbench: string | undefined): Promise<void> {
  const sayRound = (round: number) =>
    say(
      `over HTTP: ${round === 0 ? 'warming up' : `round ${round} of ${rounds} (load ${os.loadavg()[0]?.toFixed(1)})`} …`,
    )
  const { slots, completed, problems } = await measureHttp(
    server,
    { callers, rounds, seconds, pgbench },
    sayRound,
  )
  const overHttp = slots.get('over HTTP') ?? []
  say(
    `\n${pad(`completed withdrawals, ${callers} callers`, 46)}${'a second'.padStart(12)}${'HTTP ÷ this'.padStart(14)}   processor ms for each: caller, database`,
  )
  for (const name of httpSlots) {
    const found = slots.get(name) ?? []
    if (found.length === 0) continue
    const ratio = middle(
      overHttp.map((slot, round) => slot.perSecond / (found[round]?.perSecond ?? Number.NaN)),
    )
    say(
      pad(name, 46) +
        middle(found.map((slot) => slot.perSecond))
          .toFixed(0)
          .padStart(12) +
        ratio.toFixed(2).padStart(14) +
        `${(name.endsWith('pgbench') ? '–' : middle(found.map((slot) => slot.callerMs)).toFixed(2)).padStart(11)}, ${middle(found.map((slot) => slot.databaseMs)).toFixed(2)}`,
    )
  }
  for (const half of ['requestMs', 'completeMs'] as const) {
    const all = overHttp
      .flatMap((slot) => slot.halves?.[half] ?? [])
      .sort((one, other) => one - other)
    const at = (share: number) => (all[Math.floor(all.length * share)] ?? Number.NaN).toFixed(0)
    say(
      `${pad(half === 'requestMs' ? 'request over HTTP' : 'completion over HTTP', 46)}p50 ${at(0.5)} ms, p99 ${at(0.99)} ms`,
    )
  }
  say(
    `afterwards: ${completed.toFixed(0)} completed withdrawals, ${problems.length} problems in the books`,
  )
  for (const problem of problems) say(`  ${problem}`)
  if (problems.length > 0) process.exitCode = 1
}

/** A fast book that is wrong is worth nothing. */
async function reportBook(): Promise<void> {
  const database = openDatabase(server.applicationUrl(databaseName), { connections: 1 })
  const { problems, counts } = await verifyBook(database)
  await database.close()
  const [seen] = await onServer<{ deadlocks: string }>(
    server,
    databaseName,
    'select deadlocks from pg_stat_database where datname = current_database()',
  )
  say(
    `\nafterwards: ${counts['all entries sum to zero']} entries verified, ${problems.length} problems, ${seen?.deadlocks} deadlocks`,
  )
  for (const problem of problems) say(`  ${problem}`)
  if (problems.length > 0) process.exitCode = 1
}

function sayRatio(
  upper: string,
  lower: string,
  aim: string,
  figure: 'perSecond' | 'perBusySecond' = 'perSecond',
): void {
  const ratios = clientCounts.map((clients) => {
    const [top, bottom] = [measuredAt(upper, clients)[figure], measuredAt(lower, clients)[figure]]
    return middle(top.map((rate, round) => rate / (bottom[round] ?? 1)))
  })
  say(
    pad(`${upper} ÷ ${lower}`, 46) +
      ratios.map((ratio) => ratio.toFixed(2).padStart(12)).join('') +
      aim.padStart(7),
  )
}

function measuredAt(name: string, clients: number): Measured {
  const key = `${name}@${clients}`
  const found = measured.get(key) ?? {
    perSecond: [],
    latencyMs: [],
    walBytes: [],
    perBusySecond: [],
  }
  measured.set(key, found)
  return found
}

function middle(figures: readonly number[]): number {
  const sorted = [...figures].sort((one, other) => one - other)
  return sorted[Math.floor(sorted.length / 2)] ?? 0
}

function pad(text: string, width: number): string {
  return text.padEnd(width)
}

function say(line: string): void {
  process.stdout.write(`${line}\n`)
}
