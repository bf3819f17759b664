import { once } from 'node:events'
import fs from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { afterEach, expect, test } from 'vitest'
import { queryOnce } from '../database/query-once.ts'
import {
  startEmbeddedPostgres,
  type EmbeddedPostgres,
} from '../embedded-postgres/embedded-postgres.ts'
import { keepCheckpointerAwake, logToShip, shippingSettings } from './ship-log.ts'

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

const spool = path.join(dataDirectory, 'postgresql', logToShip)

async function expectHandedOver(wakeCheckpointer: () => Promise<void>): Promise<void> {
  const before = fs.readdirSync(spool).length
  const client = new pg.Client({ connectionString: postgres.superuserUrl })
  await client.connect()
  await client.query('select pg_logical_emit_message(true, $1, $2)', ['kaban', 'written'])
  await client.end()
  const handedOver = async () => {
    await wakeCheckpointer()
    return fs.readdirSync(spool).length
  }
  await expect.poll(handedOver, { timeout: 15_000 }).toBeGreaterThan(before)
}

test('a database that started or crashed hands its log over, without a checkpoint', async () => {
  postgres = await start()
  await postgres.stop()
  postgres = await start()
  const wakeCheckpointer = keepCheckpointerAwake(postgres.superuserUrl)
  await expectHandedOver(wakeCheckpointer)

  const client = new pg.Client({ connectionString: postgres.superuserUrl })
  await client.connect()
  const lost = once(client, 'error')
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid')
  const [before] = await checkpointers()
  // PostgreSQL then ends and starts all its processes.
  process.kill(rows[0]?.pid ?? 0, 'SIGKILL')
  await lost
  for (let now = before; now?.pid === before?.pid; await pause(100))
    [now] = await checkpointers().catch(() => [before])
  await expectHandedOver(wakeCheckpointer)
})

function checkpointers(): Promise<{ pid: number }[]> {
  const sql = `select pid from pg_stat_activity where backend_type = 'checkpointer'`
  return queryOnce(postgres.superuserUrl, sql)
}
