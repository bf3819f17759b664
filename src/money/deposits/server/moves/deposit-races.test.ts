import { v7 as uuidv7 } from 'uuid'
import { afterEach, expect, test } from 'vitest'
import { verifyBook } from '#ledger/server/verify.ts'
import { testDatabase } from '../../../../../tests/fixtures/database/database.ts'
import { inAct, testGround, userAct } from '../../../../../tests/fixtures/people/contexts.ts'
import { openDepositTown, outcome } from '../../../../../tests/fixtures/people/deposit-fixture.ts'
import { depositChecks } from '../deposit-checks.ts'
import { expireDueDeposits } from './expire-deposits.ts'
import { cancelDeposit } from './keep-deposit-alive.ts'

const town = await openDepositTown(await testDatabase({ connections: 24 }))
const sweep = () =>
  inAct(town, { role: 'system' }, () =>
    expireDueDeposits({ ...testGround, database: town.database }),
  )
const rounds = 20

afterEach(async () => {
  expect((await verifyBook(town.database, depositChecks)).problems).toEqual([])
})

test('T03 of twenty completions of one deposit by two of the staff at once one credits it, and the others are told why', async () => {
  for (let round = 0; round < 3; round += 1) {
    const maria = await town.addSaver()
    const { transactionId } = await town.request(maria)
    await town.startChat(maria, transactionId)
    const [ana, ben] = town.staff
    const ended = await Promise.all(
      Array.from({ length: 20 }, (_, place) =>
        outcome(town.move(place % 2 ? ana : ben, transactionId, 'completed')),
      ),
    )
    expect(ended.filter((end) => end === 'done')).toHaveLength(1)
    expect(ended.filter((end) => end === 'move-not-allowed')).toHaveLength(19)
    expect(await town.balance(maria)).toBe(1_250_050n)
    expect(await town.statuses(transactionId)).toEqual(['pending_payment', 'completed'])
  }
})

test('completing and failing at once ends in one of the two', async () => {
  for (let round = 0; round < rounds; round += 1) {
    const maria = await town.addSaver()
    const { transactionId } = await town.request(maria)
    const [completed, failed] = await Promise.all([
      outcome(town.move(town.staff[0], transactionId, 'completed')),
      outcome(town.move(town.staff[1], transactionId, 'failed', { reason: 'No money' })),
    ])
    expect([completed, failed].filter((end) => end === 'done')).toHaveLength(1)
    expect(await town.balance(maria)).toBe(completed === 'done' ? 1_250_050n : 0n)
  }
})

test('one dialog clicked twenty times completes once and answers the same each time', async () => {
  const maria = await town.addSaver()
  const { transactionId } = await town.request(maria)
  const moveId = uuidv7()
  const ended = await Promise.all(
    Array.from({ length: 20 }, () =>
      outcome(town.move(town.staff[0], transactionId, 'completed', { moveId })),
    ),
  )
  expect(new Set(ended)).toEqual(new Set(['done']))
  expect(await town.balance(maria)).toBe(1_250_050n)
})

test('T04 expiry and completion at once, whichever began, a hundred times: without a reason staff win before the job or are refused after it', async () => {
  for (let round = 0; round < 100; round += 1) {
    const maria = await town.addSaver()
    const { transactionId } = await town.request(maria)
    // The time ends while both are on their way.
    await town.endTimeIn(transactionId, 4)
    const complete = () => outcome(town.move(town.staff[0], transactionId, 'completed'))
    const [moved] =
      round % 2
        ? await Promise.all([complete(), sweep(), sweep()])
        : (await Promise.all([sweep(), sweep(), complete()])).toReversed()
    expect(['done', 'reason-required']).toContain(moved)
    await new Promise((resolve) => setTimeout(resolve, 5))
    await sweep()
    expect(await town.statuses(transactionId)).toEqual([
      'pending_payment',
      moved === 'done' ? 'completed' : 'expired',
    ])
    expect(await town.balance(maria)).toBe(moved === 'done' ? 1_250_050n : 0n)
  }
})

test('T04 completion then expiry, and expiry then completion with a reason, both end completed and credited once', async () => {
  const [maria, jose] = [await town.addSaver(), await town.addSaver()]
  const [first, second] = [await town.request(maria), await town.request(jose)]
  await town.move(null, first.transactionId, 'completed')
  await town.letTimePass(first.transactionId)
  await town.letTimePass(second.transactionId)
  await sweep()
  await town.move(null, second.transactionId, 'completed', { reason: 'It did arrive.' })
  await sweep()
  expect(await town.statuses(first.transactionId)).toEqual(['pending_payment', 'completed'])
  expect(await town.statuses(second.transactionId)).toEqual([
    'pending_payment',
    'expired',
    'completed',
  ])
  expect([await town.balance(maria), await town.balance(jose)]).toEqual([1_250_050n, 1_250_050n])
})

test('a proof sent in the moment of the expiry is never lost: it stops the clock, or waits in the open chat', async () => {
  for (let round = 0; round < rounds; round += 1) {
    const maria = await town.addSaver()
    const { transactionId } = await town.request(maria)
    const { chatId } = await town.startChat(maria, transactionId)
    await town.endTimeIn(transactionId, 4)
    await Promise.all([town.sendProof(maria, chatId), sweep()])
    const [chat] = await town.asOwner<{ status: string; message_count: number }>(
      `select status, message_count from chat_sessions where id = $1`,
      [chatId],
    )
    expect(chat).toEqual({ status: 'pending_confirmation', message_count: 1 })
  }
})

test('T05 cancelling and completing at once, whichever began, ends in one of the two, a hundred times', async () => {
  for (let round = 0; round < 100; round += 1) {
    const maria = await town.addSaver()
    const { transactionId } = await town.request(maria)
    const cancel = () =>
      outcome(
        inAct(town, userAct(maria), (act) =>
          cancelDeposit(act, { transactionId, moveId: uuidv7() }),
        ),
      )
    const complete = () => outcome(town.move(town.staff[0], transactionId, 'completed'))
    const [cancelled, completed] =
      round % 2
        ? await Promise.all([cancel(), complete()])
        : (await Promise.all([complete(), cancel()])).toReversed()
    expect([cancelled, completed].filter((end) => end === 'done')).toHaveLength(1)
    expect(await town.balance(maria)).toBe(completed === 'done' ? 1_250_050n : 0n)
  }
})

test('a request sent ten times at once is one deposit with one answer', async () => {
  const maria = await town.addSaver()
  const requestId = uuidv7()
  const views = await Promise.all(
    Array.from({ length: 10 }, () => town.request(maria, 500_00n, requestId)),
  )
  expect(new Set(views.map((view) => view.referenceNumber)).size).toBe(1)
})

test('two requests of one user at once open one window', async () => {
  const maria = await town.addSaver()
  const ended = await Promise.all([
    outcome(town.request(maria, 1_000_00n)),
    outcome(town.request(maria, 2_000_00n)),
  ])
  expect(ended.toSorted()).toEqual(['done', 'window-open'])
})

test('Proceed pressed on many devices opens one chat', async () => {
  const maria = await town.addSaver()
  const { transactionId } = await town.request(maria)
  const chats = await Promise.all(
    Array.from({ length: 10 }, () => town.startChat(maria, transactionId)),
  )
  expect(new Set(chats.map((chat) => chat.chatId)).size).toBe(1)
  const told = await town.asOwner(
    `select id from notifications where user_id = $1 and type = 'deposit_chat_initiated'`,
    [maria],
  )
  expect(told).toHaveLength(1)
})
