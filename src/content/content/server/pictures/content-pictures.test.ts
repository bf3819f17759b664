import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import { v7 as uuidv7 } from 'uuid'
import { afterAll, expect, test } from 'vitest'
import { openFiles } from '#foundation/platform/server/files/files.ts'
import type { Caller } from '#foundation/platform/server/http/context.ts'
import { openHttp } from '#foundation/platform/server/http/http.ts'
import { startRelay } from '#foundation/platform/server/live/relay.ts'
import { loadSettings } from '#foundation/platform/server/settings/settings.ts'
import { testDatabase } from '#tests/fixtures/database/database.ts'
import {
  newContent,
  publishContent,
  twoOfTheStaff,
} from '#tests/fixtures/people/content-fixture.ts'
import { addUser, testServices, userContext, withContext } from '#tests/fixtures/people/contexts.ts'
import type { PlacedPicture } from '../../shared/rules-picture.ts'
import { approveContent, submitContent, withdrawContent } from '../decide-content.ts'
import { publishedEntries } from '../published.ts'
import { saveContent } from '../save-content.ts'
import { removeUnusedContentPictures } from './content-pictures.ts'
import { registerContentPictureRoutes } from './picture-routes.ts'

const fixture = await testDatabase()
const { ana, ben } = await twoOfTheStaff(fixture)
const directory = await mkdtemp(path.join(tmpdir(), 'kaban-content-pictures-'))
const files = openFiles(directory)
const relay = startRelay(fixture.database, fixture.url)
const callers = new Map<string, Caller>([
  ['ana', ana.caller],
  ['maria', userContext(await addUser(fixture))],
])
const parts = {
  ...testServices,
  settings: loadSettings({ KABAN_DATA_DIR: directory }),
  database: fixture.database,
  files,
  relay,
  router: {},
  findCaller: async (token: string): Promise<Caller> => callers.get(token) ?? { role: 'visitor' },
}
const app = await openHttp(parts)
registerContentPictureRoutes(app, parts)
afterAll(async () => {
  await app.close()
  await relay.close()
})

const photo = await sharp({
  create: { width: 2400, height: 1600, channels: 3, background: '#0b5d62' },
})
  .jpeg()
  .withExifMerge({ IFD0: { Copyright: 'HOME ADDRESS' } })
  .toBuffer()
const cookie = (as: string) => (as ? { cookie: `kaban_session=${as}` } : {})
const upload = (content: Buffer, as = 'ana') =>
  app.inject({
    method: 'POST',
    url: '/content/pictures',
    headers: { 'content-type': 'image/jpeg', ...cookie(as) },
    payload: content,
  })
const uploaded = async () => (await upload(photo)).json<PlacedPicture>()
const seen = (pictureId: string, as = '') =>
  app.inject({ url: `/pictures/${pictureId}`, headers: cookie(as) })

const article = (picture: string, pictureText = { en: 'Our stall at the fair', fil: '' }) => ({
  kind: 'news' as const,
  body: {
    title: { en: 'Kaban at the fair', fil: '' },
    publisher: 'The Daily',
    link: 'https://daily.example/kaban',
    publishedOn: '2026-11-01',
    position: 1,
    picture,
    pictureText,
  },
})
const asAna = <T>(work: Parameters<typeof withContext<T>>[2]) =>
  withContext<T>(fixture, ana.caller, work)
const refusal = (refusalName: string, field: string) =>
  expect.objectContaining({ refusalName, field })

test('a picture is stored small, as WebP, and without its metadata', async () => {
  const { pictureId, width, height } = await uploaded()
  expect([width, height]).toEqual([800, 533])
  const { rawPayload, headers } = await seen(pictureId, 'ana')
  const stored = await sharp(rawPayload).metadata()
  expect([stored.format, stored.width, stored.exif]).toEqual(['webp', 800, undefined])
  expect(rawPayload.length).toBeLessThan(photo.length)
  expect(headers).toMatchObject({
    'content-type': 'image/webp',
    'cache-control': 'private, no-store',
    'content-security-policy': "default-src 'none'; sandbox",
  })
})

test('only staff upload pictures', async () => {
  expect((await upload(photo, '')).statusCode).toBe(401)
  expect((await upload(photo, 'maria')).statusCode).toBe(403)
  expect((await upload(Buffer.from('<svg/>'))).json()).toMatchObject({ name: 'picture-wrong-kind' })
  expect((await upload(photo.subarray(0, 400))).json()).toMatchObject({ name: 'picture-damaged' })
})

test('the public sees a picture from the second person on, until it is taken away', async () => {
  const { pictureId, width, height } = await uploaded()
  const save = newContent(article(pictureId))
  const statuses = async () =>
    await Promise.all(
      ['', 'maria', 'ana'].map(async (as) => (await seen(pictureId, as)).statusCode),
    )
  await asAna((ctx) => saveContent(ctx, save))
  await asAna((ctx) => submitContent(ctx, save))
  expect(await statuses()).toEqual([404, 404, 200])
  await withContext(fixture, ben.caller, (ctx) => approveContent(ctx, save))
  expect(await statuses()).toEqual([200, 200, 200])
  expect((await seen(pictureId)).headers['cache-control']).toBe('public, max-age=600')
  const [shown] = await asAna((ctx) => publishedEntries(ctx.tx, 'news'))
  expect(shown?.picture).toEqual({ pictureId, width, height })
  await asAna((ctx) => withdrawContent(ctx, { versionId: save.versionId, reason: '' }))
  expect(await statuses()).toEqual([404, 404, 200])
})

test('a new version may bring another picture, or none', async () => {
  const [first, second] = [await uploaded(), await uploaded()]
  const one = newContent(article(first.pictureId))
  await publishContent(fixture, ana.caller, ben.caller, one)
  const other = newContent(article(second.pictureId), { entryId: one.entryId, versionSeen: 1 })
  await publishContent(fixture, ana.caller, ben.caller, other)
  expect([
    (await seen(first.pictureId)).statusCode,
    (await seen(second.pictureId)).statusCode,
  ]).toEqual([404, 200])
})

test('a picture needs words, and they keep the rules of public texts', async () => {
  const { pictureId } = await uploaded()
  const saveWith = (picture: string, text?: { en: string; fil: string }) =>
    asAna((ctx) => saveContent(ctx, newContent(article(picture, text))))
  await expect(saveWith(pictureId, { en: '', fil: '' })).rejects.toEqual(
    refusal('text-missing', 'pictureText.en'),
  )
  await expect(saveWith(pictureId, { en: 'Guaranteed profit', fil: '' })).rejects.toEqual(
    expect.objectContaining({ field: 'pictureText.en' }),
  )
  await expect(saveWith(uuidv7())).rejects.toEqual(refusal('picture-gone', 'picture'))
})

test('a picture that no version names is deleted after a day, the others stay', async () => {
  const [used, unused, fresh] = [await uploaded(), await uploaded(), await uploaded()]
  await asAna((ctx) => saveContent(ctx, newContent(article(used.pictureId))))
  await fixture.asOwner(
    `update content_pictures set created_at = now() - interval '25 hours' where id <> $1`,
    [fresh.pictureId],
  )
  await removeUnusedContentPictures(fixture.database, files)
  const left = async ({ pictureId }: PlacedPicture) => (await seen(pictureId, 'ana')).statusCode
  expect([await left(used), await left(unused), await left(fresh)]).toEqual([200, 404, 200])
  const gone = fixture.database.transaction((tx) =>
    tx.rows('delete from content_pictures where id = $1', [used.pictureId]),
  )
  await expect(gone).rejects.toThrow(/foreign key/)
})
