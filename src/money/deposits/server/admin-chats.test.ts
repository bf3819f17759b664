import { afterEach, expect, test } from 'vitest'
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
