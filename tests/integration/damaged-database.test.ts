/**
 * A disk that lies and a role that is gone, while Kaban runs: the log, /readyz and `npm run verify`
 * say so in words.
 */
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openDatabase } from '#foundation/platform/server/database/database.ts'
import * as embedded from '#foundation/platform/server/embedded-postgres/embedded-postgres.ts'
import { startKaban, stopKaban, type KabanProcess } from '../fixtures/servers/kaban-process.ts'
import { signIn } from '../fixtures/servers/test-server.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'kaban-damaged-'))
let running: KabanProcess | undefined
let log = ''

beforeAll(async () => {
  await stopKaban(await startKaban(folder))
  await flipByteOf('tasks')
  running = await startKaban(folder, {}, (line) => (log += line))
}, 120_000)
afterAll(async () => {
  if (running) await stopKaban(running)
  rmSync(folder, { recursive: true, force: true })
})

/** Flips one byte in the first page of the table, as a failing disk does. */
async function flipByteOf(table: string): Promise<void> {
  const postgres = await embedded.startEmbeddedPostgres({
    dataDirectory: folder,
    onStep: () => {},
  })
  const database = openDatabase(postgres.ownerUrl, { connections: 1 })
  const { file } = await database.read((tx) =>
    tx.row<{ file: string }>('select pg_relation_filepath($1) as file', [table]),
  )
  await database.close()
  await postgres.stop()
  const place = path.join(folder, 'postgresql', file)
  const content = readFileSync(place)
  expect(content.length).toBeGreaterThanOrEqual(8192)
  content[8000] = (content[8000] ?? 0) ^ 0x10
  writeFileSync(place, content)
}

const warnings = async () => {
  const answer = await fetch(`${running?.address}/readyz`)
  const { warnings } = (await answer.json()) as { warnings: { name: string; message: string }[] }
  return { status: answer.status, warnings }
}

function verify() {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [path.resolve('src/main/commands/verify.ts')],
    { env: { ...process.env, KABAN_DATA_DIR: folder }, encoding: 'utf8', timeout: 120_000 },
  )
  return { status, text: stdout + stderr }
}

test('a damaged page is named in the log, in /readyz and by verify @long', async () => {
  const user = await signIn(running?.address ?? '', 'user')
  await expect(user.calls.tasks.mine({})).rejects.toMatchObject({ status: 500 })
  await expect.poll(() => log).toMatch(/"problem":"database-damaged".*A page of the database/)
  expect(await warnings()).toMatchObject({ status: 200, warnings: [{ name: 'database-damaged' }] })
  const { status, text } = verify()
  expect(text).toMatch(/WRONG {2}Every row of every table can be read/)
  expect(text).toMatch(/tasks: A page of the database is damaged.*invalid page in block 0/)
  expect(text).toMatch(/right {2}all entries sum to zero/)
  expect(text).not.toMatch(/^\s+at /m)
  expect(status).toBe(1)
})

test('a role that is gone is named in the log, in /readyz and by verify @long', async () => {
  const owner = openDatabase(superuserUrl(), { connections: 1 })
  await owner.read((tx) => tx.dynamicRows('alter role kaban_app nologin'))
  await owner.read((tx) =>
    tx.dynamicRows(
      `select pg_terminate_backend(pid) from pg_stat_activity where usename = 'kaban_app'`,
    ),
  )
  await expect
    .poll(async () => JSON.stringify(await (await fetch(`${running?.address}/readyz`)).json()), {
      timeout: 10_000,
    })
    .toMatch(/"reasons":\[\{"name":"role-missing","message":"The database does not let the role/)
  await expect.poll(() => log, { timeout: 10_000 }).toMatch(/"problem":"role-missing"/)
  const { status, text } = verify()
  expect(text).toMatch(/does not let the role of DATABASE_URL in.*not permitted to log in/)
  expect(text).not.toMatch(/^\s+at /m)
  expect(status).toBe(1)
  await owner.read((tx) => tx.dynamicRows('alter role kaban_app login'))
  await expect.poll(async () => (await fetch(`${running?.address}/readyz`)).status).toBe(200)
  await owner.close()
})

function superuserUrl(): string {
  const passwords = JSON.parse(
    readFileSync(path.join(folder, 'postgresql-passwords.json'), 'utf8'),
  ) as { superuser: string }
  const url = new URL(running?.databaseUrl ?? '')
  url.username = 'postgres'
  url.password = passwords.superuser
  url.pathname = '/postgres'
  return url.href
}
