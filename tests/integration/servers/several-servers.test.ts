/** Several servers on one database: they share files, access code and key, or do not start. */
import { randomBytes } from 'node:crypto'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { loadSettings } from '#foundation/platform/server/settings/settings.ts'
import { startServer, type RunningServer } from '#main/server/server.ts'
import { fixtureKey } from '../../fixtures/database/database-templates.ts'
import { freePort } from '../../fixtures/servers/free-port.ts'
import { s3rver, startS3Server } from '../../fixtures/servers/s3-server.ts'
import {
  accessCode,
  signIn,
  startTestServer,
  Visitor,
  type TestServer,
} from '../../fixtures/servers/test-server.ts'

const secretKey = fixtureKey.toString('base64')
const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5' +
    'ErkJggg==',
  'base64',
)
const closing: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const close of closing.splice(0).toReversed()) await close()
})

async function newFolder(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'kaban-second-'))
  closing.push(() => rm(folder, { recursive: true, force: true }))
  return folder
}

async function startFirst(env: Record<string, string> = {}): Promise<TestServer> {
  const server = await startTestServer({ env })
  closing.push(server.close)
  return server
}

/** Starts another server on the database of `first`, with a data folder of its own. */
async function startSecond(
  first: TestServer,
  env: Record<string, string> = {},
): Promise<RunningServer> {
  const port = String(await freePort('localhost'))
  const settings = loadSettings({
    PORT: port,
    KABAN_PUBLIC_URL: `http://localhost:${port}`,
    KABAN_DATA_DIR: await newFolder(),
    KABAN_ACCESS_CODE: accessCode,
    KABAN_SECRET_KEY: secretKey,
    ...env,
  })
  const server = await startServer(settings, first.url)
  closing.push(() => server.close())
  return server
}

/** Uploads a picture at one server, and returns its bytes as the other one answers them. */
async function uploadedAtOneReadAtTheOther(one: string, other: string): Promise<Response> {
  const user = await signIn(one, 'user')
  const upload = await user.fetch('/avatars', { method: 'POST', body: new Uint8Array(picture) })
  expect(upload.status).toBe(201)
  const { avatarId } = (await upload.json()) as { avatarId: string }
  return await (await signIn(other, 'user')).fetch(`/avatars/${avatarId}`)
}

async function expectPictureFromBoth(first: TestServer, second: RunningServer): Promise<void> {
  for (const [one, other] of [
    [first.address, second.address],
    [second.address, first.address],
  ] as const) {
    const answer = await uploadedAtOneReadAtTheOther(one, other)
    expect(answer.status).toBe(200)
    expect((await answer.arrayBuffer()).byteLength).toBeGreaterThan(20)
  }
}

test('a second server with a folder of its own does not start, and the first goes on', async () => {
  const first = await startFirst()
  await expect(startSecond(first)).rejects.toThrow(
    /files of this installation are in another store.*KABAN_FILES_DIR.*KABAN_S3_BUCKET/,
  )
  const answer = await uploadedAtOneReadAtTheOther(first.address, first.address)
  expect(answer.status).toBe(200)
})

test('a picture uploaded at one server is read at the other, from a shared folder', async () => {
  const shared = { KABAN_FILES_DIR: await newFolder() }
  const first = await startFirst(shared)
  await expectPictureFromBoth(first, await startSecond(first, shared))
})

test.skipIf(!s3rver)(
  'a picture uploaded at one server is read at the other, from S3 @long',
  async () => {
    if (!s3rver) throw new Error('There is no S3 server')
    const s3 = await startS3Server(s3rver)
    closing.push(s3.close)
    const first = await startFirst(s3.env)
    await expectPictureFromBoth(first, await startSecond(first, s3.env))
    const stored = await readdir(path.join(s3.directory, 'kaban-files'), { recursive: true })
    expect(stored.filter((name) => name.includes('avatars')).length).toBeGreaterThanOrEqual(2)
    await expect(
      startSecond(first, { ...s3.env, KABAN_S3_ACCESS_KEY_ID: 'wrong' }),
    ).rejects.toThrow(/The files in the bucket kaban-files cannot be read/)
    expect((await fetch(`${first.address}/readyz`)).status).toBe(200)
    closing.splice(closing.indexOf(s3.close), 1)
    await s3.close()
    await expect
      .poll(async () => (await fetch(`${first.address}/readyz`)).status, { timeout: 8_000 })
      .toBe(503)
  },
)

test('T32 a second server does not replace the access code: it refuses, or keeps it', async () => {
  const shared = { KABAN_FILES_DIR: await newFolder() }
  const first = await startFirst(shared)
  await expect(
    startSecond(first, { ...shared, KABAN_ACCESS_CODE: 'of-the-second-server' }),
  ).rejects.toThrow(/KABAN_ACCESS_CODE is not the company access code.*--change-code/)
  const second = await startSecond(first, { ...shared, KABAN_ACCESS_CODE: '' })
  expect(second.accessCode).toMatchObject({ code: null, made: false, opens: true })
  for (const { address } of [first, second])
    expect(
      await new Visitor(address).calls.identity.enterCompanyAccess({ code: accessCode }),
    ).toEqual({ next: 'home' })
})

test('a second server with another secret key does not start', async () => {
  const shared = { KABAN_FILES_DIR: await newFolder() }
  const first = await startFirst(shared)
  const KABAN_SECRET_KEY = randomBytes(32).toString('base64')
  await expect(startSecond(first, { ...shared, KABAN_SECRET_KEY })).rejects.toThrow(
    'All servers on one database need the same key',
  )
})

test('alone with sample data, a server may begin with another code and folder @long', async () => {
  const first = await startFirst()
  await first.stop()
  const alone = await startSecond(first, { KABAN_ACCESS_CODE: 'next-code' })
  expect(
    await new Visitor(alone.address).calls.identity.enterCompanyAccess({ code: 'next-code' }),
  ).toEqual({ next: 'home' })
})

test('T32 a live installation keeps its code and its store, also when alone @long', async () => {
  const KABAN_FILES_DIR = await newFolder()
  const live = {
    KABAN_MODE: 'live',
    KABAN_ACCESS_CODE: 'violin cactus 42 harbor',
    KABAN_SECRET_KEY: randomBytes(32).toString('base64'),
  }
  const first = await startFirst({ ...live, KABAN_FILES_DIR })
  await first.stop()
  await expect(
    startSecond(first, { ...live, KABAN_FILES_DIR, KABAN_ACCESS_CODE: 'marble window 17 tide' }),
  ).rejects.toThrow('is not the company access code')
  await expect(startSecond(first, live)).rejects.toThrow('in another store')
  const again = await startSecond(first, { ...live, KABAN_FILES_DIR, KABAN_ACCESS_CODE: '' })
  expect(again.accessCode).toMatchObject({ code: null, made: false, opens: true })
})
