import { expect, onTestFinished, test, vi } from 'vitest'
import { openDatabase } from '#foundation/platform/server/database/database.ts'
import { knownSchemaVersion } from '#foundation/platform/server/database/schema/migration-files.ts'
import { StorageAway } from '#foundation/platform/server/files/marked-files.ts'
import { testDatabase } from '#tests/fixtures/database/database.ts'
import { openReadiness } from './readiness.ts'

const fixture = await testDatabase()
const files = { probe: () => Promise.resolve() }

/** Opened anew for each look, because looks within a second share their answer. */
const namesNow = async (parts: Partial<Parameters<typeof openReadiness>[0]> = {}) =>
  (await openReadiness({ database: fixture.database, files, ...parts }).check()).reasons.map(
    ({ name }) => name,
  )

test('a server is ready on its own schema, and not once it stops', async () => {
  const readiness = openReadiness({ database: fixture.database, files })
  expect(await readiness.check()).toEqual({ reasons: [], warnings: [] })
  readiness.setStopping()
  expect((await readiness.check()).reasons.map(({ name }) => name)).toEqual(['stopping'])
})

test('a server is ready on a newer schema as long as that names servers of its age', async () => {
  const known = knownSchemaVersion()
  const add = (version: number, oldest: number | null) =>
    fixture.asOwner(`insert into schema_version (version, oldest_server) values ($1, $2)`, [
      version,
      oldest,
    ])
  await add(known + 1, known)
  expect(await namesNow()).toEqual([])
  await add(known + 2, known + 1)
  expect(await namesNow()).toEqual(['schema-newer'])
  await fixture.asOwner(
    `update schema_version set oldest_server = ${known} where version > ${known}`,
  )
  expect(await namesNow()).toEqual([])
  await add(known + 3, null)
  expect(await namesNow()).toEqual(['schema-newer'])
  await fixture.asOwner(`delete from schema_version where version > ${known}`)
})

test('a server is not ready on a schema that is older than the one it knows', async () => {
  const known = knownSchemaVersion()
  await fixture.asOwner(`delete from schema_version where version = ${known}`)
  expect(await namesNow()).toEqual(['schema-older'])
  await fixture.asOwner(`insert into schema_version (version) values (${known})`)
  expect(await namesNow()).toEqual([])
})

test('a server names why it cannot use its database or its files', async () => {
  const nowhere = openDatabase('postgres://kaban_app:hidden@127.0.0.1:1/kaban')
  const url = new URL(fixture.url)
  url.username = 'nobody_here'
  const stranger = openDatabase(url.href)
  const full = {
    probe: () =>
      Promise.reject(new Error('no', { cause: Object.assign(new Error(), { code: 'ENOSPC' }) })),
  }
  const broken = { probe: () => Promise.reject(new Error('EACCES')) }
  expect(await namesNow({ database: nowhere, files: broken })).toEqual([
    'database-unreachable',
    'files-not-writable',
  ])
  const away = { probe: () => Promise.reject(new StorageAway('Mount the disk')) }
  const { reasons } = await openReadiness({ database: fixture.database, files: away }).check()
  expect(reasons).toEqual([{ name: 'files-not-writable', message: 'Mount the disk' }])
  expect(await namesNow({ database: stranger, files: full })).toEqual(['role-missing', 'disk-full'])
  await Promise.all([nowhere.close(), stranger.close()])
})

test('a storage that hangs makes the server not ready within seconds', async () => {
  vi.useFakeTimers({ toFake: ['performance'] })
  onTestFinished(() => void vi.useRealTimers())
  let hangs = false
  const probe = () => (hangs ? new Promise<void>(() => {}) : Promise.resolve())
  const readiness = openReadiness({ database: fixture.database, files: { probe } })
  const names = async () => (await readiness.check()).reasons.map(({ name }) => name)
  expect(await names()).toEqual([])
  hangs = true
  // Of a look that is late, nobody waits for the end while the one before it is new enough.
  vi.advanceTimersByTime(2_000)
  expect(await names()).toEqual([])
  vi.advanceTimersByTime(8_000)
  expect(await names()).toEqual(['files-not-writable'])
})
