import { afterEach, expect, test } from 'vitest'
import { verifyBook } from '#ledger/server/verify.ts'
import { transactionChecks } from '#money/transactions/server/transaction-checks.ts'
import { cloneDatabase, testDatabase } from '#tests/fixtures/database/database.ts'
import { adminContext, withContext } from '#tests/fixtures/people/contexts.ts'
import { outcome } from '#tests/fixtures/people/outcomes.ts'
import { openWithdrawalFixture } from '#tests/fixtures/people/withdrawal-fixture.ts'
import { listWithdrawalsForAdmin, readWithdrawalForAdmin } from './read-withdrawals.ts'
import { withdrawalChecks } from './withdrawal-checks.ts'

const fixture = await openWithdrawalFixture(await testDatabase())
const reason = 'The name on the bank account differs.'

afterEach(() => fixture.expectSoundBooks())

/** Every action writes to these, a request to all of `recorded`. */
const written = [
  'status_history',
  'notifications',
  'user_activity_log',
  'mail_outbox',
  'live_outbox',
]
const recorded = ['transactions', ...written, 'withdrawals', 'ledger.holds']

test('each action writes the posting, the records, the mail and live events together', async () => {
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
  for (const table of written) {
    expect([table, moved[table]! > requested[table]!]).toEqual([table, true])
  }
  const mails = await fixture.asOwner<{ kind: string }>(
    'select kind from mail_outbox where user_id = $1 order by id',
    [userId],
  )
  expect(mails.map(({ kind }) => kind)).toEqual(['request_submitted', 'status_update'])
})

test('when one of the records fails, nothing of the action remains', async () => {
  const userId = await fixture.addSaver(20_000_00n)
  const { transactionId } = await fixture.request(userId)
  await fixture.asOwner(
    `create function fail_on_purpose() returns trigger language plpgsql as
        $$ begin raise exception 'planted fault'; end $$`,
  )
  const snapshot = async () => ({
    counts: await Promise.all(
      [...recorded, 'ledger.transfers', 'ledger.entries'].map((table) => fixture.count(table)),
    ),
    balance: await fixture.balance(userId),
    rows: await fixture.asOwner('select status, updated_at from transactions order by id'),
  })
  const before = await snapshot()
  for (const table of written) {
    await fixture.asOwner(
      `create trigger planted before insert on ${table}
          for each row execute function fail_on_purpose()`,
    )
    const actions = [
      () => fixture.request(userId),
      () => fixture.move(transactionId, 'completed'),
      () => fixture.move(transactionId, 'declined', { reason }),
      () => fixture.cancel(userId, transactionId),
    ]
    for (const action of actions) await expect(action()).rejects.toThrow('planted fault')
    await fixture.asOwner(`drop trigger planted on ${table}`)
    expect([table, await snapshot()]).toEqual([table, before])
  }
  expect(await outcome(fixture.move(transactionId, 'completed'))).toBe('done')
})

test('the list finds by bank, account, name and reference, and filters by status', async () => {
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
  expect(one.withdrawal.accountNumber).toBe('•••• 4321')
  expect(one.history.map(({ newStatus }) => newStatus)).toEqual(['on_hold', 'pending'])
})

test('a move with the company access code is recorded under its pseudo-user', async () => {
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

test('verification finds a status that was changed by hand', async () => {
  const own = await openWithdrawalFixture(await cloneDatabase())
  try {
    const { transactionId } = await own.request(await own.addSaver())
    await own.asOwner(`update transactions set status = 'completed' where id = $1`, [transactionId])
    const { problems } = await verifyBook(own.database, [...transactionChecks, ...withdrawalChecks])
    // Its history, hold, payment and type all contradict it.
    expect(problems).toHaveLength(4)
  } finally {
    await own.close()
  }
})
