import { v7 as uuidv7 } from 'uuid'
import { expect, test, vi } from 'vitest'
import { stripesOfRun, testDatabase } from '#tests/fixtures/database/database.ts'
import { openTill, openWallet, post, snapshotTills } from './actions.ts'
import { verifyBook } from './verify.ts'

const fixture = await testDatabase()
const { database, asOwner } = fixture
const ids = { till: uuidv7(), idle: uuidv7(), wallet: uuidv7() }

test.skipIf(stripesOfRun > 0)('a snapshot of a till that is not its sum is found', async () => {
  await database.transaction(async (tx) => {
    await openWallet(tx, { walletId: ids.wallet, sample: true })
    for (const [code, tillId] of [
      ['deposits:test', ids.till],
      ['deposits:idle', ids.idle],
    ] as const)
      await openTill(tx, { tillId, code, name: 'Test', sample: true })
  })
  const give = (amountCentavos: bigint) =>
    database.transaction((tx) =>
      post(tx, {
        key: uuidv7(),
        from: ids.till,
        to: ids.wallet,
        amountCentavos,
        purpose: 'deposit',
      }),
    )
  // Written once all transactions of the server are newer than its mark, other tests' too.
  const snapshot = () =>
    vi.waitUntil(async () => (await database.transaction((tx) => snapshotTills(tx))) > 0, 20_000)
  await give(100n)
  await snapshot()
  await give(20n)
  await snapshot()
  await give(3n)
  const snapshots = await asOwner<{ position: bigint; balance: bigint }>(
    'select position, balance from ledger.till_snapshots order by position',
  )
  expect(snapshots.map(({ balance }) => balance)).toEqual([-100n, -120n])
  expect((await verifyBook(database)).problems).toEqual([])

  const last = snapshots[1]!.position
  await asOwner(
    `do $$ begin
       set local session_replication_role = replica;
       update ledger.till_snapshots set balance = balance - 7 where position = ${last};
       insert into ledger.till_snapshots values ('${ids.idle}', 1, 5, now());
     end $$`,
  )
  const name = 'a snapshot of a till is the sum of its entries'
  expect(
    (await verifyBook(database)).problems.filter((one) => one.startsWith(name)).sort(),
  ).toEqual(
    [
      `${name}: ${ids.idle} at 1 says 5, its entries 0`,
      `${name}: ${ids.till} at ${last} says -127, its entries -120`,
    ].sort(),
  )
})
