import { v7 as uuidv7 } from 'uuid'
import { expect, test } from 'vitest'
import type { Transaction } from '#foundation/platform/server/database/database.ts'
import { stripesOfRun } from '#tests/fixtures/database/database.ts'
import { openBook, openFundedTill, openWallets } from '#tests/fixtures/ledger/book-fixture.ts'
import {
  openWallet,
  post,
  postBatch,
  readBalanceAt,
  readEntries,
  readTillBalance,
  snapshotTills,
} from './actions.ts'

const book = await openBook()
const { till } = book

test('a snapshot waits for a transfer that has a position and no row yet', async () => {
  const [from, to] = [await openFundedTill(book.database), await openFundedTill(book.database)]
  const before = await book.run((tx) => readTillBalance(tx, from))
  await book.asOwner(`
    create function ledger.linger() returns trigger language plpgsql as
      $$ begin perform pg_sleep(0.3); return new; end $$;
    create trigger linger before insert on ledger.transfers for each row when (new.amount = 5)
      execute function ledger.linger()`)
  const wanted = () => ({ key: uuidv7(), from, to, amountCentavos: 5n, purpose: 'transfer' })
  for (const move of [
    (tx: Transaction) => post(tx, wanted()).then(() => undefined),
    (tx: Transaction) => postBatch(tx, [wanted()]).then(() => undefined),
  ]) {
    const slow = book.run(move)
    await new Promise((resolve) => setTimeout(resolve, 100))
    await book.run((tx) =>
      post(tx, { key: uuidv7(), from, to, amountCentavos: 1n, purpose: 'transfer' }),
    )
    for (let round = 0; round < 2; round += 1) await book.run((tx) => snapshotTills(tx))
    await slow
  }
  await book.asOwner('drop trigger linger on ledger.transfers')
  for (let round = 0; round < 2; round += 1) await book.run((tx) => snapshotTills(tx))
  expect(await book.run((tx) => readTillBalance(tx, from))).toBe(before - 12n)
  await book.expectSound()
})

test.skipIf(stripesOfRun > 0)('a snapshot is the first to write in its transaction', async () => {
  const mixed = book.run(async (tx) => {
    await openWallet(tx, { walletId: uuidv7(), sample: true })
    await snapshotTills(tx)
  })
  await expect(mixed).rejects.toThrow('must be the first to write')
})

test('the balance at a past instant is found for wallets and tills', async () => {
  const own = await openFundedTill(book.database)
  const [walletId = ''] = await openWallets(book.database, own, [0n])
  const instants: { at: Date; balance: bigint }[] = []
  for (let n = 1; n <= 20; n += 1) {
    await book.run((tx) =>
      post(tx, { key: uuidv7(), from: own, to: walletId, amountCentavos: 10n, purpose: 'deposit' }),
    )
    if (n % 7 === 0) await book.run((tx) => snapshotTills(tx))
    const [clock] = await book.asOwner<{ at: Date }>('select clock_timestamp() as at')
    // The driver drops the microseconds, so one millisecond must pass on both sides.
    instants.push({ at: new Date((clock?.at.getTime() ?? 0) + 1), balance: BigInt(n) * 10n })
    await new Promise((resolve) => setTimeout(resolve, 3))
  }
  for (const { at, balance } of instants) {
    expect(await book.run((tx) => readBalanceAt(tx, walletId, at))).toBe(balance)
    expect(await book.run((tx) => readBalanceAt(tx, own, at))).toBe(-balance)
  }
  expect(await book.run((tx) => readBalanceAt(tx, walletId, new Date(0)))).toBe(0n)
  await book.expectSound()
})

test('entries are read newest first, page after page, with their running balance', async () => {
  const walletId = await book.openWallet(0n)
  for (let n = 1; n <= 5; n += 1) {
    await book.run((tx) =>
      post(tx, {
        key: uuidv7(),
        from: till,
        to: walletId,
        amountCentavos: BigInt(n),
        purpose: 'deposit',
      }),
    )
  }
  const first = await book.run((tx) => readEntries(tx, walletId, { limit: 3 }))
  const second = await book.run((tx) =>
    readEntries(tx, walletId, { limit: 3, beforeSequence: first.at(-1)?.sequence }),
  )
  expect(
    [...first, ...second].map((entry) => [
      entry.sequence,
      entry.amountCentavos,
      entry.balanceCentavos,
    ]),
  ).toEqual([
    [5n, 5n, 15n],
    [4n, 4n, 10n],
    [3n, 3n, 6n],
    [2n, 2n, 3n],
    [1n, 1n, 1n],
  ])
  expect(first[0]).toMatchObject({ otherPlaceId: till, purpose: 'deposit', reverses: null })
})
