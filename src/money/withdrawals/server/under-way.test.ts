import { expect, test } from 'vitest'
import { expectedTimeMinimum } from '#money/transactions/shared/rules.ts'
import { testDatabase } from '#tests/fixtures/database/database.ts'
import { userContext, withContext } from '#tests/fixtures/people/contexts.ts'
import { openWithdrawalFixture } from '#tests/fixtures/people/withdrawal-fixture.ts'
import { listUnderWay } from './under-way.ts'

const fixture = await openWithdrawalFixture(await testDatabase())

const underWay = (userId: string) =>
  withContext(fixture, userContext(userId), (ctx) => listUnderWay(ctx))

test('withdrawals are under way until they are paid or ended, the oldest first', async () => {
  const userId = await fixture.addSaver(40_000_00n)
  const [oldest, paid, declined, newest] = [
    await fixture.request(userId),
    await fixture.request(userId),
    await fixture.request(userId),
    await fixture.request(userId),
  ]
  await fixture.move(oldest.transactionId, 'processing')
  await fixture.move(paid.transactionId, 'processing')
  await fixture.move(paid.transactionId, 'completed')
  await fixture.move(declined.transactionId, 'declined', { reason: 'Because.' })
  const { withdrawals } = await underWay(userId)
  expect(withdrawals).toMatchObject([
    { transactionId: oldest.transactionId, status: 'processing', amountCentavos: -5_000_00n },
    { transactionId: newest.transactionId, status: 'pending', waitsUntil: null },
  ])
  expect(withdrawals[0]).toMatchObject({ bankName: 'GCash', lastDigits: '0000' })
  expect(JSON.stringify(withdrawals, (_, value) => String(value))).not.toContain('0917')
})

test('one to a new account says until when it waits, and nobody else sees it', async () => {
  const [userId, other] = [await fixture.addSaver(), await fixture.addSaver()]
  const { waitsUntil } = await fixture.request(userId, { accountNumber: '09179999999' })
  expect((await underWay(userId)).withdrawals).toMatchObject([{ waitsUntil, lastDigits: '9999' }])
  expect(waitsUntil).not.toBeNull()
  expect(await underWay(other)).toEqual({ withdrawals: [], expected: null })
})

test('the expected time is measured, and not said when too few were paid', async () => {
  const userId = await fixture.addSaver(100_000_00n)
  await fixture.request(userId)
  expect((await underWay(userId)).expected).toMatchObject({ measured: null })
  for (let paid = 0; paid < expectedTimeMinimum; paid += 1) {
    const { transactionId } = await fixture.request(userId)
    await fixture.move(transactionId, 'processing')
    await fixture.move(transactionId, 'completed')
  }
  expect((await underWay(userId)).expected?.measured).not.toBeNull()
})
