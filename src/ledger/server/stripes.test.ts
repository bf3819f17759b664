/** Portable tills (decision 0059). KABAN_TEST_STRIPES=64 runs every other test with them. */
import { v7 as uuidv7 } from 'uuid'
import { expect, test } from 'vitest'
import { cloneDatabase } from '#tests/fixtures/database/database.ts'
import { proveBatchesQueue } from '#tests/fixtures/ledger/batch-races.ts'
import { openFundedTill, openWallets } from '#tests/fixtures/ledger/book-fixture.ts'
import { proveConcurrency, proveSequence } from '#tests/fixtures/ledger/model-proofs.ts'
import { openRaceFixture, type RaceFixture } from '#tests/fixtures/ledger/race-fixture.ts'
import { proveTillsInOrder } from '#tests/fixtures/ledger/stripe-races.ts'
import { proveNoCircle, proveOneKeyBooksOnce } from '#tests/fixtures/ledger/transfer-races.ts'
import { meetings, proveOrders } from '#tests/fixtures/ledger/verb-permutations.ts'
import { post, readTillBalance, snapshotTills } from './actions.ts'
import { verifyBook } from './verify.ts'

test.each([
  ['one stripe, where all wait for each other', 1, 12],
  ['one stripe, at length @long', 1, 250],
  ['64 stripes, at length @long', 64, 250],
])('operations answer and end as those of the reference book: %s', async (_, stripes, runs) => {
  const book = await cloneDatabase({ stripes })
  const fixture = await openRaceFixture(book.url)
  try {
    await proveSequence(book.database, runs)
    await proveConcurrency(book.database, runs)
    await proveRaces(fixture, runs)
    await proveOrders(book, meetings)
  } finally {
    await fixture.racers.close()
    await book.close()
  }
})

async function proveRaces(fixture: RaceFixture, runs: number): Promise<void> {
  await proveNoCircle(fixture, runs)
  await proveOneKeyBooksOnce(fixture, Math.ceil(runs / 10))
  await proveBatchesQueue(fixture, 3)
}

test('tills are taken in the order of their ids, so that none wait for each other', async () => {
  const book = await cloneDatabase({ stripes: 1 })
  const fixture = await openRaceFixture(book.url)
  try {
    await proveTillsInOrder(fixture)
  } finally {
    await fixture.racers.close()
    await book.close()
  }
})

test('a till keeps its balance and goes on when its kind is changed, and back', async () => {
  const book = await cloneDatabase()
  const { database, asOwner } = book
  try {
    const till = await openFundedTill(database)
    const [walletId = ''] = await openWallets(database, till, [1000n])
    const back = { from: walletId, to: till, amountCentavos: 10n, purpose: 'fee' }
    let left = -1000n
    for (const stripes of [64, 0, 1, 64, 0]) {
      await asOwner('select ledger.use_tills($1)', [stripes])
      expect(await database.transaction((tx) => readTillBalance(tx, till))).toBe(left)
      for (let round = 0; round < 3; round += 1) {
        await database.transaction((tx) => post(tx, { key: uuidv7(), ...back }))
        await database.transaction(snapshotTills)
        left += 10n
        expect(await database.transaction((tx) => readTillBalance(tx, till))).toBe(left)
      }
      expect((await verifyBook(database)).problems).toEqual([])
    }
  } finally {
    await book.close()
  }
})

test('a verification names a till whose stripes are not what its entries sum to', async () => {
  const book = await cloneDatabase({ stripes: 64 })
  try {
    const till = await openFundedTill(book.database, 'payouts')
    await openWallets(book.database, till, [1000n])
    await book.asOwner('update ledger.till_stripes set balance = balance + 1')
    expect((await verifyBook(book.database)).problems).toEqual([
      'a till has what its entries sum to: payouts has -999, its entries -1000',
    ])
  } finally {
    await book.close()
  }
})

test('connections take stripes of their own, so that they do not wait', async () => {
  const book = await cloneDatabase({ stripes: 64, connections: 8 })
  const { database, asOwner } = book
  try {
    const till = await openFundedTill(database)
    const wallets = await openWallets(database, till, [10n, 10n, 10n, 10n, 10n, 10n])
    const ready = Promise.withResolvers<void>()
    let open = 0
    await Promise.all(
      wallets.map((from) =>
        database.transaction(async (tx) => {
          await post(tx, { key: uuidv7(), from, to: till, amountCentavos: 1n, purpose: 'fee' })
          open += 1
          if (open === wallets.length) ready.resolve()
          await ready.promise
        }),
      ),
    )
    const [found] = await asOwner<{ stripes: bigint }>(
      'select count(*) as stripes from ledger.till_stripes where till_id = $1',
      [till],
    )
    expect(found?.stripes).toBeGreaterThanOrEqual(wallets.length)
  } finally {
    await book.close()
  }
})
