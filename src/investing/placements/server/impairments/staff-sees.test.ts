/** The list of investments and the dialog of one, of what its user placed. */
import { v7 as uuidv7 } from 'uuid'
import { afterEach, expect, test } from 'vitest'
import { listInvestmentsForAdmin } from '#money/investments/server/read-investments.ts'
import type { InvestmentListInput } from '#money/investments/shared/rules.ts'
import { anyApprovalKind } from '#teamwork/approvals/server/approval-kind.ts'
import { rejectRequest } from '#teamwork/approvals/server/decide-approval.ts'
import { openMaturityFixture } from '#tests/fixtures/investing/maturity-fixture.ts'
import { adminContext, withContext } from '#tests/fixtures/people/contexts.ts'
import { placedSql } from '../placements-sql.ts'
import { readPlacementForStaff } from '../staff-placement.ts'
import { fileImpairment, impairApproval } from './impairment.ts'

const fixture = await openMaturityFixture()
const { addSaver, place, mature, agreeToImpair } = fixture
const [ana, ben] = fixture.staff

afterEach(() => fixture.expectSoundPlacements())

const marks = async (input: InvestmentListInput = {}) => {
  const { investments } = await withContext(fixture, adminContext(ana), (ctx) =>
    listInvestmentsForAdmin(ctx, input, placedSql),
  )
  return new Map(investments.map(({ investmentId, mark }) => [investmentId, mark]))
}
const impair = (placementId: string, returnedCentavos: bigint) =>
  withContext(fixture, adminContext(ana), async (ctx) => {
    const reason = { en: 'No income came.', fil: 'Walang dumating na kita.' }
    const filed = { placementId, approvalId: uuidv7(), returnedCentavos, reason, notes: '' }
    return (await fileImpairment(ctx, filed)).approvalId
  })
const opened = (placementId: string) =>
  withContext(fixture, adminContext(ben), (ctx) => readPlacementForStaff(ctx, { placementId }))

test('a late investment is marked and found, and its end without a return is named', async () => {
  const userId = await addSaver()
  const running = await place(userId, { dueInDays: 30 })
  const late = await place(userId, { dueInDays: -3 })
  const recorded = (await fixture.record(userId, { amountCentavos: 100n })).investmentId
  await mature()
  const all = await marks()
  expect([running, late, recorded].map((id) => all.get(id))).toEqual([null, 'late', null])
  expect([...(await marks({ status: 'late' })).keys()]).toEqual([late])
  expect([...(await marks({ status: 'late', search: 'Harvest' })).keys()]).toEqual([late])
  await agreeToImpair(await impair(late, 1_000_00n))
  expect((await marks()).get(late)).toBe('without-return')
  expect([...(await marks({ status: 'late' })).keys()]).toEqual([])
  await agreeToImpair(await impair(running, 400_00n))
  expect((await marks()).get(running)).toBe('impaired')
})

test('while a request waits the dialog names it, and no second one is offered', async () => {
  const placementId = await place(await addSaver(), { dueInDays: 30 })
  expect((await opened(placementId)).impairing).toBeNull()
  const approvalId = await impair(placementId, 400_00n)
  expect((await opened(placementId)).impairing).toEqual({ approvalId, by: 'Test User' })
  await withContext(fixture, adminContext(ben), (ctx) =>
    rejectRequest(ctx, [anyApprovalKind(impairApproval)], { approvalId, reason: 'Wait a week.' }),
  )
  expect((await opened(placementId)).impairing).toBeNull()
})

test('of a late one staff see which pool lacks how much', async () => {
  const poolId = await fixture.addPool()
  const first = await place(await addSaver(), { poolId, dueInDays: -2 })
  const second = await place(await addSaver(), { poolId, dueInDays: -1 })
  await fixture.fillOwnPool(20_00n, poolId)
  await mature()
  const pool = { gainCentavos: 50_00n, poolName: { en: 'A', fil: 'B' }, inPoolCentavos: 20_00n }
  expect((await opened(first)).lateReturn).toEqual({ ...pool, dueCentavos: 50_00n })
  expect((await opened(second)).lateReturn).toEqual({ ...pool, dueCentavos: 100_00n })
  await fixture.fillOwnPool(80_00n, poolId)
  await mature()
  expect((await opened(second)).lateReturn).toBeNull()
})
