import { v7 as uuidv7 } from 'uuid'
import { afterEach, expect, test } from 'vitest'
import { testDatabase } from '#tests/fixtures/database/database.ts'
import { outcome } from '#tests/fixtures/people/outcomes.ts'
import { openWithdrawalFixture } from '#tests/fixtures/people/withdrawal-fixture.ts'

const fixture = await openWithdrawalFixture(await testDatabase({ connections: 16 }))
const [ana, ben] = fixture.staff

afterEach(() => fixture.expectSoundBooks())

const tally = (names: string[]) =>
  Object.fromEntries(
    Object.entries(Object.groupBy(names, (name) => name)).map(([name, all]) => [name, all?.length]),
  )

test('of thirty simultaneous withdrawals of the whole balance one is accepted', async () => {
  for (let round = 0; round < 10; round += 1) {
    const userId = await fixture.addSaver(7_500_50n)
    const asked = Array.from({ length: 30 }, () =>
      outcome(fixture.request(userId, { amountCentavos: 7_500_50n })),
    )
    expect(tally(await Promise.all(asked))).toEqual({ done: 1, 'insufficient-balance': 29 })
    expect(await fixture.balance(userId)).toEqual({
      postedCentavos: 7_500_50n,
      heldCentavos: 7_500_50n,
      availableCentavos: 0n,
    })
    expect(await fixture.count('transactions', 'user_id = $1', [userId])).toBe(1)
  }
})

test('T07 two simultaneous completions pay out once', async () => {
  for (let round = 0; round < 10; round += 1) {
    const userId = await fixture.addSaver()
    const before = await fixture.paidOut()
    const { transactionId } = await fixture.request(userId)
    const both = [
      fixture.move(transactionId, 'completed', { staff: ana }),
      fixture.move(transactionId, 'completed', { staff: ben }),
    ]
    expect((await Promise.all(both.map(outcome))).sort()).toEqual(['done', 'move-not-allowed'])
    expect(await fixture.paidOut()).toBe(before + 5_000_00n)
    expect(await fixture.balance(userId)).toEqual({
      postedCentavos: 5_000_00n,
      heldCentavos: 0n,
      availableCentavos: 5_000_00n,
    })
  }
})

test('T06 twenty simultaneous declines give the money back once', async () => {
  const userId = await fixture.addSaver()
  const { transactionId } = await fixture.request(userId)
  const declines = Array.from({ length: 20 }, () =>
    outcome(fixture.move(transactionId, 'declined', { reason: 'The name differs.' })),
  )
  expect(tally(await Promise.all(declines))).toEqual({ done: 1, 'move-not-allowed': 19 })
  expect(await fixture.balance(userId)).toEqual({
    postedCentavos: 10_000_00n,
    heldCentavos: 0n,
    availableCentavos: 10_000_00n,
  })
})

test('T06 a paid withdrawal cannot be declined or fail: 409, and no money moves', async () => {
  const userId = await fixture.addSaver()
  const { transactionId } = await fixture.request(userId)
  await fixture.move(transactionId, 'completed')
  for (const to of ['declined', 'failed'] as const) {
    await expect(fixture.move(transactionId, to, { reason: 'Too late.' })).rejects.toMatchObject({
      status: 409,
      refusalName: 'move-not-allowed',
    })
  }
  expect(await fixture.balance(userId)).toEqual({
    postedCentavos: 5_000_00n,
    heldCentavos: 0n,
    availableCentavos: 5_000_00n,
  })
})

test('of simultaneous completing and cancelling one wins, and the money agrees', async () => {
  for (let round = 0; round < 20; round += 1) {
    const userId = await fixture.addSaver()
    const { transactionId } = await fixture.request(userId)
    const ends = {
      completed: () => outcome(fixture.move(transactionId, 'completed')),
      cancelled: () => outcome(fixture.cancel(userId, transactionId)),
    }
    const order =
      round % 2 === 0
        ? (['completed', 'cancelled'] as const)
        : (['cancelled', 'completed'] as const)
    const both = await Promise.all(order.map(async (end) => ({ end, result: await ends[end]() })))
    expect(both.map(({ result }) => result).toSorted()).toEqual(['done', 'move-not-allowed'])
    const winner = both.find(({ result }) => result === 'done')?.end
    const [row] = await fixture.asOwner<{ status: string }>(
      'select status from transactions where id = $1',
      [transactionId],
    )
    expect(row?.status).toBe(winner)
    const { postedCentavos, heldCentavos } = await fixture.balance(userId)
    expect({ postedCentavos, heldCentavos }).toEqual({
      postedCentavos: winner === 'completed' ? 5_000_00n : 10_000_00n,
      heldCentavos: 0n,
    })
  }
})

test('after completing, cancelling is refused, and the other way round', async () => {
  const userId = await fixture.addSaver(20_000_00n)
  const [first, second] = [await fixture.request(userId), await fixture.request(userId)]
  await fixture.move(first.transactionId, 'completed')
  expect(await outcome(fixture.cancel(userId, first.transactionId))).toBe('move-not-allowed')
  await fixture.cancel(userId, second.transactionId)
  expect(await outcome(fixture.move(second.transactionId, 'completed'))).toBe('move-not-allowed')
})

test('twenty copies of a request are one withdrawal, and each caller gets its answer', async () => {
  const userId = await fixture.addSaver()
  const requestId = uuidv7()
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => fixture.request(userId, { requestId })),
  )
  expect(new Set(answers.map(({ referenceNumber }) => referenceNumber)).size).toBe(1)
  expect((await fixture.request(userId, { requestId })).referenceNumber).toBe(
    answers[0]?.referenceNumber,
  )
  expect(await fixture.balance(userId)).toMatchObject({ heldCentavos: 5_000_00n })
  for (const table of [
    'notifications',
    'user_activity_log',
    'transactions',
    'mail_outbox',
    'withdrawals',
  ]) {
    expect(await fixture.count(table, 'user_id = $1', [userId])).toBe(1)
  }
})

test('T07 of two simultaneous withdrawals with one bank reference one is accepted', async () => {
  const userId = await fixture.addSaver(20_000_00n)
  const [first, second] = [await fixture.request(userId), await fixture.request(userId)]
  const moves = [
    fixture.move(first.transactionId, 'completed', { bankReference: 'bdo 123  456' }),
    fixture.move(second.transactionId, 'completed', { bankReference: 'BDO-123.456', staff: ben }),
  ]
  expect((await Promise.all(moves.map(outcome))).sort()).toEqual(['bank-reference-used', 'done'])
  expect(await fixture.balance(userId)).toMatchObject({
    heldCentavos: 5_000_00n,
    postedCentavos: 15_000_00n,
  })
})

test('moves without postings wait for each other and start where the last one ended', async () => {
  for (let round = 0; round < 20; round += 1) {
    const userId = await fixture.addSaver()
    const { transactionId } = await fixture.request(userId)
    await Promise.all([
      outcome(fixture.move(transactionId, 'processing', { staff: ana })),
      outcome(fixture.move(transactionId, 'on_hold', { staff: ben })),
      outcome(fixture.cancel(userId, transactionId)),
    ])
    await fixture.expectSoundBooks()
  }
})
