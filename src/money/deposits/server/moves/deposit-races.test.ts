import { v7 as uuidv7 } from 'uuid'
import { afterEach, expect, test } from 'vitest'
import { testDatabase } from '#tests/fixtures/database/database.ts'
import { letOnePersonMoveAll } from '#tests/fixtures/people/bands.ts'
import { userContext, withContext } from '#tests/fixtures/people/contexts.ts'
import { openDepositFixture } from '#tests/fixtures/people/deposit-fixture.ts'
import { outcome } from '#tests/fixtures/people/outcomes.ts'
import { cancelDeposit } from './user-deposit-moves.ts'

const fixture = await openDepositFixture(await testDatabase({ connections: 24 }))
await letOnePersonMoveAll(fixture)
const rounds = 20

afterEach(() => fixture.verifyBook())

test('T03 of twenty concurrent completions by two admins exactly one succeeds', async () => {
  for (let round = 0; round < 3; round += 1) {
    const maria = await fixture.addSaver()
    const { transactionId } = await fixture.request(maria)
    await fixture.startChat(maria, transactionId)
    const [ana, ben] = fixture.staff
    const outcomes = await Promise.all(
      Array.from({ length: 20 }, (_, place) =>
        outcome(fixture.move(place % 2 ? ana : ben, transactionId, 'completed')),
      ),
    )
    expect(outcomes.filter((result) => result === 'done')).toHaveLength(1)
    expect(outcomes.filter((result) => result === 'move-not-allowed')).toHaveLength(19)
    expect(await fixture.balance(maria)).toBe(1_250_050n)
    expect(await fixture.statuses(transactionId)).toEqual(['pending_payment', 'completed'])
  }
})

test('of a concurrent completion and failure exactly one succeeds', async () => {
  for (let round = 0; round < rounds; round += 1) {
    const maria = await fixture.addSaver()
    const { transactionId } = await fixture.request(maria)
    const [completed, failed] = await Promise.all([
      outcome(fixture.move(fixture.staff[0], transactionId, 'completed')),
      outcome(fixture.move(fixture.staff[1], transactionId, 'failed', { reason: 'No money' })),
    ])
    expect([completed, failed].filter((result) => result === 'done')).toHaveLength(1)
    expect(await fixture.balance(maria)).toBe(completed === 'done' ? 1_250_050n : 0n)
  }
})

test('one dialog clicked twenty times completes once and succeeds each time', async () => {
  const maria = await fixture.addSaver()
  const { transactionId } = await fixture.request(maria)
  const moveId = uuidv7()
  const outcomes = await Promise.all(
    Array.from({ length: 20 }, () =>
      outcome(fixture.move(fixture.staff[0], transactionId, 'completed', { moveId })),
    ),
  )
  expect(new Set(outcomes)).toEqual(new Set(['done']))
  expect(await fixture.balance(maria)).toBe(1_250_050n)
})

test('T04 a completion without a reason comes before the expiry or is refused', async () => {
  for (let round = 0; round < 40; round += 1) {
    const maria = await fixture.addSaver()
    const { transactionId } = await fixture.request(maria)
    // The deadline passes while both run.
    await fixture.endTimeIn(transactionId, 4)
    const complete = () => outcome(fixture.move(fixture.staff[0], transactionId, 'completed'))
    const [moved] =
      round % 2
        ? await Promise.all([complete(), fixture.expireDue(), fixture.expireDue()])
        : (await Promise.all([fixture.expireDue(), fixture.expireDue(), complete()])).toReversed()
    expect(['done', 'reason-required']).toContain(moved)
    await new Promise((resolve) => setTimeout(resolve, 5))
    await fixture.expireDue()
    expect(await fixture.statuses(transactionId)).toEqual([
      'pending_payment',
      moved === 'done' ? 'completed' : 'expired',
    ])
    expect(await fixture.balance(maria)).toBe(moved === 'done' ? 1_250_050n : 0n)
  }
})

test('T04 a deposit is credited once, completed before or after its deadline', async () => {
  const [maria, jose] = [await fixture.addSaver(), await fixture.addSaver()]
  const [first, second] = [await fixture.request(maria), await fixture.request(jose)]
  await fixture.move(null, first.transactionId, 'completed')
  await fixture.letTimePass(first.transactionId)
  await fixture.letTimePass(second.transactionId)
  await fixture.expireDue()
  await fixture.move(null, second.transactionId, 'completed', { reason: 'It did arrive.' })
  await fixture.expireDue()
  expect(await fixture.statuses(first.transactionId)).toEqual(['pending_payment', 'completed'])
  expect(await fixture.statuses(second.transactionId)).toEqual([
    'pending_payment',
    'expired',
    'completed',
  ])
  expect([await fixture.balance(maria), await fixture.balance(jose)]).toEqual([
    1_250_050n,
    1_250_050n,
  ])
})

test('a proof sent at the moment of the expiry is never lost', async () => {
  for (let round = 0; round < rounds; round += 1) {
    const maria = await fixture.addSaver()
    const { transactionId } = await fixture.request(maria)
    const { chatId } = await fixture.startChat(maria, transactionId)
    await fixture.endTimeIn(transactionId, 4)
    await Promise.all([fixture.sendProof(maria, chatId), fixture.expireDue()])
    const [chat] = await fixture.asOwner<{ status: string; message_count: number }>(
      `select status, message_count from chat_sessions where id = $1`,
      [chatId],
    )
    expect(chat).toEqual({ status: 'pending_confirmation', message_count: 1 })
  }
})

test('T05 of a concurrent cancellation and completion exactly one succeeds', async () => {
  for (let round = 0; round < 40; round += 1) {
    const maria = await fixture.addSaver()
    const { transactionId } = await fixture.request(maria)
    const cancel = () =>
      outcome(
        withContext(fixture, userContext(maria), (ctx) =>
          cancelDeposit(ctx, { transactionId, moveId: uuidv7() }),
        ),
      )
    const complete = () => outcome(fixture.move(fixture.staff[0], transactionId, 'completed'))
    const [cancelled, completed] =
      round % 2
        ? await Promise.all([cancel(), complete()])
        : (await Promise.all([complete(), cancel()])).toReversed()
    expect([cancelled, completed].filter((result) => result === 'done')).toHaveLength(1)
    expect(await fixture.balance(maria)).toBe(completed === 'done' ? 1_250_050n : 0n)
  }
})

test('a request sent ten times at once makes one deposit', async () => {
  const maria = await fixture.addSaver()
  const requestId = uuidv7()
  const views = await Promise.all(
    Array.from({ length: 10 }, () => fixture.request(maria, 500_00n, requestId)),
  )
  expect(new Set(views.map((view) => view.referenceNumber)).size).toBe(1)
})

test('two concurrent requests of one user open one window', async () => {
  const maria = await fixture.addSaver()
  const outcomes = await Promise.all([
    outcome(fixture.request(maria, 1_000_00n)),
    outcome(fixture.request(maria, 2_000_00n)),
  ])
  expect(outcomes.toSorted()).toEqual(['done', 'window-open'])
})

test('Proceed to Deposit Chat on ten devices at once opens one chat', async () => {
  const maria = await fixture.addSaver()
  const { transactionId } = await fixture.request(maria)
  const chats = await Promise.all(
    Array.from({ length: 10 }, () => fixture.startChat(maria, transactionId)),
  )
  expect(new Set(chats.map((chat) => chat.chatId)).size).toBe(1)
  const notices = await fixture.asOwner(
    `select id from notifications where user_id = $1 and type = 'deposit_chat_initiated'`,
    [maria],
  )
  expect(notices).toHaveLength(1)
})
