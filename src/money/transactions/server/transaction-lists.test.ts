import { v7 as uuidv7 } from 'uuid'
import { afterEach, expect, test } from 'vitest'
import { withContext, userContext } from '#tests/fixtures/people/contexts.ts'
import {
  newTransaction,
  openTransactionFixture,
} from '#tests/fixtures/people/transaction-fixture.ts'
import { type TransactionListInput } from '../shared/rules.ts'
import { recordTransaction } from './actions.ts'
import {
  listTransactionsForAdmin,
  readReceipt,
  readTransactionForAdmin,
} from './read-transactions.ts'

const fixture = await openTransactionFixture()
const { addSaver, record, mine, asAdmin } = fixture

afterEach(() => fixture.expectSoundTransactions())

test('pages are newest first, without gaps or repeats, whatever the order of the ids', async () => {
  const userId = await addSaver()
  // Ids of a browser whose clock runs backwards, and five rows of the same instant.
  const ids = Array.from({ length: 9 }, () => uuidv7()).reverse()
  for (const transactionId of ids.slice(0, 4)) await record(userId, { transactionId })
  await withContext(fixture, userContext(userId), async (ctx) => {
    for (const transactionId of ids.slice(4))
      await recordTransaction(ctx, newTransaction(userId, { transactionId }))
  })
  const seen: string[] = []
  let before: string | undefined
  do {
    const page = await mine(userId, { limit: 2, before })
    seen.push(...page.transactions.map(({ transactionId }) => transactionId))
    before = page.next ?? undefined
  } while (before)
  expect(seen).toEqual([...ids.slice(4).sort().reverse(), ...ids.slice(0, 4).reverse()])
})

test('a list never shows other users, also not through their cursors', async () => {
  const [maria, jose] = [await addSaver(), await addSaver()]
  const first = await record(maria)
  const foreign = await record(jose)
  expect((await mine(maria)).transactions.map(({ transactionId }) => transactionId)).toEqual([
    first.transactionId,
  ])
  expect((await mine(maria, { before: foreign.transactionId })).transactions).toEqual([])
})

test('search takes the typed text literally, and filters narrow it', async () => {
  const userId = await addSaver()
  const deposit = await record(userId, { description: 'For the roof, 50%_off' })
  await record(userId, { type: 'withdrawal_request', amountCentavos: 1n, status: 'pending' })
  const found = async (asked: TransactionListInput) =>
    (await mine(userId, asked)).transactions.map(({ transactionId }) => transactionId)
  for (const search of [
    'ROOF',
    '50%_off',
    deposit.transactionUid,
    deposit.referenceNumber.toLowerCase(),
  ]) {
    expect([search, await found({ search })]).toEqual([search, [deposit.transactionId]])
  }
  for (const search of ['%roof%', '_', "'; drop table transactions; --", '\\']) {
    expect([search, await found({ search })]).toEqual([
      search,
      search === '_' ? [deposit.transactionId] : [],
    ])
  }
  expect(await found({ type: 'deposit_initiated' })).toEqual([deposit.transactionId])
  expect(await found({ status: 'completed' })).toEqual([])
})

test('searching for an amount finds credits and debits of exactly that amount', async () => {
  const userId = await addSaver()
  const deposit = await record(userId, { amountCentavos: 1_234_50n })
  const withdrawal = await record(userId, {
    type: 'withdrawal_request',
    amountCentavos: 1_234_50n,
    status: 'pending',
  })
  await record(userId, { amountCentavos: 1_234_51n })
  for (const search of ['1234.50', '1,234.5', '₱1,234.50', '-₱1,234.50']) {
    const { transactions } = await mine(userId, { search })
    expect([search, transactions.map(({ transactionId }) => transactionId)]).toEqual([
      search,
      [withdrawal.transactionId, deposit.transactionId],
    ])
  }
})

test('the console finds a transaction by uid, reference, name and email', async () => {
  const userId = await addSaver()
  await fixture.asOwner(`update users set full_name = 'Amihan Reyes' where id = $1`, [userId])
  const row = await record(userId)
  for (const search of [row.transactionUid, row.referenceNumber, 'amihan', `${userId}@example`]) {
    const { transactions } = await asAdmin((ctx) => listTransactionsForAdmin(ctx, { search }))
    expect(
      transactions.map(({ transactionId, userName }) => ({ transactionId, userName })),
    ).toEqual([{ transactionId: row.transactionId, userName: 'Amihan Reyes' }])
  }
})

test('the console counts deposits and withdrawals beside its list', async () => {
  const numbers = async () =>
    (
      await asAdmin((ctx) => listTransactionsForAdmin(ctx, { counts: true, type: 'investment' }))
    ).counts?.map((one) => one?.count ?? null)
  const [, deposits, withdrawals] = (await numbers()) ?? []
  const userId = await addSaver()
  for (const type of ['deposit', 'deposit', 'withdrawal', 'withdrawal_request'] as const)
    await record(userId, { type })
  expect(await numbers()).toEqual([null, deposits! + 2, withdrawals! + 1])
})

test('only the user and admins find a receipt, by id or uid', async () => {
  const [maria, jose] = [await addSaver(), await addSaver()]
  const bankAccount = {
    bank_name: 'BDO Unibank',
    account_number: '001234567890',
    account_name: 'Kaban Sample',
  }
  const row = await record(maria, { metaData: { selected_company_account: bankAccount } })
  for (const id of [row.transactionId, row.transactionUid, row.transactionId.toUpperCase()]) {
    const receipt = await withContext(fixture, userContext(maria), (ctx) =>
      readReceipt(ctx, { id }),
    )
    expect(receipt.bankAccount).toEqual({
      bankName: 'BDO Unibank',
      accountNumber: '001234567890',
      accountName: 'Kaban Sample',
    })
    expect(receipt.history).toHaveLength(1)
    expect((await asAdmin((ctx) => readTransactionForAdmin(ctx, { id }))).owner.userId).toBe(maria)
    const refused = withContext(fixture, userContext(jose), (ctx) => readReceipt(ctx, { id }))
    await expect(refused).rejects.toMatchObject({
      status: 404,
      title: 'Error',
      message: 'Could not load transaction details.',
    })
  }
  for (const id of ['x', uuidv7(), '../etc/passwd', '%']) {
    await expect(asAdmin((ctx) => readReceipt(ctx, { id }))).rejects.toMatchObject({ status: 404 })
  }
})
