import { v7 as uuidv7 } from 'uuid'
import { expect, test } from 'vitest'
import { listMyActivity } from '#people/activity/server/actions.ts'
import { testDatabase } from '#tests/fixtures/database/database.ts'
import { addUser, adminContext, withContext, userContext } from '#tests/fixtures/people/contexts.ts'
import { outcome } from '#tests/fixtures/people/outcomes.ts'
import { addNote, listNotes } from './actions.ts'

const fixture = await testDatabase()
const [ana, ben, user] = [
  await addUser(fixture, 'admin'),
  await addUser(fixture, 'admin'),
  await addUser(fixture),
]

const write = (author: string | null, content: string, noteId = uuidv7(), id = user) =>
  withContext(fixture, adminContext(author), (ctx) =>
    addNote(ctx, { noteId, subject: { kind: 'user', id }, content }),
  )
const read = (id = user) =>
  withContext(fixture, adminContext(ana), (ctx) =>
    listNotes(ctx, { subject: { kind: 'user', id } }),
  )

test('a note is written once, listed newest first, and recorded for its author only', async () => {
  const noteId = uuidv7()
  await Promise.all(Array.from({ length: 5 }, () => write(ana, 'Called on Monday.', noteId)))
  await write(null, 'Called again.')
  expect((await read()).map(({ content, authorName }) => [content, authorName])).toEqual([
    ['Called again.', null],
    ['Called on Monday.', 'Test User'],
  ])
  expect(await read(ben)).toEqual([])
  const historyOf = async (userId: string) =>
    (await withContext(fixture, userContext(userId), (ctx) => listMyActivity(ctx, {}))).entries
  expect(
    (await historyOf(ana)).filter(({ actionType }) => actionType === 'ADMIN_NOTE_ADDED'),
  ).toHaveLength(1)
  expect(await historyOf(user)).toEqual([])
})

test('an empty note and a reused id are refused', async () => {
  const noteId = uuidv7()
  await write(ana, 'First.', noteId)
  expect(await outcome(write(ben, 'First.', noteId))).toBe('note-id-reused')
  expect(await outcome(write(ana, ''))).toBe('note-empty')
})

test('nobody changes or deletes a note, not even the owner of the table', async () => {
  await write(ana, 'It stays.')
  for (const statement of [
    `update staff_notes set content = 'Other.'`,
    'delete from staff_notes',
    'truncate staff_notes',
  ]) {
    await expect(fixture.asOwner(statement)).rejects.toThrow(/append-only/)
    await expect(
      fixture.database.transaction((tx) => tx.dynamicRows(statement, [])),
    ).rejects.toThrow(/permission denied/)
  }
})
