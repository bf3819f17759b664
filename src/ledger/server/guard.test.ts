/** The database itself refuses a transfer whose places are not what its row says they are. */
import { v7 as uuidv7 } from 'uuid'
import { expect, test } from 'vitest'
import { sqlState } from '#foundation/platform/server/database/database.ts'
import { testDatabase } from '#tests/fixtures/database/database.ts'
import { openFundedTill, openWallets } from '#tests/fixtures/ledger/book-fixture.ts'
import { verifyBook } from './verify.ts'

const { database, asOwner } = await testDatabase()
const till = await openFundedTill(database)
const [one = '', other = ''] = await openWallets(database, till, [1000n, 1000n])
const nowhere = '00000000-0000-7000-8000-00000000dead'

/** Far above those that the book has handed out. */
let sequence = 1_000_000
type Side = [id: string, balance: number | null]

const insertion = ([from, fromBalance]: Side, [to, toBalance]: Side) =>
  `insert into ledger.transfers (id, request_hash, from_id, from_sequence, from_balance,
     to_id, to_sequence, to_balance, amount, purpose, event_at, created_at)
   values ('${uuidv7()}', '', '${from}', ${(sequence += 1)}, ${fromBalance},
     '${to}', ${sequence}, ${toBalance}, 1, 'planted', now(), now())`

const planted: [string, Side, Side][] = [
  ['leaves a wallet that does not exist', [nowhere, 1], [other, 1]],
  ['reaches a wallet that does not exist', [one, 1], [nowhere, 1]],
  ['leaves a till that does not exist', [nowhere, null], [other, 1]],
  ['reaches a till that does not exist', [one, 1], [nowhere, null]],
  ['takes a wallet for a till', [one, null], [other, 1]],
  ['takes another wallet for a till', [one, 1], [other, null]],
  ['takes a till for a wallet', [till, 1], [other, 1]],
  ['takes another till for a wallet', [one, 1], [till, 1]],
]

test('a transfer between known places is taken, from whoever writes it', async () => {
  for (const target of [[other, 1] as Side, [till, null] as Side])
    await asOwner(`begin; ${insertion([one, 1], target)}; rollback`)
})

test.each(planted)('no transfer %s', async (_, from, to) => {
  const refusal = await asOwner(insertion(from, to)).then(() => 'taken', sqlState)
  expect(refusal).toBe('23503')
})

test('a place keeps its id, its kind and its code', async () => {
  for (const change of ['id = gen_random_uuid()', "kind = 'till'", "code = 'own-money'"])
    expect(await asOwner(`update ledger.places set ${change}`).then(() => 'done', sqlState)).toBe(
      'LG002',
    )
})

test('verification names such a transfer that came past the guard', async () => {
  await asOwner('set session_replication_role = replica')
  for (const [, from, to] of planted) await asOwner(insertion(from, to))
  await asOwner('set session_replication_role = origin')
  const { problems } = await verifyBook(database)
  const named = problems.filter((problem) => problem.startsWith('every transfer is between known'))
  expect(named.length).toBe(planted.length)
})
