/** T13: before staff confirm, the server says whether it takes a second person, as it decides. */
import { afterEach, beforeEach, expect, test } from 'vitest'
import { readAdjustmentStanding } from '#money/adjustments/server/read-standing.ts'
import { previewCompletion } from '#money/deposits/server/moves/second-person.ts'
import { readInvestmentForAdmin } from '#money/investments/server/read-investments.ts'
import { findLimitAbove } from '#money/transactions/shared/rules-alone.ts'
import { previewStep } from '#money/withdrawals/server/moves/second-person.ts'
import { readWithdrawalForAdmin } from '#money/withdrawals/server/read-withdrawals.ts'
import { adminContext, withContext } from '../../fixtures/people/contexts.ts'
import { openDepositFixture } from '../../fixtures/people/deposit-fixture.ts'
import { openInvestmentFixture } from '../../fixtures/people/investment-fixture.ts'
import { twoPersonsFixture } from '../../fixtures/people/second-person-fixture.ts'

const fixture = await twoPersonsFixture()
const deposits = await openDepositFixture(fixture)
const investments = await openInvestmentFixture(fixture)
const { ana } = fixture.people

beforeEach(() => fixture.forgetMovedAlone())
afterEach(() => fixture.expectWholeBooks())

const asAna = <T>(work: Parameters<typeof withContext<T>>[2]) =>
  withContext(fixture, adminContext(ana), work)
const completion = (transactionId: string) =>
  asAna((ctx) => previewCompletion(ctx, { transactionId }))
const agreeing = (transactionId: string) =>
  asAna((ctx) => previewStep(ctx, { transactionId, step: 'agree' }))

test('T13 the preview of a deposit names the limit that the decision keeps', async () => {
  const cases = [
    [50_000_01n, 'amount', 50_000_00n],
    [50_000_00n, undefined, undefined],
    [50_000_00n, undefined, undefined],
    [50_000_00n, undefined, undefined],
    [50_000_00n, undefined, undefined],
    [1_000_00n, 'person-day', 200_000_00n],
  ] as const
  for (const [amountCentavos, kind, limitCentavos] of cases) {
    const { transactionId } = await deposits.request(await deposits.addSaver(), amountCentavos)
    const limit = await completion(transactionId)
    expect([limit?.kind, limit?.limitCentavos]).toEqual([kind, limitCentavos])
    const { waitsForApproval } = await deposits.move(ana, transactionId, 'completed')
    expect(waitsForApproval).toBe(limit !== null)
  }
})

test('T13 the preview of a withdrawal counts what was agreed for this user', async () => {
  const userId = await fixture.addSaver(120_000_00n)
  for (const kind of [undefined, 'user-day'] as const) {
    const { transactionId } = await fixture.request(userId, { amountCentavos: 40_000_00n })
    const limit = await agreeing(transactionId)
    expect(limit?.kind).toBe(kind)
    const { waitsForApproval } = await fixture.moveFor(ana, transactionId, 'approved')
    expect(waitsForApproval).toBe(limit !== null)
  }
  const { transactionId } = await fixture.request(await fixture.addSaver(90_000_00n), {
    amountCentavos: 60_000_00n,
  })
  expect(await agreeing(transactionId)).toMatchObject({
    kind: 'amount',
    limitCentavos: 50_000_00n,
  })
  expect(await asAna((ctx) => previewStep(ctx, { transactionId, step: 'end-wait' }))).toMatchObject(
    { kind: 'amount' },
  )
})

test('T13 an approved withdrawal had its second person: paying it asks for none', async () => {
  const { transactionId } = await fixture.request(await fixture.addSaver(60_000_00n), {
    amountCentavos: 45_000_00n,
  })
  await fixture.moveFor(ana, transactionId, 'approved')
  expect(await agreeing(transactionId)).toBeNull()
})

test('T13 adjustments and gains show the limits that decide about them', async () => {
  const userId = await fixture.addSaver(50_000_00n)
  const standing = () => asAna((ctx) => readAdjustmentStanding(ctx, { userId }))
  const band = (await standing()).aloneLimits[0]?.limitCentavos ?? 0n
  expect(findLimitAbove((await standing()).aloneLimits, band)).toBeNull()
  await fixture.adjust({ userId, amountCentavos: band - 1_00n })
  const { aloneLimits } = await standing()
  expect(findLimitAbove(aloneLimits, 1_00n)).toBeNull()
  expect(findLimitAbove(aloneLimits, 1_01n)).toMatchObject({
    kind: 'user-day',
    limitCentavos: band,
  })
  const made = await investments.record(userId, { amountCentavos: 20_000_00n })
  const one = await asAna((ctx) => readInvestmentForAdmin(ctx, { investmentId: made.investmentId }))
  expect(one.aloneLimits).toEqual(aloneLimits)
})

test('T13 a preview does not wait for whoever moves money just then', async () => {
  const { transactionId } = await deposits.request(await deposits.addSaver(), 1_000_00n)
  const userId = await fixture.addSaver(50_000_00n)
  const withdrawal = await fixture.request(userId, { amountCentavos: 40_000_00n })
  const { investmentId } = await investments.record(userId, { amountCentavos: 1_000_00n })
  await fixture.database.transaction(async (tx) => {
    await tx.rows(`select count_moved_alone($1, $2, null, 'deposit', 'in', 1)`, [
      transactionId,
      'company-access',
    ])
    expect(await completion(transactionId)).toBeNull()
    expect(await agreeing(withdrawal.transactionId)).toBeNull()
    await asAna((ctx) => readAdjustmentStanding(ctx, { userId }))
    await asAna((ctx) => readInvestmentForAdmin(ctx, { investmentId }))
  })
})

test('T13 a withdrawal names the request that waits, until it is decided or over', async () => {
  const { transactionId } = await fixture.request(await fixture.addSaver(90_000_00n), {
    amountCentavos: 60_000_00n,
  })
  const waiting = async () =>
    (await asAna((ctx) => readWithdrawalForAdmin(ctx, { id: transactionId }))).waiting
  expect(await waiting()).toBeNull()
  await fixture.moveFor(ana, transactionId, 'approved')
  expect(await waiting()).toMatchObject({ step: 'agree', makerName: expect.stringMatching(/./) })
  await fixture.asOwner('alter table approvals disable trigger user')
  await fixture.asOwner(`update approvals set filed_at = now() - interval '3 days',
    expires_at = now() - interval '1 day' where subject_id = '${transactionId}'`)
  await fixture.asOwner('alter table approvals enable trigger user')
  expect(await waiting()).toBeNull()
})
