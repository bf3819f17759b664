import { v7 as uuidv7 } from 'uuid'
import { expect, test } from 'vitest'
import { addUser, adminAct, inAct, userAct } from '../../tests/acts.ts'
import { testDatabase } from '../../tests/database.ts'
import { addCompanyAccount } from '../deposits/company-accounts.ts'
import { requestDeposit } from '../deposits/request-deposit.ts'
import { openTill, openWallet, post, readBalance } from '../ledger/actions.ts'
import { verifyBook } from '../ledger/verify.ts'
import { requestWithdrawal } from '../withdrawals/request-withdrawal.ts'
import { editTransaction, readConsoleOverview } from './actions.ts'
import type { TransactionEdit } from './rules.ts'

const town = await testDatabase()
const [adjustments, payouts] = [uuidv7(), uuidv7()]
await town.database.transaction(async (tx) => {
  await openTill(tx, { tillId: adjustments, code: 'adjustments', name: 'Adjustments', sample: true })
  await openTill(tx, { tillId: payouts, code: 'payouts', name: 'Payouts', sample: true })
})
const staff = adminAct(await addUser(town, 'admin'))

async function userWith(amountCentavos: bigint): Promise<string> {
  const userId = await addUser(town)
  await town.database.transaction(async (tx) => {
    await openWallet(tx, { walletId: userId, sample: true })
    await post(tx, { key: uuidv7(), from: adjustments, to: userId, amountCentavos, purpose: 'adjustment' })
  })
  return userId
}

async function pendingWithdrawal(userId: string): Promise<string> {
  const requestId = uuidv7()
  const where = { bankName: 'GCash', accountName: 'Maria Santos', accountNumber: '09171234567' }
  await inAct(town, userAct(userId), (act) => requestWithdrawal(act, { requestId, amountCentavos: 5_000_00n, ...where }))
  return requestId
}

const edit = (transactionId: string, change: Partial<TransactionEdit>) =>
  inAct(town, staff, (act) => editTransaction(act, { transactionId, moveId: uuidv7(), adminNotes: '', statusReason: '', ...change }))

const balance = (userId: string) => town.database.read((tx) => readBalance(tx, userId))
const historyLength = async (transactionId: string) =>
  (await town.asOwner('select id from status_history where transaction_id = $1', [transactionId])).length

test('funds under management are the sum of all wallets, with what is on hold', async () => {
  const before = await inAct(town, staff, (act) => readConsoleOverview(act))
  const maria = await userWith(12_500_50n)
  await userWith(7_000_00n)
  await pendingWithdrawal(maria)
  const after = await inAct(town, staff, (act) => readConsoleOverview(act))
  expect(after.fundsCentavos - before.fundsCentavos).toBe(19_500_50n)
  expect(after.totalUsers - before.totalUsers).toBe(2)
  expect(after.pendingWithdrawals - before.pendingWithdrawals).toBe(1)
  const [{ sum } = { sum: -1n }] = await town.asOwner<{ sum: bigint }>('select sum(posted)::bigint as sum from ledger.wallets')
  expect(after.fundsCentavos).toBe(sum)
})

test('completing a withdrawal in the list pays it out of the hold, once for one dialog', async () => {
  const maria = await userWith(12_500_50n)
  const transactionId = await pendingWithdrawal(maria)
  const moveId = uuidv7()
  await edit(transactionId, { to: 'completed', moveId })
  await edit(transactionId, { to: 'completed', moveId })
  expect(await balance(maria)).toMatchObject({ postedCentavos: 7_500_50n, heldCentavos: 0n })
  expect(await historyLength(transactionId)).toBe(2)
})

test('declining one gives the money back and tells the reason', async () => {
  const maria = await userWith(6_000_00n)
  const transactionId = await pendingWithdrawal(maria)
  await expect(edit(transactionId, { to: 'declined' })).rejects.toMatchObject({ refusalName: 'reason-required' })
  await edit(transactionId, { to: 'declined', statusReason: 'The bank does not know this number.' })
  expect(await balance(maria)).toMatchObject({ availableCentavos: 6_000_00n, heldCentavos: 0n })
})

test('a deposit completed in the list reaches the wallet', async () => {
  const maria = await userWith(1_00n)
  const bank = { bankName: 'BDO Unibank', accountNumber: '001234567890', accountName: 'Kaban Sample', details: '' }
  const companyAccountId = await town.database.transaction((tx) => addCompanyAccount(tx, { sample: true, ...bank }))
  const transactionId = uuidv7()
  await inAct(town, userAct(maria), (act) => requestDeposit(act, { requestId: transactionId, amountCentavos: 12_500_50n, companyAccountId }))
  await edit(transactionId, { to: 'completed' })
  expect(await balance(maria)).toMatchObject({ availableCentavos: 12_501_50n })
})

test('a move outside of the table is refused and explained, and changes nothing', async () => {
  const maria = await userWith(6_000_00n)
  const transactionId = await pendingWithdrawal(maria)
  await edit(transactionId, { to: 'completed' })
  await expect(edit(transactionId, { to: 'pending' })).rejects.toMatchObject({ status: 409, refusalName: 'move-not-allowed' })
  // A state of deposits is none of withdrawals.
  await expect(edit(transactionId, { to: 'pending_payment' })).rejects.toMatchObject({ status: 409, refusalName: 'move-not-allowed' })
  expect(await historyLength(transactionId)).toBe(2)
})

test('saving only words moves nothing; the user hears of the reason and never of the notes', async () => {
  const maria = await userWith(6_000_00n)
  const transactionId = await pendingWithdrawal(maria)
  const heard = () => town.asOwner<{ message: string }>('select message from notifications where user_id = $1 order by id', [maria])
  const before = (await heard()).length
  await edit(transactionId, { adminNotes: 'Called the bank.' })
  expect(await heard()).toHaveLength(before)
  await edit(transactionId, { adminNotes: 'Called the bank.', statusReason: 'Please check the number.' })
  expect((await heard()).at(-1)?.message).toMatch(/Please check the number\.$/)
  const [row] = await town.asOwner<{ status: string; admin_notes: string; status_reason: string }>(
    'select status, admin_notes, status_reason from transactions where id = $1',
    [transactionId],
  )
  expect(row).toEqual({ status: 'pending', admin_notes: 'Called the bank.', status_reason: 'Please check the number.' })
  expect(await historyLength(transactionId)).toBe(1)
  expect(await balance(maria)).toMatchObject({ heldCentavos: 5_000_00n })
  const told = await town.asOwner<{ description: string }>('select description from user_activity_log where user_id = $1', [maria])
  expect(JSON.stringify(told)).not.toContain('Called the bank.')
})

test('what does not exist is answered as not found', async () => {
  await expect(edit(uuidv7(), { to: 'completed' })).rejects.toMatchObject({ status: 404 })
})

test('the books are sound after all of it', async () => {
  expect((await verifyBook(town.database)).problems).toEqual([])
})
