import { afterEach, expect, test } from 'vitest'
import { openPlacementFixture } from '#tests/fixtures/investing/placement-fixture.ts'

const fixture = await openPlacementFixture()
const { addSaver, place, record, edit, mine, available, investmentsTill } = fixture

afterEach(() => fixture.expectSoundPlacements())

test('wallet and investments add up to the money, also of what staff recorded', async () => {
  const userId = await addSaver(30_000_00n)
  const own = await place(userId)
  const made = await record(userId, {
    amountCentavos: 20_000_00n,
    expectedReturnCentavos: 21_000_00n,
    endDate: '2099-01-05',
  })
  const { recorded, totals, chart, placements } = await mine(userId)
  expect(placements).toHaveLength(1)
  expect(recorded).toEqual([
    {
      investmentId: made.investmentId,
      planName: 'Harvest',
      amountCentavos: 20_000_00n,
      expectedReturnCentavos: 21_000_00n,
      startDate: '2026-01-05',
      endDate: '2099-01-05',
      status: 'active',
      payoutCentavos: null,
      endReason: '',
      endedAt: null,
      sample: made.sample,
      createdAt: made.createdAt,
    },
  ])
  expect(totals).toMatchObject({
    openCount: 2,
    placedCentavos: 24_000_00n,
    projectedGainCentavos: 1_120_00n,
    nextDueOn: own.dueOn,
  })
  expect(totals.placedCentavos).toBe(await investmentsTill(userId))
  expect((await available(userId)) + totals.placedCentavos).toBe(30_000_00n)
  expect(chart.at(-1)).toMatchObject({ placedCentavos: 24_000_00n, paidCentavos: 0n })
})

test('corrections and ends of recorded ones are in sums and chart as in the book', async () => {
  const userId = await addSaver(30_000_00n)
  const paid = await record(userId, { amountCentavos: 5_000_00n })
  const lost = await record(userId, { amountCentavos: 2_000_00n })
  const taken = await record(userId, { amountCentavos: 1_000_00n })
  await record(userId, { amountCentavos: 700_00n, startDate: '2099-01-01', endDate: '2099-06-01' })
  const more = await edit(paid, { amountCentavos: 6_000_00n })
  const ended = await edit(more, { to: 'matured', payoutCentavos: 6_150_00n })
  await edit(ended, { planName: 'Harvest, corrected' })
  await edit(lost, { to: 'failed', payoutCentavos: 300_00n, reason: 'The borrower is insolvent.' })
  await edit(taken, { to: 'cancelled', reason: 'The user changed their mind.' })
  const { recorded, totals, chart } = await mine(userId)
  expect(
    recorded.map(({ status, payoutCentavos, endReason }) => [status, payoutCentavos, endReason]),
  ).toEqual([
    ['pending', null, ''],
    ['cancelled', 1_000_00n, 'The user changed their mind.'],
    ['failed', 300_00n, 'The borrower is insolvent.'],
    ['matured', 6_150_00n, ''],
  ])
  expect(totals).toMatchObject({
    openCount: 1,
    placedCentavos: 700_00n,
    returnedCentavos: 6_450_00n,
    nextDueOn: '2099-06-01',
  })
  expect(totals.placedCentavos).toBe(await investmentsTill(userId))
  expect(chart).toMatchObject([
    { placedCentavos: 700_00n, dueCentavos: 0n, paidCentavos: 6_450_00n },
  ])
})

test('a term that is over is no next date, and nobody reads those of others', async () => {
  const [userId, other] = [await addSaver(), await addSaver()]
  await record(userId)
  expect((await mine(userId)).totals).toMatchObject({ openCount: 1, nextDueOn: null })
  expect(await mine(other)).toMatchObject({
    recorded: [],
    chart: [],
    totals: { openCount: 0, placedCentavos: 0n },
  })
})
