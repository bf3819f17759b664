import { v7 as uuidv7 } from 'uuid'
import { expect, test } from 'vitest'
import type { ActionContext } from '#foundation/platform/server/http/context.ts'
import { closeSupportChat, openSupportChat } from '#money/chats/server/actions.ts'
import { sendMessage } from '#money/chats/server/send-message.ts'
import { countWithdrawalsForAdmin } from '#money/withdrawals/server/read-withdrawals.ts'
import { testDatabase } from '#tests/fixtures/database/database.ts'
import { planOf, recordStatements } from '#tests/fixtures/database/query-plans.ts'
import { adminContext, withContext, userContext } from '#tests/fixtures/people/contexts.ts'
import { openWithdrawalFixture } from '#tests/fixtures/people/withdrawal-fixture.ts'
import { ageOf } from '../shared/patience.ts'
import { itemName, nextOf, readItemName, type QueueInput } from '../shared/rules.ts'
import { countWaitingItems, listQueue } from './actions.ts'

const fixture = await openWithdrawalFixture(await testDatabase())
const queue = (input: QueueInput = {}) =>
  withContext(fixture, adminContext(fixture.staff[0]), (ctx) => listQueue(ctx, input))
const counts = async () =>
  Object.fromEntries(
    (await withContext(fixture, adminContext(fixture.staff[0]), countWaitingItems)).map(
      ({ kind, count }) => [kind, count],
    ),
  )
const idsOf = async (input: QueueInput = {}) =>
  (await queue(input)).items.map(({ kind, id }) => ({ kind, id }))

test('the queue holds each open item once, oldest first', async () => {
  const userId = await fixture.addSaver(50_000_00n)
  const [first, second, third] = [
    await fixture.request(userId),
    await fixture.request(userId),
    await fixture.request(userId),
  ]
  const chatId = uuidv7()
  await withContext(fixture, userContext(userId), (ctx) => openSupportChat(ctx, { chatId }))
  expect(await idsOf({ kind: 'chats' })).toEqual([])
  await withContext(fixture, userContext(userId), (ctx) =>
    sendMessage(ctx, { chatId, messageId: uuidv7(), content: 'Where is my money?' }),
  )
  await fixture.move(second.transactionId, 'approved')
  expect(await idsOf()).toEqual([
    { kind: 'withdrawals-to-decide', id: first.transactionId },
    { kind: 'withdrawals-to-pay', id: second.transactionId },
    { kind: 'withdrawals-to-decide', id: third.transactionId },
    { kind: 'chats', id: chatId },
  ])
  expect(await counts()).toEqual({
    'withdrawals-to-decide': 2,
    'withdrawals-to-pay': 1,
    deposits: 0,
    chats: 1,
    approvals: 0,
    'late-payouts': 0,
  })
  await fixture.move(first.transactionId, 'completed')
  await fixture.move(third.transactionId, 'declined', { reason: 'Because.' })
  expect(await idsOf()).toEqual([
    { kind: 'withdrawals-to-pay', id: second.transactionId },
    { kind: 'chats', id: chatId },
  ])
})

test('the list of withdrawals counts what the queue does, and apart what two decide', async () => {
  const listCounts = async () =>
    (
      await withContext(fixture, adminContext(fixture.staff[0]), (ctx) =>
        countWithdrawalsForAdmin(ctx, {
          filters: [{ status: 'waiting' }, { status: 'to-pay' }, { status: 'second-person' }],
        }),
      )
    ).map(({ count }) => count)
  const [waiting = 0, toPay = 0, second = 0] = await listCounts()
  const userId = await fixture.addSaver(200_000_00n)
  const large = await fixture.request(userId, { amountCentavos: 60_000_00n })
  const small = await fixture.request(userId)
  expect(await listCounts()).toEqual([waiting + 2, toPay, second])
  expect((await fixture.move(large.transactionId, 'approved')).waitsForApproval).toBe(true)
  expect((await fixture.move(small.transactionId, 'approved')).waitsForApproval).toBe(false)
  expect(await listCounts()).toEqual([waiting + 1, toPay + 1, second + 1])
  const { 'withdrawals-to-decide': decide = 0, 'withdrawals-to-pay': pay = 0 } = await counts()
  expect([decide + pay, pay]).toEqual([waiting + 1, toPay + 1])
  await fixture.move(small.transactionId, 'completed')
  await fixture.move(large.transactionId, 'declined', { reason: 'Because.' })
})

test('a chat waits from the first unanswered message until an answer', async () => {
  const userId = await fixture.addSaver()
  const chatId = uuidv7()
  const say = (content: string, staff = false) =>
    withContext(fixture, staff ? adminContext(fixture.staff[0]) : userContext(userId), (ctx) =>
      sendMessage(ctx, { chatId, messageId: uuidv7(), content }),
    )
  const since = async () =>
    (await queue({ kind: 'chats' })).items.find(({ id }) => id === chatId)?.since
  await withContext(fixture, userContext(userId), (ctx) => openSupportChat(ctx, { chatId }))
  await say('Hello?')
  const beganAt = await since()
  expect(beganAt).toBeInstanceOf(Date)
  await say('Anybody?')
  expect(await since()).toEqual(beganAt)
  await say('Yes.', true)
  expect(await since()).toBeUndefined()
  // The status waits for the user, but their message waits for the staff.
  await say('Thanks, and one more thing.')
  expect(await since()).toBeInstanceOf(Date)
  await withContext(fixture, adminContext(fixture.staff[0]), (ctx) =>
    closeSupportChat(ctx, { chatId, outcome: 'closed_completed' }),
  )
  expect(await since()).toBeUndefined()
})

test('the next page continues after the last item, without a gap or a repetition', async () => {
  const userId = await fixture.addSaver(300_000_00n)
  for (let count = 0; count < 6; count += 1) await fixture.request(userId)
  const { items } = await queue({ kind: 'withdrawals-to-decide' })
  const third = items[2]
  if (!third) throw new Error('The queue is too short')
  expect(
    await idsOf({ kind: 'withdrawals-to-decide', after: { since: third.since, id: third.id } }),
  ).toEqual(items.slice(3).map(({ kind, id }) => ({ kind, id })))
})

test('people are looked up for a page of the queue only, and counts need none', async () => {
  await withContext(fixture, adminContext(fixture.staff[0]), async (ctx) => {
    const stepsOf = async (work: (ctx: ActionContext) => Promise<unknown>) => {
      const { tx, statements } = recordStatements(ctx.tx)
      await work({ ...ctx, tx })
      const stored = statements.filter(({ text }) => !text.includes('from approvals a'))
      return await Promise.all(stored.map((statement) => planOf(ctx.tx, statement)))
    }
    const [page, ...others] = await stepsOf((own) => listQueue(own, {}))
    expect(others).toEqual([])
    // Once for the page, above the limit, and not once for each kind.
    expect(page!.filter((step) => step['Relation Name'] === 'users')).toHaveLength(1)
    expect(page![0]!['Node Type']).not.toBe('Limit')
    const counting = await stepsOf(countWaitingItems)
    expect(counting).toHaveLength(5)
    expect(counting.flat().filter((step) => step['Relation Name'] === 'users')).toEqual([])
  })
})

test('the next item to open is the next below that nobody works on, or the first above', () => {
  const items = ['a', 'b', 'c', 'd']
  const all = () => true
  expect(nextOf(items, 1, all)).toBe('c')
  expect(nextOf(items, 3, all)).toBe('a')
  expect(nextOf(items, 1, (one) => one !== 'c')).toBe('d')
  expect(nextOf(['a'], 0, all)).toBe(null)
})

test('the words for ages depend on the kind of work', () => {
  const now = Date.UTC(2026, 10, 22)
  const ago = (minutes: number) => new Date(now - minutes * 60_000)
  expect([1, 20, 90].map((minutes) => ageOf('chats', ago(minutes), now))).toEqual([
    'fresh',
    'long',
    'late',
  ])
  expect([3, 90, 300].map((minutes) => ageOf('late-payouts', ago(minutes), now))).toEqual([
    'fresh',
    'long',
    'late',
  ])
  expect([90, 300, 1500].map((minutes) => ageOf('withdrawals-to-pay', ago(minutes), now))).toEqual([
    'fresh',
    'long',
    'late',
  ])
})

test('the name of an open item is read back, and invalid names are dropped', () => {
  const one = { kind: 'chats' as const, id: uuidv7() }
  expect(readItemName(itemName(one))).toEqual(one)
  for (const wrong of [undefined, '', 'chats', 'gossip.1']) expect(readItemName(wrong)).toBe(null)
})
