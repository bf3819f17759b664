import { v7 as uuidv7 } from 'uuid'
import { expect, test } from 'vitest'
import { openChatFixture } from '#tests/fixtures/people/chat-fixture.ts'
import { addUser, adminContext, userContext } from '#tests/fixtures/people/contexts.ts'
import { outcome } from '#tests/fixtures/people/outcomes.ts'
import { messagesPerPage } from '../shared/rules.ts'
import { markChatRead, openChat } from './actions.ts'
import { countMyUnread, listMyChats } from './read-chats.ts'

const fixture = await openChatFixture()

test('messages keep their order and sender, and move the status of the chat', async () => {
  const { maria, chatId } = await fixture.addSupportChat()
  const ana = await addUser(fixture, 'admin')
  await fixture.send(userContext(maria), chatId, 'Hello')
  expect(await fixture.status(maria, chatId)).toBe('open')
  await fixture.send(adminContext(ana), chatId, 'Good day')
  await fixture.send(adminContext(null), chatId, 'How can we help?')
  const { messages, more } = await fixture.messages(maria, chatId)
  expect(
    messages.map((message) => [
      message.position,
      message.senderKind,
      message.senderName,
      message.content,
    ]),
  ).toEqual([
    [1, 'user', 'Test User', 'Hello'],
    [2, 'admin', 'Test User', 'Good day'],
    [3, 'console', null, 'How can we help?'],
  ])
  expect(more).toBe(false)
  expect(await fixture.status(maria, chatId)).toBe('pending_user_reply')
  const recorded = await fixture.asOwner(
    `select id from user_activity_log
     where action_type = 'ADMIN_CHAT_MESSAGE_SENT' and (user_id = $1 or user_id is null)`,
    [ana],
  )
  expect(recorded).toHaveLength(2)
})

test("a user's image in a deposit chat asks for confirmation; a PDF or text does not", async () => {
  const [maria, chatId] = [await addUser(fixture), uuidv7()]
  const as = userContext(maria)
  const request = { chatId, userId: maria, sessionType: 'deposit_chat' } as const
  await fixture.as(as, (ctx) => openChat(ctx, { ...request, status: 'pending_admin_reply' }))
  const sendFile = async (kind: 'image' | 'pdf') => {
    const attachmentId = await fixture.addAttachment(chatId, maria, kind)
    return await fixture.send(as, chatId, '', { attachmentId })
  }
  await fixture.send(as, chatId, 'Paid')
  expect((await sendFile('pdf')).content).toBe('File attached.')
  expect(await fixture.status(maria, chatId)).toBe('pending_admin_reply')
  expect(await sendFile('image')).toMatchObject({
    content: 'Proof of payment uploaded.',
    messageType: 'image_proof',
  })
  expect(await fixture.status(maria, chatId)).toBe('pending_confirmation')
})

test('a message sent twenty times at once is one message', async () => {
  const { maria, chatId } = await fixture.addSupportChat()
  const messageId = uuidv7()
  const sent = await Promise.all(
    Array.from({ length: 20 }, () =>
      fixture.send(userContext(maria), chatId, 'Once', { messageId }),
    ),
  )
  expect(new Set(sent.map((message) => message.position))).toEqual(new Set([1]))
  const other = fixture.send(userContext(maria), chatId, 'Other words', { messageId })
  expect(await outcome(other)).toBe('message-id-reused')
})

test('concurrent messages of both sides get positions without a gap', async () => {
  const { maria, chatId } = await fixture.addSupportChat()
  await Promise.all(
    Array.from({ length: 30 }, (_, index) => {
      const sender = index % 2 ? userContext(maria) : adminContext(null)
      return fixture.send(sender, chatId, `Message ${index}`)
    }),
  )
  const { messages } = await fixture.messages(maria, chatId)
  expect(messages.map((message) => message.position)).toEqual(
    Array.from({ length: 30 }, (_, index) => index + 1),
  )
})

test('a long chat is read page by page', async () => {
  const { maria, chatId } = await fixture.addSupportChat()
  for (let number = 1; number <= messagesPerPage + 5; number += 1)
    await fixture.send(userContext(maria), chatId, `Message ${number}`)
  const newest = await fixture.messages(maria, chatId)
  expect([newest.messages.length, newest.messages[0]?.position, newest.more]).toEqual([
    messagesPerPage,
    6,
    true,
  ])
  const older = await fixture.messages(maria, chatId, 6)
  expect([older.messages.length, older.messages.at(-1)?.position, older.more]).toEqual([
    5,
    5,
    false,
  ])
})

test('a file is sent once, by the side that uploaded it, in its own chat', async () => {
  const { maria, chatId } = await fixture.addSupportChat()
  const other = await fixture.addSupportChat()
  const [hers, ours, elsewhere] = [
    await fixture.addAttachment(chatId, maria),
    await fixture.addAttachment(chatId, null),
    await fixture.addAttachment(other.chatId, other.maria),
  ]
  const send = (caller = userContext(maria), attachmentId?: string) =>
    outcome(fixture.send(caller, chatId, '', { attachmentId }))
  expect(await send(userContext(maria), ours)).toBe('attachment-not-found')
  expect(await send(userContext(maria), elsewhere)).toBe('attachment-not-found')
  expect(await send(adminContext(null), hers)).toBe('attachment-not-found')
  expect(await send(userContext(maria), hers)).toBe('done')
  expect(await send(userContext(maria), hers)).toBe('attachment-used')
  expect(await send()).toBe('message-empty')
})

test('a list shows the newest message, and reading sets the read marks of one side', async () => {
  const { maria, chatId } = await fixture.addSupportChat()
  const as = userContext(maria)
  const list = async () => (await fixture.as(as, (ctx) => listMyChats(ctx, {}))).chats
  expect(await list()).toMatchObject([{ chatId, latest: null, unread: 0 }])
  await fixture.send(as, chatId, 'One')
  await fixture.send(adminContext(null), chatId, 'Two')
  expect(await list()).toMatchObject([
    { unread: 1, latest: { senderKind: 'console', content: 'Two' } },
  ])
  expect(await fixture.as(as, (ctx) => markChatRead(ctx, { chatId }))).toEqual({ marked: 1 })
  expect(await fixture.as(as, countMyUnread)).toEqual({ unread: 0 })
  const { messages } = await fixture.messages(maria, chatId)
  expect(messages.map((message) => [message.isReadByUser, message.isReadByAdmin])).toEqual([
    [true, false],
    [true, true],
  ])
})

test('not even the owner of the tables can change, unread or delete a message', async () => {
  const { maria, chatId } = await fixture.addSupportChat()
  await fixture.send(userContext(maria), chatId, 'It stays')
  await fixture.as(adminContext(null), (ctx) => markChatRead(ctx, { chatId }))
  for (const change of [
    `update chat_messages set message_content = 'Never said'`,
    `update chat_messages set is_read_by_admin = false`,
    `delete from chat_messages`,
    `truncate chat_messages`,
  ]) {
    await expect(fixture.asOwner(change), `owner: ${change}`).rejects.toThrow(/append-only/)
    await expect(
      fixture.database.read((tx) => tx.dynamicRows(change)),
      `application: ${change}`,
    ).rejects.toThrow(/append-only|permission denied/)
  }
})
