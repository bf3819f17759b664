import { v7 as uuidv7 } from 'uuid'
import { expect, test } from 'vitest'
import { openBook, openWallets } from '#tests/fixtures/ledger/book-fixture.ts'
import { postBatch, readBalance } from './actions.ts'

const book = await openBook()
const { till } = book

test('a batch answers for each element and books what it can, in order', async () => {
  const [rich = '', poor = ''] = await openWallets(book.database, till, [1000n, 0n])
  const element = (from: string, to: string, amountCentavos: bigint, key = uuidv7()) => ({
    key,
    from,
    to,
    amountCentavos,
    purpose: 'payout',
  })
  const first = element(rich, poor, 400n)
  const items = [
    first,
    element(poor, till, 401n),
    element(poor, till, 400n),
    first,
    { ...first, amountCentavos: 1n },
    element(rich, uuidv7(), 1n),
    element(rich, poor, 600n),
  ]
  const outcomes = await book.run((tx) => postBatch(tx, items))
  expect(
    outcomes.map((outcome) => outcome.refusal ?? (outcome.replayed ? 'replayed' : 'done')),
  ).toEqual([
    'done',
    'insufficient-available',
    'done',
    'replayed',
    'key-reused',
    'unknown-owner',
    'done',
  ])
  expect((await book.run((tx) => readBalance(tx, poor))).postedCentavos).toBe(600n)
  const again = await book.run((tx) => postBatch(tx, [first, element(poor, rich, 600n)]))
  expect(again.map((outcome) => outcome.replayed)).toEqual([true, false])
  expect(await book.run((tx) => postBatch(tx, []))).toEqual([])
  await book.expectSound()
})

test('a batch has the same running balances as single transfers', async () => {
  const [one = '', other = ''] = await openWallets(book.database, till, [1000n, 1000n])
  const items = Array.from({ length: 100 }, (_, n) => ({
    key: uuidv7(),
    ...(n % 3 === 0 ? { from: one, to: other } : { from: other, to: n % 2 === 0 ? one : till }),
    amountCentavos: BigInt(1 + (n % 5)),
    purpose: 'payout',
  }))
  expect(
    (await book.run((tx) => postBatch(tx, items))).every(
      (outcome) => outcome.refusal === null && !outcome.replayed,
    ),
  ).toBe(true)
  await book.expectSound()
})
