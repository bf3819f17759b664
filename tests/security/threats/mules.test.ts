/** T13: one of the staff and several users who take turns. Bands of one user do not stop them. */
import { v7 as uuidv7 } from 'uuid'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { verifyBook } from '#ledger/server/verify.ts'
import { approvalKinds } from '#main/server/approval-kinds.ts'
import { depositChecks } from '#money/deposits/server/deposit-checks.ts'
import { readMovedAlone } from '#money/transactions/server/moved-alone.ts'
import { readApproval } from '#teamwork/approvals/server/read-approvals.ts'
import { adminContext, withContext } from '../../fixtures/people/contexts.ts'
import { openDepositFixture } from '../../fixtures/people/deposit-fixture.ts'
import { outcome } from '../../fixtures/people/outcomes.ts'
import { twoPersonsFixture } from '../../fixtures/people/second-person-fixture.ts'

const fixture = await twoPersonsFixture()
const deposits = await openDepositFixture(fixture)
const { ana, ben, cleo } = fixture.people

beforeEach(() => fixture.forgetMovedAlone())
afterEach(async () => {
  await fixture.expectWholeBooks()
  expect((await verifyBook(fixture.database, depositChecks)).problems).toEqual([])
})

/** Deposits of ₱10,000.00, one for each of this many new users. */
async function waitingDeposits(count: number, amountCentavos = 10_000_00n): Promise<string[]> {
  const made: string[] = []
  for (let number = 0; number < count; number += 1)
    made.push((await deposits.request(await deposits.addSaver(), amountCentavos)).transactionId)
  return made
}

const completeAll = (transactionIds: readonly string[], staff: readonly (string | null)[]) =>
  Promise.all(
    transactionIds.map((transactionId, place) =>
      deposits.move(staff[place % staff.length] ?? null, transactionId, 'completed'),
    ),
  )

const alone = () => fixture.database.read(readMovedAlone)

test('T13 three users and one admin cannot take out ₱150,000.00', async () => {
  const users = [await deposits.addSaver(), await deposits.addSaver(), await deposits.addSaver()]
  for (const userId of users) {
    const { transactionId } = await deposits.request(userId, 50_000_00n)
    expect(await deposits.move(ana, transactionId, 'completed')).toMatchObject({
      status: 'completed',
      waitsForApproval: false,
    })
  }
  const before = await fixture.paidOut()
  const waits: boolean[] = []
  for (const userId of users) {
    const { transactionId } = await fixture.request(userId, { amountCentavos: 50_000_00n })
    waits.push((await fixture.moveFor(ana, transactionId, 'completed')).waitsForApproval)
  }
  expect(waits).toEqual([false, true, true])
  expect((await fixture.paidOut()) - before).toBe(50_000_00n)
  expect(await alone()).toMatchObject([{ inCentavos: 150_000_00n, outCentavos: 50_000_00n }])
})

test('T13 of thirty completions at once by one admin those above the band wait', async () => {
  const made = await waitingDeposits(30)
  const moved = await completeAll(made, [ana])
  expect(moved.filter(({ status }) => status === 'completed')).toHaveLength(20)
  expect(moved.filter(({ waitsForApproval }) => waitsForApproval)).toHaveLength(10)
  expect(await alone()).toMatchObject([{ inCentavos: 200_000_00n, outCentavos: 0n }])
})

test('T13 of sixty completions at once by four those above the band wait @long', async () => {
  const made = await waitingDeposits(60)
  const moved = await completeAll(made, [ana, ben, cleo, null])
  expect(moved.filter(({ status }) => status === 'completed')).toHaveLength(50)
  const people = await alone()
  expect(people).toHaveLength(4)
  for (const { inCentavos } of people) expect(inCentavos).toBeLessThanOrEqual(200_000_00n)
})

test('T13 deposits, withdrawals and adjustments at once count together', async () => {
  const made = await waitingDeposits(15)
  const requested: string[] = []
  for (let number = 0; number < 15; number += 1) {
    const userId = await fixture.addSaver(10_000_00n)
    const { transactionId } = await fixture.request(userId, { amountCentavos: 10_000_00n })
    requested.push(transactionId)
  }
  const waiting = () => fixture.count('approvals', `status = 'pending'`)
  const before = await waiting()
  const adjusted = [await fixture.addSaver(), await fixture.addSaver(), await fixture.addSaver()]
  await Promise.all([
    completeAll(made, [ana]),
    ...requested.map((transactionId) => fixture.moveFor(ana, transactionId, 'approved')),
    ...adjusted.map((userId) => fixture.adjust({ userId, amountCentavos: 10_000_00n })),
  ])
  const [moved] = await alone()
  expect((moved?.inCentavos ?? 0n) + (moved?.outCentavos ?? 0n)).toBe(200_000_00n)
  expect((await waiting()) - before).toBe(13)
})

test('T13 a deposit above the band is credited when a second person agrees, once', async () => {
  const userId = await deposits.addSaver()
  const { transactionId } = await deposits.request(userId, 50_000_01n)
  const moveId = uuidv7()
  const filed = await deposits.move(ana, transactionId, 'completed', { moveId })
  expect(filed).toMatchObject({ status: 'pending_confirmation', waitsForApproval: true })
  expect(await deposits.balance(userId)).toBe(0n)
  // The same press again is the same request.
  await deposits.move(ana, transactionId, 'completed', { moveId })
  expect(await fixture.count('approvals', 'subject_id = $1', [transactionId])).toBe(1)
  expect(await outcome(fixture.approve(ana, moveId))).toBe('own-request')
  const seen = await withContext(fixture, adminContext(ben), (ctx) =>
    readApproval(ctx, approvalKinds, { approvalId: moveId }),
  )
  expect(seen).toMatchObject({ kind: 'deposit', mayNot: null, effect: { till: 'deposits' } })
  const agreed = await Promise.allSettled(
    Array.from({ length: 8 }, () => fixture.approve(ben, moveId)),
  )
  expect(agreed.every(({ status }) => status === 'fulfilled')).toBe(true)
  expect(await deposits.balance(userId)).toBe(50_000_01n)
  expect(await alone()).toEqual([])
  expect(await deposits.statuses(transactionId)).toEqual([
    'pending_payment',
    'pending_confirmation',
    'completed',
  ])
})

test('T13 a deposit whose completion is filed does not expire', async () => {
  const userId = await deposits.addSaver()
  const { transactionId } = await deposits.request(userId, 60_000_00n)
  await deposits.move(ana, transactionId, 'completed')
  await deposits.letTimePass(transactionId, 600)
  expect(await deposits.expireDue()).toBe(0)
  expect(await deposits.statuses(transactionId)).not.toContain('expired')
})

test('T13 a completion and the end of its time at once: filed in time, or it expired', async () => {
  for (let round = 0; round < 15; round += 1) {
    const userId = await deposits.addSaver()
    const { transactionId } = await deposits.request(userId, 60_000_00n)
    await deposits.endTimeIn(transactionId, round % 5)
    const moveId = uuidv7()
    const [filed] = await Promise.all([
      outcome(deposits.move(ana, transactionId, 'completed', { moveId })),
      deposits.expireDue(),
    ])
    await deposits.expireDue()
    const statuses = await deposits.statuses(transactionId)
    // An expired deposit is completed only with a reason.
    expect([filed, statuses.at(-1)]).toEqual(
      filed === 'done' ? ['done', 'pending_confirmation'] : ['reason-required', 'expired'],
    )
    if (filed === 'done') await fixture.approve(ben, moveId)
    expect(await deposits.balance(userId)).toBe(filed === 'done' ? 60_000_00n : 0n)
  }
})

test('T13 an agreement, a recall and a decline at once leave one outcome', async () => {
  for (let round = 0; round < 10; round += 1) {
    const userId = await deposits.addSaver()
    const { transactionId } = await deposits.request(userId, 60_000_00n)
    const moveId = uuidv7()
    await deposits.move(ana, transactionId, 'completed', { moveId })
    const [agreed] = await Promise.all([
      outcome(fixture.approve(ben, moveId)),
      outcome(fixture.recall(ana, moveId)),
      outcome(deposits.move(cleo, transactionId, 'failed', { reason: 'No payment came.' })),
    ])
    expect(await deposits.balance(userId)).toBe(agreed === 'done' ? 60_000_00n : 0n)
  }
})
