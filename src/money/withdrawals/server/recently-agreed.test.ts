import { expect, test } from 'vitest'
import { testDatabase } from '#tests/fixtures/database/database.ts'
import { planOf, recordStatements } from '#tests/fixtures/database/query-plans.ts'
import { openWithdrawalFixture } from '#tests/fixtures/people/withdrawal-fixture.ts'
import { readRecentlyAgreed } from './store.ts'

const fixture = await openWithdrawalFixture(await testDatabase())

async function requested(userId: string, amountCentavos = 5_000_00n): Promise<string> {
  return (await fixture.request(userId, { amountCentavos })).transactionId
}

async function completed(userId: string, amountCentavos: bigint): Promise<string> {
  const transactionId = await requested(userId, amountCentavos)
  await fixture.move(transactionId, 'completed')
  return transactionId
}

/** As if a column of these rows had been written so many hours earlier. */
const earlier = (hours: number, table: string, column: string, transactionId: string) =>
  fixture.asOwner(
    `do $$ begin
       set local session_replication_role = replica;
       update ${table} set ${column} = ${column} - interval '${hours} hours'
       where ${table === 'transactions' ? 'id' : 'transaction_id'} = '${transactionId}';
     end $$`,
  )

test('counts what was agreed to within a day, whenever it was requested', async () => {
  const [maria, jose] = [await fixture.addSaver(100_000_00n), await fixture.addSaver()]
  const asked = await requested(maria)
  const recent = () => fixture.database.read((tx) => readRecentlyAgreed(tx, asked))
  await completed(jose, 9_000_00n)
  expect(await recent()).toBe(0n)

  const today = await completed(maria, 6_000_00n)
  expect(await recent()).toBe(6_000_00n)
  await earlier(23, 'transactions', 'created_at', today)
  expect(await recent()).toBe(6_000_00n)
  await earlier(2, 'transactions', 'created_at', today)
  expect(await recent()).toBe(6_000_00n)
  // Agreed to a day ago, and changed once more today.
  await earlier(25, 'status_history', 'changed_at', today)
  expect(await recent()).toBe(0n)

  const yesterday = await completed(maria, 7_000_00n)
  await earlier(25, 'transactions', 'updated_at', yesterday)
  expect(await recent()).toBe(0n)

  const failed = await requested(maria, 8_000_00n)
  await fixture.move(failed, 'approved')
  expect(await recent()).toBe(8_000_00n)
  await fixture.move(failed, 'failed', { reason: 'The bank sent it back.' })
  expect(await recent()).toBe(0n)
})

test('finds the rows of the day by an index', async () => {
  const userId = await fixture.addSaver(100_000_00n)
  const asked = await requested(userId)
  await fixture.asOwner(
    `insert into transactions (id, user_id, transaction_uid, reference_number, type,
       amount_centavos, status, request_hash, sample, updated_at)
     select id, $1, 'TXN' || id, 'REF' || id, 'withdrawal', -5, 'completed', repeat('0', 64), true,
       now() - interval '2 days'
     from (select uuidv7() as id from generate_series(1, 1000)) made`,
    [userId],
  )
  await fixture.asOwner('analyze transactions')
  await fixture.database.transaction(async (tx) => {
    const recorded = recordStatements(tx)
    await readRecentlyAgreed(recorded.tx, asked)
    const [steps] = await Promise.all(recorded.statements.map((one) => planOf(tx, one)))
    const conditions = steps?.map((step) => step['Index Cond'] ?? '')
    expect(conditions).toContainEqual(expect.stringMatching(/user_id = .*updated_at > /))
  })
})
