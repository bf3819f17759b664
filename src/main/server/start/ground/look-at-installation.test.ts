import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { openSecrets } from '#foundation/platform/server/settings/secrets.ts'
import { cloneDatabase, testDatabase } from '#tests/fixtures/database/database.ts'
import { testServices } from '#tests/fixtures/people/contexts.ts'
import { settleInstallation } from '../installation.ts'
import { lookAtInstallation } from './look-at-installation.ts'

const fixture = await testDatabase()
const dataDirectory = mkdtempSync(path.join(tmpdir(), 'kaban-look-'))
afterAll(() => rmSync(dataDirectory, { recursive: true }))
const [ours, another] = [Buffer.alloc(32, 1), Buffer.alloc(32, 2)]
const problemsOf = async (given: Partial<Parameters<typeof lookAtInstallation>[1]>) =>
  (
    await lookAtInstallation(fixture.url, {
      mode: 'sample',
      secretKey: ours,
      oldSecretKey: null,
      dataDirectory,
      ...given,
    })
  ).map(({ text }) => text)

test('the mode and the key of the installation are compared before a migration', async () => {
  expect(await problemsOf({ secretKey: another })).toEqual([])
  await settleInstallation(fixture.database, testServices.settings, openSecrets(ours))
  expect(await problemsOf({})).toEqual([])
  expect(await problemsOf({ mode: 'live' })).toEqual([
    expect.stringContaining('belongs to a sample installation'),
  ])
  expect(await problemsOf({ secretKey: another })).toEqual([
    expect.stringContaining('sealed with another key'),
  ])
  expect(await problemsOf({ secretKey: null })).toEqual([
    expect.stringContaining('The key of this installation is missing'),
  ])
})

test('a database without tables, or out of reach, has nothing to compare', async () => {
  const empty = await cloneDatabase({ from: 'template1' })
  const given = { mode: 'live', secretKey: null, oldSecretKey: null, dataDirectory } as const
  for (const url of [empty.url, 'postgres://kaban_app@127.0.0.1:1/kaban', 'postgres://a#b@c/d'])
    expect(await lookAtInstallation(url, given)).toEqual([])
  await empty.close()
})
