import { spawnSync } from 'node:child_process'
import pg from 'pg'
import { afterAll, expect, test } from 'vitest'
import { cloneDatabase } from '../fixtures/database/database.ts'
import { tryFeatures } from './features.ts'

const made = await cloneDatabase({ from: 'template1' })
const clients = [1, 2].map(() => new pg.Client({ connectionString: made.ownerUrl }))
const [one, other] = clients as [pg.Client, pg.Client]
await Promise.all(clients.map((client) => client.connect()))
afterAll(async () => {
  await Promise.all(clients.map((client) => client.end()))
  await made.close()
})

/** An engine that understands one thing otherwise. */
const otherwise = (client: pg.Client, from: string, to: string) =>
  ({ query: (text: string) => client.query(text.replaceAll(from, to)) }) as unknown as pg.Client

const lacking = async (from: string, to: string) =>
  (await tryFeatures(otherwise(one, from, to), otherwise(other, from, to)))
    .filter(({ problem }) => problem !== null)
    .map(({ name }) => name)

test('PostgreSQL has every feature', async () => {
  expect(await lacking('', '')).toEqual([])
})

test.each([
  ['cache 1', 'cache 100', 'sequences in order over connections'],
  [' and available >= 70', '', 'an update that waits decides on the row it then finds'],
  ['pg_advisory_xact_lock(', 'abs(', 'advisory locks of a transaction'],
  ['before update or delete or truncate', 'before update or delete', 'statement triggers'],
  ['check (value >= 0)', '', 'domains with a check'],
  ['using brin', 'using no_brin', 'BRIN indexes'],
])('an engine with another idea of "%s" is noticed', async (from, to, name) => {
  expect(await lacking(from, to)).toEqual([expect.stringContaining(name)])
})

// A given server has the mark of the tests, and would be cleaned.
test.skipIf(process.env['KABAN_TEST_DATABASE_URL'])('a server in use is not tried', () => {
  const args = ['tests/portability/portability.ts', '--database', made.ownerUrl]
  const { status, stdout } = spawnSync(process.execPath, args, { encoding: 'utf8' })
  expect(stdout).toContain(
    'Not tried: this server is in use (it has a role kaban_app that no test has made)',
  )
  expect(stdout).not.toContain('fail')
  expect(status).toBe(2)
})
