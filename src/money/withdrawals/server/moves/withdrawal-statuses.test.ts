import { afterEach, expect, test } from 'vitest'
import { readReceipt } from '#money/transactions/server/read-transactions.ts'
import { testDatabase } from '#tests/fixtures/database/database.ts'
import { withContext, userContext } from '#tests/fixtures/people/contexts.ts'
import { outcome } from '#tests/fixtures/people/outcomes.ts'
import { bankDetails, openWithdrawalFixture } from '#tests/fixtures/people/withdrawal-fixture.ts'
import {
  withdrawalEffect,
  mayMoveWithdrawal,
  withdrawalMoves,
  withdrawalNeedsReason,
  withdrawalStatuses,
  type WithdrawalStatus,
} from '../../shared/rules.ts'

const fixture = await openWithdrawalFixture(await testDatabase())
const reason = 'The name on the bank account differs.'

afterEach(() => fixture.expectSoundBooks())

/** The moves that lead to a status from pending. */
const wayTo = (status: WithdrawalStatus) => (status === 'pending' ? [] : [status])

test('makes every move of the table, refuses every other, and the money follows', async () => {
  for (const from of withdrawalStatuses) {
    for (const to of withdrawalStatuses) {
      const userId = await fixture.addSaver()
      const { transactionId } = await fixture.request(userId)
      const go = (status: WithdrawalStatus) =>
        status === 'cancelled'
          ? fixture.cancel(userId, transactionId)
          : fixture.move(transactionId, status, withdrawalNeedsReason(status) ? { reason } : {})
      for (const step of wayTo(from)) await go(step)
      const before = await fixture.balance(userId)
      const result = await outcome(go(to))
      const allowed = withdrawalMoves[from].includes(to)
      expect([from, to, result]).toEqual([from, to, allowed ? 'done' : 'move-not-allowed'])
      const after = await fixture.balance(userId)
      if (!allowed || withdrawalEffect(to) === 'keeps-held') expect(after).toEqual(before)
      else if (withdrawalEffect(to) === 'pays-out')
        expect(after).toEqual({
          postedCentavos: 5_000_00n,
          heldCentavos: 0n,
          availableCentavos: 5_000_00n,
        })
      else
        expect(after).toEqual({
          postedCentavos: 10_000_00n,
          heldCentavos: 0n,
          availableCentavos: 10_000_00n,
        })
    }
  }
})

test('only the user cancels, and only staff make the other moves', () => {
  for (const from of withdrawalStatuses) {
    for (const to of withdrawalMoves[from]) {
      expect([
        from,
        to,
        mayMoveWithdrawal(from, to, 'admin'),
        mayMoveWithdrawal(from, to, 'user'),
      ]).toEqual([from, to, to !== 'cancelled', to === 'cancelled'])
    }
  }
})

test('staff cannot cancel for the user', async () => {
  const userId = await fixture.addSaver()
  const { transactionId } = await fixture.request(userId)
  expect(await outcome(fixture.move(transactionId, 'cancelled'))).toBe('move-not-allowed')
})

test('a refused move names both statuses', async () => {
  const userId = await fixture.addSaver()
  const { transactionId } = await fixture.request(userId)
  await fixture.move(transactionId, 'completed')
  await expect(fixture.move(transactionId, 'declined', { reason })).rejects.toMatchObject({
    status: 409,
    title: 'Status Update Failed',
    message: 'This withdrawal is already completed and cannot become declined. No money was moved.',
  })
})

test('a declined withdrawal gives the money back and tells the user why', async () => {
  const userId = await fixture.addSaver()
  const { transactionId } = await fixture.request(userId)
  expect(await outcome(fixture.move(transactionId, 'declined'))).toBe('reason-required')
  expect(await outcome(fixture.move(transactionId, 'declined', { reason: '' }))).toBe(
    'reason-required',
  )
  const declined = await fixture.move(transactionId, 'declined', {
    reason,
    notes: 'Called the bank.',
  })
  expect(declined).toMatchObject({
    status: 'declined',
    statusReason: reason,
    adminNotes: 'Called the bank.',
  })
  expect(await fixture.balance(userId)).toMatchObject({
    availableCentavos: 10_000_00n,
    heldCentavos: 0n,
  })
  const receipt = await withContext(fixture, userContext(userId), (ctx) =>
    readReceipt(ctx, { id: transactionId }),
  )
  expect(receipt).toMatchObject({
    statusReason: reason,
    bankAccount: bankDetails,
    balanceAfterCentavos: null,
  })
  expect(receipt.history.map(({ newStatus }) => newStatus)).toEqual(['declined', 'pending'])
  expect(
    JSON.stringify(receipt, (_, value: unknown) =>
      typeof value === 'bigint' ? String(value) : value,
    ),
  ).not.toContain('Called the bank')
})

test('a cancelled withdrawal carries no instructions of the company', async () => {
  const userId = await fixture.addSaver()
  const { transactionId } = await fixture.request(userId)
  expect(await fixture.cancel(userId, transactionId)).toMatchObject({
    status: 'cancelled',
    type: 'withdrawal_request',
    statusReason: '',
  })
  expect(await fixture.balance(userId)).toMatchObject({
    availableCentavos: 10_000_00n,
    heldCentavos: 0n,
  })
})

test('a completed withdrawal has the type withdrawal and its balance on the receipt', async () => {
  const userId = await fixture.addSaver(12_500_50n)
  const { transactionId, transactionUid } = await fixture.request(userId)
  const done = await fixture.move(transactionId, 'completed', { bankReference: ' gc  778899 ' })
  expect(done).toMatchObject({
    type: 'withdrawal',
    status: 'completed',
    bankReference: 'GC 778899',
  })
  await fixture.request(userId)
  const receipt = await withContext(fixture, userContext(userId), (ctx) =>
    readReceipt(ctx, { id: transactionUid }),
  )
  expect(receipt.balanceAfterCentavos).toBe(7_500_50n)
  expect(receipt.transaction.description).toBe('Withdrawal of ₱5,000.00 completed.')
})
