/** Races on real connections: each job and each person has a pool of connections of their own. */
import { setTimeout as wait } from 'node:timers/promises'
import { v7 as uuidv7 } from 'uuid'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import {
  DatabaseUnreachable,
  openDatabase,
  type Database,
  type Transaction,
} from '#foundation/platform/server/database/database.ts'
import { lockWallet } from '#ledger/server/actions.ts'
import { bothOrders } from '#tests/fixtures/both-orders.ts'
import { openMaturityFixture } from '#tests/fixtures/investing/maturity-fixture.ts'
import {
  adminContext,
  testServices,
  userContext,
  withContext,
} from '#tests/fixtures/people/contexts.ts'
import { outcome } from '#tests/fixtures/people/outcomes.ts'
import { cancelPlacement } from '../cancel-placement.ts'
import { exitEarly } from '../exits/exit-early.ts'
import { quoteExit } from '../exits/quote-exit.ts'
import { fileImpairment } from '../impairments/impairment.ts'
import { consentToRoll } from '../rolls/consent-to-roll.ts'
import { workThrough } from './batches.ts'
import { markingLate } from './mark-late.ts'
import { maturePlacements } from './mature-placements.ts'

const fixture = await openMaturityFixture()
const { addSaver, addPool, place, stateOf, available, fillOwnPool } = fixture
const jobs: Database[] = []

beforeAll(() => {
  for (let server = 0; server < 3; server += 1)
    jobs.push(openDatabase(fixture.url, { connections: 2, applicationName: `job ${server}` }))
})
afterAll(() => Promise.all(jobs.map((job) => job.close())))
afterEach(() => fixture.expectSoundPlacements())

const run = (database: Pick<Database, 'read' | 'transaction'>, batch?: number) =>
  maturePlacements({ ...testServices, database }, batch)

/** The connection is gone at this statement, whichever transaction it belongs to. */
function dyingAfter(
  database: Database,
  statements: number,
): Pick<Database, 'read' | 'transaction'> & { beganAfter: () => number } {
  let left = statements
  let beganAfter = 0
  const dying = (tx: Transaction): Transaction => {
    if (left <= 0) beganAfter += 1
    const dieOr =
      <Given extends unknown[], Row>(ask: (...given: Given) => Promise<Row>) =>
      async (...given: Given): Promise<Row> => {
        left -= 1
        if (left <= 0) await tx.rows('select pg_terminate_backend(pg_backend_pid())')
        return await ask(...given)
      }
    return {
      ...tx,
      rows: dieOr(tx.rows) as Transaction['rows'],
      row: dieOr(tx.row) as Transaction['row'],
      maybeRow: dieOr(tx.maybeRow) as Transaction['maybeRow'],
    }
  }
  return {
    read: (work) => database.read((tx) => work(dying(tx))),
    transaction: (work) => database.transaction((tx) => work(dying(tx))),
    beganAfter: () => beganAfter,
  }
}

test('three servers mature the same placements at once: each is paid once', async () => {
  const poolId = await addPool()
  const users = await Promise.all(Array.from({ length: 6 }, () => addSaver()))
  for (const userId of users)
    for (let nth = 0; nth < 5; nth += 1) await place(userId, { poolId, dueInDays: -nth })
  await fillOwnPool(30n * 50_00n, poolId)
  await Promise.all(jobs.map((job) => run(job, 4)))
  for (const userId of users) expect(await available(userId)).toBe(10_200_00n)
})

test('mature and leave early at once: one of them happens', async () => {
  const [poolId, both] = [await addPool(), bothOrders()]
  await fillOwnPool(20n * 50_00n, poolId)
  for (let round = 0; round < 12; round += 1) {
    const userId = await addSaver()
    const placementId = await place(userId, { poolId, dueInDays: 1 })
    const quoteId = uuidv7()
    await withContext(fixture, userContext(userId), (ctx) =>
      quoteExit(ctx, { placementId, quoteId }),
    )
    const leave = (database: Database) =>
      withContext({ ...fixture, database }, userContext(userId), (ctx) =>
        exitEarly(ctx, { placementId, moveId: uuidv7(), quoteId }),
      )
    const left = await both.race(
      () => outcome(leave(jobs[(round + 1) % 3] as Database)),
      () => fixture.moveDueDay(placementId, 0).then(() => run(jobs[round % 3] as Database)),
    )
    await run(jobs[0] as Database)
    expect([(await stateOf(placementId))?.state, await available(userId)]).toEqual(
      left === 'done' ? ['exited', 9_950_00n] : ['paid', 10_040_00n],
    )
    expect(left).toMatch(/^(?:done|exit-matured|exit-not-active)$/)
  }
  expect(both.answers).toContain('done')
  expect(both.answers.size).toBeGreaterThan(1)
})

test('income that is declared while the job pays: all that fits is paid, never more', async () => {
  const poolId = await addPool()
  const users = await Promise.all(Array.from({ length: 8 }, () => addSaver()))
  const placed: string[] = []
  for (const userId of users) placed.push(await place(userId, { poolId }))
  const filed = await Promise.all(
    Array.from({ length: 4 }, () => fixture.declare({ poolId, amountCentavos: 100_00n })),
  )
  await Promise.all([
    ...filed.map((approvalId) => fixture.agree(approvalId)),
    ...jobs.map((job) => run(job, 2)),
  ])
  await run(jobs[0] as Database)
  const states = await Promise.all(placed.map(stateOf))
  expect(states.filter((one) => one?.state === 'paid')).toHaveLength(8)
})

test('mature and impair at once: one of them happens', async () => {
  const [poolId, both] = [await addPool(), bothOrders()]
  await fillOwnPool(20n * 50_00n, poolId)
  for (let round = 0; round < 12; round += 1) {
    const userId = await addSaver()
    const placementId = await place(userId, { poolId, dueInDays: 1 })
    const approvalId = uuidv7()
    await withContext(fixture, adminContext(fixture.filer), (ctx) =>
      fileImpairment(ctx, {
        placementId,
        approvalId,
        returnedCentavos: 400_00n,
        reason: { en: 'The borrower failed.', fil: 'Nalugi ang umutang.' },
        notes: '',
      }),
    )
    await fixture.moveDueDay(placementId, 0)
    const agreed = await both.race(
      () => outcome(fixture.agreeToImpair(approvalId)),
      () => run(jobs[round % 3] as Database),
    )
    await run(jobs[0] as Database)
    const end = await stateOf(placementId)
    expect([end?.state, await available(userId)]).toEqual(
      agreed === 'done' ? ['impaired', 9_400_00n] : ['paid', 10_040_00n],
    )
  }
  expect([...both.answers].toSorted()).toEqual(['already-decided', 'done'])
})

test('a job that loses its database pays each placement once, or not yet @long', async () => {
  const poolId = await addPool()
  const users = await Promise.all(Array.from({ length: 4 }, () => addSaver()))
  const placed: string[] = []
  for (const userId of users)
    for (let nth = 0; nth < 10; nth += 1) placed.push(await place(userId, { poolId }))
  await fillOwnPool(40n * 50_00n, poolId)
  let kills = 0
  for (let after = 1; ; after += 37) {
    const victim = openDatabase(fixture.url, { connections: 1, applicationName: 'victim' })
    const dying = dyingAfter(victim, after)
    const killed = await run(dying, 5).then(
      () => null,
      (error: unknown) => error,
    )
    await victim.close()
    await fixture.expectSoundPlacements()
    if (killed === null) break
    expect(killed).toBeInstanceOf(DatabaseUnreachable)
    // Lost at its commit, a batch may have been paid: the next transaction ends the run.
    expect(dying.beganAfter()).toBeLessThan(2)
    kills += 1
  }
  expect(kills).toBeGreaterThan(5)
  await run(jobs[0] as Database)
  expect((await Promise.all(placed.map(stateOf))).map((one) => one?.state)).toEqual(
    placed.map(() => 'paid'),
  )
  for (const userId of users) expect(await available(userId)).toBe(10_400_00n)
})

test('income that is just being agreed to lets nobody be marked late', async () => {
  const poolId = await addPool()
  const placementId = await place(await addSaver(), { poolId, state: 'due' })
  const approvalId = await fixture.declare({ poolId, amountCentavos: 50_00n })
  const [job, other] = [jobs[0] as Database, jobs[1] as Database]
  let marking: Promise<unknown> | undefined
  await other.transaction(async (tx) => {
    await fixture.agreeIn(tx, approvalId)
    let isOver = false
    marking = workThrough(
      { ...testServices, database: job },
      markingLate({ poolId, batch: 9, failed: [] }),
    ).finally(() => (isOver = true))
    await expect.poll(async () => isOver || (await jobWaits()), { timeout: 5000 }).toBe(true)
  })
  await marking
  expect(await stateOf(placementId)).toMatchObject({ state: 'due', late: false })
  await run(job)
  expect(await stateOf(placementId)).toMatchObject({ state: 'paid', late: false })
})

/** E rolls over in a batch that pays f, and f cancels another placement in the same offer. */
test('cancelling and rolling over at once never wait for each other', async () => {
  const poolId = await addPool()
  const [e, f] = [await addSaver(), await addSaver()]
  const { placementId } = await fixture.placeInOffer(e)
  await fixture.endCooling(placementId)
  await fixture.activate()
  await fixture.moveDueDay(placementId, 3)
  const { planVersionId, termsSha256, offer } = await fixture.read(e)
  const consent = { planVersionId, termsSha256, offerId: offer?.offerId ?? '' }
  await withContext(fixture, userContext(e), (ctx) =>
    consentToRoll(ctx, { placementId, moveId: uuidv7(), ...consent }),
  )
  await fixture.moveDueDay(placementId, -9)
  await fixture.change(placementId, `pool_id = '${poolId}'`)
  await fillOwnPool(1_000_00n, poolId)
  // The job works on five at a time; f comes after the first five.
  for (let nth = 0; nth < 4; nth += 1) await place(await addSaver(), { poolId, dueInDays: -5 })
  await place(f, { poolId, dueInDays: -1 })
  const { placementId: cooling } = await fixture.placeInOffer(f)
  let tries = 0
  let job: Promise<unknown> | undefined
  await withContext(fixture, userContext(f), (ctx) => {
    tries += 1
    const tx: Transaction = {
      ...ctx.tx,
      row: (async (text: string, values: unknown[]) => {
        // The wallet of f is locked now.
        if (text.includes(`set state = 'cancelled'`)) {
          job ??= run(jobs[0] as Database)
          await expect.poll(jobWaits, { timeout: 5000 }).toBe(true)
        }
        return await ctx.tx.row(text, values)
      }) as Transaction['row'],
    }
    return cancelPlacement({ ...ctx, tx }, { placementId: cooling, moveId: uuidv7() })
  })
  await job
  expect([tries, await deadlocks()]).toEqual([1, 0n])
  expect(await stateOf(placementId)).toMatchObject({ state: 'rolled' })
})

const jobWaits = async () =>
  (
    await fixture.asOwner(
      `select from pg_stat_activity where application_name = 'job 0' and wait_event_type = 'Lock'`,
    )
  ).length > 0

async function deadlocks(): Promise<bigint | undefined> {
  // The counter is written at the end of the transaction, and at once when the session is idle.
  await wait(1200)
  const [row] = await fixture.asOwner<{ deadlocks: bigint }>(
    'select deadlocks from pg_stat_database where datname = current_database()',
  )
  return row?.deadlocks
}

test('a batch locks its wallets in the order of their ids, whoever is due first', async () => {
  const [low = '', high = ''] = [await addSaver(), await addSaver()].toSorted()
  const poolId = await addPool()
  await place(high, { poolId, state: 'due', dueInDays: -2 })
  await place(low, { poolId, state: 'due', dueInDays: -1 })
  await fillOwnPool(100_00n, poolId)
  const [job, other] = [jobs[0] ?? fixture.database, jobs[1] ?? fixture.database]
  const waiting = async () => {
    const [found] = await fixture.asOwner<{ waits: boolean }>(
      `select exists (select from pg_stat_activity where datname = current_database()
         and application_name = 'job 0' and wait_event_type = 'Lock') as waits`,
    )
    return found?.waits ?? false
  }
  let paid: Promise<void> | undefined
  await other.transaction(async (tx) => {
    await lockWallet(tx, high)
    paid = run(job)
    while (!(await waiting())) await wait(10)
    expect(
      await fixture.asOwner('select from ledger.wallets where id = $1 for update skip locked', [
        low,
      ]),
    ).toEqual([])
  })
  await paid
  expect([await available(low), await available(high)]).toEqual([10_040_00n, 10_040_00n])
})
