/** A change of the placement by another way ends the request to impair it (decision 0017). */
import { v7 as uuidv7 } from 'uuid'
import { afterEach, expect, test } from 'vitest'
import { listApprovals } from '#teamwork/approvals/server/read-approvals.ts'
import { openMaturityFixture } from '#tests/fixtures/investing/maturity-fixture.ts'
import { adminContext, userContext, withContext } from '#tests/fixtures/people/contexts.ts'
import { outcome } from '#tests/fixtures/people/outcomes.ts'
import { exitEarly } from '../exits/exit-early.ts'
import { quoteExit } from '../exits/quote-exit.ts'
import { fileImpairment } from './impairment.ts'

const fixture = await openMaturityFixture()
const { addSaver, addPool, place, stateOf, mature, agreeToImpair } = fixture
const [ana, ben] = fixture.staff

afterEach(() => fixture.expectSoundPlacements())

const file = (placementId: string) =>
  withContext(fixture, adminContext(ana), async (ctx) => {
    const reason = { en: 'The borrower failed.', fil: 'Nalugi ang umutang.' }
    const filed = {
      placementId,
      approvalId: uuidv7(),
      returnedCentavos: 600_00n,
      reason,
      notes: '',
    }
    return (await fileImpairment(ctx, filed)).approvalId
  })
const waiting = async () =>
  (
    await withContext(fixture, adminContext(ben), (ctx) => listApprovals(ctx, { view: 'waiting' }))
  ).approvals.map(({ approvalId }) => approvalId)

async function expectOutdated(approvalId: string): Promise<void> {
  const found = await fixture.asOwner(`select status, decided_by from approvals where id = $1`, [
    approvalId,
  ])
  expect(found).toEqual([{ status: 'outdated', decided_by: null }])
  expect(await waiting()).not.toContain(approvalId)
  expect(await outcome(agreeToImpair(approvalId))).toBe('already-decided')
}

test('it ends when its user leaves early, and no other request does', async () => {
  const userId = await addSaver()
  const [left, stays] = [
    await place(userId, { dueInDays: 30 }),
    await place(userId, { dueInDays: 30 }),
  ]
  const [about, other] = [await file(left), await file(stays)]
  const quoteId = uuidv7()
  await withContext(fixture, userContext(userId), async (ctx) => {
    await quoteExit(ctx, { placementId: left, quoteId })
    await exitEarly(ctx, { placementId: left, moveId: uuidv7(), quoteId })
  })
  await expectOutdated(about)
  expect(await waiting()).toEqual([other])
  await agreeToImpair(other)
})

test('it ends when the day of the placement comes, and a new one can be filed', async () => {
  const poolId = await addPool()
  const [due, later] = [await addSaver(), await addSaver()]
  const placementId = await place(due, { poolId })
  const running = await place(later, { poolId, dueInDays: 30 })
  const [about, other] = [await file(placementId), await file(running)]
  await mature()
  expect(await stateOf(placementId)).toMatchObject({ state: 'due' })
  await expectOutdated(about)
  expect(await waiting()).toEqual([other])
  await agreeToImpair(await file(placementId))
  expect(await stateOf(placementId)).toMatchObject({ state: 'impaired' })
  await agreeToImpair(other)
})

test('it ends when the placement is paid, each of a batch', async () => {
  const poolId = await addPool()
  const placed: string[] = []
  for (let nth = 0; nth < 7; nth += 1) placed.push(await place(await addSaver(), { poolId }))
  await mature()
  const filed: string[] = []
  for (const placementId of placed) filed.push(await file(placementId))
  await fixture.fillOwnPool(7n * 50_00n, poolId)
  await mature()
  for (const placementId of placed)
    expect(await stateOf(placementId)).toMatchObject({ state: 'paid' })
  for (const approvalId of filed) await expectOutdated(approvalId)
})
