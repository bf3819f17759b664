import { v7 as uuidv7 } from 'uuid'
import { afterEach, expect, test } from 'vitest'
import type { Caller } from '#foundation/platform/server/http/context.ts'
import { readReceipt } from '#money/transactions/server/read-transactions.ts'
import { saveBankDetails } from '#people/profile/server/actions.ts'
import { testDatabase } from '#tests/fixtures/database/database.ts'
import { withContext, userContext } from '#tests/fixtures/people/contexts.ts'
import { outcome, refusalOf } from '#tests/fixtures/people/outcomes.ts'
import { bankDetails, openWithdrawalFixture } from '#tests/fixtures/people/withdrawal-fixture.ts'
import { withdrawalRequest } from '../shared/rules.ts'
import { withdrawalRefusals } from '../shared/words.ts'
import { requestWithdrawal } from './request-withdrawal.ts'

const fixture = await openWithdrawalFixture(await testDatabase())

afterEach(() => fixture.expectSoundBooks())

test('a request holds the amount and is pending, with a specified uid and reference', async () => {
  const userId = await fixture.addSaver()
  const made = await fixture.request(userId)
  expect(made).toMatchObject({
    status: 'pending',
    type: 'withdrawal_request',
    amountCentavos: -5_000_00n,
    ...bankDetails,
  })
  expect(made.transactionUid).toMatch(/^TXN\d{13}[A-Z0-9]{6}$/)
  expect(made.referenceNumber).toMatch(/^REF\d{8}[A-Z0-9]{6}$/)
  expect(await fixture.balance(userId)).toEqual({
    postedCentavos: 10_000_00n,
    heldCentavos: 5_000_00n,
    availableCentavos: 5_000_00n,
  })
  const done = await fixture.asOwner(
    'select action_type as action, subject_id as about from user_activity_log where user_id = $1',
    [userId],
  )
  expect(done).toContainEqual({ action: 'WITHDRAWAL_REQUEST', about: made.transactionId })
})

test('limits refuse in the order, with the titles and messages of the specification', async () => {
  const userId = await fixture.addSaver(600_000_00n)
  const asked: [amount: bigint, name: keyof typeof withdrawalRefusals][] = [
    [0n, 'invalid-amount'],
    [-5_000_00n, 'invalid-amount'],
    [1n, 'minimum-amount'],
    [4_999_99n, 'minimum-amount'],
    [500_000_01n, 'maximum-amount'],
    [999_999_999_999_999n, 'maximum-amount'],
  ]
  for (const [amountCentavos, name] of asked)
    expect(await outcome(fixture.request(userId, { amountCentavos }))).toBe(name)
  const poor = await fixture.addSaver(4_999_99n)
  expect(await outcome(fixture.request(poor))).toBe('insufficient-balance')
  expect(await outcome(fixture.request(userId, { accountName: '' }))).toBe(
    'bank-details-incomplete',
  )
  expect(await outcome(fixture.request(userId, { bankName: 'Bank of Nowhere' }))).toBe(
    'bank-not-supported',
  )
  expect(await outcome(fixture.request(userId, { accountNumber: '12ab' }))).toBe(
    'account-number-malformed',
  )
  expect(await outcome(fixture.request(userId, { amountCentavos: 500_000_00n }))).toBe('done')
  const tooLittle = await refusalOf(fixture.request(userId, { amountCentavos: 1n }))
  expect(tooLittle).toMatchObject({
    title: 'Minimum Amount',
    message: 'Minimum withdrawal amount is ₱5000.00.',
  })
  expect(withdrawalRefusals['invalid-amount']).toEqual({
    title: 'Invalid Amount',
    message: 'Please enter a valid positive amount.',
  })
  expect(withdrawalRefusals['insufficient-balance']).toEqual({
    title: 'Insufficient Balance',
    message: 'You do not have enough funds.',
  })
  expect(withdrawalRefusals['bank-details-incomplete']).toEqual({
    title: 'Bank Details Incomplete',
    message: 'Please provide all bank details for withdrawal.',
  })
})

test("the operator's limits and step-up amount apply from the next request on", async () => {
  const userId = await fixture.addSaver(100_000_00n)
  await fixture.asOwner(
    `update company_settings set minimum_withdrawal_centavos = 100000,
      maximum_withdrawal_centavos = 200050, step_up_centavos = 150000`,
  )
  expect(await refusalOf(fixture.request(userId, { amountCentavos: 999_99n }))).toMatchObject({
    message: 'Minimum withdrawal amount is ₱1000.00.',
  })
  expect(await refusalOf(fixture.request(userId, { amountCentavos: 2_000_51n }))).toMatchObject({
    message: 'Maximum withdrawal amount is ₱2,000.50.',
  })
  expect(await outcome(fixture.request(userId, { amountCentavos: 1_000_00n }))).toBe('done')
  await withContext(fixture, userContext(userId), (ctx) =>
    saveBankDetails(ctx, { ...bankDetails, userId }),
  )
  const unproven = { ...userContext(userId), proven: false } as Caller
  const ask = (amountCentavos: bigint) =>
    outcome(
      withContext(fixture, unproven, (ctx) =>
        requestWithdrawal(ctx, { requestId: uuidv7(), amountCentavos, ...bankDetails }),
      ),
    )
  await fixture.asOwner('delete from safeguards where user_id = $1', [userId])
  expect(await ask(1_500_00n)).toBe('done')
  expect(await ask(1_500_01n)).toBe('proof-needed')
  await fixture.asOwner(
    `update company_settings set minimum_withdrawal_centavos = 500000,
      maximum_withdrawal_centavos = 50000000, step_up_centavos = null`,
  )
})

test('the input schema refuses fractions of a centavo and unknown fields', () => {
  const asked = { requestId: uuidv7(), amountCentavos: 5_000_00n, ...bankDetails }
  expect(withdrawalRequest.safeParse(asked).success).toBe(true)
  for (const amountCentavos of [
    '',
    '5000',
    'abc',
    5000,
    1e309,
    Number.NaN,
    0.001,
    [5_000_00n],
    null,
    undefined,
    {},
  ]) {
    expect(withdrawalRequest.safeParse({ ...asked, amountCentavos }).success).toBe(false)
  }
  for (const more of [
    { status: 'completed' },
    { userId: uuidv7() },
    { balance: 1n },
    { role: 'admin' },
  ]) {
    expect(withdrawalRequest.safeParse({ ...asked, ...more }).success).toBe(false)
  }
  for (const accountName of ['a\u0000b', 'a\u202Eb', 'x'.repeat(4096), 'two\nlines']) {
    expect(withdrawalRequest.safeParse({ ...asked, accountName }).success).toBe(false)
  }
})

test('a suspended user cannot request, but gets the money of a pending request back', async () => {
  const userId = await fixture.addSaver()
  const { transactionId } = await fixture.request(userId)
  await fixture.asOwner(`update users set status = 'suspended' where id = $1`, [userId])
  expect(await refusalOf(fixture.request(userId))).toMatchObject({
    refusalName: 'user-not-active',
    status: 403,
  })
  expect(await outcome(fixture.cancel(userId, transactionId))).toBe('done')
  expect(await fixture.balance(userId)).toMatchObject({ availableCentavos: 10_000_00n })
})

test('refuses the same request id with another amount, bank account or user', async () => {
  const [maria, jose] = [await fixture.addSaver(20_000_00n), await fixture.addSaver()]
  const { transactionId: requestId } = await fixture.request(maria)
  expect(await outcome(fixture.request(maria, { requestId, amountCentavos: 6_000_00n }))).toBe(
    'key-reused',
  )
  expect(await outcome(fixture.request(maria, { requestId, accountNumber: '09170000001' }))).toBe(
    'key-reused',
  )
  expect(await outcome(fixture.request(jose, { requestId }))).toBe('key-reused')
  expect(await fixture.balance(maria)).toMatchObject({ heldCentavos: 5_000_00n })
  expect(await fixture.balance(jose)).toMatchObject({ heldCentavos: 0n })
})

test('refuses a request id that is a move id, so that requests begin the history', async () => {
  const userId = await fixture.addSaver(20_000_00n)
  const { transactionId } = await fixture.request(userId)
  const moveId = uuidv7()
  await fixture.move(transactionId, 'processing', { moveId })
  expect(await outcome(fixture.request(userId, { requestId: moveId }))).toBe('key-reused')
})

test("answers for somebody else's withdrawal as if it did not exist", async () => {
  const [maria, jose] = [await fixture.addSaver(), await fixture.addSaver()]
  const { transactionId, transactionUid } = await fixture.request(maria)
  await expect(fixture.cancel(jose, transactionId)).rejects.toMatchObject({ status: 404 })
  await expect(fixture.cancel(jose, uuidv7())).rejects.toMatchObject({ status: 404 })
  await expect(fixture.move(uuidv7(), 'completed')).rejects.toMatchObject({ status: 404 })
  for (const id of [transactionId, transactionUid]) {
    const asked = withContext(fixture, userContext(jose), (ctx) => readReceipt(ctx, { id }))
    await expect(asked).rejects.toMatchObject({
      status: 404,
      message: 'Could not load transaction details.',
    })
  }
})
