import { createHash } from 'node:crypto'
import sharp from 'sharp'
import { v7 as uuidv7 } from 'uuid'
import { expect, test } from 'vitest'
import {
  openUploadServer,
  sampleJpeg,
  samplePdf as pdf,
  samplePng as png,
} from '#tests/fixtures/servers/upload-server.ts'
import { attachmentMaxBytes, cleanFileName } from '../../shared/rules.ts'

const server = await openUploadServer()
const { download } = server
const jpeg = await sampleJpeg('HOME ADDRESS')

test('a picture is served to its owner and to staff only, and never as a page', async () => {
  const kept = await server.upload(png, { name: 'BDO résibo.png' })
  expect(kept.statusCode).toBe(201)
  const { attachmentId, kind, name } = kept.json<{
    attachmentId: string
    kind: string
    name: string
  }>()
  expect([kind, name]).toEqual(['image', 'BDO résibo.png'])
  const downloaded = await download(attachmentId, 'maria')
  expect(downloaded.statusCode).toBe(200)
  expect(downloaded.headers).toMatchObject({
    'content-type': 'image/png',
    'content-disposition':
      `inline; filename="BDO r_sibo.png"; ` + `filename*=UTF-8''BDO%20r%C3%A9sibo.png`,
    'content-security-policy': "default-src 'none'; sandbox",
    'x-content-type-options': 'nosniff',
    'cache-control': 'private, no-store',
  })
  expect((await sharp(downloaded.rawPayload).metadata()).width).toBe(64)
  expect((await download(attachmentId, 'console')).statusCode).toBe(200)
  expect((await download(attachmentId, 'jose')).statusCode).toBe(404)
  expect((await download(attachmentId, '')).statusCode).toBe(404)
  expect((await download(uuidv7(), 'maria')).statusCode).toBe(404)
  expect((await download('../../etc/passwd', 'maria')).statusCode).toBe(404)
})

test('metadata is removed, and the picture stays upright', async () => {
  expect(jpeg.includes('HOME ADDRESS')).toBe(true)
  const attachmentId = await server.uploadId(jpeg, { name: 'photo.jpg', type: 'text/plain' })
  const downloaded = await download(attachmentId, 'maria')
  expect(downloaded.rawPayload.includes('HOME ADDRESS')).toBe(false)
  const { exif, width, height, format } = await sharp(downloaded.rawPayload).metadata()
  expect([exif, width, height, format]).toEqual([undefined, 48, 64, 'jpeg'])
})

test('a page that is appended to a picture is removed', async () => {
  const polyglot = Buffer.concat([png, Buffer.from('<script>alert(1)</script>PK\u0003\u0004')])
  const downloaded = await download(await server.uploadId(polyglot), 'maria')
  expect(downloaded.rawPayload.includes('<script>')).toBe(false)
})

test('a PDF is only served as a download', async () => {
  const { attachmentId, kind } = (await server.upload(pdf, { name: 'slip.pdf' })).json<{
    attachmentId: string
    kind: string
  }>()
  expect(kind).toBe('pdf')
  const downloaded = await download(attachmentId, 'maria')
  expect(downloaded.headers['content-disposition']).toMatch(/^attachment;/)
  expect(downloaded.rawPayload.equals(pdf)).toBe(true)
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
])('%s is refused by its content', async (_, body) => {
  await server.expectRefusal(body, 'Invalid File Type', 'Please upload JPG, PNG, or PDF.')
})

test.each([
  ['a PNG cut in half', png.subarray(0, Math.floor(png.length / 2))],
  [
    'the head of a PNG with a page behind it',
    Buffer.concat([png.subarray(0, 33), Buffer.from('<html><script>alert(1)</script></html>')]),
  ],
  ['a PDF without its end', Buffer.from('%PDF-1.4\n1 0 obj')],
])('%s is refused as damaged', async (_, body) => {
  await server.expectRefusal(body, 'Attachment Upload Failed')
})

test('a file above the size limit is refused, one at the limit is examined', async () => {
  await server.expectRefusal(
    Buffer.concat([pdf, Buffer.alloc(attachmentMaxBytes)]),
    'File Too Large',
    'Attachment must be under 5MB.',
  )
  await server.expectRefusal(Buffer.alloc(attachmentMaxBytes), 'Invalid File Type')
})

test('a small file that decompresses to a huge picture is refused', async () => {
  const bomb = await sharp({
    create: { width: 12_000, height: 12_000, channels: 3, background: '#000' },
  })
    .png({ compressionLevel: 9 })
    .toBuffer()
  expect(bomb.length).toBeLessThan(attachmentMaxBytes)
  await server.expectRefusal(bomb, 'Attachment Upload Failed')
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
])('the file name %j becomes %j and no path', async (name, downloaded) => {
  const before = await server.stored()
  const answer = await server.upload(png, { name })
  expect(answer.statusCode).toBe(201)
  const { attachmentId, name: kept } = answer.json<{ attachmentId: string; name: string }>()
  expect(kept).toBe(downloaded)
  expect(await server.stored()).toEqual({ files: before.files + 1, rows: before.rows + 1 })
  const { headers } = await download(attachmentId, 'maria')
  expect(headers['content-disposition']).not.toMatch(/[\r\n]/)
})

test('a file name of four kilobytes is shortened', () => {
  expect(cleanFileName('n'.repeat(4096), 'image/png')).toBe(`${'n'.repeat(80)}.png`)
  expect(cleanFileName('\u{1F4B8}'.repeat(4096), 'application/pdf').length).toBeLessThanOrEqual(120)
})

test('the same pixels have the same hash, whatever their metadata', async () => {
  const other = await sampleJpeg('ANOTHER DAY')
  expect(createHash('sha256').update(other).digest('hex')).not.toBe(
    createHash('sha256').update(jpeg).digest('hex'),
  )
  const ids = [await server.uploadId(jpeg), await server.uploadId(other)]
  const hashes = await server.asOwner<{ sha256: Buffer }>(
    `select distinct sha256 from attachments where id = any($1::uuid[])`,
    [ids],
  )
  expect(hashes).toHaveLength(1)
})
