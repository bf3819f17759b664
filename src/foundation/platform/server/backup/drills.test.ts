import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { testDatabase } from '#tests/fixtures/database/database.ts'
import { lastDrill, noteOwnDrill, takeOwnDrill } from './drills.ts'

const { database } = await testDatabase()
const folder = mkdtempSync(path.join(tmpdir(), 'kaban-drills-'))
afterAll(() => rmSync(folder, { recursive: true }))

test('a server in another place learns of the drill of a PostgreSQL of one’s own', async () => {
  await takeOwnDrill(database, folder)
  expect(lastDrill(folder)).toBeNull()
  const first = { at: '2026-11-01T00:00:00.000Z', archive: '', sound: false, seconds: 9 }
  const second = { at: '2026-11-02T00:00:00.000Z', archive: '', sound: true, seconds: 8 }
  for (const [done, known] of [
    [first, first],
    [second, second],
    // A note of the folder that is newer stays.
    [first, second],
  ] as const) {
    await noteOwnDrill(database, done)
    await takeOwnDrill(database, folder)
    expect(lastDrill(folder)).toEqual(known)
  }
})
