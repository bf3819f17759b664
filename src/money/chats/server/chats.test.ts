import { v7 as uuidv7 } from 'uuid'
import { expect, test } from 'vitest'
import { openChatFixture } from '#tests/fixtures/people/chat-fixture.ts'
import { addUser, adminContext, userContext } from '#tests/fixtures/people/contexts.ts'
import { outcome } from '#tests/fixtures/people/outcomes.ts'
import { markChatRead, openSupportChat, setChatStatus } from './actions.ts'
import { findReadableChat, listMessages } from './read-chats.ts'

const fixture = await openChatFixture()

test('a support chat opens once for one request', async () => {
  const { maria, chatId } = await fixture.addSupportChat()
  const open = (userId: string) =>
    fixture.as(userContext(userId), (ctx) => openSupportChat(ctx, { chatId }))
  expect(await open(maria)).toMatchObject({ chatId, sessionType: 'support_chat', status: 'open' })
  expect(await outcome(open(await addUser(fixture)))).toBe('chat-id-reused')
})

test('a closed chat takes no messages, stays closed and still answers a repeated one', async () => {
  const { maria, chatId } = await fixture.addSupportChat()
  const messageId = uuidv7()
  const say = (content: string) => fixture.send(userContext(maria), chatId, content, { messageId })
  await say('Before')
  await fixture.closeChat(chatId)
  expect(await outcome(fixture.send(userContext(maria), chatId, 'After'))).toBe('chat-closed')
  expect(await outcome(fixture.send(adminContext(null), chatId, 'After'))).toBe('chat-closed')
  expect(await outcome(say('Before'))).toBe('done')
  await fixture.as(adminContext(null), (ctx) => setChatStatus(ctx, chatId, 'pending_user_reply'))
  expect(await fixture.status(maria, chatId)).toBe('closed_completed')
})

test("closing is recorded once in the user's history, with the admin as its actor", async () => {
  const { maria, chatId } = await fixture.addSupportChat()
  const ana = await addUser(fixture, 'admin')
  for (let press = 0; press < 2; press += 1)
    await fixture.closeChat(chatId, 'closed_completed', ana)
  const recorded = await fixture.asOwner(
    `select actor_user_id as actor, description, changes from user_activity_log
     where user_id = $1 and action_type = 'ADMIN_SUPPORT_CHAT_CLOSED'`,
    [maria],
  )
  const changes = { status: { before: 'open', after: 'closed_completed' } }
  expect(recorded).toEqual([
    { actor: ana, description: 'The support chat is closed completed.', changes },
  ])
})

test('a chat ends closed when a message and its closing come at once', async () => {
  for (let round = 0; round < 20; round += 1) {
    const { maria, chatId } = await fixture.addSupportChat()
    const [sent] = await Promise.all([
      outcome(fixture.send(userContext(maria), chatId, 'Just in time')),
      outcome(fixture.send(adminContext(null), chatId, 'So am I')),
      fixture.closeChat(chatId),
    ])
    const { messages } = await fixture.messages(maria, chatId)
    expect(await fixture.status(maria, chatId)).toBe('closed_completed')
    expect(messages.some((message) => message.content === 'Just in time')).toBe(sent === 'done')
  }
})

test("another user's chat is not found, whatever is requested", async () => {
  const { maria, chatId } = await fixture.addSupportChat()
  await fixture.send(userContext(maria), chatId, 'Private')
  const stranger = userContext(await addUser(fixture))
  for (const request of [
    () => fixture.as(stranger, (ctx) => findReadableChat(ctx, { chatId })),
    () => fixture.as(stranger, (ctx) => listMessages(ctx, { chatId })),
    () => fixture.as(stranger, (ctx) => markChatRead(ctx, { chatId })),
    () => fixture.send(stranger, chatId, 'Hello'),
    () => fixture.send(adminContext(null), uuidv7(), 'Hello'),
  ])
    expect(await outcome(request())).toBe('chat-not-found')
})
