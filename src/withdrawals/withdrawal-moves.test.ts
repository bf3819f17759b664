import { v7 as uuidv7 } from 'uuid'
import { afterEach, expect, test } from 'vitest'
import { inAct, userAct } from '../../tests/acts.ts'
import { testDatabase } from '../../tests/database.ts'
import { openWithdrawalTown, outcome } from '../../tests/withdrawal-town.ts'
import { readReceipt } from '../transactions/read-transactions.ts'

const town = await openWithdrawalTown(await testDatabase())
const reason = 'The name on the bank account differs.'

afterEach(() => town.expectSoundBooks())

test('the balance after it counts no other movement, not even one of the same moment', async () => {
  const userId = await town.addSaver(20_000_00n)
  const [first, second] = [await town.request(userId), await town.request(userId, { amountCentavos: 6_000_00n })]
  await town.move(first.transactionId, 'completed')
  await town.move(second.transactionId, 'completed')
  // As two servers would do it: the second movement one microsecond after the first was written down.
  await town.asOwner('alter table ledger.entries disable trigger append_only')
  await town.asOwner(
    `update ledger.entries set posted_at = (select max(changed_at) + interval '1 microsecond' from status_history where transaction_id = $1)
     where transfer_id = (select id from ledger.transfers where subject_id = $2)`,
    [first.transactionId, second.transactionId],
  )
  await town.asOwner('alter table ledger.entries enable trigger append_only')
  const balanceAfter = async ({ transactionId }: { transactionId: string }) =>
    (await inAct(town, userAct(userId), (act) => readReceipt(act, { id: transactionId }))).balanceAfterCentavos
  expect(await balanceAfter(first)).toBe(15_000_00n)
  expect(await balanceAfter(second)).toBe(9_000_00n)
})

test('a second press of the same dialog gives the first answer, and another status under its id is refused', async () => {
  const userId = await town.addSaver()
  const { transactionId } = await town.request(userId)
  const moveId = uuidv7()
  await town.move(transactionId, 'completed', { moveId })
  expect(await town.move(transactionId, 'completed', { moveId })).toMatchObject({ status: 'completed' })
  expect(await outcome(town.move(transactionId, 'failed', { moveId, reason }))).toBe('key-reused')
  const other = await town.request(userId)
  expect(await outcome(town.move(other.transactionId, 'completed', { moveId }))).toBe('key-reused')
  expect(await town.count('status_history', 'transaction_id = $1', [transactionId])).toBe(2)
})

test('a reference of the bank is only for a payment', async () => {
  const userId = await town.addSaver()
  const { transactionId } = await town.request(userId)
  expect(await outcome(town.move(transactionId, 'processing', { bankReference: 'X1' }))).toBe('bank-reference-too-early')
})
