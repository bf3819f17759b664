import { v7 as uuidv7 } from 'uuid'
import { expect, test } from 'vitest'
import { openBook } from '#tests/fixtures/ledger/book-fixture.ts'
import { capture, expireDueHolds, hold, readBalance, release } from './actions.ts'

const book = await openBook()
const { till } = book

test('a capture takes a part and gives the rest back, unless the rest is kept', async () => {
  const walletId = await book.openWallet(1000n)
  const [first, second] = [uuidv7(), uuidv7()]
  for (const key of [first, second])
    await book.run((tx) => hold(tx, { key, walletId, amountCentavos: 400n, purpose: 'withdrawal' }))
  await book.run((tx) =>
    capture(tx, { key: uuidv7(), holdId: first, to: till, amountCentavos: 150n }),
  )
  expect(await book.run((tx) => readBalance(tx, walletId))).toEqual({
    postedCentavos: 850n,
    heldCentavos: 400n,
    availableCentavos: 450n,
  })
  await book.run((tx) =>
    capture(tx, { key: uuidv7(), holdId: second, to: till, amountCentavos: 150n, keepRest: true }),
  )
  expect(await book.run((tx) => readBalance(tx, walletId))).toEqual({
    postedCentavos: 700n,
    heldCentavos: 250n,
    availableCentavos: 450n,
  })
  expect(
    await book.refusal((tx) =>
      capture(tx, { key: uuidv7(), holdId: second, to: till, amountCentavos: 251n }),
    ),
  ).toBe('amount-above-hold')
  expect(await book.refusal((tx) => capture(tx, { key: uuidv7(), holdId: first, to: till }))).toBe(
    'hold-ended',
  )
  await book.run((tx) => capture(tx, { key: uuidv7(), holdId: second, to: till }))
  expect(await book.run((tx) => readBalance(tx, walletId))).toEqual({
    postedCentavos: 450n,
    heldCentavos: 0n,
    availableCentavos: 450n,
  })
  await book.expectSound()
})

test('a released hold gives the money back once and answers the same request again', async () => {
  const walletId = await book.openWallet(1000n)
  const holdId = uuidv7()
  await book.run((tx) =>
    hold(tx, { key: holdId, walletId, amountCentavos: 1000n, purpose: 'withdrawal' }),
  )
  const wanted = { key: uuidv7(), holdId, reason: 'declined' }
  expect(await book.run((tx) => release(tx, wanted))).toEqual({ holdId, replayed: false })
  expect(await book.run((tx) => release(tx, wanted))).toEqual({ holdId, replayed: true })
  expect(await book.refusal((tx) => release(tx, { ...wanted, reason: 'other' }))).toBe('key-reused')
  expect(await book.refusal((tx) => release(tx, { ...wanted, key: uuidv7() }))).toBe('hold-ended')
  expect(await book.refusal((tx) => capture(tx, { key: uuidv7(), holdId, to: till }))).toBe(
    'hold-ended',
  )
  expect(
    await book.refusal((tx) => capture(tx, { key: uuidv7(), holdId: uuidv7(), to: till })),
  ).toBe('unknown-hold')
  await book.expectSound()
})

test('a hold ends at its deadline, before or after the job runs', async () => {
  const walletId = await book.openWallet(1000n)
  const [early, late] = [uuidv7(), uuidv7()]
  const subjectId = uuidv7()
  for (const key of [early, late]) {
    await book.run((tx) =>
      hold(tx, {
        key,
        walletId,
        amountCentavos: 300n,
        purpose: 'withdrawal',
        subjectId,
        expiresAt: new Date(Date.now() + 60_000),
      }),
    )
  }
  await book.run((tx) => capture(tx, { key: uuidv7(), holdId: early, to: till }))
  await book.asOwner(
    `update ledger.holds set expires_at = now() - interval '1 second' where wallet_id = $1`,
    [walletId],
  )
  expect(await book.refusal((tx) => capture(tx, { key: uuidv7(), holdId: late, to: till }))).toBe(
    'hold-ended',
  )
  expect(await book.run((tx) => expireDueHolds(tx, 10))).toEqual([
    { holdId: late, walletId, releasedCentavos: 300n, purpose: 'withdrawal', subjectId },
  ])
  expect(await book.run((tx) => expireDueHolds(tx, 10))).toEqual([])
  expect(await book.refusal((tx) => capture(tx, { key: uuidv7(), holdId: late, to: till }))).toBe(
    'hold-ended',
  )
  expect(await book.run((tx) => readBalance(tx, walletId))).toEqual({
    postedCentavos: 700n,
    heldCentavos: 0n,
    availableCentavos: 700n,
  })
  await book.expectSound()
})
