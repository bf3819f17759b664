import { v7 as uuidv7 } from 'uuid'
import { beforeAll, expect, test } from 'vitest'
import type { Caller } from '#foundation/platform/server/http/context.ts'
import { testDatabase } from '#tests/fixtures/database/database.ts'
import { addUser, adminContext, withContext, userContext } from '#tests/fixtures/people/contexts.ts'
import { outcome } from '#tests/fixtures/people/deposit-fixture.ts'
import { messagesPerPage } from '../shared/rules.ts'
import {
  closeSupportChat,
  countMyUnread,
  getChat,
  listMessages,
  listMyChats,
  markChatRead,
  openChat,
  openSupportChat,
  setChatStatus,
} from './actions.ts'
import { sendMessage } from './send-message.ts'

const fixture = await testDatabase({ connections: 16 })

async function supportChat(): Promise<{ maria: string; chatId: string }> {
  const [maria, chatId] = [await addUser(fixture), uuidv7()]
  await withContext(fixture, userContext(maria), (ctx) => openSupportChat(ctx, { chatId }))
  return { maria, chatId }
}

const say = (
  caller: Caller,
  chatId: string,
  content: string,
  messageId = uuidv7(),
  attachmentId?: string,
) =>
  withContext(fixture, caller, (ctx) =>
    sendMessage(ctx, { chatId, messageId, content, attachmentId }),
  )

async function attach(
  chatId: string,
  ownerId: string | null,
  kind: 'image' | 'pdf' = 'image',
): Promise<string> {
  const id = uuidv7()
  await fixture.asOwner(
    `insert into attachments (id, session_id, owner_id, owner_kind, kind, content_type, file_key, original_name, size_bytes, sha256)
      values ($1, $2, $3, $4, $5, $6, $1::uuid::text, 'slip', 10, sha256('slip'))`,
    [
      id,
      chatId,
      ownerId,
      ownerId ? 'user' : 'console',
      kind,
      kind === 'image' ? 'image/png' : 'application/pdf',
    ],
  )
  return id
}

/** All connections of the pool open and idle: what is started together then really runs together. */
beforeAll(async () => {
  await Promise.all(
    Array.from({ length: 16 }, () =>
      fixture.database.read((tx) => tx.rows('select pg_sleep(0.05)')),
    ),
  )
})

test('a support chat opens once for one request', async () => {
  const { maria, chatId } = await supportChat()
  const again = await withContext(fixture, userContext(maria), (ctx) =>
    openSupportChat(ctx, { chatId }),
  )
  expect(again).toMatchObject({ chatId, sessionType: 'support_chat', status: 'open' })
  expect(
    await outcome(
      withContext(fixture, userContext(await addUser(fixture)), (ctx) =>
        openSupportChat(ctx, { chatId }),
      ),
    ),
  ).toBe('chat-id-reused')
})

test('messages keep their order, name their senders, and move the status as the specification says', async () => {
  const { maria, chatId } = await supportChat()
  const ana = await addUser(fixture, 'admin')
  await say(userContext(maria), chatId, 'Hello')
  expect(
    (await withContext(fixture, userContext(maria), (ctx) => getChat(ctx, { chatId }))).status,
  ).toBe('open')
  await say(adminContext(ana), chatId, 'Good day')
  await say(adminContext(null), chatId, 'How can we help?')
  const { messages, more } = await withContext(fixture, userContext(maria), (ctx) =>
    listMessages(ctx, { chatId }),
  )
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
  expect(
    (await withContext(fixture, adminContext(null), (ctx) => getChat(ctx, { chatId }))).status,
  ).toBe('pending_user_reply')
  const told = await fixture.asOwner(
    `select id from user_activity_log where action_type = 'ADMIN_CHAT_MESSAGE_SENT' and (user_id = $1 or user_id is null)`,
    [ana],
  )
  expect(told).toHaveLength(2)
})

test('an image of the user in a deposit chat asks for confirmation; a PDF or a word does not', async () => {
  const [maria, chatId] = [await addUser(fixture), uuidv7()]
  await withContext(fixture, userContext(maria), (ctx) =>
    openChat(ctx, {
      chatId,
      userId: maria,
      sessionType: 'deposit_chat',
      status: 'pending_admin_reply',
    }),
  )
  const status = async () =>
    (await withContext(fixture, userContext(maria), (ctx) => getChat(ctx, { chatId }))).status
  await say(userContext(maria), chatId, 'Paid')
  expect(
    (await say(userContext(maria), chatId, '', uuidv7(), await attach(chatId, maria, 'pdf')))
      .content,
  ).toBe('File attached.')
  expect(await status()).toBe('pending_admin_reply')
  const proof = await say(userContext(maria), chatId, '', uuidv7(), await attach(chatId, maria))
  expect(proof).toMatchObject({ content: 'Proof of payment uploaded.', messageType: 'image_proof' })
  expect(await status()).toBe('pending_confirmation')
})

test('a message sent twenty times at once is one message', async () => {
  const { maria, chatId } = await supportChat()
  const messageId = uuidv7()
  const sent = await Promise.all(
    Array.from({ length: 20 }, () => say(userContext(maria), chatId, 'Once', messageId)),
  )
  expect(new Set(sent.map((message) => message.position))).toEqual(new Set([1]))
  expect(await outcome(say(userContext(maria), chatId, 'Other words', messageId))).toBe(
    'message-id-reused',
  )
})

test('messages of both sides at once get positions without a gap', async () => {
  const { maria, chatId } = await supportChat()
  await Promise.all(
    Array.from({ length: 30 }, (_, place) =>
      say(place % 2 ? userContext(maria) : adminContext(null), chatId, `Message ${place}`),
    ),
  )
  const { messages } = await withContext(fixture, userContext(maria), (ctx) =>
    listMessages(ctx, { chatId }),
  )
  expect(messages.map((message) => message.position)).toEqual(
    Array.from({ length: 30 }, (_, place) => place + 1),
  )
})

test('a long chat is read page by page', async () => {
  const { maria, chatId } = await supportChat()
  for (let number = 1; number <= messagesPerPage + 5; number += 1)
    await say(userContext(maria), chatId, `Message ${number}`)
  const newest = await withContext(fixture, userContext(maria), (ctx) =>
    listMessages(ctx, { chatId }),
  )
  expect([newest.messages.length, newest.messages[0]?.position, newest.more]).toEqual([
    messagesPerPage,
    6,
    true,
  ])
  const older = await withContext(fixture, userContext(maria), (ctx) =>
    listMessages(ctx, { chatId, before: 6 }),
  )
  expect([older.messages.length, older.messages.at(-1)?.position, older.more]).toEqual([
    5,
    5,
    false,
  ])
})

test('a closed chat takes no message from anyone, stays closed, and still answers a repeated one', async () => {
  const { maria, chatId } = await supportChat()
  const messageId = uuidv7()
  await say(userContext(maria), chatId, 'Before', messageId)
  await withContext(fixture, adminContext(null), (ctx) =>
    closeSupportChat(ctx, { chatId, outcome: 'closed_completed' }),
  )
  expect(await outcome(say(userContext(maria), chatId, 'After'))).toBe('chat-closed')
  expect(await outcome(say(adminContext(null), chatId, 'After'))).toBe('chat-closed')
  expect(await outcome(say(userContext(maria), chatId, 'Before', messageId))).toBe('done')
  await withContext(fixture, adminContext(null), (ctx) =>
    setChatStatus(ctx, chatId, 'pending_user_reply'),
  )
  expect(
    (await withContext(fixture, userContext(maria), (ctx) => getChat(ctx, { chatId }))).status,
  ).toBe('closed_completed')
})

test('closing a support chat is recorded once, in the history of its user and under who closed it', async () => {
  const { maria, chatId } = await supportChat()
  const ana = await addUser(fixture, 'admin')
  for (let press = 0; press < 2; press += 1) {
    await withContext(fixture, adminContext(ana), (ctx) =>
      closeSupportChat(ctx, { chatId, outcome: 'closed_completed' }),
    )
  }
  const recorded = await fixture.asOwner(
    `select actor_user_id as actor, description, changes from user_activity_log where user_id = $1 and action_type = 'ADMIN_SUPPORT_CHAT_CLOSED'`,
    [maria],
  )
  const changes = { status: { before: 'open', after: 'closed_completed' } }
  expect(recorded).toEqual([
    { actor: ana, description: `Support chat ${chatId} is closed completed.`, changes },
  ])
})

test('a message and a closing at once: the chat ends closed, and nothing is written into it afterwards', async () => {
  for (let round = 0; round < 20; round += 1) {
    const { maria, chatId } = await supportChat()
    const close = () =>
      withContext(fixture, adminContext(null), (ctx) =>
        closeSupportChat(ctx, { chatId, outcome: 'closed_completed' }),
      )
    const [sent] = await Promise.all([
      outcome(say(userContext(maria), chatId, 'Just in time')),
      outcome(say(adminContext(null), chatId, 'So am I')),
      close(),
    ])
    const { status } = await withContext(fixture, userContext(maria), (ctx) =>
      getChat(ctx, { chatId }),
    )
    const { messages } = await withContext(fixture, userContext(maria), (ctx) =>
      listMessages(ctx, { chatId }),
    )
    expect(status).toBe('closed_completed')
    expect(messages.some((message) => message.content === 'Just in time')).toBe(sent === 'done')
  }
})

test('the chat of another person is not found, whatever is asked of it', async () => {
  const { maria, chatId } = await supportChat()
  await say(userContext(maria), chatId, 'Private')
  const stranger = userContext(await addUser(fixture))
  expect(await outcome(withContext(fixture, stranger, (ctx) => getChat(ctx, { chatId })))).toBe(
    'chat-not-found',
  )
  expect(
    await outcome(withContext(fixture, stranger, (ctx) => listMessages(ctx, { chatId }))),
  ).toBe('chat-not-found')
  expect(
    await outcome(withContext(fixture, stranger, (ctx) => markChatRead(ctx, { chatId }))),
  ).toBe('chat-not-found')
  expect(await outcome(say(stranger, chatId, 'Hello'))).toBe('chat-not-found')
  expect(await outcome(say(adminContext(null), uuidv7(), 'Hello'))).toBe('chat-not-found')
})

test('only the side that uploaded a file sends it, only in its chat, and only once', async () => {
  const { maria, chatId } = await supportChat()
  const other = await supportChat()
  const [hers, ours, elsewhere] = [
    await attach(chatId, maria),
    await attach(chatId, null),
    await attach(other.chatId, other.maria),
  ]
  expect(await outcome(say(userContext(maria), chatId, '', uuidv7(), ours))).toBe(
    'attachment-not-found',
  )
  expect(await outcome(say(userContext(maria), chatId, '', uuidv7(), elsewhere))).toBe(
    'attachment-not-found',
  )
  expect(await outcome(say(adminContext(null), chatId, '', uuidv7(), hers))).toBe(
    'attachment-not-found',
  )
  expect(await outcome(say(userContext(maria), chatId, '', uuidv7(), hers))).toBe('done')
  expect(await outcome(say(userContext(maria), chatId, '', uuidv7(), hers))).toBe('attachment-used')
  expect(await outcome(say(userContext(maria), chatId, ''))).toBe('message-empty')
})

test('a list shows the newest message, and reading turns the marks of one side only', async () => {
  const { maria, chatId } = await supportChat()
  const list = async () =>
    (await withContext(fixture, userContext(maria), (ctx) => listMyChats(ctx, {}))).chats
  expect(await list()).toMatchObject([{ chatId, latest: null, unread: 0 }])
  await say(userContext(maria), chatId, 'One')
  await say(adminContext(null), chatId, 'Two')
  expect(await list()).toMatchObject([
    { unread: 1, latest: { senderKind: 'console', content: 'Two' } },
  ])
  expect(
    await withContext(fixture, userContext(maria), (ctx) => markChatRead(ctx, { chatId })),
  ).toEqual({
    marked: 1,
  })
  expect(await withContext(fixture, userContext(maria), countMyUnread)).toEqual({ unread: 0 })
  const { messages } = await withContext(fixture, userContext(maria), (ctx) =>
    listMessages(ctx, { chatId }),
  )
  expect(messages.map((message) => [message.isReadByUser, message.isReadByAdmin])).toEqual([
    [true, false],
    [true, true],
  ])
})

test('a message cannot be changed, unread or deleted, not even by the owner of the tables', async () => {
  const { maria, chatId } = await supportChat()
  await say(userContext(maria), chatId, 'It stays')
  await withContext(fixture, adminContext(null), (ctx) => markChatRead(ctx, { chatId }))
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
