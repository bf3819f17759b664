import { v7 as uuidv7 } from 'uuid'
import { expect, test } from 'vitest'
import type { Transaction } from '#foundation/platform/server/database/database.ts'
import { testDatabase } from '#tests/fixtures/database/database.ts'
import { openFundedTill, openWallets } from '#tests/fixtures/ledger/funded-book.ts'
import { LedgerRefusal, transferCentavosMax } from '../shared/rules.ts'
import {
  capture,
  expireDueHolds,
  hold,
  openTill,
  openWallet,
  post,
  postBatch,
  readBalance,
  readBalanceAt,
  readEntries,
  readTill,
  readTillBalance,
  release,
  reverse,
  snapshotTills,
} from './actions.ts'
import { verifyBook } from './verify.ts'

const { database, asOwner } = await testDatabase()
const till = await openFundedTill(database, 'payouts')

const ask = <T>(work: (tx: Transaction) => Promise<T>) => database.transaction(work)
const refusal = (work: (tx: Transaction) => Promise<unknown>) =>
  ask(work).then(
    () => 'done',
    (error: unknown) => (error instanceof LedgerRefusal ? error.name : Promise.reject(error)),
  )
const openOne = async (amount: bigint) => (await openWallets(database, till, [amount]))[0] ?? ''
const sound = async () => expect((await verifyBook(database)).problems).toEqual([])

test('a wallet shows what it has, what is held and what is free', async () => {
  const walletId = await openOne(1000n)
  await ask((tx) =>
    hold(tx, { key: uuidv7(), walletId, amountCentavos: 400n, purpose: 'withdrawal' }),
  )
  expect(await ask((tx) => readBalance(tx, walletId))).toEqual({
    postedCentavos: 1000n,
    heldCentavos: 400n,
    availableCentavos: 600n,
  })
  expect(
    await refusal((tx) =>
      post(tx, {
        key: uuidv7(),
        from: walletId,
        to: till,
        amountCentavos: 601n,
        purpose: 'withdrawal',
      }),
    ),
  ).toBe('insufficient-available')
  expect(await refusal((tx) => readBalance(tx, uuidv7()))).toBe('unknown-owner')
  await sound()
})

test('places open once; the same request again changes nothing, another is refused', async () => {
  const walletId = uuidv7()
  await ask((tx) => openWallet(tx, { walletId, sample: true }))
  await ask((tx) => openWallet(tx, { walletId, sample: true }))
  expect(
    await refusal((tx) =>
      openTill(tx, { tillId: walletId, code: 'other', name: 'Other', sample: true }),
    ),
  ).toBe('key-reused')
  expect(
    await refusal((tx) =>
      openTill(tx, { tillId: uuidv7(), code: 'payouts', name: 'Payouts', sample: true }),
    ),
  ).toBe('key-reused')
  await ask((tx) => openTill(tx, { tillId: till, code: 'payouts', name: 'Payouts', sample: true }))
  expect(await ask((tx) => readTill(tx, 'payouts'))).toBe(till)
  await expect(ask((tx) => readTill(tx, 'nowhere'))).rejects.toThrow(`no till 'nowhere'`)
})

test.each([0n, -1n, transferCentavosMax + 1n])(
  'an amount of %s is refused by name',
  async (amountCentavos) => {
    const walletId = await openOne(1000n)
    const wanted = { key: uuidv7(), from: till, to: walletId, amountCentavos, purpose: 'deposit' }
    expect(await refusal((tx) => post(tx, wanted))).toBe('invalid-amount')
    expect(
      await refusal((tx) =>
        hold(tx, { key: uuidv7(), walletId, amountCentavos, purpose: 'withdrawal' }),
      ),
    ).toBe('invalid-amount')
    expect((await ask((tx) => postBatch(tx, [wanted])))[0]?.refusal).toBe('invalid-amount')
    await sound()
  },
)

test('the largest amount is booked', async () => {
  const walletId = await openOne(0n)
  await ask((tx) =>
    post(tx, {
      key: uuidv7(),
      from: till,
      to: walletId,
      amountCentavos: transferCentavosMax,
      purpose: 'deposit',
    }),
  )
  expect((await ask((tx) => readBalance(tx, walletId))).availableCentavos).toBe(transferCentavosMax)
  await ask((tx) =>
    post(tx, {
      key: uuidv7(),
      from: walletId,
      to: till,
      amountCentavos: transferCentavosMax,
      purpose: 'withdrawal',
    }),
  )
  await sound()
})

test('money to a place that nobody opened, or to itself, is refused', async () => {
  const walletId = await openOne(1000n)
  const wanted = { key: uuidv7(), from: walletId, amountCentavos: 1n, purpose: 'transfer' }
  expect(await refusal((tx) => post(tx, { ...wanted, to: uuidv7() }))).toBe('unknown-owner')
  expect(await refusal((tx) => post(tx, { ...wanted, to: walletId }))).toBe('same-place')
  expect(
    await refusal((tx) =>
      hold(tx, { key: uuidv7(), walletId: till, amountCentavos: 1n, purpose: 'withdrawal' }),
    ),
  ).toBe('not-a-wallet')
  expect(
    await refusal((tx) =>
      hold(tx, { key: uuidv7(), walletId: uuidv7(), amountCentavos: 1n, purpose: 'withdrawal' }),
    ),
  ).toBe('unknown-owner')
  await sound()
})

test('a key stands for its whole body: purpose, subject and time belong to it', async () => {
  const walletId = await openOne(1000n)
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
  expect((await ask((tx) => post(tx, wanted))).replayed).toBe(false)
  expect(await ask((tx) => post(tx, wanted))).toEqual({ transferId: wanted.key, replayed: true })
  for (const other of [
    { purpose: 'fees' },
    { subjectId: uuidv7() },
    { subjectId: null },
    { eventAt: new Date(0) },
    { eventAt: null },
    { to: walletId, from: till },
  ]) {
    expect(await refusal((tx) => post(tx, { ...wanted, ...other })), JSON.stringify(other)).toBe(
      'key-reused',
    )
  }
  await sound()
})

test('a capture takes a part and gives the rest back, unless the rest is kept', async () => {
  const walletId = await openOne(1000n)
  const [first, second] = [uuidv7(), uuidv7()]
  for (const key of [first, second])
    await ask((tx) => hold(tx, { key, walletId, amountCentavos: 400n, purpose: 'withdrawal' }))
  await ask((tx) => capture(tx, { key: uuidv7(), holdId: first, to: till, amountCentavos: 150n }))
  expect(await ask((tx) => readBalance(tx, walletId))).toEqual({
    postedCentavos: 850n,
    heldCentavos: 400n,
    availableCentavos: 450n,
  })
  await ask((tx) =>
    capture(tx, { key: uuidv7(), holdId: second, to: till, amountCentavos: 150n, keepRest: true }),
  )
  expect(await ask((tx) => readBalance(tx, walletId))).toEqual({
    postedCentavos: 700n,
    heldCentavos: 250n,
    availableCentavos: 450n,
  })
  expect(
    await refusal((tx) =>
      capture(tx, { key: uuidv7(), holdId: second, to: till, amountCentavos: 251n }),
    ),
  ).toBe('amount-above-hold')
  expect(await refusal((tx) => capture(tx, { key: uuidv7(), holdId: first, to: till }))).toBe(
    'hold-ended',
  )
  await ask((tx) => capture(tx, { key: uuidv7(), holdId: second, to: till }))
  expect(await ask((tx) => readBalance(tx, walletId))).toEqual({
    postedCentavos: 450n,
    heldCentavos: 0n,
    availableCentavos: 450n,
  })
  await sound()
})

test('a released hold gives the money back once, and says so again to the same request', async () => {
  const walletId = await openOne(1000n)
  const holdId = uuidv7()
  await ask((tx) =>
    hold(tx, { key: holdId, walletId, amountCentavos: 1000n, purpose: 'withdrawal' }),
  )
  const wanted = { key: uuidv7(), holdId, reason: 'declined' }
  expect(await ask((tx) => release(tx, wanted))).toEqual({ holdId, replayed: false })
  expect(await ask((tx) => release(tx, wanted))).toEqual({ holdId, replayed: true })
  expect(await refusal((tx) => release(tx, { ...wanted, reason: 'other' }))).toBe('key-reused')
  expect(await refusal((tx) => release(tx, { ...wanted, key: uuidv7() }))).toBe('hold-ended')
  expect(await refusal((tx) => capture(tx, { key: uuidv7(), holdId, to: till }))).toBe('hold-ended')
  expect(await refusal((tx) => capture(tx, { key: uuidv7(), holdId: uuidv7(), to: till }))).toBe(
    'unknown-hold',
  )
  await sound()
})

test('a hold ends at its deadline, before or after the job comes by', async () => {
  const walletId = await openOne(1000n)
  const [early, late] = [uuidv7(), uuidv7()]
  const subjectId = uuidv7()
  for (const key of [early, late]) {
    await ask((tx) =>
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
  await ask((tx) => capture(tx, { key: uuidv7(), holdId: early, to: till }))
  await asOwner(
    `update ledger.holds set expires_at = now() - interval '1 second' where wallet_id = $1`,
    [walletId],
  )
  expect(await refusal((tx) => capture(tx, { key: uuidv7(), holdId: late, to: till }))).toBe(
    'hold-ended',
  )
  expect(await ask((tx) => expireDueHolds(tx, 10))).toEqual([
    { holdId: late, walletId, releasedCentavos: 300n, purpose: 'withdrawal', subjectId },
  ])
  expect(await ask((tx) => expireDueHolds(tx, 10))).toEqual([])
  expect(await refusal((tx) => capture(tx, { key: uuidv7(), holdId: late, to: till }))).toBe(
    'hold-ended',
  )
  expect(await ask((tx) => readBalance(tx, walletId))).toEqual({
    postedCentavos: 700n,
    heldCentavos: 0n,
    availableCentavos: 700n,
  })
  await sound()
})

test('a transfer is reversed once, with a reason, and only as far as the wallet can pay', async () => {
  const walletId = await openOne(0n)
  const transferId = uuidv7()
  await ask((tx) =>
    post(tx, {
      key: transferId,
      from: till,
      to: walletId,
      amountCentavos: 500n,
      purpose: 'deposit',
    }),
  )
  await ask((tx) =>
    post(tx, { key: uuidv7(), from: walletId, to: till, amountCentavos: 1n, purpose: 'fee' }),
  )
  const wanted = { key: uuidv7(), transferId, reason: 'entered twice' }
  expect(await refusal((tx) => reverse(tx, { ...wanted, reason: '  ' }))).toBe('reason-required')
  expect(await refusal((tx) => reverse(tx, wanted))).toBe('insufficient-available')
  await ask((tx) =>
    post(tx, { key: uuidv7(), from: till, to: walletId, amountCentavos: 1n, purpose: 'deposit' }),
  )
  expect(await ask((tx) => reverse(tx, wanted))).toEqual({
    transferId: wanted.key,
    replayed: false,
  })
  expect(await ask((tx) => reverse(tx, wanted))).toEqual({ transferId: wanted.key, replayed: true })
  expect(await refusal((tx) => reverse(tx, { ...wanted, reason: 'other' }))).toBe('key-reused')
  expect(await refusal((tx) => reverse(tx, { ...wanted, key: uuidv7() }))).toBe('already-reversed')
  expect(
    await refusal((tx) => reverse(tx, { ...wanted, key: uuidv7(), transferId: wanted.key })),
  ).toBe('not-reversible')
  expect(
    await refusal((tx) => reverse(tx, { ...wanted, key: uuidv7(), transferId: uuidv7() })),
  ).toBe('unknown-transfer')
  await sound()
})

test('a batch answers for each element and books what it can, in order', async () => {
  const [rich = '', poor = ''] = await openWallets(database, till, [1000n, 0n])
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
  const outcomes = await ask((tx) => postBatch(tx, items))
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
  expect((await ask((tx) => readBalance(tx, poor))).postedCentavos).toBe(600n)
  const again = await ask((tx) => postBatch(tx, [first, element(poor, rich, 600n)]))
  expect(again.map((outcome) => outcome.replayed)).toEqual([true, false])
  expect(await ask((tx) => postBatch(tx, []))).toEqual([])
  await sound()
})

test('a batch that goes through at once has the same running balances as one by one', async () => {
  const [one = '', other = ''] = await openWallets(database, till, [1000n, 1000n])
  const items = Array.from({ length: 100 }, (_, n) => ({
    key: uuidv7(),
    ...(n % 3 === 0 ? { from: one, to: other } : { from: other, to: n % 2 === 0 ? one : till }),
    amountCentavos: BigInt(1 + (n % 5)),
    purpose: 'payout',
  }))
  expect(
    (await ask((tx) => postBatch(tx, items))).every(
      (outcome) => outcome.refusal === null && !outcome.replayed,
    ),
  ).toBe(true)
  await sound()
})

test('a snapshot waits for a transfer between tills that has its position and not yet its row', async () => {
  const [from, to] = [await openFundedTill(database), await openFundedTill(database)]
  const before = await ask((tx) => readTillBalance(tx, from))
  await asOwner(`
    create function ledger.linger() returns trigger language plpgsql as $$ begin perform pg_sleep(0.3); return new; end $$;
    create trigger linger before insert on ledger.transfers for each row when (new.amount = 5) execute function ledger.linger()`)
  const wanted = () => ({ key: uuidv7(), from, to, amountCentavos: 5n, purpose: 'transfer' })
  for (const book of [
    (tx: Transaction) => post(tx, wanted()).then(() => undefined),
    (tx: Transaction) => postBatch(tx, [wanted()]).then(() => undefined),
  ]) {
    const slow = ask(book)
    await new Promise((resolve) => setTimeout(resolve, 100))
    await ask((tx) =>
      post(tx, { key: uuidv7(), from, to, amountCentavos: 1n, purpose: 'transfer' }),
    )
    for (let round = 0; round < 2; round += 1) await ask((tx) => snapshotTills(tx))
    await slow
  }
  await asOwner('drop trigger linger on ledger.transfers')
  for (let round = 0; round < 2; round += 1) await ask((tx) => snapshotTills(tx))
  expect(await ask((tx) => readTillBalance(tx, from))).toBe(before - 12n)
  await sound()
})

test('snapshots are refused in a transaction that has written before', async () => {
  const mixed = ask(async (tx) => {
    await openWallet(tx, { walletId: uuidv7(), sample: true })
    await snapshotTills(tx)
  })
  await expect(mixed).rejects.toThrow('must be the first to write')
})

test('the balance at a past instant is found for wallets and tills', async () => {
  const own = await openFundedTill(database)
  const [walletId = ''] = await openWallets(database, own, [0n])
  const instants: { at: Date; balance: bigint }[] = []
  for (let n = 1; n <= 20; n += 1) {
    await ask((tx) =>
      post(tx, { key: uuidv7(), from: own, to: walletId, amountCentavos: 10n, purpose: 'deposit' }),
    )
    if (n % 7 === 0) await ask((tx) => snapshotTills(tx))
    const [clock] = await asOwner<{ at: Date }>('select clock_timestamp() as at')
    // The driver cuts the microseconds off, so one millisecond must pass on both sides.
    instants.push({ at: new Date((clock?.at.getTime() ?? 0) + 1), balance: BigInt(n) * 10n })
    await new Promise((resolve) => setTimeout(resolve, 3))
  }
  for (const { at, balance } of instants) {
    expect(await ask((tx) => readBalanceAt(tx, walletId, at))).toBe(balance)
    expect(await ask((tx) => readBalanceAt(tx, own, at))).toBe(-balance)
  }
  expect(await ask((tx) => readBalanceAt(tx, walletId, new Date(0)))).toBe(0n)
  await sound()
})

test('entries are read newest first, page after page, with their running balance', async () => {
  const walletId = await openOne(0n)
  for (let n = 1; n <= 5; n += 1) {
    await ask((tx) =>
      post(tx, {
        key: uuidv7(),
        from: till,
        to: walletId,
        amountCentavos: BigInt(n),
        purpose: 'deposit',
      }),
    )
  }
  const first = await ask((tx) => readEntries(tx, walletId, { limit: 3 }))
  const second = await ask((tx) =>
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

test('money that moves inside a larger transaction goes away with it', async () => {
  const walletId = await openOne(1000n)
  const failing = ask(async (tx) => {
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
  expect((await ask((tx) => readBalance(tx, walletId))).postedCentavos).toBe(1000n)
  await sound()
})
