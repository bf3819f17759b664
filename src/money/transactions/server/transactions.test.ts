import { v7 as uuidv7 } from 'uuid'
import { afterEach, expect, test } from 'vitest'
import type { ActionContext } from '#foundation/platform/server/http/context.ts'
import { randomText } from '#foundation/platform/server/random.ts'
import { openWallet } from '#ledger/server/actions.ts'
import { verifyBook } from '#ledger/server/verify.ts'
import { testDatabase } from '#tests/fixtures/database/database.ts'
import { addUser, adminContext, withContext, userContext } from '#tests/fixtures/people/contexts.ts'
import {
  transactionNameLetters,
  type TransactionListInput,
  type TransactionStatus,
} from '../shared/rules.ts'
import { moveTransaction, recordTransaction, type NewTransaction } from './actions.ts'
import { findReplayedRequest, hashRequest, findReplayedMove } from './idempotency-keys.ts'
import { lockTransaction, refuseIfTransactionChanged } from './lock-transaction.ts'
import {
  listMyTransactions,
  listTransactionsForAdmin,
  readMyBalance,
  readReceipt,
  readTransactionForAdmin,
} from './read-transactions.ts'
import { transactionChecks } from './transaction-checks.ts'

const fixture = await testDatabase()

afterEach(async () => {
  expect((await verifyBook(fixture.database, transactionChecks)).problems).toEqual([])
})

async function addSaver(): Promise<string> {
  const userId = await addUser(fixture)
  await fixture.database.transaction((tx) => openWallet(tx, { walletId: userId, sample: true }))
  return userId
}

function made(userId: string, more: Partial<NewTransaction> = {}): NewTransaction {
  const transactionId = more.transactionId ?? uuidv7()
  return {
    transactionId,
    userId,
    type: 'deposit_initiated',
    amountCentavos: 100_00n,
    status: 'pending_payment',
    description: 'Test',
    metaData: {},
    requestHash: hashRequest({ transactionId }),
    ...more,
  }
}

const record = (userId: string, more: Partial<NewTransaction> = {}) =>
  withContext(fixture, userContext(userId), (ctx) => recordTransaction(ctx, made(userId, more)))
const mine = (userId: string, asked: TransactionListInput = {}) =>
  withContext(fixture, userContext(userId), (ctx) => listMyTransactions(ctx, asked))
const asAdmin = <T>(work: (ctx: ActionContext) => Promise<T>) =>
  withContext(fixture, adminContext(null), work)

test('a list is read page by page, newest first, with nothing twice and nothing left out, whatever the ids say', async () => {
  const userId = await addSaver()
  // Ids of a browser whose clock runs backwards, and five rows of one and the same instant.
  const ids = Array.from({ length: 9 }, () => uuidv7()).reverse()
  for (const transactionId of ids.slice(0, 4)) await record(userId, { transactionId })
  await withContext(fixture, userContext(userId), async (ctx) => {
    for (const transactionId of ids.slice(4))
      await recordTransaction(ctx, made(userId, { transactionId }))
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

test('a list shows nobody else, and a cursor of somebody else leads nowhere', async () => {
  const [maria, jose] = [await addSaver(), await addSaver()]
  const first = await record(maria)
  const foreign = await record(jose)
  expect((await mine(maria)).transactions.map(({ transactionId }) => transactionId)).toEqual([
    first.transactionId,
  ])
  expect((await mine(maria, { before: foreign.transactionId })).transactions).toEqual([])
})

test('search takes what was typed as it is, and filters narrow it', async () => {
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

test('an amount finds what came and what went, however it is written, and no other', async () => {
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

test('the console finds a transaction by uid, reference, name and email of its user', async () => {
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

test('a receipt is found by id and by uid, by its user and by an admin, and by nobody else', async () => {
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

test('the same request again is found, and refused for another user or another body', async () => {
  const [maria, jose] = [await addSaver(), await addSaver()]
  const request = made(maria)
  await record(maria, request)
  const replay = (userId: string, requestHash: string) =>
    withContext(fixture, userContext(userId), (ctx) =>
      findReplayedRequest(ctx, { transactionId: request.transactionId, userId, requestHash }),
    )
  expect((await replay(maria, request.requestHash))?.transactionId).toBe(request.transactionId)
  const refusal = { status: 409, refusalName: 'key-reused' }
  await expect(replay(jose, request.requestHash)).rejects.toMatchObject(refusal)
  await expect(replay(maria, hashRequest({ other: 1n }))).rejects.toMatchObject(refusal)
})

/** As the rooms move: a second click of the same dialog is found first. */
const move = (asked: Parameters<typeof findReplayedMove>[1] & { to: TransactionStatus }) =>
  withContext(fixture, adminContext(null), async (ctx) => {
    const transaction = await lockTransaction(ctx.tx, asked.transactionId)
    if (await findReplayedMove(ctx.tx, asked)) return 'replayed'
    return await moveTransaction(ctx, { ...asked, transaction })
  })

test('a reason belongs to its move: the next one without a reason leaves none, and the history keeps the old one', async () => {
  const { transactionId } = await record(await addSaver())
  await move({
    transactionId,
    moveId: uuidv7(),
    to: 'pending_confirmation',
    reason: 'Send the proof.',
    notes: 'Called.',
  })
  expect(
    await move({ transactionId, moveId: uuidv7(), to: 'on_hold', remark: 'Of the room.' }),
  ).toMatchObject({ statusReason: '', adminNotes: 'Called.' })
  const { history } = await asAdmin((ctx) => readTransactionForAdmin(ctx, { id: transactionId }))
  expect(history.map(({ reason, notes }) => ({ reason, notes }))).toEqual([
    { reason: '', notes: 'Of the room.' },
    { reason: 'Send the proof.', notes: 'Called.' },
    { reason: '', notes: '' },
  ])
})

test('who opened a transaction before somebody else changed it is refused', async () => {
  const opened = await record(await addSaver())
  expect(() => refuseIfTransactionChanged(opened, opened.updatedAt)).not.toThrow()
  expect(() => refuseIfTransactionChanged(opened, undefined)).not.toThrow()
  const changed = await move({
    transactionId: opened.transactionId,
    moveId: uuidv7(),
    to: 'on_hold',
  })
  if (changed === 'replayed') throw new Error('It was moved for the first time')
  expect(() => refuseIfTransactionChanged(changed, opened.updatedAt)).toThrow(
    expect.objectContaining({ status: 409, refusalName: 'changed-meanwhile' }),
  )
})

test('a move writes the status, one history row and nothing twice', async () => {
  const userId = await addSaver()
  const { transactionId } = await record(userId)
  const moveId = uuidv7()
  const asked = {
    moveId,
    transactionId,
    to: 'pending_confirmation' as const,
    reason: 'Send the proof.',
    notes: 'Called.',
  }
  expect(await move(asked)).toMatchObject({
    status: 'pending_confirmation',
    statusReason: 'Send the proof.',
    adminNotes: 'Called.',
  })
  expect(await move(asked)).toBe('replayed')
  const others = [
    { to: 'failed' as const },
    { to: undefined },
    { reason: 'Another.' },
    { reason: undefined },
    { notes: 'Wrote.' },
    { notes: undefined },
    { remark: 'More.' },
  ]
  for (const other of others) {
    const replay = withContext(fixture, adminContext(null), (ctx) =>
      findReplayedMove(ctx.tx, { ...asked, ...other }),
    )
    await expect(replay, JSON.stringify(other)).rejects.toMatchObject({
      status: 409,
      refusalName: 'key-reused',
    })
  }
  const { history } = await asAdmin((ctx) => readTransactionForAdmin(ctx, { id: transactionId }))
  expect(history).toMatchObject([
    {
      moveId,
      previousStatus: 'pending_payment',
      newStatus: 'pending_confirmation',
      reason: 'Send the proof.',
      notes: 'Called.',
    },
    { moveId: transactionId, previousStatus: null, newStatus: 'pending_payment' },
  ])
})

test('the table itself refuses a wrong sign, a zero and an unknown status', async () => {
  const userId = await addSaver()
  await expect(record(userId, { amountCentavos: -1n })).rejects.toThrow('wrong sign')
  await expect(record(userId, { amountCentavos: 0n })).rejects.toThrow('wrong sign')
  const insert = (type: string, amount: bigint, status: string) =>
    fixture.asOwner(
      `insert into transactions (id, user_id, transaction_uid, reference_number, type,
        amount_centavos, status, request_hash, sample)
       values ($1::uuid, $2, $1::text, $1::text, $3, $4, $5, repeat('0', 64), true)`,
      [uuidv7(), userId, type, amount, status],
    )
  await expect(insert('withdrawal', 5n, 'pending')).rejects.toThrow(
    'transactions_sign_follows_type',
  )
  await expect(insert('deposit', 0n, 'pending')).rejects.toThrow('check constraint')
  await expect(insert('deposit', 10n ** 15n, 'pending')).rejects.toThrow('check constraint')
  await expect(insert('deposit', 5n, 'paid')).rejects.toThrow('check constraint')
})

test('nobody changes what a transaction is, or its history: not the application, not the owner', async () => {
  const userId = await addSaver()
  const { transactionId } = await record(userId, { status: 'completed', type: 'deposit' })
  const asApplication = (text: string) =>
    fixture.database.transaction((tx) => tx.dynamicRows(text, [transactionId]))
  for (const run of [asApplication, (text: string) => fixture.asOwner(text, [transactionId])]) {
    await expect(
      run('update transactions set amount_centavos = amount_centavos + 1 where id = $1'),
    ).rejects.toThrow('keeps its user')
    await expect(run(`update transactions set status = 'pending' where id = $1`)).rejects.toThrow(
      'stays so',
    )
    await expect(run('delete from transactions where id = $1')).rejects.toThrow(
      /append-only|permission denied/,
    )
    await expect(
      run(`update status_history set reason = 'x' where transaction_id = $1`),
    ).rejects.toThrow(/append-only|permission denied/)
    await expect(run('delete from status_history where transaction_id = $1')).rejects.toThrow(
      /append-only|permission denied/,
    )
  }
})

test('an empty wallet has a balance of nothing', async () => {
  const userId = await addSaver()
  expect(await withContext(fixture, userContext(userId), readMyBalance)).toEqual({
    availableCentavos: 0n,
    heldCentavos: 0n,
    postedCentavos: 0n,
  })
})

test('names end in six capital letters or digits', () => {
  expect(randomText(transactionNameLetters, 6)).toMatch(/^[A-Z0-9]{6}$/)
})
