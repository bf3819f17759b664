/** A late placement that ends with all of its principal, and without its return. */
import { setTimeout as pause } from 'node:timers/promises'
import { v7 as uuidv7 } from 'uuid'
import { afterEach, expect, test } from 'vitest'
import { incomeApproval } from '#money/pools/server/declare-income.ts'
import { lockPool } from '#money/pools/server/pools.ts'
import { anyApprovalKind } from '#teamwork/approvals/server/approval-kind.ts'
import { approveRequest } from '#teamwork/approvals/server/decide-approval.ts'
import { listApprovals, readApproval } from '#teamwork/approvals/server/read-approvals.ts'
import { openMaturityFixture } from '#tests/fixtures/investing/maturity-fixture.ts'
import { adminContext, withContext } from '#tests/fixtures/people/contexts.ts'
import { outcome } from '#tests/fixtures/people/outcomes.ts'
import { fileImpairment, impairApproval } from './impairment.ts'

const fixture = await openMaturityFixture()
const { addSaver, addPool, place, stateOf, available, mature, agreeToImpair } = fixture
const [ana, ben] = fixture.staff
const kinds = [anyApprovalKind(impairApproval)]

afterEach(() => fixture.expectSoundPlacements())

const file = (placementId: string, returnedCentavos = 1_000_00n) =>
  withContext(fixture, adminContext(ana), async (ctx) => {
    const reason = { en: 'No income came.', fil: 'Walang dumating na kita.' }
    const filed = { placementId, approvalId: uuidv7(), returnedCentavos, reason, notes: '' }
    return (await fileImpairment(ctx, filed)).approvalId
  })
const rowOf = async (approvalId: string) =>
  (
    await withContext(fixture, adminContext(ben), (ctx) => listApprovals(ctx, { view: 'waiting' }))
  ).approvals.find((row) => row.approvalId === approvalId)
const opened = (approvalId: string) =>
  withContext(fixture, adminContext(ben), (ctx) => readApproval(ctx, kinds, { approvalId }))

test('it is refused as soon as the pool can pay the return, which is then paid', async () => {
  const userId = await addSaver()
  const poolId = await addPool()
  const placementId = await place(userId, { poolId })
  await mature()
  const filed = await file(placementId)
  await fixture.fillOwnPool(50_00n, poolId)
  expect(await outcome(agreeToImpair(filed))).toBe('impair-pool-can-pay')
  expect(await stateOf(placementId)).toMatchObject({ state: 'due', late: true })
  await mature()
  expect([await stateOf(placementId), await available(userId)]).toMatchObject([
    { state: 'paid', returned: 1_040_00n },
    10_040_00n,
  ])
})

test('it is refused at the filing, too; older ones take from the pool first', async () => {
  const poolId = await addPool()
  const older = await place(await addSaver(), { poolId, dueInDays: -2, gainCentavos: 80_00n })
  const younger = await place(await addSaver(), { poolId, dueInDays: -1 })
  await mature()
  await fixture.fillOwnPool(70_00n, poolId)
  // Nobody overtakes: the pool cannot pay the older one.
  await agreeToImpair(await file(younger))
  expect(await stateOf(younger)).toMatchObject({ state: 'impaired', returned: 1_000_00n })
  await fixture.fillOwnPool(10_00n, poolId)
  expect(await outcome(file(older))).toBe('impair-pool-can-pay')
  await mature()
  expect(await stateOf(older)).toMatchObject({ state: 'paid' })
})

test('income that is being agreed to goes first', async () => {
  const poolId = await addPool()
  const placementId = await place(await addSaver(), { poolId })
  await mature()
  const filed = await file(placementId)
  const income = await fixture.declare({ poolId, amountCentavos: 50_00n })
  let ending: Promise<string> | undefined
  await withContext(fixture, adminContext(ben), async (ctx) => {
    await lockPool(ctx.tx, poolId)
    ending = outcome(agreeToImpair(filed))
    await pause(300)
    await approveRequest(ctx, [anyApprovalKind(incomeApproval(async () => []))], {
      approvalId: income,
    })
  })
  expect(await ending).toBe('impair-pool-can-pay')
  expect(await stateOf(placementId)).toMatchObject({ state: 'due' })
})

test('the second person sees that all comes back, the return, the pool and its dues', async () => {
  const poolId = await addPool()
  const older = await place(await addSaver(), { poolId, dueInDays: -2, gainCentavos: 80_00n })
  const placementId = await place(await addSaver(), { poolId })
  await mature()
  await fixture.fillOwnPool(30_00n, poolId)
  const approvalId = await file(placementId)
  const part = await file(older, 400_00n)
  expect([await rowOf(approvalId), await rowOf(part)]).toMatchObject([
    { allComesBack: true },
    { allComesBack: false },
  ])
  expect((await opened(approvalId)).details.lateReturn).toEqual({
    gainCentavos: 50_00n,
    poolName: { en: 'A', fil: 'B' },
    inPoolCentavos: 30_00n,
    dueCentavos: 130_00n,
  })
  await agreeToImpair(approvalId)
  const records = await fixture.asOwner<{ description: string }>(
    `select description from user_activity_log where subject_id = $1
       and action_type like 'ADMIN_APPROVAL%' order by id`,
    [placementId],
  )
  expect(records.map(({ description }) => description)).toEqual([
    'Requested approval to give back all ₱1,000.00 of an investment, without a return.',
    'Approved, as the second person, giving back all ₱1,000.00 of an investment, without a return.',
  ])
})
