/** Kaban on the oldest PostgreSQL that it takes. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openDatabase } from '#foundation/platform/server/database/database.ts'
import { migrateDatabase } from '#foundation/platform/server/database/schema/migrate.ts'
import { verifyBook } from '#ledger/server/verify.ts'
import { inDatabase } from '../fixtures/database/in-database.ts'
import { proveSequence } from '../fixtures/ledger/model-proofs.ts'
import { startKaban, stopKaban } from '../fixtures/servers/kaban-process.ts'
import { startOldPostgres } from '../fixtures/servers/old-postgres.ts'

const start = startOldPostgres
let server: Awaited<ReturnType<NonNullable<typeof start>>>

beforeAll(async () => {
  if (!start) return
  server = await start()
  await inDatabase(server.url, ['create database kaban', 'create role kaban_app login'])
})
afterAll(() => server?.stop())

test.skipIf(!start).each([
  ['ordered', 0],
  ['portable', 64],
])('the book is right on PostgreSQL 15: %s tills', async (_, stripes) => {
  const url = server.url.replace(/postgres$/, `book_${stripes}`)
  await inDatabase(server.url, [`create database book_${stripes}`])
  await migrateDatabase(url)
  expect(await migrateDatabase(url)).toBe(0)
  await inDatabase(url, [
    `insert into installation (mode) values ('sample')`,
    `select ledger.use_tills(${stripes})`,
  ])
  const database = openDatabase(url.replace('postgres@', 'kaban_app@'), { connections: 2 })
  try {
    await proveSequence(database, 8)
    expect((await verifyBook(database)).problems).toEqual([])
  } finally {
    await database.close()
  }
})

test.skipIf(!start)('Kaban with its sample data starts on PostgreSQL 15 @long', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'kaban-older-'))
  const url = server.url.replace(/postgres$/, 'kaban')
  try {
    const kaban = await startKaban(folder, {
      DATABASE_URL: url.replace('postgres@', 'kaban_app@'),
      KABAN_OWNER_DATABASE_URL: url,
    })
    expect((await fetch(`${kaban.address}/readyz`)).status).toBe(200)
    await stopKaban(kaban)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
})
