import { v7 as uuidv7 } from 'uuid'
import { expect, test } from 'vitest'
import { openSupportChat } from '#money/chats/server/actions.ts'
import { sendMessage } from '#money/chats/server/send-message.ts'
import { listChatsForAdmin } from '#money/deposits/server/admin-chats.ts'
import type { AdminChatsInput } from '#money/deposits/shared/rules-list.ts'
import { testDatabase } from '#tests/fixtures/database/database.ts'
import { adminContext, userContext, withContext } from '#tests/fixtures/people/contexts.ts'
import { openDepositFixture } from '#tests/fixtures/people/deposit-fixture.ts'
import { countWaitingItems, listQueue } from './actions.ts'

const fixture = await openDepositFixture(await testDatabase())
const [ana] = fixture.staff
const asAna = adminContext(ana)

const list = (input: AdminChatsInput = {}) =>
  withContext(fixture, asAna, (ctx) => listChatsForAdmin(ctx, { view: 'waiting', ...input }))
const idsOf = async (input?: AdminChatsInput) => (await list(input)).chats.map((row) => row.chatId)

/** The sum beside the page in the side bar, the number in the tab, the list, and the queue. */
async function expectAgreement(chatIds: string[]): Promise<void> {
  const waiting = await withContext(fixture, asAna, countWaitingItems)
  const beside = waiting
    .filter(({ kind }) => kind === 'deposits' || kind === 'chats')
    .reduce((sum, { count }) => sum + count, 0)
  const { chats, counts } = await list({ counts: true })
  expect([beside, counts?.[0]?.count, chats.map(({ chatId }) => chatId)]).toEqual([
    chatIds.length,
    chatIds.length,
    chatIds,
  ])
  const queue = await withContext(fixture, asAna, (ctx) => listQueue(ctx, {}))
  expect(queue.items.filter(({ kind }) => kind !== 'approvals').map(({ id }) => id)).toEqual(
    chatIds,
  )
}

async function askForDeposit(pesos = 1_000n) {
  const userId = await fixture.addSaver()
  const { transactionId } = await fixture.request(userId, pesos * 100n)
  const { chatId } = await fixture.startChat(userId, transactionId)
  return { userId, transactionId, chatId }
}
/** `userId` null: staff. */
const say = (userId: string | null, chatId: string) =>
  withContext(fixture, userId === null ? asAna : userContext(userId), (ctx) =>
    sendMessage(ctx, { chatId, messageId: uuidv7(), content: 'Good morning.' }),
  )

test('the side bar, the tab and its list agree on the chats that wait for staff', async () => {
  await expectAgreement([])
  const [first, second, large] = [
    await askForDeposit(),
    await askForDeposit(),
    await askForDeposit(400_000n),
  ]
  await expectAgreement([first.chatId, second.chatId, large.chatId])
  // An answer ends the wait of one; the other is put off, and its user still waits for the money.
  await say(null, first.chatId)
  await fixture.sendProof(second.userId, second.chatId)
  await fixture.move(ana, second.transactionId, 'pending_confirmation')
  await expectAgreement([second.chatId, large.chatId])
  await fixture.move(ana, second.transactionId, 'on_hold')
  await expectAgreement([second.chatId, large.chatId])
  // A message of that user is no second thing to do.
  await say(second.userId, second.chatId)
  await expectAgreement([large.chatId, second.chatId])
  await say(null, second.chatId)
  await expectAgreement([second.chatId, large.chatId])
  // A second person finds this one among the approvals.
  await fixture.sendProof(large.userId, large.chatId)
  const filed = await fixture.move(ana, large.transactionId, 'completed')
  expect(filed.waitsForApproval).toBe(true)
  await expectAgreement([second.chatId])
  await fixture.move(ana, second.transactionId, 'failed', { reason: 'No money arrived.' })
  await expectAgreement([])
})

test('chats that wait are paged, filtered and searched whichever way they wait', async () => {
  const made = []
  for (let count = 0; count < 5; count += 1) made.push(await askForDeposit())
  for (const { transactionId } of made.filter((_one, place) => place % 2 === 1))
    await fixture.move(ana, transactionId, 'pending_confirmation')
  const support = { chatId: uuidv7(), userId: made[0]!.userId }
  await withContext(fixture, userContext(support.userId), (ctx) => openSupportChat(ctx, support))
  await say(support.userId, support.chatId)
  const all = [...made, support].map(({ chatId }) => chatId)
  expect(await idsOf()).toEqual(all)
  const down: string[] = []
  for (let page = await list({ limit: 2 }); ;) {
    down.push(...page.chats.map(({ chatId }) => chatId))
    if (!page.older) break
    page = await list({ limit: 2, before: page.older })
  }
  expect(down).toEqual(all)
  expect(await idsOf({ limit: 2, after: all[4]! })).toEqual(all.slice(2, 4))
  expect(await idsOf({ type: 'support_chat' })).toEqual([support.chatId])
  expect(await idsOf({ type: 'deposit_chat' })).toEqual(all.slice(0, 5))
  expect(await idsOf({ status: 'pending_user_reply' })).toEqual([all[1], all[3]])
  expect(await idsOf({ search: made[1]!.userId })).toEqual([all[1]])
  const waits = (await list()).chats.map(({ waitingSince }) => waitingSince !== null)
  expect(waits).toEqual(all.map(() => true))
})
