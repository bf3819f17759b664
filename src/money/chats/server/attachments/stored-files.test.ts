import { mkdtemp, utimes } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { v7 as uuidv7 } from 'uuid'
import { expect, test } from 'vitest'
import type { Database } from '#foundation/platform/server/database/database.ts'
import { openFiles, type Files } from '#foundation/platform/server/files/files.ts'
import { systemContext } from '#foundation/platform/server/http/context.ts'
import { receivedFile } from '#foundation/platform/server/http/receive-file.ts'
import type { CallContext } from '#foundation/platform/server/http/serve.ts'
import { cloneDatabase, testDatabase } from '#tests/fixtures/database/database.ts'
import {
  addUser,
  adminContext,
  withContext,
  testServices,
  userContext,
} from '#tests/fixtures/people/contexts.ts'
import { closeSupportChat, openSupportChat } from '../actions.ts'
import { storeAttachment, removeUnusedAttachments } from './store-attachment.ts'

const fixture = await testDatabase()
const directory = await mkdtemp(path.join(tmpdir(), 'kaban-files-'))
const files = openFiles(directory)
const pdf = Buffer.from('%PDF-1.4\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n')
const [maria, chatId] = [await addUser(fixture), uuidv7()]
await withContext(fixture, userContext(maria), (ctx) => openSupportChat(ctx, { chatId }))

async function keys(): Promise<string[]> {
  const found: string[] = []
  for await (const { key } of files.list('attachments')) found.push(key)
  return found.sort()
}

const rows = async () =>
  (
    await fixture.asOwner<{ key: string }>(
      'select file_key as key from attachments order by file_key',
    )
  ).map(({ key }) => key)

function upload(parts: { files?: Files; database?: Database; chat?: string } = {}) {
  return fixture.database.read(async (tx) => {
    const { tx: _, ...ctx } = systemContext(tx, { ...testServices, files: parts.files ?? files })
    const context: CallContext = {
      ...ctx,
      caller: userContext(maria),
      database: parts.database ?? fixture.database,
    }
    return await storeAttachment(context, {
      chatId: parts.chat ?? chatId,
      name: 'slip.pdf',
      content: receivedFile(pdf),
    })
  })
}

/** Makes a file two days old. */
const age = async (key: string) =>
  await utimes(
    path.join(directory, 'files', key),
    new Date(Date.now() - 2 * 86_400_000),
    new Date(Date.now() - 2 * 86_400_000),
  )

test('a folder without files is an empty list', async () => {
  expect(await keys()).toEqual([])
})

test('a full disk leaves no part of a file behind', async () => {
  const full: Files = {
    ...files,
    async put(key, content) {
      await files.put(key, content.subarray(0, 5))
      throw new Error('ENOSPC: no space left on device')
    },
  }
  await expect(upload({ files: full })).rejects.toThrow('ENOSPC')
  expect(await keys()).toEqual([])
})

test('a refusal after the file was written removes the file', async () => {
  const closed = uuidv7()
  await withContext(fixture, userContext(maria), (ctx) => openSupportChat(ctx, { chatId: closed }))
  await withContext(fixture, adminContext(null), (ctx) =>
    closeSupportChat(ctx, { chatId: closed, outcome: 'closed_failed' }),
  )
  await expect(upload({ chat: closed })).rejects.toMatchObject({ refusalName: 'chat-closed' })
  expect(await keys()).toEqual([])
})

test('a connection lost during the commit keeps the file, as its row may exist', async () => {
  const dying: Database = {
    ...fixture.database,
    async transaction(work) {
      await fixture.database.transaction(work)
      throw new Error('Connection terminated unexpectedly')
    },
  }
  await expect(upload({ database: dying })).rejects.toThrow('The database ended the connection')
  expect(await keys()).toHaveLength(1)
  expect(await keys()).toEqual(await rows())
})

test('a file without a row is removed after a day, one with a row and a new one stay', async () => {
  await upload()
  const [known = ''] = await rows()
  const [stray, fresh] = ['attachments/stray', 'attachments/fresh']
  await files.put(stray, pdf)
  await files.put(fresh, pdf)
  for (const key of [known, stray]) await age(key)
  expect(await removeUnusedAttachments(fixture.database, files)).toBe(1)
  expect(await keys()).toEqual([...(await rows()), fresh].sort())
})

test('a database that knows none of the files removes none', async () => {
  const [known = ''] = await rows()
  await age(known)
  const other = await cloneDatabase()
  try {
    const before = await keys()
    expect(await removeUnusedAttachments(other.database, files)).toBe(0)
    expect(await keys()).toEqual(before)
  } finally {
    await other.close()
  }
})
