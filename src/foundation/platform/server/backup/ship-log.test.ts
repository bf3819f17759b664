import fs from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { afterEach, expect, test } from 'vitest'
import {
  startEmbeddedPostgres,
  type EmbeddedPostgres,
} from '../embedded-postgres/embedded-postgres.ts'
import { logToShip, shippingSettings, wakeCheckpointer } from './ship-log.ts'

const dataDirectory = fs.mkdtempSync(path.join(tmpdir(), 'kaban-ship-log-'))
let postgres: EmbeddedPostgres
afterEach(async () => {
  await postgres.stop()
  fs.rmSync(dataDirectory, { recursive: true })
})

const start = () =>
  startEmbeddedPostgres({
    dataDirectory,
    onStep: () => {},
    durable: false,
    settings: { ...shippingSettings, archive_timeout: '1s' },
    folder: logToShip,
  })

test('a started database hands its log over in time, without a checkpoint before', async () => {
  postgres = await start()
  await postgres.stop()
  postgres = await start()
  await wakeCheckpointer(postgres.superuserUrl)
  const spool = path.join(dataDirectory, 'postgresql', logToShip)
  const before = fs.readdirSync(spool).length
  const client = new pg.Client({ connectionString: postgres.superuserUrl })
  await client.connect()
  await client.query('select pg_logical_emit_message(true, $1, $2)', ['kaban', 'written'])
  await client.end()
  await expect.poll(() => fs.readdirSync(spool).length, { timeout: 15_000 }).toBeGreaterThan(before)
})
