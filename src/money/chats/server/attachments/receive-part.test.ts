import sharp from 'sharp'
import { v7 as uuidv7 } from 'uuid'
import { expect, test } from 'vitest'
import { openUploadServer } from '#tests/fixtures/servers/upload-server.ts'
import { partBytes, unfinishedUploads } from '../../shared/rules-upload.ts'
import { attachmentMaxBytes } from '../../shared/rules.ts'
import { removeUnfinishedUploads } from './receive-part.ts'

const server = await openUploadServer()
const { chatId, uploadPart } = server
/** Of three parts. */
const photo = await sharp({
  create: {
    width: 360,
    height: 300,
    channels: 3,
    background: '#888',
    noise: { type: 'gaussian', mean: 128, sigma: 40 },
  },
})
  .png()
  .toBuffer()
const unfinished = async () =>
  (await server.asOwner<{ id: string }>('select id from attachment_uploads')).map(({ id }) => id)
const part = (from: number) => ({ from, to: Math.min(from + partBytes, photo.length) })

test('a file in parts goes on after a cut and is stored once, as if it came whole', async () => {
  expect(photo.length).toBeGreaterThan(2 * partBytes)
  const id = uuidv7()
  expect((await uploadPart(photo, part(0), { id })).json()).toEqual({ received: partBytes })
  // The answer was lost: the part comes again, and the refusal says where to go on.
  const again = await uploadPart(photo, part(0), { id })
  expect([again.statusCode, again.json()]).toMatchObject([
    409,
    { name: 'upload-gap', figures: { received: String(partBytes) } },
  ])
  expect((await uploadPart(photo, part(2 * partBytes), { id })).statusCode).toBe(409)
  const before = await server.stored()
  expect((await uploadPart(photo, part(partBytes), { id })).statusCode).toBe(202)
  const last = await uploadPart(photo, part(2 * partBytes), { id })
  expect([last.statusCode, last.json()]).toMatchObject([201, { attachmentId: id, kind: 'image' }])
  expect(await server.stored()).toEqual({ files: before.files + 1, rows: before.rows + 1 })
  expect(await unfinished()).not.toContain(id)
  const whole = await server.uploadId(photo)
  expect((await server.download(id, 'maria')).rawPayload).toEqual(
    (await server.download(whole, 'maria')).rawPayload,
  )
  // A repeated last part finds the stored file.
  expect((await uploadPart(photo, part(2 * partBytes), { id })).statusCode).toBe(201)
})

test("nobody continues somebody else's upload, or one with another size or chat", async () => {
  const id = uuidv7()
  await uploadPart(photo, part(0), { id })
  expect((await uploadPart(photo, part(partBytes), { id, as: 'jose' })).statusCode).toBe(404)
  expect((await uploadPart(photo, part(partBytes), { id, as: '' })).statusCode).toBe(401)
  for (const other of [{ as: 'console' }, { size: photo.length - 1 }])
    expect((await uploadPart(photo, part(partBytes), { id, ...other })).json()).toMatchObject({
      name: 'attachment-id-reused',
    })
  expect(
    await server.asOwner(`select received_bytes as received from attachment_uploads
    where id = '${id}'`),
  ).toEqual([{ received: partBytes }])
})

test('the type is refused with the first part, and the size before any byte', async () => {
  const [page, rows] = [Buffer.alloc(3 * partBytes, '<p>'), await unfinished()]
  const wrong = await uploadPart(page, part(0), { id: uuidv7() })
  expect([wrong.statusCode, wrong.json()]).toMatchObject([415, { name: 'file-wrong-kind' }])
  const long = { id: uuidv7(), size: attachmentMaxBytes + 1 }
  expect((await uploadPart(photo, part(0), long)).statusCode).toBe(413)
  const wide = { from: 0, to: partBytes + 1 }
  expect((await uploadPart(photo, wide, { id: uuidv7() })).statusCode).toBe(413)
  expect(await unfinished()).toEqual(rows)
})

test('a damaged file is refused after its last part, and nothing of it stays', async () => {
  const [id, before] = [uuidv7(), await server.stored()]
  const cut = photo.subarray(0, Math.floor(1.5 * partBytes))
  await uploadPart(cut, part(0), { id })
  const answer = await uploadPart(cut, { from: partBytes, to: cut.length }, { id })
  expect([answer.statusCode, answer.json()]).toMatchObject([422, { name: 'file-damaged' }])
  expect(await server.stored()).toEqual(before)
  expect(await unfinished()).not.toContain(id)
})

test('a new upload pushes out the oldest unfinished one, and a day ends the others', async () => {
  const ids = Array.from({ length: unfinishedUploads.user + 1 }, () => uuidv7())
  for (const id of ids) await uploadPart(photo, part(0), { id })
  const kept = await unfinished()
  expect(kept).not.toContain(ids[0])
  expect(kept).toEqual(expect.arrayContaining(ids.slice(1)))
  await server.asOwner(
    `update attachment_uploads set created_at = now() - interval '2 days' where id <> $1`,
    [ids.at(-1)],
  )
  expect(await removeUnfinishedUploads(server.database)).toBeGreaterThanOrEqual(ids.length - 2)
  expect(await unfinished()).toEqual([ids.at(-1)])
  expect(await server.asOwner('select from attachment_upload_parts')).toHaveLength(1)
})

test('the last part of a chat that has closed meanwhile stores nothing', async () => {
  const [id, before] = [uuidv7(), await server.stored()]
  await uploadPart(photo, part(0), { id })
  await server.closeChat(chatId)
  expect((await uploadPart(photo, part(partBytes), { id })).json()).toMatchObject({
    name: 'chat-closed',
  })
  expect(await server.stored()).toEqual(before)
})
