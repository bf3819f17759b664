import { Readable } from 'node:stream'
import { v7 as uuidv7 } from 'uuid'
import { expect, test } from 'vitest'
import { adminContext, userContext } from '#tests/fixtures/people/contexts.ts'
import {
  openUploadServer,
  sampleJpeg,
  samplePdf as pdf,
  samplePng as png,
} from '#tests/fixtures/servers/upload-server.ts'
import { dailyUploads } from '../../shared/rules.ts'
import { openSupportChat } from '../actions.ts'
import { removeUnusedAttachments } from './store-attachment.ts'

const server = await openUploadServer()
const { app, callers, chatId, maria, signedIn } = server

test("nobody uploads into another user's chat, a closed chat or without signing in", async () => {
  await server.expectRefusal(png, 'Error Fetching Session', undefined, { as: 'jose' })
  await server.expectRefusal(png, 'Please sign in', undefined, { as: '' })
  await server.expectRefusal(png, 'Error Fetching Session', undefined, { to: uuidv7() })
  await server.expectRefusal(png, 'Error Fetching Session', undefined, { to: 'not-an-id' })
  const closed = uuidv7()
  await server.as(userContext(maria), (ctx) => openSupportChat(ctx, { chatId: closed }))
  await server.closeChat(closed, 'closed_failed')
  await server.expectRefusal(png, 'Error Sending Message', 'This chat is closed.', { to: closed })
})

test('a session that ends while the body arrives stores nothing', async () => {
  callers.set('leaver', userContext(maria))
  const before = await server.stored()
  async function* slowly() {
    yield png.subarray(0, 10)
    callers.delete('leaver')
    yield png.subarray(10)
  }
  const answer = await app.inject({
    method: 'POST',
    url: `/chats/${chatId}/attachments?name=a.png`,
    headers: { ...signedIn('leaver'), 'content-type': 'image/png' },
    payload: Readable.from(slowly()),
  })
  expect(answer.statusCode).toBe(401)
  expect(await server.stored()).toEqual(before)
})

test('another website cannot upload in the name of a user', async () => {
  const answer = await app.inject({
    method: 'POST',
    url: `/chats/${chatId}/attachments?name=a.png`,
    payload: png,
    headers: {
      ...signedIn('maria'),
      'content-type': 'image/png',
      origin: 'https://evil.example',
      'sec-fetch-site': 'cross-site',
    },
  })
  expect(answer.statusCode).toBe(403)
})

test('a user cannot read a file that staff uploaded until it is sent', async () => {
  const attachmentId = await server.uploadId(png, { as: 'console' })
  expect((await server.download(attachmentId, 'maria')).statusCode).toBe(404)
  await server.send(adminContext(null), chatId, '', { attachmentId })
  expect((await server.download(attachmentId, 'maria')).statusCode).toBe(200)
})

test('a user who has uploaded the maximum of a day must wait until tomorrow', async () => {
  await server.asOwner(
    `insert into attachments (id, session_id, owner_id, owner_kind, kind, content_type, file_key,
       original_name, size_bytes, sha256)
     select gen_random_uuid(), $1, $2, 'user', 'pdf', 'application/pdf', 'quota-' || n, 'x.pdf',
       1, sha256('x')
     from generate_series(1, $3::int) n`,
    [chatId, maria, dailyUploads.files],
  )
  await server.expectRefusal(
    png,
    'Attachment Upload Failed',
    'You have uploaded many files today. Please try again tomorrow.',
  )
  await server.asOwner(`delete from attachments where file_key like 'quota-%'`)
})

test('files that were not sent within a day are removed, sent ones stay', async () => {
  const [unsent, sent] = [await server.uploadId(png), await server.uploadId(pdf)]
  await server.send(userContext(maria), chatId, 'Here', { attachmentId: sent })
  await server.asOwner(`update attachments set created_at = now() - interval '2 days'`)
  expect(await removeUnusedAttachments(server.database, server.files)).toBeGreaterThan(0)
  expect((await server.download(unsent, 'maria')).statusCode).toBe(404)
  expect((await server.download(sent, 'maria')).statusCode).toBe(200)
})

test('a repeated upload is stored once, and its id belongs to one file of one sender', async () => {
  const id = uuidv7()
  const put = (as: string, content: Buffer = png) => server.upload(content, { as, id })
  // The loser of two concurrent uploads has to ask again.
  const answers = await Promise.all([put('maria'), put('maria')])
  expect(
    answers.map(({ statusCode }) => statusCode).filter((code) => code === 201).length,
  ).toBeGreaterThan(0)
  expect((await put('maria')).json()).toMatchObject({ attachmentId: id, name: 'slip.png' })
  const jpeg = await sampleJpeg('HOME ADDRESS')
  for (const other of [await put('console'), await put('maria', jpeg)])
    expect([other.statusCode, other.json()]).toMatchObject([409, { name: 'attachment-id-reused' }])
  expect(await server.asOwner('select id from attachments where id = $1', [id])).toHaveLength(1)
  const head = await app.inject({
    method: 'HEAD',
    url: `/chats/attachments/${id}`,
    headers: signedIn('maria'),
  })
  expect(head.statusCode).toBe(200)
})
