/** Staff settle what recorded investments gain from the pool that pays placements, too. */
import { setTimeout as wait } from 'node:timers/promises'
import { v7 as uuidv7 } from 'uuid'
import { afterAll, afterEach, expect, test } from 'vitest'
import {
  openDatabase,
  type Database,
  type Transaction,
} from '#foundation/platform/server/database/database.ts'
import { post } from '#ledger/server/actions.ts'
import { editInvestment } from '#money/investments/server/edit-investment.ts'
import { readInvestmentForAdmin } from '#money/investments/server/read-investments.ts'
import { changeInvestment } from '#money/investments/server/store.ts'
import { defaultPoolId, lockPool } from '#money/pools/server/pools.ts'
import { openMaturityFixture } from '#tests/fixtures/investing/maturity-fixture.ts'
import { ownMoneyId } from '#tests/fixtures/investing/pool-fixture.ts'
import { adminContext, testServices, withContext } from '#tests/fixtures/people/contexts.ts'
import { outcome } from '#tests/fixtures/people/outcomes.ts'
import { maturePlacements } from './mature-placements.ts'

const fixture = await openMaturityFixture()
const { addSaver, place, record, stateOf } = fixture
const [job, staff] = [
  openDatabase(fixture.url, { connections: 2, applicationName: 'job' }),
  openDatabase(fixture.url, { connections: 1 }),
]

afterAll(() => Promise.all([job.close(), staff.close()]))
afterEach(() => fixture.expectSoundPlacements())

const matureBy = (database: Database) => maturePlacements({ ...testServices, database })
type Recorded = Awaited<ReturnType<typeof record>>

/** Ends the investment with a gain, on a connection of its own, when `first` is done. */
const settle = (
  of: Recorded,
  gainCentavos: bigint,
  first: (tx: Transaction) => Promise<void> = async () => {},
) =>
  outcome(
    withContext({ ...fixture, database: staff }, adminContext(fixture.filer), async (ctx) => {
      await first(ctx.tx)
      await editInvestment(ctx, {
        investmentId: of.investmentId,
        moveId: uuidv7(),
        planName: of.planName,
        amountCentavos: of.amountCentavos,
        expectedReturnCentavos: null,
        to: 'matured',
        payoutCentavos: of.amountCentavos + gainCentavos,
        reason: '',
        notes: '',
        updatedAtSeen: of.updatedAt,
      })
    }),
  )

test('the database names the pool of recorded investments as the actions do', async () => {
  expect(await fixture.asOwner('select general_income() as id')).toEqual([{ id: defaultPoolId }])
})

async function leaveInPool(amountCentavos: bigint): Promise<void> {
  const rest = await fixture.inPool()
  if (rest > 0n)
    await fixture.database.transaction((tx) =>
      post(tx, {
        key: uuidv7(),
        from: defaultPoolId,
        to: ownMoneyId,
        amountCentavos: rest,
        purpose: 'income taken back',
      }),
    )
  if (amountCentavos > 0n) await fixture.fillPool(amountCentavos)
}

/** One that gains ₱50.00 and is late, because the pool is empty. */
async function placeLate(): Promise<string> {
  await leaveInPool(0n)
  const placementId = await place(await addSaver(), { poolId: defaultPoolId })
  await fixture.mature()
  expect(await stateOf(placementId)).toMatchObject({ state: 'due', late: true })
  return placementId
}

test('settle × pay late: income pays who is late before what staff recorded', async () => {
  for (let round = 0; round < 6; round += 1) {
    const placementId = await placeLate()
    const recorded = await record(await addSaver())
    await leaveInPool(60_00n)
    const gain = round % 2 === 0 ? 20_00n : 10_00n
    const [settled] = await Promise.all([
      wait(round).then(() => settle(recorded, gain)),
      wait(5 - round).then(() => matureBy(job)),
    ])
    await matureBy(job)
    expect(await stateOf(placementId)).toMatchObject({ state: 'paid' })
    if (gain === 10_00n) expect([settled, await fixture.inPool()]).toEqual(['done', 0n])
    else expect(settled).toMatch(/^pool-(?:owed|short)$/)
  }
})

const jobWaits = async () =>
  (
    await fixture.asOwner(
      `select from pg_stat_activity where application_name = 'job' and wait_event_type = 'Lock'`,
    )
  ).length > 0

test.each([
  [20_00n, 'pool-owed', 10_00n],
  [10_00n, 'done', 0n],
] as const)('settling %s while a late one waits for the pool: %s', async (gain, answer, left) => {
  const placementId = await placeLate()
  const recorded = await record(await addSaver())
  await leaveInPool(60_00n)
  let paying: Promise<void> | undefined
  const settled = await settle(recorded, gain, async (tx) => {
    await lockPool(tx, defaultPoolId)
    paying ??= matureBy(job)
    await expect.poll(jobWaits, { timeout: 5000 }).toBe(true)
  })
  await paying
  expect([settled, (await stateOf(placementId))?.state, await fixture.inPool()]).toEqual([
    answer,
    'paid',
    left,
  ])
})

test('what is due today counts before the job was there, and staff see both amounts', async () => {
  await leaveInPool(60_00n)
  const placementId = await place(await addSaver(), { poolId: defaultPoolId })
  const tomorrow = await place(await addSaver(), { poolId: defaultPoolId, dueInDays: 1 })
  const recorded = await record(await addSaver())
  const { investmentId } = recorded
  expect(
    await withContext(fixture, adminContext(fixture.filer), (ctx) =>
      readInvestmentForAdmin(ctx, { investmentId }),
    ),
  ).toMatchObject({ poolCentavos: 60_00n, poolOwedCentavos: 50_00n })
  expect(await settle(recorded, 10_01n)).toBe('pool-owed')
  expect(await settle(recorded, 10_00n)).toBe('done')
  await fixture.mature()
  expect([(await stateOf(placementId))?.state, (await stateOf(tomorrow))?.state]).toEqual([
    'paid',
    'active',
  ])
})

test('the database refuses such a gain whoever asks for it', async () => {
  await placeLate()
  await leaveInPool(60_00n)
  const { investmentId, userId, planName, amountCentavos } = await record(await addSaver())
  const [row] = await fixture.asOwner<{ till_id: string }>(
    'select till_id from investments where id = $1',
    [investmentId],
  )
  const gain = { key: uuidv7(), from: defaultPoolId, to: row?.till_id ?? '', subjectId: userId }
  await expect(
    fixture.database.transaction(async (tx) => {
      await changeInvestment(tx, {
        investmentId,
        planName,
        amountCentavos,
        expectedReturnCentavos: null,
        status: 'matured',
        payoutCentavos: amountCentavos + 20_00n,
      })
      await post(tx, { ...gain, amountCentavos: 20_00n, purpose: 'investment gain' })
    }),
  ).rejects.toThrow('The pool pays those that are due before the investment')
})
