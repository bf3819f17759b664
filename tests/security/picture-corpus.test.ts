/** T35, T37: every file of the corpus is stored as a clean picture, or refused by name. */
import sharp from 'sharp'
import { beforeEach, expect, test } from 'vitest'
import { avatarFixture } from '#tests/fixtures/people/avatar-fixture.ts'
import { addUser, userContext } from '#tests/fixtures/people/contexts.ts'
import { makeCorpus } from '#tests/fixtures/pictures/corpus.ts'
import { openUploadServer } from '#tests/fixtures/servers/upload-server.ts'

const corpus = await makeCorpus()
const avatars = await avatarFixture()
const receipts = await openUploadServer()
avatars.callers.set('maria', userContext(await addUser(avatars)))

beforeEach(async () => {
  await avatars.asOwner('delete from attempts')
  // The quota of a day counts them otherwise.
  await receipts.asOwner(`update attachments set created_at = now() - interval '2 days'`)
})

test('the corpus has at least sixty files, and each a name of its own', () => {
  expect(new Set(corpus.map(({ name }) => name)).size).toBe(corpus.length)
  expect(corpus.length).toBeGreaterThanOrEqual(60)
})

test.each(corpus)('T35 T37 as a profile picture: $name', async ({ file, avatar }) => {
  const before = await avatars.keys()
  const answer = await avatars.upload(file, { as: 'maria' })
  if (avatar !== 'accepted') {
    expect(answer.json<{ name: string }>().name).toBe(avatar)
    expect([415, 422]).toContain(answer.statusCode)
    expect(await avatars.keys()).toEqual(before)
    return
  }
  expect(answer.statusCode).toBe(201)
  const { avatarId } = answer.json<{ avatarId: string }>()
  await expectClean((await avatars.download(avatarId, 'maria')).rawPayload)
})

test.each(corpus)('T35 T37 as a receipt: $name', async ({ file, receipt }) => {
  const before = await receipts.stored()
  const answer = await receipts.upload(file)
  if (receipt !== 'accepted') {
    expect(answer.json<{ name: string }>().name).toBe(receipt)
    expect([415, 422]).toContain(answer.statusCode)
    expect(await receipts.stored()).toEqual(before)
    return
  }
  expect(answer.statusCode).toBe(201)
  const { attachmentId } = answer.json<{ attachmentId: string }>()
  const shown = await receipts.download(attachmentId, 'maria')
  expect(shown.headers['content-security-policy']).toBe("default-src 'none'; sandbox")
  expect(shown.headers['x-content-type-options']).toBe('nosniff')
  if (shown.headers['content-type'] === 'application/pdf')
    expect(shown.headers['content-disposition']).toMatch(/^attachment;/)
  else await expectClean(shown.rawPayload)
})

/** A picture that decodes, without metadata and without what was hidden in it or behind it. */
async function expectClean(stored: Buffer): Promise<void> {
  const { format, exif, xmp, comments, width } = await sharp(stored).metadata()
  expect(['webp', 'png', 'jpeg']).toContain(format)
  expect([exif, xmp, comments]).toEqual([undefined, undefined, undefined])
  expect(width).toBeGreaterThan(0)
  await sharp(stored, { failOn: 'warning' }).stats()
  expect(stored.includes('<script>') || stored.includes('PK\u0003\u0004')).toBe(false)
  expect(stored.includes('HOME ADDRESS')).toBe(false)
}
