import { v7 as uuidv7 } from 'uuid'
import { expect, test } from 'vitest'
import { openBook } from '#tests/fixtures/ledger/book-fixture.ts'
import { transferCentavosMax } from '../shared/rules.ts'
import {
  hold,
  openTill,
  openWallet,
  post,
  postBatch,
  readBalance,
  readTill,
  reverse,
} from './actions.ts'

const book = await openBook()
const { till } = book

test('a wallet shows what it has, what is held and what is free', async () => {
  const walletId = await book.openWallet(1000n)
  await book.run((tx) =>
    hold(tx, { key: uuidv7(), walletId, amountCentavos: 400n, purpose: 'withdrawal' }),
  )
  expect(await book.run((tx) => readBalance(tx, walletId))).toEqual({
    postedCentavos: 1000n,
    heldCentavos: 400n,
    availableCentavos: 600n,
  })
  expect(
    await book.refusal((tx) =>
      post(tx, {
        key: uuidv7(),
        from: walletId,
        to: till,
        amountCentavos: 601n,
        purpose: 'withdrawal',
      }),
    ),
  ).toBe('insufficient-available')
  expect(await book.refusal((tx) => readBalance(tx, uuidv7()))).toBe('unknown-owner')
  await book.expectSound()
})

test('places open once: the same request again changes nothing, another is refused', async () => {
  const walletId = uuidv7()
  await book.run((tx) => openWallet(tx, { walletId, sample: true }))
  await book.run((tx) => openWallet(tx, { walletId, sample: true }))
  expect(
    await book.refusal((tx) =>
      openTill(tx, { tillId: walletId, code: 'other', name: 'Other', sample: true }),
    ),
  ).toBe('key-reused')
  expect(
    await book.refusal((tx) =>
      openTill(tx, { tillId: uuidv7(), code: 'payouts', name: 'Payouts', sample: true }),
    ),
  ).toBe('key-reused')
  await book.run((tx) =>
    openTill(tx, { tillId: till, code: 'payouts', name: 'Payouts', sample: true }),
  )
  expect(await book.run((tx) => readTill(tx, 'payouts'))).toBe(till)
  await expect(book.run((tx) => readTill(tx, 'nowhere'))).rejects.toThrow(`no till 'nowhere'`)
})

test.each([0n, -1n, transferCentavosMax + 1n])(
  'an amount of %s is refused by name',
  async (amountCentavos) => {
    const walletId = await book.openWallet(1000n)
    const wanted = { key: uuidv7(), from: till, to: walletId, amountCentavos, purpose: 'deposit' }
    expect(await book.refusal((tx) => post(tx, wanted))).toBe('invalid-amount')
    expect(
      await book.refusal((tx) =>
        hold(tx, { key: uuidv7(), walletId, amountCentavos, purpose: 'withdrawal' }),
      ),
    ).toBe('invalid-amount')
    expect((await book.run((tx) => postBatch(tx, [wanted])))[0]?.refusal).toBe('invalid-amount')
    await book.expectSound()
  },
)

test('the largest amount is booked', async () => {
  const walletId = await book.openWallet(0n)
  await book.run((tx) =>
    post(tx, {
      key: uuidv7(),
      from: till,
      to: walletId,
      amountCentavos: transferCentavosMax,
      purpose: 'deposit',
    }),
  )
  expect((await book.run((tx) => readBalance(tx, walletId))).availableCentavos).toBe(
    transferCentavosMax,
  )
  await book.run((tx) =>
    post(tx, {
      key: uuidv7(),
      from: walletId,
      to: till,
      amountCentavos: transferCentavosMax,
      purpose: 'withdrawal',
    }),
  )
  await book.expectSound()
})

test('a transfer to an unknown place, or to itself, is refused', async () => {
  const walletId = await book.openWallet(1000n)
  const wanted = { key: uuidv7(), from: walletId, amountCentavos: 1n, purpose: 'transfer' }
  expect(await book.refusal((tx) => post(tx, { ...wanted, to: uuidv7() }))).toBe('unknown-owner')
  expect(await book.refusal((tx) => post(tx, { ...wanted, to: walletId }))).toBe('same-place')
  expect(
    await book.refusal((tx) =>
      hold(tx, { key: uuidv7(), walletId: till, amountCentavos: 1n, purpose: 'withdrawal' }),
    ),
  ).toBe('not-a-wallet')
  expect(
    await book.refusal((tx) =>
      hold(tx, { key: uuidv7(), walletId: uuidv7(), amountCentavos: 1n, purpose: 'withdrawal' }),
    ),
  ).toBe('unknown-owner')
  await book.expectSound()
})

test('a key belongs to its whole body, with purpose, subject and time', async () => {
  const walletId = await book.openWallet(1000n)
  const eventAt = new Date('2026-01-02T03:04:05Z')
  const wanted = {
    key: uuidv7(),
    from: walletId,
    to: till,
    amountCentavos: 1n,
    purpose: 'fee',
    subjectId: uuidv7(),
    eventAt,
  }
  expect((await book.run((tx) => post(tx, wanted))).replayed).toBe(false)
  expect(await book.run((tx) => post(tx, wanted))).toEqual({
    transferId: wanted.key,
    replayed: true,
  })
  for (const other of [
    { purpose: 'fees' },
    { subjectId: uuidv7() },
    { subjectId: null },
    { eventAt: new Date(0) },
    { eventAt: null },
    { to: walletId, from: till },
    { amountCentavos: 2n },
  ]) {
    expect(
      await book.refusal((tx) => post(tx, { ...wanted, ...other })),
      Object.entries(other).join(),
    ).toBe('key-reused')
  }
  await book.expectSound()
})

test('a request whose body was hashed, as before migration 0081, is known again', async () => {
  const walletId = await book.openWallet(1000n)
  const wanted = { key: uuidv7(), from: walletId, to: till, amountCentavos: 1n, purpose: 'fee' }
  await book.run((tx) => post(tx, wanted))
  await book.asOwner(`begin; set local session_replication_role = replica;
    update ledger.transfers t set request_hash =
      ledger.post_hash(t.from_id, t.to_id, t.amount, t.purpose, t.subject_id, null)
    where t.id = '${wanted.key}'; commit`)
  expect((await book.run((tx) => post(tx, wanted))).replayed).toBe(true)
  const another = { ...wanted, amountCentavos: 2n }
  expect(await book.refusal((tx) => post(tx, another))).toBe('key-reused')
  await book.expectSound()
})

test('a transfer is reversed once, with a reason, and only if the wallet can pay', async () => {
  const walletId = await book.openWallet(0n)
  const transferId = uuidv7()
  await book.run((tx) =>
    post(tx, {
      key: transferId,
      from: till,
      to: walletId,
      amountCentavos: 500n,
      purpose: 'deposit',
    }),
  )
  await book.run((tx) =>
    post(tx, { key: uuidv7(), from: walletId, to: till, amountCentavos: 1n, purpose: 'fee' }),
  )
  const wanted = { key: uuidv7(), transferId, reason: 'entered twice' }
  expect(await book.refusal((tx) => reverse(tx, { ...wanted, reason: '  ' }))).toBe(
    'reason-required',
  )
  expect(await book.refusal((tx) => reverse(tx, wanted))).toBe('insufficient-available')
  await book.run((tx) =>
    post(tx, { key: uuidv7(), from: till, to: walletId, amountCentavos: 1n, purpose: 'deposit' }),
  )
  expect(await book.run((tx) => reverse(tx, wanted))).toEqual({
    transferId: wanted.key,
    replayed: false,
  })
  expect(await book.run((tx) => reverse(tx, wanted))).toEqual({
    transferId: wanted.key,
    replayed: true,
  })
  expect(await book.refusal((tx) => reverse(tx, { ...wanted, reason: 'other' }))).toBe('key-reused')
  expect(await book.refusal((tx) => reverse(tx, { ...wanted, key: uuidv7() }))).toBe(
    'already-reversed',
  )
  expect(
    await book.refusal((tx) => reverse(tx, { ...wanted, key: uuidv7(), transferId: wanted.key })),
  ).toBe('not-reversible')
  expect(
    await book.refusal((tx) => reverse(tx, { ...wanted, key: uuidv7(), transferId: uuidv7() })),
  ).toBe('unknown-transfer')
  await book.expectSound()
})

test('a transfer rolls back with the transaction around it', async () => {
  const walletId = await book.openWallet(1000n)
  const failing = book.run(async (tx) => {
    await post(tx, {
      key: uuidv7(),
      from: walletId,
      to: till,
      amountCentavos: 1000n,
      purpose: 'withdrawal',
    })
    throw new Error('something else fails')
  })
  await expect(failing).rejects.toThrow('something else fails')
  expect((await book.run((tx) => readBalance(tx, walletId))).postedCentavos).toBe(1000n)
  await book.expectSound()
})
