import { v7 as uuidv7 } from 'uuid'
import { afterEach, expect, test } from 'vitest'
import { sendMessage } from '#money/chats/server/send-message.ts'
import { testDatabase } from '#tests/fixtures/database/database.ts'
import { adminContext, withContext } from '#tests/fixtures/people/contexts.ts'
import { openDepositFixture } from '#tests/fixtures/people/deposit-fixture.ts'
import { listChatsForAdmin } from './admin-chats.ts'

const fixture = await openDepositFixture(await testDatabase())

afterEach(() => fixture.verifyBook())

test('staff find a chat by name, email, id and reference; wildcards match literally', async () => {
  const maria = await fixture.addSaver()
  const { transactionId, transactionUid, referenceNumber } = await fixture.request(maria)
  const { chatId } = await fixture.startChat(maria, transactionId)
  const find = async (search: string) =>
    (
      await withContext(fixture, adminContext(null), (ctx) => listChatsForAdmin(ctx, { search }))
    ).chats.map((chat) => chat.chatId)
  for (const search of [
    `${maria}@example`,
    maria,
    chatId,
    transactionUid,
    referenceNumber.toLowerCase(),
  ])
    expect(await find(search)).toEqual([chatId])
  expect(await find('%')).toEqual([])
  expect(await find('Test User')).toContain(chatId)
})

test('the views of the list are counted beside it, whatever the list shows', async () => {
  const numbers = async () =>
    (
      await withContext(fixture, adminContext(null), (ctx) =>
        listChatsForAdmin(ctx, { counts: true, search: 'nobody' }),
      )
    ).counts?.map((one) => one?.count ?? 0)
  const [waiting = 0, deposits = 0, support = 0] = (await numbers()) ?? []
  const userId = await fixture.addSaver()
  const { chatId } = await fixture.startChat(userId, (await fixture.request(userId)).transactionId)
  expect(await numbers()).toEqual([waiting + 1, deposits + 1, support])
  await withContext(fixture, adminContext(null), (ctx) =>
    sendMessage(ctx, { chatId, messageId: uuidv7(), content: 'Please send the slip.' }),
  )
  expect(await numbers()).toEqual([waiting, deposits + 1, support])
})
