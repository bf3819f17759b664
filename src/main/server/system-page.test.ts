/** The answer of the console's page "System". */
import { randomBytes, randomUUID } from 'node:crypto'
import os from 'node:os'
import { afterAll, expect, test, vi } from 'vitest'
import {
  noteBackupState,
  type BackupState,
} from '#foundation/platform/server/backup/backup-state.ts'
import { startRelay } from '#foundation/platform/server/live/relay.ts'
import { openSecrets } from '#foundation/platform/server/settings/secrets.ts'
import { loadSettings } from '#foundation/platform/server/settings/settings.ts'
import { supportText } from '#surfaces/system/screens/support-text.ts'
import { fixtureKey } from '#tests/fixtures/database/database-templates.ts'
import { breakTasks } from '#tests/fixtures/servers/break-tasks.ts'
import { collectLog } from '#tests/fixtures/servers/collect-log.ts'
import { signIn, startTestServer } from '#tests/fixtures/servers/test-server.ts'
import { describeProcess } from './start/processes/describe-process.ts'
import type { ProcessPlace } from './start/processes/messages.ts'

const log = collectLog()
const folder = '/mnt/backups'
const server = await startTestServer({ env: { KABAN_BACKUP_DIR: folder }, log })
const admin = await signIn(server.address, 'admin')
const read = () => admin.calls.system.state({})
afterAll(() => server.close())

test('it names versions, this server and its jobs', async () => {
  const state = await read()
  expect(state.versions).toMatchObject({ node: process.versions.node, postgres: /^18/ })
  expect(state.versions.schema).toBeGreaterThan(0)
  expect(state.reasons).toEqual([])
  expect(state.files).toEqual({ place: 'same' })
  expect(state.dataDisk?.freeBytes).toBeLessThanOrEqual(state.dataDisk?.sizeBytes ?? 0)
  expect(state.database.bytes).toBeGreaterThan(1_000_000)
  expect(state.database.shares.find(({ share }) => share === 'reads')?.inUse).toBe(1)
  await vi.waitFor(async () => {
    const { jobs } = await read()
    const expire = jobs.find(({ name }) => name === 'expire deposits')
    expect(expire?.lastSuccessAt).toEqual(expect.any(Date))
    expect(expire?.nextAt.getTime()).toBeGreaterThan(Date.now() - 2_000)
    expect(jobs.find(({ name }) => name === 'forget closed users')?.lastRunAt).toBeNull()
    // A day without a seal gets it soon after the start.
    expect(jobs.find(({ name }) => name === 'seal the books')?.everyMs).toBe(60_000)
    expect(jobs.map(({ name }) => name)).toContain('deliver push messages')
  }, 10_000)
})

test('servers are listed with their processes, and in what they differ', async () => {
  const [own, ...none] = (await read()).servers
  expect(none).toEqual([])
  expect(own).toMatchObject({
    host: os.hostname(),
    hasPresentKey: true,
    differingSettings: [],
    processes: [{ number: 1, pid: process.pid, deaths: 0, answered: true }],
  })
  const env = { PORT: '4001', KABAN_PUBLIC_URL: server.address, KABAN_TRUSTED_PROXIES: '2' }
  const begin = (key: Buffer, place: ProcessPlace) => {
    const parts = { version: '0.0.9', settings: loadSettings(env), secrets: openSecrets(key) }
    const own = describeProcess({ ...parts, place })
    return startRelay(server.database, server.url, parts.secrets.fingerprint, own)
  }
  const [serverId, otherId] = [randomUUID(), randomUUID()]
  const others = [
    begin(fixtureKey, { serverId, number: 2, deaths: 3 }),
    begin(fixtureKey, { serverId, number: 1, deaths: 0 }),
    begin(randomBytes(32), { serverId: otherId, number: 1, deaths: 0 }),
    startRelay(server.database, server.url),
  ]
  try {
    await Promise.all(others.map(({ listening }) => listening))
    const { servers } = await read()
    const ofOthers = servers.filter(({ processes }) => !processes.some((one) => one.answered))
    expect(ofOthers).toHaveLength(3)
    expect(ofOthers).toContainEqual(
      expect.objectContaining({
        version: '0.0.9',
        hasPresentKey: true,
        differingSettings: ['KABAN_TRUSTED_PROXIES'],
        processes: [
          expect.objectContaining({ number: 1, deaths: 0 }),
          expect.objectContaining({ number: 2, deaths: 3 }),
        ],
      }),
    )
    const told = { version: '0.0.9', hasPresentKey: false, differingSettings: [] }
    expect(ofOthers).toContainEqual(expect.objectContaining(told))
    const untold = { host: null, version: null, hasPresentKey: false, differingSettings: [] }
    expect(ofOthers).toContainEqual(expect.objectContaining(untold))
  } finally {
    await Promise.all(others.map((other) => other.close()))
  }
  // Rows of those that are gone go with the next one that connects.
  const next = begin(fixtureKey, { serverId, number: 1, deaths: 0 })
  await next.listening
  const rows = await server.asOwner('select from serving_processes')
  await next.close()
  expect(rows).toHaveLength(2)
})

test('the state of the backups is told while their process notes it', async () => {
  expect((await read()).backups).toEqual({ state: 'away', folder })
  const state: BackupState = {
    at: new Date(),
    newest: { begunAt: new Date(1), endedAt: new Date(2), bytes: 64 },
    dueAt: new Date(Date.now() - 13 * 3_600_000),
    archives: 1,
    bytes: 64,
    drill: { at: '2026-11-29T02:00:00.000Z', archive: 'one', sound: true, seconds: 9 },
    logShippedAt: new Date(3),
    failure: { since: new Date(4), job: 'back up', reason: 'full' },
  }
  noteBackupState(server.dataDirectory, state)
  const { newest, archives, bytes, logShippedAt, failure } = state
  const told = { newest, archives, bytes, logShippedAt, failure }
  expect((await read()).backups).toMatchObject({ state: 'known', folder, isOverdue: true, ...told })
  noteBackupState(server.dataDirectory, { ...state, dueAt: new Date() })
  expect((await read()).backups).toMatchObject({ isOverdue: false })
  noteBackupState(server.dataDirectory, { ...state, at: new Date(Date.now() - 61_000) })
  expect((await read()).backups).toEqual({ state: 'away', folder })
})

test('the page as text names no folder, host or address', async () => {
  const at = new Date(5)
  const named = [folder, '/var/lib/kaban', 'db.kaban.example', 'books-bucket', '203.0.113.7']
  const reason = named.join(' ')
  noteBackupState(server.dataDirectory, {
    at: new Date(),
    newest: null,
    dueAt: new Date(),
    archives: 0,
    bytes: 0,
    drill: null,
    logShippedAt: null,
    failure: { since: at, job: 'back up', reason },
  })
  const state = await read()
  expect(state.backups).toMatchObject({ failure: { reason } })
  const jobs = state.jobs.map((job) => ({ ...job, lastFailure: { at, reason } }))
  const text = supportText({ ...state, jobs })
  expect(text).toContain('fails since 1970-01-01T00:00:00.005Z: back up\n')
  expect(text).toMatch(/^expire deposits .* failed 1970-01-01T00:00:00\.005Z$/m)
  expect(named.filter((name) => text.includes(name))).toEqual([])
})

test('errors and failed jobs have places and codes, and no value of a row', async () => {
  const secret = 'Maria-0012345678'
  await breakTasks(server, secret)
  const maria = await signIn(server.address, 'user')
  await expect(
    maria.calls.tasks.add({ taskId: crypto.randomUUID(), title: secret }),
  ).rejects.toThrow(/\S/)
  // The job "expire deposits" runs every two seconds.
  await server.asOwner('alter table deposits rename to deposits_away')
  const state = await vi.waitFor(async () => {
    const now = await read()
    expect(now.jobs.find(({ name }) => name === 'expire deposits')?.lastFailure).toEqual({
      at: expect.any(Date),
      reason: expect.stringMatching(/^A table or column is missing/),
    })
    return now
  }, 10_000)
  const [fault] = state.faults.filter(({ where }) => where === 'tasks.add')
  expect(fault).toMatchObject({ code: '23514', requestId: expect.stringMatching(/^[\da-f-]{36}$/) })
  const text = supportText(state)
  expect(text).toContain(`23514  tasks.add  ${fault?.requestId}`)
  expect(JSON.stringify(state) + text).not.toContain(secret)
})
