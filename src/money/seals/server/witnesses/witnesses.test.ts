import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { loadSettings } from '#foundation/platform/server/settings/settings.ts'
import { testDatabase } from '#tests/fixtures/database/database.ts'
import { testServices } from '#tests/fixtures/people/contexts.ts'
import { fingerprintOf } from '../../shared/check-proof.ts'
import { sealBooks } from '../seal-books.ts'
import { readCopies, readSealState } from './read-witnesses.ts'
import { sendSeals } from './send-seals.ts'

const fixture = await testDatabase()
const folder = await mkdtemp(path.join(tmpdir(), 'kaban-witness-'))
const { secrets } = testServices
let [status, received]: [number, string[]] = [503, []]
let server: Server

beforeAll(async () => {
  server = createServer((request, response) => {
    let body = ''
    request.on('data', (part) => (body += String(part)))
    request.on('end', () => {
      if (status === 200) received.push(body)
      response.writeHead(status).end()
    })
  })
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve))
})
afterAll(async () => {
  server.close()
  await rm(folder, { recursive: true })
})

const portOf = (one: Server) => (one.address() as AddressInfo).port
const settingsNow = () =>
  loadSettings({
    KABAN_WITNESS_MAILS: 'auditor@example.test',
    KABAN_WITNESS_WEBHOOKS: `http://localhost:${portOf(server)}/?key=secret`,
    KABAN_WITNESS_DIR: folder,
  })
const parts = () => ({ database: fixture.database, secrets, settings: settingsNow() })
const send = () => sendSeals(parts())
const dueNow = () => fixture.asOwner('update witness_places set next_attempt_at = now()')
const state = (now?: Date) =>
  fixture.database.transaction((tx) => readSealState(tx, settingsNow(), now))
const copies = (settings = settingsNow()) =>
  fixture.database.transaction((tx) => readCopies(tx, settings))
const confirmed = async () =>
  Object.fromEntries((await state()).witnesses.map((one) => [one.kind, one.confirmedSeal]))

test('each place gets the seal, is tried again while it is away, and stops no other', async () => {
  const made = await sealBooks(parts())
  expect(await copies()).toEqual({ places: 0, confirmedAt: null })
  await send()
  expect(await confirmed()).toEqual({ mail: null, webhook: null, folder: 1n })
  const before = await state()
  const folderAt = before.witnesses.find(({ kind }) => kind === 'folder')?.confirmedAt
  // Only places that confirmed a seal and are still a setting count.
  expect(await copies()).toEqual({ places: 1, confirmedAt: folderAt })
  expect(await copies(loadSettings({}))).toEqual({ places: 0, confirmedAt: null })
  expect(before.witnesses.find(({ kind }) => kind === 'webhook')).toMatchObject({
    lastError: 'It answered 503.',
    label: expect.not.stringContaining('secret') as string,
  })
  expect(await readFile(path.join(folder, 'seal-000001.txt'), 'utf8')).toBe(made?.statement)

  status = 200
  await send()
  expect(received).toEqual([])
  await dueNow()
  await send()
  expect(JSON.parse(received[0] ?? '')).toMatchObject({
    number: '1',
    statement: made?.statement,
    sha256: await fingerprintOf(made?.statement ?? ''),
  })
  expect(await confirmed()).toEqual({ mail: null, webhook: 1n, folder: 1n })
})

test('a mail confirms once the mail server took it, and goes out once for each seal', async () => {
  const mails = () =>
    fixture.asOwner<{ content: unknown }>(`select content from mail_outbox
      where kind = 'books_seal' and to_address = 'auditor@example.test'`)
  await dueNow()
  await send()
  expect(await mails()).toHaveLength(1)
  expect(JSON.stringify(await mails())).toContain('balances-root')
  expect((await confirmed())['mail']).toBeNull()
  await fixture.asOwner(`update mail_outbox set sent_at = now() where kind = 'books_seal'`)
  await dueNow()
  await send()
  expect(await confirmed()).toEqual({ mail: 1n, webhook: 1n, folder: 1n })
  await dueNow()
  await send()
  expect(await mails()).toHaveLength(1)
  expect(received).toHaveLength(1)
})

test('a folder that holds another seal of this number refuses, and keeps it', async () => {
  await sealBooks(parts())
  await writeFile(path.join(folder, 'seal-000002.txt'), 'a seal of before')
  await send()
  const { witnesses } = await state()
  expect(witnesses.find(({ kind }) => kind === 'folder')).toMatchObject({
    confirmedSeal: 1n,
    lastError: 'The folder holds another seal with this number. Compare the two.',
  })
  expect(await readdir(folder)).toHaveLength(2)
  expect(await readFile(path.join(folder, 'seal-000002.txt'), 'utf8')).toBe('a seal of before')
})

test('a place that confirmed nothing for two days is late, and so is the seal', async () => {
  const later = (hours: number) => state(new Date(Date.now() + hours * 3_600_000))
  expect((await later(47)).witnesses.every(({ isLate }) => !isLate)).toBe(true)
  expect(await later(49)).toMatchObject({ isOld: true })
  expect((await later(49)).witnesses.every(({ isLate }) => isLate)).toBe(true)
})

test.each([
  ['KABAN_WITNESS_MAILS', 'auditor'],
  ['KABAN_WITNESS_WEBHOOKS', 'http://example.ph/seals'],
  ['KABAN_WITNESS_WEBHOOKS', 'https://user:password@example.ph/'],
])('%s refuses %s', (name, value) => {
  expect(() => loadSettings({ [name]: value })).toThrow(name)
})
