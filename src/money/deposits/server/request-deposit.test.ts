import { v7 as uuidv7 } from 'uuid'
import { afterEach, expect, test } from 'vitest'
import { testDatabase } from '#tests/fixtures/database/database.ts'
import { userContext, withContext } from '#tests/fixtures/people/contexts.ts'
import { openDepositFixture } from '#tests/fixtures/people/deposit-fixture.ts'
import { outcome, refusalOf } from '#tests/fixtures/people/outcomes.ts'
import { depositCentavosMax } from '../shared/rules.ts'
import { cancelDeposit } from './moves/user-deposit-moves.ts'
import { findCurrentDeposit, requestDeposit } from './request-deposit.ts'

const fixture = await openDepositFixture(await testDatabase())

afterEach(() => fixture.verifyBook())

test.each([
  [0n, 'invalid-amount'],
  [-100n, 'invalid-amount'],
  [depositCentavosMax + 1n, 'invalid-amount'],
])('an amount of %s centavos is refused', async (amountCentavos, refusal) => {
  expect(await outcome(fixture.request(await fixture.addSaver(), amountCentavos))).toBe(refusal)
})

test('a deposit below the minimum of the company is refused with that figure', async () => {
  const maria = await fixture.addSaver()
  const refused = await fixture.request(maria, 499_99n).catch((error: unknown) => error)
  expect(refused).toMatchObject({
    refusalName: 'minimum-deposit',
    title: 'Minimum Amount',
    message: 'Minimum deposit amount is ₱500.00.',
    field: 'amount',
  })
  await fixture.asOwner('update company_settings set minimum_deposit_centavos = 1')
  expect(await outcome(fixture.request(maria, 1n))).toBe('done')
  await fixture.asOwner('update company_settings set minimum_deposit_centavos = 50000')
})

test('a deposit without a company account or into an unknown one is refused', async () => {
  const maria = await fixture.addSaver()
  const request = (companyAccountId: string | null) =>
    outcome(
      withContext(fixture, userContext(maria), (ctx) =>
        requestDeposit(ctx, { requestId: uuidv7(), amountCentavos: 500_00n, companyAccountId }),
      ),
    )
  expect(await request(null)).toBe('select-company-account')
  expect(await request(uuidv7())).toBe('company-account-not-found')
})

test('a repeated request returns the first deposit or refuses another amount or user', async () => {
  const [maria, jose] = [await fixture.addSaver(), await fixture.addSaver()]
  const first = await fixture.request(maria)
  expect(await fixture.request(maria, 1_250_050n, first.transactionId)).toEqual(first)
  expect(await outcome(fixture.request(maria, 99n, first.transactionId))).toBe('key-reused')
  expect(await outcome(fixture.request(jose, 1_250_050n, first.transactionId))).toBe('key-reused')
})

test('a user has one open window at a time, which another device resumes', async () => {
  const maria = await fixture.addSaver()
  const first = await fixture.request(maria)
  expect(await withContext(fixture, userContext(maria), findCurrentDeposit)).toEqual(first)
  expect(await refusalOf(fixture.request(maria))).toMatchObject({
    refusalName: 'window-open',
    status: 409,
  })
  await fixture.letTimePass(first.transactionId)
  expect(await withContext(fixture, userContext(maria), findCurrentDeposit)).toBeNull()
  const second = await fixture.request(maria)
  expect(await fixture.statuses(first.transactionId)).toEqual(['pending_payment', 'expired'])
  const cancel = { transactionId: second.transactionId, moveId: uuidv7() }
  expect(
    (await withContext(fixture, userContext(maria), (ctx) => cancelDeposit(ctx, cancel))).status,
  ).toBe('cancelled')
  expect(
    (await withContext(fixture, userContext(maria), (ctx) => cancelDeposit(ctx, cancel))).status,
  ).toBe('cancelled')
})
