import { v7 as uuidv7 } from 'uuid'
import { afterEach, expect, test } from 'vitest'
import { recordInvestment } from '#money/investments/server/record-investment.ts'
import { openMaturityFixture } from '#tests/fixtures/investing/maturity-fixture.ts'
import { adminContext, withContext } from '#tests/fixtures/people/contexts.ts'
import { shortInTheEnd } from '../../shared/rules-maturity.ts'
import { listCohorts, listKeptOutcomes, listOutcomes } from './outcomes.ts'
import { readWall } from './wall.ts'

const fixture = await openMaturityFixture()
const { addSaver, place, mature, fillOwnPool } = fixture

afterEach(() => fixture.expectSoundPlacements())

const visitorReads = () => withContext(fixture, { role: 'visitor' }, listOutcomes)
const staff = adminContext(fixture.staff[0])
const readTheWall = () => withContext(fixture, staff, readWall)

test('before anybody placed anything there is nothing to show, and nothing fails', async () => {
  expect(await visitorReads()).toEqual([])
  expect(await withContext(fixture, staff, listCohorts)).toEqual([])
  const wall = await readTheWall()
  expect(wall).toMatchObject({
    late: { count: 0, principalCentavos: 0n, gainCentavos: 0n, oldestDueOn: null },
    later: { count: 0 },
    placedCentavos: 0n,
  })
  expect(wall.weeks.map(({ count, shortCentavos }) => [count, shortCentavos])).toEqual([[0, 0n]])
})

test('everybody reads what was projected, paid and late, and when', async () => {
  const userId = await addSaver()
  await place(userId)
  await place(userId, { gainCentavos: 30_00n })
  await place(userId, { dueInDays: 30 })
  await fillOwnPool(50_00n)
  await mature()
  const [shown, ...others] = await visitorReads()
  expect(others).toEqual([])
  const [{ planId } = {}] = await fixture.asOwner<{ planId: string }>(
    `select entry_id as "planId" from content_versions where id = '${shown?.planVersionId}'`,
  )
  expect(planId).toMatch(/^[0-9a-f-]{36}$/)
  expect(shown).toMatchObject({
    planId,
    planName: { en: 'Harvest', fil: 'Ani' },
    planVersion: 1,
    placementCount: 3,
    placedCentavos: 3_000_00n,
    projectedGainCentavos: 80_00n,
    paidGainCentavos: 50_00n,
    paidCount: 1,
    paidLateCount: 0,
    longestDelayDays: 0,
    lateCount: 1,
    lateCentavos: 1_030_00n,
    impairedCount: 0,
    lostCentavos: 0n,
    impairments: [],
  })
  expect(shown?.lastDueOn).toMatch(/^20\d\d-\d\d-\d\d$/)
  expect(Object.keys(shown ?? {})).not.toContain('coolingCount')
  expect(JSON.stringify(shown, (_, value: unknown) => String(value))).not.toContain(userId)
})

test('who was late and paid later stays in the outcomes, with the longest delay', async () => {
  const was = (await visitorReads())[0]
  const [userId, poolId] = [await addSaver(), await fixture.addPool()]
  const late = await place(userId, { poolId, gainCentavos: 20_00n })
  await mature()
  expect((await visitorReads())[0]).toMatchObject({
    paidLateCount: was?.paidLateCount ?? 0,
    lateCount: (was?.lateCount ?? 0) + 1,
  })
  await fillOwnPool(20_00n, poolId)
  await mature()
  expect(await fixture.stateOf(late)).toMatchObject({ state: 'paid', late: true })
  const paidLateCount = (was?.paidLateCount ?? 0) + 1
  expect((await visitorReads())[0]).toMatchObject({ paidLateCount, lateCount: was?.lateCount ?? 0 })

  // Nobody marked it late: the job did not run on its day.
  await fillOwnPool(20_00n, poolId)
  await place(userId, { poolId, gainCentavos: 20_00n, dueInDays: -12 })
  await mature()
  expect((await visitorReads())[0]).toMatchObject({
    paidLateCount: paidLateCount + 1,
    longestDelayDays: 12,
  })
})

test('whoever asks again within seconds is answered without another walk', async () => {
  const asked = () => withContext(fixture, { role: 'visitor' }, listKeptOutcomes)
  const first = await asked()
  await place(await addSaver())
  expect(await asked()).toBe(first)
  expect(await visitorReads()).not.toEqual(first)
})

test('the wall adds up by pool: what one has too much does not help another', async () => {
  const before = await readTheWall()
  const userId = await addSaver()
  const rich = await fixture.addPool()
  await fillOwnPool(500_00n, rich)
  await place(userId, { dueInDays: 7, gainCentavos: 20_00n })
  await place(userId, { dueInDays: 14, gainCentavos: 10_00n, poolId: rich })
  const wall = await readTheWall()
  const short = (of: typeof wall) => of.weeks.at(-1)?.shortCentavos ?? 0n
  expect(short(wall) - short(before)).toBe(20_00n)
  expect(wall.placedCentavos - before.placedCentavos).toBe(2_000_00n)
  expect(wall.pools.find(({ poolId }) => poolId === rich)).toMatchObject({
    balanceCentavos: 500_00n,
    gainCentavos: 10_00n,
  })
  expect(shortInTheEnd(wall.pools)).toBe(short(wall))
  await place(userId, { dueInDays: 700, gainCentavos: 40_00n })
  const later = await readTheWall()
  expect(later.later).toMatchObject({ count: 1, gainCentavos: 40_00n })
  expect([short(later), shortInTheEnd(later.pools)]).toEqual([short(wall), short(wall) + 40_00n])
  const counted = wall.weeks.reduce((sum, { count }) => sum + count, 0) + wall.late.count
  expect(wall.later.count).toBe(0)
  const [{ count }] = (await fixture.asOwner<{ count: number }>(
    `select count(*)::int as count from placements where state in ('cooling', 'active', 'due')`,
  )) as [{ count: number }]
  expect(counted + later.later.count).toBe(count)
})

test('a late return is short at once; what staff recorded is apart from the weeks', async () => {
  // Other tests left some to mature.
  await mature()
  const before = await readTheWall()
  const userId = await addSaver()
  await place(userId, { poolId: await fixture.addPool(), gainCentavos: 30_00n })
  await mature()
  await withContext(fixture, staff, async (ctx) =>
    recordInvestment(ctx, {
      requestId: uuidv7(),
      userId,
      planName: 'Old plan',
      amountCentavos: 700_00n,
      expectedReturnCentavos: null,
      startDate: '2026-01-01',
      endDate: '2027-01-01',
      notes: 'A letter',
    }),
  )
  const wall = await readTheWall()
  expect(wall.late.shortCentavos - before.late.shortCentavos).toBe(30_00n)
  expect(wall.recordedCentavos - before.recordedCentavos).toBe(700_00n)
  expect(wall.placedCentavos - before.placedCentavos).toBe(1_000_00n)
})
