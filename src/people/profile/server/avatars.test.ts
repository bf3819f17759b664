import { Readable } from 'node:stream'
import sharp from 'sharp'
import { v7 as uuidv7 } from 'uuid'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { avatarFixture, colours, png } from '#tests/fixtures/people/avatar-fixture.ts'
import { addUser, adminContext, userContext } from '#tests/fixtures/people/contexts.ts'
import { avatarEdge, avatarMaxBytes } from '../shared/rules.ts'
import { readMyProfile } from './actions.ts'
import { removeAvatar } from './avatars.ts'

const fixture = await avatarFixture()
const { callers, upload, download } = fixture
let maria: string

beforeAll(async () => {
  maria = await addUser(fixture)
  callers.set('maria', userContext(maria)).set('jose', userContext(await addUser(fixture)))
  callers
    .set('admin', adminContext(await addUser(fixture, 'admin')))
    .set('console', adminContext(null))
})

// avatar-claims.test.ts covers the upload limits.
beforeEach(() => fixture.asOwner('delete from attempts'))

async function keep(body: Buffer, as = 'maria'): Promise<string> {
  const answer = await upload(body, { as })
  expect(answer.statusCode).toBe(201)
  return answer.json<{ avatarId: string }>().avatarId
}

async function isRefused(
  body: Buffer,
  title: string,
  message: string,
  options: Parameters<typeof upload>[1] = { as: 'maria' },
): Promise<void> {
  const before = await fixture.keys()
  const answer = await upload(body, options)
  expect([400, 401, 403, 413, 415, 422, 429]).toContain(answer.statusCode)
  expect(answer.headers['content-type']).toContain('application/problem+json')
  expect(answer.json()).toMatchObject({ title, detail: message })
  expect(await fixture.keys()).toEqual(before)
}

test.each([
  ['PNG', png],
  ['JPEG', await colours.clone().jpeg().toBuffer()],
  ['WebP', await colours.clone().webp().toBuffer()],
])('a %s becomes a small square WebP, whatever the client calls it', async (_, body) => {
  const answer = await upload(body, { as: 'maria', headers: { 'content-type': 'text/html' } })
  const { avatarId } = answer.json<{ avatarId: string }>()
  expect([answer.statusCode, avatarId]).toEqual([201, await fixture.avatarOf(maria)])
  const shown = await download(avatarId, 'maria')
  const { width, height, format } = await sharp(shown.rawPayload).metadata()
  expect([width, height, format]).toEqual([avatarEdge, avatarEdge, 'webp'])
  expect(shown.headers).toMatchObject({
    'content-type': 'image/webp',
    'content-security-policy': "default-src 'none'; sandbox",
    'cross-origin-resource-policy': 'same-origin',
    'x-content-type-options': 'nosniff',
    'cache-control': 'private, max-age=31536000, immutable',
  })
})

test('metadata does not survive, and the picture is still upright', async () => {
  // The upper half is white, the lower one black; the metadata asks to turn it upside down.
  const halves = await sharp({
    create: { width: 300, height: 300, channels: 3, background: '#fff' },
  })
    .composite([
      {
        input: { create: { width: 300, height: 150, channels: 3, background: '#000' } },
        top: 150,
        left: 0,
      },
    ])
    .jpeg()
    .withMetadata({ orientation: 3 })
    .withExifMerge({ IFD0: { Copyright: 'HOME ADDRESS' } })
    .toBuffer()
  expect(halves.includes('HOME ADDRESS')).toBe(true)
  const shown = (await download(await keep(halves), 'maria')).rawPayload
  expect(shown.includes('HOME ADDRESS')).toBe(false)
  expect((await sharp(shown).metadata()).exif).toBeUndefined()
  const top = await sharp(shown)
    .extract({ left: 0, top: 0, width: avatarEdge, height: avatarEdge / 4 })
    .greyscale()
    .raw()
    .toBuffer()
  expect(Math.max(...top)).toBeLessThan(40)
})

test('data appended to a picture is dropped', async () => {
  const shown = await download(
    await keep(Buffer.concat([png, Buffer.from('<script>alert(1)</script>PK\u0003\u0004')])),
    'maria',
  )
  expect(shown.rawPayload.includes('<script>')).toBe(false)
})

test.each([
  [
    'an SVG',
    Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
  ],
  [
    'an SVG with a declaration',
    Buffer.from('<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"/>'),
  ],
  ['a page', Buffer.from('<!doctype html><script>alert(1)</script>')],
  ['a GIF', Buffer.from('GIF89a\u0001\u0000\u0001\u0000\u0000\u0000\u0000;', 'latin1')],
  [
    'a GIF that is also an archive',
    Buffer.concat([
      Buffer.from('GIF89a', 'latin1'),
      Buffer.from('PK\u0003\u0004', 'latin1'),
      Buffer.alloc(64),
    ]),
  ],
  ['a PDF', Buffer.from('%PDF-1.4\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n')],
  ['a PDF with a picture behind it', Buffer.concat([Buffer.from('%PDF-1.4\n'), png])],
  ['a TIFF', await colours.clone().tiff().toBuffer()],
  ['a program', Buffer.concat([Buffer.from('\u007fELF', 'latin1'), Buffer.alloc(64)])],
  ['nothing at all', Buffer.alloc(0)],
])('%s is refused by what it is', async (_, body) => {
  await isRefused(body, 'Invalid File Type', 'Please upload a PNG, JPEG or WebP image.')
})

test.each([
  ['a PNG cut in half', png.subarray(0, Math.floor(png.length / 2))],
  [
    'the head of a PNG with a page behind it',
    Buffer.concat([png.subarray(0, 33), Buffer.from('<html><script>alert(1)</script></html>')]),
  ],
  [
    'the head of a WebP and nothing else',
    (await colours.clone().webp().toBuffer()).subarray(0, 20),
  ],
])('%s is refused as damaged', async (_, body) => {
  await isRefused(
    body,
    'Avatar Upload Failed',
    'This picture is damaged or has too many pixels. Please choose another one.',
  )
})

test('a picture of exactly 2 MB is taken, one byte more is not', async () => {
  const exactly = Buffer.concat([png, Buffer.alloc(avatarMaxBytes - png.length)])
  expect((await upload(exactly, { as: 'maria' })).statusCode).toBe(201)
  await isRefused(
    Buffer.concat([exactly, Buffer.alloc(1)]),
    'File Too Large',
    'Avatar image must be under 2MB.',
  )
})

test('a body without a length is cut off at 2 MB', async () => {
  async function* endless() {
    for (let sent = 0; sent < 8 * avatarMaxBytes; sent += 65_536) yield Buffer.alloc(65_536)
  }
  const answer = await upload(Readable.from(endless()) as unknown as Buffer, { as: 'maria' })
  expect([answer.statusCode, answer.json<{ title: string }>().title]).toEqual([
    413,
    'File Too Large',
  ])
})

test('a small file that decompresses to a huge picture is refused', async () => {
  const bomb = await sharp({
    create: { width: 12_000, height: 12_000, channels: 3, background: '#000' },
  })
    .png({ compressionLevel: 9 })
    .toBuffer()
  expect(bomb.length).toBeLessThan(avatarMaxBytes)
  await isRefused(
    bomb,
    'Avatar Upload Failed',
    'This picture has too many pixels. Make it smaller, or choose another one.',
  )
})

test('a picture is for its owner and for admins; to everybody else it does not exist', async () => {
  const avatarId = await keep(png)
  const statuses = await Promise.all(
    ['maria', 'admin', 'console', 'jose', ''].map(
      async (as) => (await download(avatarId, as)).statusCode,
    ),
  )
  expect(statuses).toEqual([200, 200, 200, 404, 404])
  for (const wrong of [uuidv7(), 'not-an-id', '..%2F..%2Fetc%2Fpasswd'])
    expect((await download(wrong, 'maria')).statusCode).toBe(404)
})

test('another picture replaces the one before and its file', async () => {
  const [first, second] = [await keep(png, 'jose'), await keep(png, 'jose')]
  expect([
    (await download(first, 'jose')).statusCode,
    (await download(second, 'jose')).statusCode,
  ]).toEqual([404, 200])
  await expect
    .poll(async () => {
      const { files, rows } = await fixture.keys()
      return files.length === rows.length
    })
    .toBe(true)
})

test('of many pictures uploaded at once one is left, and one file', async () => {
  const elena = await addUser(fixture)
  callers.set('elena', userContext(elena))
  const answers = await Promise.all(Array.from({ length: 8 }, () => upload(png, { as: 'elena' })))
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array.from({ length: 8 }, () => 201))
  const rows = await fixture.asOwner<{ id: string }>('select id from avatars where user_id = $1', [
    elena,
  ])
  expect(rows).toEqual([{ id: await fixture.avatarOf(elena) }])
  await expect
    .poll(async () => {
      const { files, rows: known } = await fixture.keys()
      return files.length - known.length
    })
    .toBe(0)
})

test('a removed picture is gone with its file, and a second removal succeeds', async () => {
  const lito = await addUser(fixture)
  callers.set('lito', userContext(lito))
  const avatarId = await keep(png, 'lito')
  expect(await fixture.ctx(userContext(lito), (ctx) => readMyProfile(ctx))).toMatchObject({
    avatarId,
  })
  for (let times = 0; times < 2; times += 1)
    await fixture.ctx(userContext(lito), (ctx) => removeAvatar(ctx))
  expect((await download(avatarId, 'lito')).statusCode).toBe(404)
  expect(await fixture.ctx(userContext(lito), (ctx) => readMyProfile(ctx))).toMatchObject({
    avatarId: null,
  })
  const recorded = await fixture.asOwner(
    'select description from user_activity_log where user_id = $1 order by id',
    [lito],
  )
  expect(recorded).toEqual([
    { description: 'Changed the profile picture.' },
    { description: 'Removed the profile picture.' },
  ])
  await expect
    .poll(async () => {
      const { files, rows } = await fixture.keys()
      return files.length === rows.length
    })
    .toBe(true)
})

test('a change sends a live event to the open tabs of the owner only', async () => {
  const heard = new Map<string, string[]>()
  for (const name of callers.keys()) heard.set(name, [])
  const stops = [...callers].map(([name, caller]) =>
    fixture.relay.listen(
      caller,
      ({ topic }) => heard.get(name)?.push(topic),
      () => {},
    ),
  )
  await keep(png, 'jose')
  await expect.poll(() => heard.get('jose')?.toSorted()).toEqual(['identity', 'profile'])
  await keep(png, 'admin')
  await expect.poll(() => heard.get('admin')?.toSorted()).toEqual(['identity', 'profile'])
  expect([heard.get('maria'), heard.get('console'), heard.get('jose')?.length]).toEqual([[], [], 2])
  for (const stop of stops) stop()
})

test('an admin has a picture too; company access cannot have one', async () => {
  expect((await download(await keep(png, 'admin'), 'admin')).statusCode).toBe(200)
  await isRefused(png, 'Access Denied', 'You are not authorized to view this page.', {
    as: 'console',
  })
})

test('a session that ends during the upload stores nothing', async () => {
  callers.set('leaver', userContext(maria))
  const before = await fixture.keys()
  async function* slowly() {
    yield png.subarray(0, 10)
    callers.delete('leaver')
    yield png.subarray(10)
  }
  expect(
    (await upload(Readable.from(slowly()) as unknown as Buffer, { as: 'leaver' })).statusCode,
  ).toBe(401)
  expect(await fixture.keys()).toEqual(before)
})

test('another website cannot upload in the name of a user', async () => {
  const answer = await upload(png, {
    as: 'maria',
    headers: { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' },
  })
  expect(answer.statusCode).toBe(403)
})
