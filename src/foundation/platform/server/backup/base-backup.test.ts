import fs from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  startEmbeddedPostgres,
  type EmbeddedPostgres,
} from '../embedded-postgres/embedded-postgres.ts'
import { copyDatabase } from './base-backup.ts'

let dataDirectory: string
let postgres: EmbeddedPostgres
beforeAll(async () => {
  dataDirectory = fs.mkdtempSync(path.join(tmpdir(), 'kaban-base-backup-'))
  postgres = await startEmbeddedPostgres({ dataDirectory, onStep: () => {}, durable: false })
})
afterAll(async () => {
  await postgres.stop()
  fs.rmSync(dataDirectory, { recursive: true })
})

test('a copy that outlasts checkpoints still ends with its log', async () => {
  const { tar, manifest } = await copyDatabase(postgres.superuserUrl)
  const client = new pg.Client({ connectionString: postgres.superuserUrl })
  await client.connect()
  for (let round = 1; round <= 3; round += 1) {
    await client.query('select pg_logical_emit_message(true, $1, $2)', ['kaban', 'written'])
    await client.query('select pg_switch_wal()')
    await client.query('checkpoint')
  }
  let bytes = 0
  for await (const chunk of tar) bytes += (chunk as Buffer).length
  expect(bytes).toBeGreaterThan(10_000_000)
  expect((await manifest).toString()).toContain('"Files"')
  const slots = async () => (await client.query('select from pg_replication_slots')).rows
  // The server ends the connection of the copy on its own time.
  await expect.poll(slots).toEqual([])
  await client.end()
})
