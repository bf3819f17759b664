import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { openDatabase } from '#foundation/platform/server/database/database.ts'
import { openStorage } from '#foundation/platform/server/files/open-storage.ts'
import { liveConnectionName } from '#foundation/platform/server/live/other-servers.ts'
import { readSettings, type Settings } from '#foundation/platform/server/settings/settings.ts'
import { testDatabase } from '#tests/fixtures/database/database.ts'
import { settleStorage } from '../storage.ts'
import { lookAtMark } from './look-at-files.ts'

const { database, url } = await testDatabase()
const data = mkdtempSync(path.join(tmpdir(), 'kaban-mark-'))
afterAll(() => rmSync(data, { recursive: true }))

test('the check finds a folder that is not the store of this installation', async () => {
  const place = path.join(data, 'files')
  const { settings } = readSettings({ KABAN_FILES_DIR: place })
  const lookAs = (mode: Settings['mode']) =>
    database.read((tx) => lookAtMark(tx, { ...settings, mode }))
  const look = () => lookAs('sample')
  expect(await look()).toEqual([])
  await settleStorage(database, await openStorage(settings), settings)
  expect(await look()).toEqual([])
  rmSync(place, { recursive: true })
  const missing = [
    { id: 'storage', severity: 'wrong', text: expect.stringMatching(/is missing. Mount its disk/) },
  ]
  expect(await lookAs('live')).toMatchObject(missing)
  const server = openDatabase(url, { connections: 1, applicationName: liveConnectionName })
  await server.read(async () => expect(await look()).toMatchObject(missing))
  await server.close()
  await expect.poll(look).toEqual([])
  await settleStorage(database, await openStorage(settings), settings)
  expect(await lookAs('live')).toEqual([])
})
