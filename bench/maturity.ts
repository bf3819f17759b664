/**
 * `npm run bench:maturity`: how long placements take to mature in one night, what one costs beside
 * a completed withdrawal, and what users who withdraw meanwhile feel of it. The number of
 * placements can be given: `npm run bench:maturity -- 5000`. Everything runs on one server and in
 * one process, as in a small installation.
 */
import { setTimeout as wait } from 'node:timers/promises'
import { v7 as uuidv7 } from 'uuid'
import { openDatabase, type Database } from '#foundation/platform/server/database/database.ts'
import { maturePlacements } from '#investing/placements/server/maturity/mature-placements.ts'
import { settleInstallation } from '#main/server/start/installation.ts'
import type { PostgresServer } from '../tests/fixtures/database/postgres-server.ts'
import { databaseName, onServer, openBenchDatabase, settle } from './bench-database.ts'
import { costOf, type Cost } from './cost.ts'
import { median, percentile, say } from './figures.ts'
import { fillWithPlacements, gainForCost } from './maturity-placements.ts'
import { liveServices, openDirectClient, type WithdrawalClient } from './withdrawal-callers.ts'
import { openWithdrawalFixture, type WithdrawalFixture } from './withdrawal-fixture.ts'

const placements = Number(process.argv[2] ?? 100_000)
const callers = 32
/** Between two withdrawals of one caller, on average. */
const thinkMs = 2_000
const quietSeconds = 30
/** Of the comparison of one with one; round 0 warms up and does not count. */
const rounds = 5
/** In each round, of each kind. */
const times = 200
const aim = 1.3

const server = await openBenchDatabase()
try {
  await measure(server)
} finally {
  await server.stop()
}

async function measure(on: PostgresServer): Promise<void> {
  const owner = openDatabase(on.ownerUrl(databaseName), { connections: 1 })
  await settleInstallation(owner, liveServices.settings, liveServices.secrets)
  await owner.close()
  const fixture = await openWithdrawalFixture(on, databaseName, callers)
  const open = (name: string) =>
    openDatabase(on.applicationUrl(databaseName), { applicationName: name })
  const users = open('kaban bench users')
  const client = openDirectClient(users, fixture)
  say(`${placements} placements on ${Math.ceil(placements / 5)} users …`)
  await fillWithPlacements((text) => onServer(on, databaseName, text), {
    placements,
    cost: (rounds + 1) * times,
  })
  // The planner must have seen withdrawals, as in an installation that is in use.
  await withdrawUntil(client, fixture.userTokens, wait(quietSeconds * 500))
  await settle(on)

  const quiet = await withdrawUntil(client, fixture.userTokens, wait(quietSeconds * 1000))
  await compare(on, fixture)

  await makeDue(on, 'night')
  await settle(on)
  const job = open('kaban bench job')
  const batches: number[] = []
  const began = performance.now()
  const night = maturePlacements({ ...liveServices, database: timed(job, batches) })
  const meanwhile = await withdrawUntil(client, fixture.userTokens, night)
  const seconds = (performance.now() - began) / 1000
  await night
  await job.close()
  quiet.push(...(await withdrawUntil(client, fixture.userTokens, wait(quietSeconds * 1000))))
  await users.close()
  report(`${callers} users alone, before and after`, quiet)
  report('users while placements mature', meanwhile)
  say(`p95 ÷ p95 alone: ${(percentile(meanwhile, 0.95) / percentile(quiet, 0.95)).toFixed(2)}`)
  say(
    `${placements} matured in ${seconds.toFixed(0)} s; transactions of the job: p50 ` +
      `${median(batches).toFixed(0)} ms, p95 ${percentile(batches, 0.95).toFixed(0)} ms, worst ` +
      `${Math.max(...batches).toFixed(0)} ms`,
  )
  const [left] = await onServer<{ left: string }>(
    on,
    databaseName,
    `select count(*) as left from placements where state <> 'paid'`,
  )
  say(`not paid: ${left?.left}`)
}

function report(title: string, took: readonly number[]): void {
  const [p50, p95, p99] = [0.5, 0.95, 0.99].map((share) => percentile(took, share).toFixed(0))
  say(`${title}: ${took.length} withdrawals, p50 ${p50} ms, p95 ${p95} ms, p99 ${p99} ms`)
}

/** How long each withdrawal took, requested and completed. */
async function withdrawUntil(
  client: WithdrawalClient,
  tokens: readonly string[],
  end: Promise<unknown>,
): Promise<number[]> {
  let isOver = false
  void end.finally(() => (isOver = true))
  const took: number[] = []
  await Promise.all(
    tokens.map(async (token) => {
      // Not all at once: people do not press together.
      await wait(Math.random() * thinkMs)
      while (!isOver) {
        const id = uuidv7()
        const began = performance.now()
        await client.request(token, id)
        await client.complete(id)
        took.push(performance.now() - began)
        await wait(Math.random() * 2 * thinkMs)
      }
    }),
  )
  return took
}

/** One after the other, in turn, so that both meet the same machine. */
async function compare(on: PostgresServer, fixture: WithdrawalFixture): Promise<void> {
  const found: { maturity: Cost; withdrawal: Cost }[] = []
  for (let round = 0; round <= rounds; round += 1) {
    const withdrawal = await costOf(on, times, async (database) => {
      const one = openDirectClient(database, fixture)
      for (let number = 0; number < times; number += 1) {
        const id = uuidv7()
        await one.request(fixture.userTokens[number % callers] ?? '', id)
        await one.complete(id)
      }
    })
    await makeDue(on, 'cost')
    const maturity = await costOf(on, times, (database) =>
      maturePlacements({ ...liveServices, database }),
    )
    if (round > 0) found.push({ maturity, withdrawal })
  }
  for (const kind of ['withdrawal', 'maturity'] as const) {
    const middle = (of: keyof Cost) => median(found.map((round) => round[kind][of])).toFixed(2)
    say(`one ${kind}: ${middle('cpuMs')} ms of CPU, ${middle('ms')} ms by the clock`)
  }
  const ratios = found.map(({ maturity, withdrawal }) => maturity.cpuMs / withdrawal.cpuMs)
  const [low, high] = [Math.min(...ratios), Math.max(...ratios)].map((ratio) => ratio.toFixed(2))
  const ratio = median(ratios)
  say(
    `a matured placement ÷ a completed withdrawal: ${ratio.toFixed(2)}, ${low} to ${high} ` +
      `(aim ${aim})`,
  )
  if (ratio > aim) say('The aim was not reached.')
}

function timed(database: Database, took: number[]): Pick<Database, 'read' | 'transaction'> {
  return {
    read: database.read,
    async transaction(work) {
      const began = performance.now()
      const result = await database.transaction(work)
      took.push(performance.now() - began)
      return result
    },
  }
}

/** Of those that were placed for this part of the measurement; of the costs, one round. */
async function makeDue(on: PostgresServer, part: 'cost' | 'night'): Promise<void> {
  const [target, most] = part === 'cost' ? ['=', times] : ['<>', 'all']
  await onServer(
    on,
    databaseName,
    `set session_replication_role = replica;
     update placements set due_on = current_date - 1 where id in (
       select id from placements
       where state = 'active' and projected_gain_centavos ${target} ${gainForCost} limit ${most})`,
  )
}
