import { v7 as uuidv7 } from 'uuid'
import { expect, test } from 'vitest'
import { testDatabase } from '#tests/fixtures/database/database.ts'
import { addUser, adminContext, withContext, userContext } from '#tests/fixtures/people/contexts.ts'
import { outcome } from '#tests/fixtures/people/outcomes.ts'
import {
  fillReply,
  findVariables,
  replaceTypedShortcut,
  typedShortcut,
  type SaveReplyInput,
} from '../../shared/rules-replies.ts'
import { openSupportChat } from '../actions.ts'
import { sendMessage } from '../send-message.ts'
import { saveReply, listReplies, removeReply } from './canned-replies.ts'

const fixture = await testDatabase()
const [ana, ben] = [await addUser(fixture, 'admin'), await addUser(fixture, 'admin')]

const texts = { textEn: 'Received, {name}.', textFil: 'Natanggap na, {name}.' }
const save = (reply: Partial<SaveReplyInput>, author: string | null = ana) =>
  withContext(fixture, adminContext(author), (ctx) =>
    saveReply(ctx, { replyId: uuidv7(), shortcut: 'received', ...texts, ...reply }),
  )
const all = () => withContext(fixture, adminContext(ana), listReplies)

test('a reply is saved once, and its shortcut belongs to one reply, also in a race', async () => {
  const replyId = uuidv7()
  await Promise.all(Array.from({ length: 5 }, () => save({ replyId, shortcut: ' /Received ' })))
  expect((await all()).map(({ shortcut }) => shortcut)).toEqual(['received'])
  expect(
    (
      await Promise.all(
        [ana, ben, null].map((author) => outcome(save({ shortcut: 'twice' }, author))),
      )
    ).sort(),
  ).toEqual(['done', 'shortcut-taken', 'shortcut-taken'])
})

test("an edit neither overwrites a colleague's change nor restores a deleted reply", async () => {
  const first = await save({ shortcut: 'wait' })
  const edit = (textEn: string, updatedAtSeen: Date) => save({ ...first, textEn, updatedAtSeen })
  await edit('Please wait.', first.updatedAt)
  expect(await outcome(edit('Please hold on.', first.updatedAt))).toBe('reply-changed')
  const remove = () =>
    withContext(fixture, adminContext(ben), (ctx) => removeReply(ctx, { replyId: first.replyId }))
  await Promise.all([remove(), remove()])
  expect(await outcome(edit('Please wait again.', first.updatedAt))).toBe('reply-not-found')
  const recorded = await fixture.asOwner<{ type: string; changes: { textEn?: object } }>(
    `select action_type as type, changes from user_activity_log
     where subject_id = $1 order by id`,
    [first.replyId],
  )
  expect(recorded.map(({ type }) => type)).toEqual([
    'ADMIN_REPLY_CREATED',
    'ADMIN_REPLY_EDITED',
    'ADMIN_REPLY_DELETED',
  ])
  expect(recorded[1]?.changes.textEn).toEqual({
    before: 'Received, {name}.',
    after: 'Please wait.',
  })
})

test('an unusable reply is refused', async () => {
  expect(await outcome(save({ shortcut: '' }))).toBe('reply-incomplete')
  expect(await outcome(save({ shortcut: 'salamat!' }))).toBe('shortcut-unusable')
  expect(await outcome(save({ shortcut: 'half', textFil: '' }))).toBe('reply-incomplete')
  expect(await outcome(save({ shortcut: 'odd', textEn: 'Dear {nmae}' }))).toBe('reply-mark-unknown')
})

test('a reply is filled in from the chat, and a variable without a value stays visible', () => {
  const filled = fillReply('Hello {name}, {amount} for {reference}. {name}!', {
    name: 'Maria $& Santos',
    amount: '₱1,000.00',
  })
  expect(filled).toBe('Hello Maria $& Santos, ₱1,000.00 for {reference}. Maria $& Santos!')
  expect(findVariables(filled)).toEqual(['{reference}'])
})

test('a shortcut begins with a slash at the start or after a space', () => {
  expect(['/', '/rec', 'Hello /REC', 'Hello\n/x-1'].map(typedShortcut)).toEqual([
    '',
    'rec',
    'rec',
    'x-1',
  ])
  expect(['Hello', 'and/or', 'https://kaban', '/rec ', '1/2'].map(typedShortcut)).toEqual([
    null,
    null,
    null,
    null,
    null,
  ])
  expect(replaceTypedShortcut('Hello /rec', 'It is $1.')).toBe('Hello It is $1.')
})

test('T48 a staff message that asks for a code is recorded for its author', async () => {
  const [maria, chatId] = [await addUser(fixture), uuidv7()]
  await withContext(fixture, userContext(maria), (ctx) => openSupportChat(ctx, { chatId }))
  const send = (caller: Parameters<typeof withContext>[1], content: string) =>
    withContext(fixture, caller, (ctx) =>
      sendMessage(ctx, { chatId, messageId: uuidv7(), content }),
    )
  await send(adminContext(ana), 'Good morning. We never ask for your OTP.')
  await send(userContext(maria), 'What is my OTP?')
  await send(adminContext(ana), 'Please send me the OTP that you received.')
  await send(adminContext(null), 'What is your password?')
  const flagged = await fixture.asOwner(
    `select user_id as "userId", actor_user_id as actor, pseudo_user as pseudo, subject_id as chat
     from user_activity_log where action_type = 'ADMIN_ASKED_FOR_SECRET' order by id`,
  )
  expect(flagged).toEqual([
    { userId: ana, actor: ana, pseudo: null, chat: chatId },
    { userId: null, actor: null, pseudo: 'ADMIN_CONSOLE', chat: chatId },
  ])
})
