import { v7 as uuidv7 } from 'uuid'
import { afterEach, expect, test } from 'vitest'
import { anyApprovalKind } from '#teamwork/approvals/server/approval-kind.ts'
import { readApproval } from '#teamwork/approvals/server/read-approvals.ts'
import { openMaturityFixture } from '#tests/fixtures/investing/maturity-fixture.ts'
import { adminContext, withContext } from '#tests/fixtures/people/contexts.ts'
import { outcome } from '#tests/fixtures/people/outcomes.ts'
import { listOutcomes } from '../outcomes/outcomes.ts'
import { fileImpairment, impairApproval } from './impairment.ts'

const fixture = await openMaturityFixture()
const { addSaver, place, stateOf, available, tillOf, mature, agreeToImpair } = fixture
const [ana, ben] = fixture.staff
const reason = { en: 'The borrower of this plan failed.', fil: 'Nalugi ang umutang.' }

afterEach(() => fixture.expectSoundPlacements())

const file = (
  placementId: string,
  returnedCentavos: bigint,
  staff: string | null = ana,
  approvalId = uuidv7(),
) =>
  withContext(fixture, adminContext(staff), async (ctx) => {
    const filed = { placementId, approvalId, returnedCentavos, reason, notes: 'Letter' }
    return (await fileImpairment(ctx, filed)).approvalId
  })

test('two people impair: the rest comes to the wallet, and the loss is public', async () => {
  const userId = await addSaver()
  const placementId = await place(userId, { dueInDays: 30 })
  const companyBefore = await fixture.companyMoney()
  const approvalId = await file(placementId, 600_00n)
  expect(await stateOf(placementId)).toMatchObject({ state: 'active' })
  await agreeToImpair(approvalId)
  expect(await stateOf(placementId)).toMatchObject({
    state: 'impaired',
    status: 'failed',
    returned: 600_00n,
    payout: 600_00n,
  })
  expect([
    await available(userId),
    await tillOf(userId),
    (await fixture.companyMoney()) - companyBefore,
  ]).toEqual([9_600_00n, 0n, 400_00n])
  const [told] = await fixture.notificationsOf(userId)
  expect(told?.message).toBe(
    'Your investment Harvest is impaired: less than your principal came back. Of the ₱1,000.00 ' +
      'you placed, ₱600.00 is in your wallet and ₱400.00 is lost. Reason: The borrower of this ' +
      'plan failed.',
  )
  const [public_] = await withContext(fixture, { role: 'visitor' }, listOutcomes)
  expect(public_).toMatchObject({ impairedCount: 1, lostCentavos: 400_00n })
  expect(public_?.impairments).toEqual([{ on: expect.stringMatching(/^20/), reason, lost: true }])
})

test('the second person sees the loss, and where the rest goes, before they agree', async () => {
  const userId = await addSaver()
  const placementId = await place(userId, { dueInDays: 30 })
  const approvalId = await file(placementId, 400_00n)
  const kinds = [anyApprovalKind(impairApproval)]
  const request = await withContext(fixture, adminContext(ben), (ctx) =>
    readApproval(ctx, kinds, { approvalId }),
  )
  expect(request).toMatchObject({ amountCentavos: 400_00n, details: { placedCentavos: 1_000_00n } })
  expect(request.effect).toMatchObject({
    before: { postedCentavos: 9_000_00n },
    after: { postedCentavos: 9_400_00n },
    till: 'investments',
    tillCentavos: -1_000_00n,
    besides: { till: 'investment-money', centavos: 600_00n },
  })
})

test('everything can be lost', async () => {
  const userId = await addSaver()
  const placementId = await place(userId, { dueInDays: 30 })
  await agreeToImpair(await file(placementId, 0n))
  expect([await stateOf(placementId), await available(userId)]).toMatchObject([
    { state: 'impaired', returned: 0n },
    9_000_00n,
  ])
})

test('a late placement can be impaired; the one who filed it does not agree to it', async () => {
  const userId = await addSaver()
  const poolId = await fixture.addPool()
  const placementId = await place(userId, { poolId })
  await mature()
  const approvalId = await file(placementId, 999_99n)
  expect(await outcome(agreeToImpair(approvalId, ana))).toBe('own-request')
  expect(await outcome(agreeToImpair(approvalId, null))).not.toBe('done')
  await agreeToImpair(approvalId)
  expect(await stateOf(placementId)).toMatchObject({ state: 'impaired', late: true })
})

test('a late placement can end with all of its principal, and without a return', async () => {
  const userId = await addSaver()
  const placementId = await place(userId, { poolId: await fixture.addPool() })
  expect(await outcome(file(placementId, 1_000_00n))).toBe('impair-not-less')
  await mature()
  expect(await outcome(file(placementId, 1_000_01n))).toBe('impair-not-less')
  const before = await withContext(fixture, { role: 'visitor' }, listOutcomes)
  await agreeToImpair(await file(placementId, 1_000_00n))
  expect([await stateOf(placementId), await available(userId), await tillOf(userId)]).toMatchObject(
    [{ state: 'impaired', returned: 1_000_00n, late: true }, 10_000_00n, 0n],
  )
  const told = await fixture.notificationsOf(userId)
  expect(told.at(-1)?.message).toBe(
    'Your investment Harvest ended without a return. All of the ₱1,000.00 you placed is ' +
      'back in your wallet. The borrower of this plan failed.',
  )
  const [was, is] = [before[0], (await withContext(fixture, { role: 'visitor' }, listOutcomes))[0]]
  expect(is).toMatchObject({
    noReturnCount: (was?.noReturnCount ?? 0) + 1,
    impairedCount: was?.impairedCount,
    lostCentavos: was?.lostCentavos,
  })
  expect(is?.impairments.map(({ lost }) => lost)).toContain(false)
})

test('a request sent again is answered as before, and once decided it is told so', async () => {
  const placementId = await place(await addSaver(), { dueInDays: 30 })
  const approvalId = await file(placementId, 600_00n)
  expect(await file(placementId, 600_00n, ana, approvalId)).toBe(approvalId)
  await agreeToImpair(approvalId)
  expect(await outcome(file(placementId, 600_00n, ana, approvalId))).toBe('already-decided')
})

test('nothing else is an impairment', async () => {
  const userId = await addSaver()
  const placementId = await place(userId, { dueInDays: 30 })
  expect(await outcome(file(placementId, 1_000_00n))).toBe('impair-not-less')
  expect(await outcome(file(uuidv7(), 0n))).toBe('placement-not-found')
  await agreeToImpair(await file(placementId, 1_00n))
  expect(await outcome(file(placementId, 1_00n))).toBe('impair-not-open')
  const staff = await addSaver()
  const own = await place(staff, { dueInDays: 30 })
  expect(await outcome(file(own, 1_00n, staff))).toBe('impair-own')
})

test('the database refuses a loss that nobody agreed to, whoever writes it', async () => {
  const userId = await addSaver()
  const placementId = await place(userId, { dueInDays: 30 })
  await file(placementId, 600_00n)
  await expect(
    fixture.database.transaction((tx) =>
      tx.rows(
        `update placements set state = 'impaired', gain_paid_centavos = 0,
           tax_withheld_centavos = 0, returned_centavos = 60000,
           end_reason = '{"en": "x", "fil": "x"}' where id = $1`,
        [placementId],
      ),
    ),
  ).rejects.toThrow('A placement is impaired when two people agreed to it')
})
