import { createHash } from 'node:crypto'
import { mkdtemp, readdir } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Readable } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import sharp from 'sharp'
import { v7 as uuidv7 } from 'uuid'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openFiles } from '#foundation/platform/server/files/files.ts'
import type { Caller } from '#foundation/platform/server/http/context.ts'
import { openHttp } from '#foundation/platform/server/http/http.ts'
import { startRelay } from '#foundation/platform/server/live/relay.ts'
import { loadSettings } from '#foundation/platform/server/settings/settings.ts'
import { testDatabase } from '#tests/fixtures/database/database.ts'
import {
  addUser,
  adminContext,
  withContext,
  testGround,
  userContext,
} from '#tests/fixtures/people/contexts.ts'
import { attachmentMaxBytes, cleanFileName, dailyUploads } from '../../shared/rules.ts'
import { closeSupportChat, openSupportChat } from '../actions.ts'
import { sendMessage } from '../send-message.ts'
import { registerAttachmentRoutes } from './attachment-routes.ts'
import { removeUnusedAttachments } from './store-attachment.ts'

const fixture = await testDatabase()
const directory = await mkdtemp(path.join(tmpdir(), 'kaban-uploads-'))
const files = openFiles(directory)
const relay = startRelay(fixture.database, fixture.url)
const callers = new Map<string, Caller>()
let app: FastifyInstance
let maria: string
let chatId: string

beforeAll(async () => {
  const settings = loadSettings({ KABAN_DATA_DIR: directory })
  const findCaller = async (token: string): Promise<Caller> =>
    callers.get(token) ?? { role: 'visitor' }
  const parts = {
    ...testGround,
    settings,
    database: fixture.database,
    files,
    relay,
    router: {},
    findCaller,
  }
  app = await openHttp(parts)
  registerAttachmentRoutes(app, parts)
  ;[maria, chatId] = [await addUser(fixture), uuidv7()]
  await withContext(fixture, userContext(maria), (ctx) => openSupportChat(ctx, { chatId }))
  callers
    .set('maria', userContext(maria))
    .set('jose', userContext(await addUser(fixture)))
    .set('console', adminContext(null))
})
afterAll(async () => {
  await app.close()
  await relay.close()
})

const signedIn = (token: string) => (token ? { cookie: `kaban_session=${token}` } : {})
const upload = (
  body: Buffer,
  options: { name?: string; as?: string; to?: string; type?: string } = {},
) =>
  app.inject({
    method: 'POST',
    url: `/chats/${options.to ?? chatId}/attachments?name=${encodeURIComponent(options.name ?? 'slip.png')}`,
    headers: { 'content-type': options.type ?? 'image/png', ...signedIn(options.as ?? 'maria') },
    payload: body,
  })
const download = (attachmentId: string, as: string) =>
  app.inject({ url: `/chats/attachments/${attachmentId}`, headers: signedIn(as) })

const colours = sharp({
  create: { width: 64, height: 48, channels: 3, background: { r: 11, g: 93, b: 98 } },
})
const png = await colours.clone().png().toBuffer()
const jpeg = await colours
  .clone()
  .jpeg()
  .withMetadata({ orientation: 6 })
  .withExifMerge({ IFD0: { Copyright: 'HOME ADDRESS' } })
  .toBuffer()
const pdf = Buffer.from('%PDF-1.4\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n')

/**
 * How many files lie on the disk and how many rows speak of one: both must stay as they were after
 * a refusal.
 */
async function stored(): Promise<{ files: number; rows: number }> {
  const names = await readdir(path.join(directory, 'files'), {
    recursive: true,
    withFileTypes: true,
  }).catch(() => [])
  const rows = await fixture.asOwner('select id from attachments')
  return { files: names.filter((entry) => entry.isFile()).length, rows: rows.length }
}

async function isRefused(
  body: Buffer,
  title: string,
  message?: string,
  options: Parameters<typeof upload>[1] = {},
): Promise<void> {
  const before = await stored()
  const answer = await upload(body, options)
  expect(answer.statusCode).toBeGreaterThanOrEqual(400)
  expect(answer.statusCode).toBeLessThan(500)
  expect(answer.headers['content-type']).toContain('application/problem+json')
  expect(answer.json()).toMatchObject({ title, ...(message ? { detail: message } : {}) })
  expect(answer.body).not.toMatch(/\.ts:|node_modules/)
  expect(await stored()).toEqual(before)
}

test('a picture is kept and shown only to its owner and to staff, never as a page of this site', async () => {
  const kept = await upload(png, { name: 'BDO résibo.png' })
  expect(kept.statusCode).toBe(201)
  const { attachmentId, kind, name } = kept.json<{
    attachmentId: string
    kind: string
    name: string
  }>()
  expect([kind, name]).toEqual(['image', 'BDO résibo.png'])
  const shown = await download(attachmentId, 'maria')
  expect(shown.statusCode).toBe(200)
  expect(shown.headers).toMatchObject({
    'content-type': 'image/png',
    'content-disposition': `inline; filename="BDO r_sibo.png"; filename*=UTF-8''BDO%20r%C3%A9sibo.png`,
    'content-security-policy': "default-src 'none'; sandbox",
    'x-content-type-options': 'nosniff',
    'cache-control': 'private, no-store',
  })
  expect((await sharp(shown.rawPayload).metadata()).width).toBe(64)
  expect((await download(attachmentId, 'console')).statusCode).toBe(200)
  expect((await download(attachmentId, 'jose')).statusCode).toBe(404)
  expect((await download(attachmentId, '')).statusCode).toBe(404)
  expect((await download(uuidv7(), 'maria')).statusCode).toBe(404)
  expect((await download('../../etc/passwd', 'maria')).statusCode).toBe(404)
})

test('metadata does not survive, and the picture still stands the right way up', async () => {
  expect(jpeg.includes('HOME ADDRESS')).toBe(true)
  const { attachmentId } = (await upload(jpeg, { name: 'photo.jpg', type: 'text/plain' })).json<{
    attachmentId: string
  }>()
  const shown = await download(attachmentId, 'maria')
  expect(shown.rawPayload.includes('HOME ADDRESS')).toBe(false)
  const { exif, width, height, format } = await sharp(shown.rawPayload).metadata()
  expect([exif, width, height, format]).toEqual([undefined, 48, 64, 'jpeg'])
})

test('what hides behind the pixels is gone: a picture with a page appended', async () => {
  const polyglot = Buffer.concat([png, Buffer.from('<script>alert(1)</script>PK\u0003\u0004')])
  const answer = await upload(polyglot)
  expect(answer.statusCode).toBe(201)
  const shown = await download(answer.json<{ attachmentId: string }>().attachmentId, 'maria')
  expect(shown.rawPayload.includes('<script>')).toBe(false)
})

test('a PDF is only ever a download', async () => {
  const { attachmentId, kind } = (await upload(pdf, { name: 'slip.pdf' })).json<{
    attachmentId: string
    kind: string
  }>()
  expect(kind).toBe('pdf')
  const shown = await download(attachmentId, 'maria')
  expect(shown.headers['content-disposition']).toMatch(/^attachment;/)
  expect(shown.rawPayload.equals(pdf)).toBe(true)
})

test.each([
  [
    'an SVG with a picture name',
    Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
  ],
  ['a page with a picture name', Buffer.from('<!doctype html><script>alert(1)</script>')],
  ['a GIF', Buffer.from('GIF89a\u0001\u0000\u0001\u0000\u0000\u0000\u0000;', 'latin1')],
  ['a program', Buffer.concat([Buffer.from('\u007fELF', 'latin1'), Buffer.alloc(64)])],
  ['nothing at all', Buffer.alloc(0)],
  ['one byte', Buffer.from('x')],
])('%s is refused by what it is', async (_, body) => {
  await isRefused(body, 'Invalid File Type', 'Please upload JPG, PNG, or PDF.')
})

test.each([
  ['a PNG cut in half', png.subarray(0, Math.floor(png.length / 2))],
  [
    'the head of a PNG with a page behind it',
    Buffer.concat([png.subarray(0, 33), Buffer.from('<html><script>alert(1)</script></html>')]),
  ],
  ['a PDF without its end', Buffer.from('%PDF-1.4\n1 0 obj')],
])('%s is refused as damaged', async (_, body) => {
  await isRefused(body, 'Attachment Upload Failed')
})

test('a file above the limit is refused, one at the limit is looked at', async () => {
  await isRefused(
    Buffer.concat([pdf, Buffer.alloc(attachmentMaxBytes)]),
    'File Too Large',
    'Attachment must be under 5MB.',
  )
  await isRefused(Buffer.alloc(attachmentMaxBytes), 'Invalid File Type')
})

test('a small file that unfolds to a huge picture is refused', async () => {
  const bomb = await sharp({
    create: { width: 12_000, height: 12_000, channels: 3, background: '#000' },
  })
    .png({ compressionLevel: 9 })
    .toBuffer()
  expect(bomb.length).toBeLessThan(attachmentMaxBytes)
  await isRefused(bomb, 'Attachment Upload Failed')
})

test.each([
  ['../../../etc/passwd', 'passwd.png'],
  ['C:\\Users\\maria\\slip.png', 'slip.png'],
  ['slip\u0000.html', 'slip.html.png'],
  ['invoice\u202Egnp.exe', 'invoicegnp.exe.png'],
  ['.htaccess', 'htaccess.png'],
  ['line\r\nContent-Type: text/html', 'html.png'],
  ['', 'file.png'],
  ['"; filename="x.html', '; filename=x.html.png'],
])('the name %j becomes %j and no path', async (name, shown) => {
  const before = await stored()
  const answer = await upload(png, { name })
  expect(answer.statusCode).toBe(201)
  expect(answer.json()).toMatchObject({ name: shown })
  expect(await stored()).toEqual({ files: before.files + 1, rows: before.rows + 1 })
  const lines = (await download(answer.json<{ attachmentId: string }>().attachmentId, 'maria'))
    .headers['content-disposition']
  expect(lines).not.toMatch(/[\r\n]/)
})

test('a name of four kilobytes is cut', () => {
  expect(cleanFileName('n'.repeat(4096), 'image/png')).toBe(`${'n'.repeat(80)}.png`)
  expect(cleanFileName('\u{1F4B8}'.repeat(4096), 'application/pdf').length).toBeLessThanOrEqual(120)
})

test('nobody uploads into a chat of somebody else, a closed chat, or signed out', async () => {
  await isRefused(png, 'Error Fetching Session', undefined, { as: 'jose' })
  await isRefused(png, 'Please sign in', undefined, { as: '' })
  await isRefused(png, 'Error Fetching Session', undefined, { to: uuidv7() })
  await isRefused(png, 'Error Fetching Session', undefined, { to: 'not-an-id' })
  const closed = uuidv7()
  await withContext(fixture, userContext(maria), (ctx) => openSupportChat(ctx, { chatId: closed }))
  await withContext(fixture, adminContext(null), (ctx) =>
    closeSupportChat(ctx, { chatId: closed, outcome: 'closed_failed' }),
  )
  await isRefused(png, 'Error Sending Message', 'This chat is closed.', { to: closed })
})

test('a session that ends while the body is on its way stores nothing', async () => {
  callers.set('leaver', userContext(maria))
  const before = await stored()
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
  expect(await stored()).toEqual(before)
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

test('a file that staff uploaded and did not send is not the user’s to read', async () => {
  const { attachmentId } = (await upload(png, { as: 'console' })).json<{ attachmentId: string }>()
  expect((await download(attachmentId, 'maria')).statusCode).toBe(404)
  await withContext(fixture, adminContext(null), (ctx) =>
    sendMessage(ctx, { chatId, messageId: uuidv7(), content: '', attachmentId }),
  )
  expect((await download(attachmentId, 'maria')).statusCode).toBe(200)
})

test('the same pixels give the same fingerprint, whatever the metadata says', async () => {
  const other = await colours
    .clone()
    .jpeg()
    .withMetadata({ orientation: 6 })
    .withExifMerge({ IFD0: { Copyright: 'ANOTHER DAY' } })
    .toBuffer()
  expect(createHash('sha256').update(other).digest('hex')).not.toBe(
    createHash('sha256').update(jpeg).digest('hex'),
  )
  const ids = [await upload(jpeg), await upload(other)].map(
    (answer) => answer.json<{ attachmentId: string }>().attachmentId,
  )
  const prints = await fixture.asOwner<{ sha256: Buffer }>(
    `select distinct sha256 from attachments where id = any($1::uuid[])`,
    [ids],
  )
  expect(prints).toHaveLength(1)
})

test('who has uploaded enough for one day is asked to come back', async () => {
  await fixture.asOwner(
    `insert into attachments (id, session_id, owner_id, owner_kind, kind, content_type, file_key, original_name, size_bytes, sha256)
      select gen_random_uuid(), $1, $2, 'user', 'pdf', 'application/pdf', 'quota-' || n, 'x.pdf', 1, sha256('x') from generate_series(1, $3::int) n`,
    [chatId, maria, dailyUploads.files],
  )
  await isRefused(
    png,
    'Attachment Upload Failed',
    'You have uploaded many files today. Please try again tomorrow.',
  )
  await fixture.asOwner(`delete from attachments where file_key like 'quota-%'`)
})

test('files that were never sent are cleared away after a day, sent ones stay', async () => {
  const unsent = (await upload(png)).json<{ attachmentId: string }>().attachmentId
  const sent = (await upload(pdf)).json<{ attachmentId: string }>().attachmentId
  await withContext(fixture, userContext(maria), (ctx) =>
    sendMessage(ctx, { chatId, messageId: uuidv7(), content: 'Here', attachmentId: sent }),
  )
  await fixture.asOwner(`update attachments set created_at = now() - interval '2 days'`)
  expect(await removeUnusedAttachments(fixture.database, files)).toBeGreaterThan(0)
  expect((await download(unsent, 'maria')).statusCode).toBe(404)
  expect((await download(sent, 'maria')).statusCode).toBe(200)
})

test('a file sent again under its id is stored once; another file, or one of somebody else, does not get that id', async () => {
  const id = uuidv7()
  const put = (as: string, payload = png) =>
    app.inject({
      method: 'POST',
      url: `/chats/${chatId}/attachments?name=slip.png&id=${id}`,
      headers: { 'content-type': 'image/png', ...signedIn(as) },
      payload,
    })
  // Both at once, then once more: the answer of the loser is asked for again.
  const answers = await Promise.all([put('maria'), put('maria')])
  expect(
    answers.map(({ statusCode }) => statusCode).filter((code) => code === 201).length,
  ).toBeGreaterThan(0)
  expect((await put('maria')).json()).toMatchObject({ attachmentId: id, name: 'slip.png' })
  for (const other of [await put('console'), await put('maria', jpeg)])
    expect([other.statusCode, other.json()]).toMatchObject([409, { name: 'attachment-id-reused' }])
  expect(await fixture.asOwner('select id from attachments where id = $1', [id])).toHaveLength(1)
  const asked = await app.inject({
    method: 'HEAD',
    url: `/chats/attachments/${id}`,
    headers: signedIn('maria'),
  })
  expect(asked.statusCode).toBe(200)
})
