import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { openStorage } from '#foundation/platform/server/files/open-storage.ts'
import { readSettings } from '#foundation/platform/server/settings/settings.ts'
import { testDatabase } from '#tests/fixtures/database/database.ts'
import { settleStorage } from '../storage.ts'
import { lookAtMark } from './look-at-files.ts'

const { database } = await testDatabase()
const data = mkdtempSync(path.join(tmpdir(), 'kaban-mark-'))
afterAll(() => rmSync(data, { recursive: true }))

test('the check finds a folder that is not the store of this installation', async () => {
  const place = path.join(data, 'files')
  const { settings } = readSettings({ KABAN_FILES_DIR: place })
  const look = () => database.read((tx) => lookAtMark(tx, settings))
  expect(await look()).toEqual([])
  await settleStorage(database, await openStorage(settings), settings)
  expect(await look()).toEqual([])
  rmSync(place, { recursive: true })
  expect(await look()).toMatchObject([
    { id: 'storage', severity: 'wrong', text: expect.stringMatching(/is missing. Mount its disk/) },
  ])
})
