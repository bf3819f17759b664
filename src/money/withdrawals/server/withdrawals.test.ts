import { v7 as uuidv7 } from 'uuid'
import { afterEach, expect, test } from 'vitest'
import type { Caller } from '#foundation/platform/server/http/context.ts'
import { verifyBook } from '#ledger/server/verify.ts'
import { readReceipt } from '#money/transactions/server/read-transactions.ts'
import { transactionChecks } from '#money/transactions/server/transaction-checks.ts'
import { saveBankDetails } from '#people/profile/server/actions.ts'
import { cloneDatabase, testDatabase } from '#tests/fixtures/database/database.ts'
import { adminContext, withContext, userContext } from '#tests/fixtures/people/contexts.ts'
import {
  bankDetails,
  openWithdrawalFixture,
  outcome,
  refusalOf,
} from '#tests/fixtures/people/withdrawal-fixture.ts'
import {
  withdrawalEffect,
  mayMoveWithdrawal,
  withdrawalMoves,
  withdrawalNeedsReason,
  withdrawalRequest,
  withdrawalStatuses,
  type WithdrawalStatus,
} from '../shared/rules.ts'
import { withdrawalRefusals } from '../shared/words.ts'
import { listWithdrawalsForAdmin, readWithdrawalForAdmin } from './read-withdrawals.ts'
import { requestWithdrawal } from './request-withdrawal.ts'
import { withdrawalChecks } from './withdrawal-checks.ts'

const fixture = await openWithdrawalFixture(await testDatabase())
const reason = 'The name on the bank account differs.'

afterEach(() => fixture.expectSoundBooks())

test('a request holds the amount and is pending, with its references in the forms of the specification', async () => {
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

test('limits refuse in the order of the specification, with its titles and messages', async () => {
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

test('the limits and the step-up are those that the operator has set, from the next request on', async () => {
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

test('what is no whole number of centavos never reaches the verb, and unknown fields are refused', () => {
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
  expect(await outcome(fixture.request(userId))).toBe('user-not-active')
  expect(await outcome(fixture.cancel(userId, transactionId))).toBe('done')
  expect(await fixture.balance(userId)).toMatchObject({ availableCentavos: 10_000_00n })
})

test('the same request id with another amount, bank account or user is refused', async () => {
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

test('a request id that is the id of a move is refused, so no withdrawal is without its first history row', async () => {
  const userId = await fixture.addSaver(20_000_00n)
  const { transactionId } = await fixture.request(userId)
  const moveId = uuidv7()
  await fixture.move(transactionId, 'processing', { moveId })
  expect(await outcome(fixture.request(userId, { requestId: moveId }))).toBe('key-reused')
})

test('the withdrawal of somebody else is answered as one that does not exist', async () => {
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

/** Every way from pending, made of allowed moves only. */
const wayTo: Record<WithdrawalStatus, WithdrawalStatus[]> = {
  pending: [],
  processing: ['processing'],
  on_hold: ['on_hold'],
  approved: ['approved'],
  completed: ['completed'],
  declined: ['declined'],
  failed: ['failed'],
  cancelled: ['cancelled'],
}

test(
  'every move of the table is made, every other one is refused, and the money follows',
  { timeout: 120_000 },
  async () => {
    for (const from of withdrawalStatuses) {
      for (const to of withdrawalStatuses) {
        const userId = await fixture.addSaver()
        const { transactionId } = await fixture.request(userId)
        const go = (status: WithdrawalStatus) =>
          status === 'cancelled'
            ? fixture.cancel(userId, transactionId)
            : fixture.move(transactionId, status, withdrawalNeedsReason(status) ? { reason } : {})
        for (const step of wayTo[from]) await go(step)
        const before = await fixture.balance(userId)
        const said = await outcome(go(to))
        const allowed = withdrawalMoves[from].includes(to)
        expect([from, to, said]).toEqual([from, to, allowed ? 'done' : 'move-not-allowed'])
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
  },
)

test('only the user cancels, and only the staff make the other moves', () => {
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

test('a refused move says from where to where', async () => {
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

test('a cancelled withdrawal carries no instructions of the company, who said nothing', async () => {
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

test('a completed withdrawal is a withdrawal, with the balance after it on the receipt', async () => {
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

const recorded = [
  'transactions',
  'status_history',
  'notifications',
  'user_activity_log',
  'mail_outbox',
  'live_outbox',
  'withdrawals',
  'ledger.holds',
]

test('each verb leaves its posting, transaction, history, notification, activity, mail and live names together', async () => {
  const userId = await fixture.addSaver()
  const counts = async () =>
    Object.fromEntries(
      await Promise.all(
        recorded.map(async (table) => [table, await fixture.count(table)] as const),
      ),
    )
  const start = await counts()
  const { transactionId } = await fixture.request(userId)
  const requested = await counts()
  for (const table of recorded)
    expect([table, requested[table]! > start[table]!]).toEqual([table, true])
  await fixture.move(transactionId, 'completed')
  const moved = await counts()
  for (const table of [
    'status_history',
    'notifications',
    'user_activity_log',
    'mail_outbox',
    'live_outbox',
  ]) {
    expect([table, moved[table]! > requested[table]!]).toEqual([table, true])
  }
  const mails = await fixture.asOwner<{ kind: string }>(
    'select kind from mail_outbox where user_id = $1 order by id',
    [userId],
  )
  expect(mails.map(({ kind }) => kind)).toEqual(['request_submitted', 'status_update'])
})

test(
  'when any one of the records fails nothing of the verb remains',
  { timeout: 120_000 },
  async () => {
    const userId = await fixture.addSaver(20_000_00n)
    const { transactionId } = await fixture.request(userId)
    await fixture.asOwner(
      `create function fail_on_purpose() returns trigger language plpgsql as $$ begin raise exception 'planted fault'; end $$`,
    )
    const snapshot = async () => ({
      counts: await Promise.all(
        [...recorded, 'ledger.transfers', 'ledger.entries'].map((table) => fixture.count(table)),
      ),
      balance: await fixture.balance(userId),
      rows: await fixture.asOwner('select status, updated_at from transactions order by id'),
    })
    const before = await snapshot()
    for (const table of [
      'status_history',
      'notifications',
      'user_activity_log',
      'mail_outbox',
      'live_outbox',
    ]) {
      await fixture.asOwner(
        `create trigger planted before insert on ${table} for each row execute function fail_on_purpose()`,
      )
      const verbs = [
        () => fixture.request(userId),
        () => fixture.move(transactionId, 'completed'),
        () => fixture.move(transactionId, 'declined', { reason }),
        () => fixture.cancel(userId, transactionId),
      ]
      for (const verb of verbs) await expect(verb()).rejects.toThrow('planted fault')
      await fixture.asOwner(`drop trigger planted on ${table}`)
      expect([table, await snapshot()]).toEqual([table, before])
    }
    expect(await outcome(fixture.move(transactionId, 'completed'))).toBe('done')
  },
)

test('the list of the console finds by bank, account number, name and reference, and filters by status', async () => {
  const userId = await fixture.addSaver(20_000_00n)
  const made = await fixture.request(userId, {
    bankName: 'Maya',
    accountName: 'Liwayway Santos',
    accountNumber: '0998 765 4321',
  })
  await fixture.move(made.transactionId, 'on_hold')
  const list = (search: Parameters<typeof listWithdrawalsForAdmin>[1]) =>
    withContext(fixture, adminContext(null), async (ctx) =>
      (await listWithdrawalsForAdmin(ctx, search)).withdrawals.map(
        ({ transactionId }) => transactionId,
      ),
    )
  for (const search of [
    'maya',
    'liwayway',
    '8765432',
    made.referenceNumber.toLowerCase(),
    made.transactionUid,
  ]) {
    expect([search, await list({ search, status: 'on_hold' })]).toEqual([
      search,
      [made.transactionId],
    ])
  }
  expect(await list({ search: '%', status: 'on_hold' })).toEqual([])
  expect(await list({ search: 'Liwayway', status: 'pending' })).toEqual([])
  const one = await withContext(fixture, adminContext(null), (ctx) =>
    readWithdrawalForAdmin(ctx, { id: made.transactionUid }),
  )
  expect(one.withdrawal.accountNumber).toBe('09987654321')
  expect(one.history.map(({ newStatus }) => newStatus)).toEqual(['on_hold', 'pending'])
})

test('a move by somebody with the company access code is recorded under its pseudo-user', async () => {
  const userId = await fixture.addSaver()
  const { transactionId } = await fixture.request(userId)
  await fixture.move(transactionId, 'processing', { staff: null })
  expect(
    await fixture.count('user_activity_log', `user_id = $1 and pseudo_user = 'ADMIN_ACTION'`, [
      userId,
    ]),
  ).toBe(1)
  expect(
    await fixture.count(
      'status_history',
      `transaction_id = $1 and changed_by_role = 'admin' and changed_by_user_id is null`,
      [transactionId],
    ),
  ).toBe(1)
})

test('a status that was turned by hand is found when the books are verified', async () => {
  const own = await openWithdrawalFixture(await cloneDatabase())
  try {
    const { transactionId } = await own.request(await own.addSaver())
    await own.asOwner(`update transactions set status = 'completed' where id = $1`, [transactionId])
    const { problems } = await verifyBook(own.database, [...transactionChecks, ...withdrawalChecks])
    // Its history, its hold, its payment and its type all contradict it.
    expect(problems).toHaveLength(4)
  } finally {
    await own.close()
  }
})
