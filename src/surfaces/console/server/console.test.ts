import { v7 as uuidv7 } from 'uuid'
import { expect, test } from 'vitest'
import { openTill, openWallet, post, readBalance } from '#ledger/server/actions.ts'
import { verifyBook } from '#ledger/server/verify.ts'
import { addCompanyAccount } from '#money/deposits/server/company-accounts/actions.ts'
import { requestDeposit } from '#money/deposits/server/request-deposit.ts'
import { requestWithdrawal } from '#money/withdrawals/server/request-withdrawal.ts'
import { testDatabase } from '#tests/fixtures/database/database.ts'
import { addUser, adminContext, withContext, userContext } from '#tests/fixtures/people/contexts.ts'
import { linkAtSignUp } from '#tests/fixtures/people/withdrawal-fixture.ts'
import { reasonFor, type TransactionEdit } from '../shared/rules.ts'
import { editTransaction, readConsoleOverview } from './actions.ts'

const fixture = await testDatabase()
const [adjustments, payouts] = [uuidv7(), uuidv7()]
await fixture.database.transaction(async (tx) => {
  await openTill(tx, {
    tillId: adjustments,
    code: 'adjustments',
    name: 'Adjustments',
    sample: true,
  })
  await openTill(tx, { tillId: payouts, code: 'payouts', name: 'Payouts', sample: true })
})
const staff = adminContext(await addUser(fixture, 'admin'))

const bankAccount = {
  bankName: 'GCash',
  accountName: 'Maria Santos',
  accountNumber: '09171234567',
}

async function userWith(amountCentavos: bigint): Promise<string> {
  const userId = await addUser(fixture)
  await linkAtSignUp(fixture, userId, bankAccount)
  await fixture.database.transaction(async (tx) => {
    await openWallet(tx, { walletId: userId, sample: true })
    await post(tx, {
      key: uuidv7(),
      from: adjustments,
      to: userId,
      amountCentavos,
      purpose: 'adjustment',
    })
  })
  return userId
}

async function pendingWithdrawal(userId: string): Promise<string> {
  const requestId = uuidv7()
  await withContext(fixture, userContext(userId), (ctx) =>
    requestWithdrawal(ctx, { requestId, amountCentavos: 5_000_00n, ...bankAccount }),
  )
  return requestId
}

/** The dialog opened just now, unless `updatedAtSeen` says otherwise. */
async function edit(transactionId: string, change: Partial<TransactionEdit>): Promise<void> {
  const unchanged = {
    moveId: uuidv7(),
    adminNotes: '',
    statusReason: '',
    updatedAtSeen: await changedAt(transactionId),
  }
  await withContext(fixture, staff, (ctx) =>
    editTransaction(ctx, { transactionId, ...unchanged, ...change }),
  )
}

async function changedAt(transactionId: string): Promise<Date> {
  const [row] = await fixture.asOwner<{ updated: Date }>(
    'select updated_at as updated from transactions where id = $1',
    [transactionId],
  )
  return row?.updated ?? new Date()
}

const balance = (userId: string) => fixture.database.read((tx) => readBalance(tx, userId))
const historyLength = async (transactionId: string) =>
  (
    await fixture.asOwner('select id from status_history where transaction_id = $1', [
      transactionId,
    ])
  ).length

test('funds under management are the sum of all wallets with their holds', async () => {
  const before = await withContext(fixture, staff, (ctx) => readConsoleOverview(ctx))
  const maria = await userWith(12_500_50n)
  await userWith(7_000_00n)
  await pendingWithdrawal(maria)
  const after = await withContext(fixture, staff, (ctx) => readConsoleOverview(ctx))
  expect(after.fundsCentavos - before.fundsCentavos).toBe(19_500_50n)
  expect(after.totalUsers - before.totalUsers).toBe(2)
  expect(after.pendingWithdrawals - before.pendingWithdrawals).toBe(1)
  const [{ sum } = { sum: -1n }] = await fixture.asOwner<{ sum: bigint }>(
    'select sum(available + held)::bigint as sum from ledger.wallets',
  )
  expect(after.fundsCentavos).toBe(sum)
})

test('completing a withdrawal captures its hold, once per dialog', async () => {
  const maria = await userWith(12_500_50n)
  const transactionId = await pendingWithdrawal(maria)
  const moveId = uuidv7()
  await expect(edit(transactionId, { to: 'completed', moveId })).rejects.toMatchObject({
    refusalName: 'bank-reference-required',
    field: 'bankReference',
  })
  await edit(transactionId, { to: 'completed', moveId, bankReference: 'bdo 0001' })
  await edit(transactionId, { to: 'completed', moveId, bankReference: 'BDO  0001' })
  expect(await balance(maria)).toMatchObject({ postedCentavos: 7_500_50n, heldCentavos: 0n })
  expect(await historyLength(transactionId)).toBe(2)
})

test('declining a withdrawal gives the money back and needs a reason', async () => {
  const maria = await userWith(6_000_00n)
  const transactionId = await pendingWithdrawal(maria)
  // The field has the name of this form, not of the withdrawals' own.
  await expect(edit(transactionId, { to: 'declined' })).rejects.toMatchObject({
    refusalName: 'reason-required',
    field: 'statusReason',
    title: 'Reason Required',
  })
  await edit(transactionId, { to: 'declined', statusReason: 'The bank does not know this number.' })
  expect(await balance(maria)).toMatchObject({ availableCentavos: 6_000_00n, heldCentavos: 0n })
})

test('a completed deposit reaches the wallet', async () => {
  const maria = await userWith(1_00n)
  const bank = {
    bankName: 'BDO Unibank',
    accountNumber: '001234567890',
    accountName: 'Kaban Sample',
    details: '',
  }
  const companyAccountId = await fixture.database.transaction((tx) =>
    addCompanyAccount(tx, { sample: true, ...bank }),
  )
  const transactionId = uuidv7()
  await withContext(fixture, userContext(maria), (ctx) =>
    requestDeposit(ctx, { requestId: transactionId, amountCentavos: 12_500_50n, companyAccountId }),
  )
  await edit(transactionId, { to: 'completed' })
  expect(await balance(maria)).toMatchObject({ availableCentavos: 12_501_50n })
})

test('a move that the rules do not allow is refused and changes nothing', async () => {
  const maria = await userWith(6_000_00n)
  const transactionId = await pendingWithdrawal(maria)
  await edit(transactionId, { to: 'completed', bankReference: 'BDO 0002' })
  await expect(edit(transactionId, { to: 'pending' })).rejects.toMatchObject({
    status: 409,
    refusalName: 'move-not-allowed',
  })
  // A status of deposits only.
  await expect(edit(transactionId, { to: 'pending_payment' })).rejects.toMatchObject({
    status: 409,
    refusalName: 'move-not-allowed',
  })
  expect(await historyLength(transactionId)).toBe(2)
})

test('saving words moves nothing; the user sees the reason, never the notes', async () => {
  const maria = await userWith(6_000_00n)
  const transactionId = await pendingWithdrawal(maria)
  const notifications = () =>
    fixture.asOwner<{ message: string }>(
      'select message from notifications where user_id = $1 order by id',
      [maria],
    )
  const before = (await notifications()).length
  await edit(transactionId, { adminNotes: 'Called the bank.' })
  expect(await notifications()).toHaveLength(before)
  await edit(transactionId, {
    adminNotes: 'Called the bank.',
    statusReason: 'Please check the number.',
  })
  expect((await notifications()).at(-1)?.message).toMatch(/Please check the number\.$/)
  const [row] = await fixture.asOwner<{
    status: string
    admin_notes: string
    status_reason: string
  }>('select status, admin_notes, status_reason from transactions where id = $1', [transactionId])
  expect(row).toEqual({
    status: 'pending',
    admin_notes: 'Called the bank.',
    status_reason: 'Please check the number.',
  })
  expect(await historyLength(transactionId)).toBe(1)
  expect(await balance(maria)).toMatchObject({ heldCentavos: 5_000_00n })
  // The next move clears the reason; the record keeps it.
  await edit(transactionId, { to: 'processing', adminNotes: 'Called the bank.' })
  const [moved] = await fixture.asOwner(
    'select status_reason, admin_notes from transactions where id = $1',
    [transactionId],
  )
  expect(moved).toEqual({ status_reason: '', admin_notes: 'Called the bank.' })
  const history = await fixture.asOwner<{ description: string }>(
    'select description from user_activity_log where user_id = $1',
    [maria],
  )
  expect(JSON.stringify(history)).not.toContain('Called the bank.')
  expect(JSON.stringify(history)).toContain('Please check the number.')
})

test('an edit does not overwrite what somebody else wrote meanwhile', async () => {
  const transactionId = await pendingWithdrawal(await userWith(6_000_00n))
  const updatedAtSeen = await changedAt(transactionId)
  await edit(transactionId, { adminNotes: 'Ana called the bank.' })
  const refused = { status: 409, refusalName: 'changed-meanwhile' }
  await expect(
    edit(transactionId, { adminNotes: 'Ben was here.', updatedAtSeen }),
  ).rejects.toMatchObject(refused)
  await expect(
    edit(transactionId, { to: 'completed', bankReference: 'BDO 0003', updatedAtSeen }),
  ).rejects.toMatchObject(refused)
  // A repeated request after a lost response overwrites nothing.
  await edit(transactionId, { adminNotes: 'Ana called the bank.', updatedAtSeen })
  const [row] = await fixture.asOwner(
    'select status, admin_notes from transactions where id = $1',
    [transactionId],
  )
  expect(row).toEqual({ status: 'pending', admin_notes: 'Ana called the bank.' })
})

test('the current reason is cleared for the next status; a newly written one stays', () => {
  const current = 'Please check the number.'
  expect(reasonFor('', { written: current, current })).toBe(current)
  expect(reasonFor('completed', { written: current, current })).toBe('')
  expect(reasonFor('', { written: '', current })).toBe(current)
  expect(reasonFor('declined', { written: 'The name differs.', current })).toBe('The name differs.')
  expect(reasonFor('', { written: 'The name differs.', current })).toBe('The name differs.')
})

test('an unknown transaction is not found', async () => {
  await expect(edit(uuidv7(), { to: 'completed' })).rejects.toMatchObject({ status: 404 })
})

test('the books are sound after these tests', async () => {
  expect((await verifyBook(fixture.database)).problems).toEqual([])
})

test('a new status needs a proof; a repeated request and words alone need none', async () => {
  const maria = await userWith(10_000_00n)
  const transactionId = await pendingWithdrawal(maria)
  const unproven = { ...staff, proven: false }
  const move = {
    transactionId,
    moveId: uuidv7(),
    to: 'declined',
    adminNotes: '',
    statusReason: 'The name differs.',
    updatedAtSeen: await changedAt(transactionId),
  } as const
  await expect(
    withContext(fixture, unproven, (ctx) => editTransaction(ctx, move)),
  ).rejects.toMatchObject({
    refusalName: 'proof-needed',
    status: 403,
  })
  expect(await historyLength(transactionId)).toBe(1)
  expect((await balance(maria)).heldCentavos).toBe(5_000_00n)

  const words = { ...move, moveId: uuidv7(), to: undefined, adminNotes: 'Called the bank.' }
  await withContext(fixture, unproven, (ctx) => editTransaction(ctx, words))
  const again = { ...move, updatedAtSeen: await changedAt(transactionId) }
  await withContext(fixture, staff, (ctx) => editTransaction(ctx, again))
  await withContext(fixture, unproven, (ctx) => editTransaction(ctx, again))
  expect(await historyLength(transactionId)).toBe(2)
  expect((await balance(maria)).heldCentavos).toBe(0n)
})
