/**
 * The living sample, loaded once: four months of a made-up company. It ends now, or when
 * KABAN_TEST_STORY_END says: `KABAN_TEST_STORY_END=2026-12-28T02:00+08:00 npx vitest run …`.
 */
import { mkdtempSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { loadSecrets, type Secrets } from '#foundation/platform/server/settings/secrets.ts'
import { loadSettings } from '#foundation/platform/server/settings/settings.ts'
import { loadStory } from '#main/sample/story/load-story.ts'
import { installationChecks } from '#main/server/book-checks.ts'
import { settleInstallation } from '#main/server/start/installation.ts'
import { verifyInstallation } from '#surfaces/oversight/server/verify-installation.ts'
import { testDatabase } from '#tests/fixtures/database/database.ts'

const end = new Date(process.env.KABAN_TEST_STORY_END ?? Date.now())
const directory = mkdtempSync(path.join(tmpdir(), 'kaban-living-'))
const fixture = await testDatabase()
let secrets: Secrets
/** Of this process, in which the story is told. */
let workedSeconds: number
let schemaBefore: unknown

beforeAll(async () => {
  process.env.KABAN_DATA_DIR = directory
  const settings = loadSettings(process.env)
  secrets = await loadSecrets(settings, { mayCreate: true })
  await settleInstallation(fixture.database, settings, secrets)
  schemaBefore = await readSchema()
  const before = process.cpuUsage()
  await loadStory({ say: () => {} }, fixture.ownerUrl, { end, turn: 0 })
  const { user, system } = process.cpuUsage(before)
  workedSeconds = (user + system) / 1_000_000
}, 400_000)

afterAll(async () => {
  delete process.env.KABAN_DATA_DIR
  await rm(directory, { recursive: true, force: true })
})

const rows = <Row>(text: string) => fixture.asOwner<Row>(text)

async function count(what: string): Promise<number> {
  const [found] = await rows<{ count: number }>(`select count(*)::int as count from ${what}`)
  return found?.count ?? 0
}

async function distinct(column: string, table: string): Promise<string[]> {
  const found = await rows<{ one: string }>(
    `select distinct ${column} as one from ${table} order by 1`,
  )
  return found.map(({ one }) => one)
}

/** Everything that the story's clock replaces while it runs. */
function readSchema() {
  return rows(
    `select 'default' as kind, d.adrelid::regclass || '.' || d.adnum as name,
       pg_get_expr(d.adbin, d.adrelid) as text from pg_attrdef d
     union all select 'function', p.oid::regprocedure::text, p.proconfig::text || p.prosrc
       from pg_proc p where p.pronamespace::regnamespace::text in ('public', 'ledger')
     union all select 'schema', nspname, '' from pg_namespace
       where nspname not like 'pg_%' order by 1, 2`,
  )
}

test('the books are sound, in their order of time too', async () => {
  const checked = await verifyInstallation(fixture.database, installationChecks, secrets)
  expect(checked.flatMap(({ problems }) => problems)).toEqual([])
})

test('the clock of the story leaves nothing behind in the schema', async () => {
  expect(await readSchema()).toEqual(schemaBefore)
})

test('some sixty people live over four months, and all are marked as sample', async () => {
  const people = await count(`users where role = 'user'`)
  expect(people).toBeGreaterThan(55)
  expect(people).toBeLessThan(70)
  for (const table of ['users', 'chat_sessions', 'mail_outbox', 'offers', 'ledger.places'])
    expect(await count(`${table} where not sample`)).toBe(0)
  const [span] = await rows<{ days: number; months: number; active: number }>(
    `select extract(day from max(created_at) - min(created_at))::int as days,
       count(distinct date_trunc('month', created_at))::int as months,
       count(distinct created_at::date)::int as active from transactions`,
  )
  expect(span?.days).toBeGreaterThan(110)
  expect(span?.months).toBeGreaterThanOrEqual(4)
  expect(span?.active).toBeGreaterThan(80)
  expect(await count(`transactions where created_at > '${end.toISOString()}'`)).toBe(0)
})

test('deposits, placements, approvals and testimonials have every end', async () => {
  expect(await distinct('status', `transactions where type like 'deposit%'`)).toEqual(
    expect.arrayContaining([
      'cancelled',
      'completed',
      'declined',
      'expired',
      'failed',
      'pending_confirmation',
    ]),
  )
  expect(await distinct('status', `transactions where type like 'withdrawal%'`)).toEqual(
    expect.arrayContaining([
      'approved',
      'cancelled',
      'completed',
      'declined',
      'failed',
      'on_hold',
      'pending',
    ]),
  )
  expect(await distinct('state', 'placements')).toEqual([
    'active',
    'cancelled',
    'cooling',
    'due',
    'exited',
    'impaired',
    'paid',
    'rolled',
  ])
  expect(await distinct('status', 'approvals')).toEqual([
    'approved',
    'expired',
    'pending',
    'recalled',
    'rejected',
  ])
  expect(await distinct('state', 'testimonials')).toEqual(['published', 'rejected', 'waiting'])
})

test('at night people sleep', async () => {
  // The deposit of Jose begins minutes before the start, whatever the hour is.
  const before = `'${end.toISOString()}'::timestamptz - interval '1 hour'`
  for (const [table, column, people] of [
    ['status_history', 'changed_at', `changed_by_role <> 'system'`],
    ['placement_moves', 'changed_at', `changed_by <> 'job'`],
    ['chat_messages', 'created_at', 'true'],
  ])
    expect(
      await count(
        `${table} where ${people} and ${column} < ${before}
           and extract(hour from ${column} at time zone 'Asia/Manila') < 6`,
      ),
      table,
    ).toBe(0)
})

/** One that two people agreed to has the id of the request. */
const adjusted = `and type not like 'admin%'`

test('ids, references and days agree with the time of their rows', async () => {
  for (const table of [
    'transactions',
    'chat_sessions',
    'chat_messages',
    'notifications',
    'user_activity_log',
  ])
    expect(
      await count(
        `${table} where abs(extract(epoch from uuid_extract_timestamp(id) - created_at)) > 60
           ${table === 'transactions' ? adjusted : ''}`,
      ),
    ).toBe(0)
  expect(
    await count(
      `transactions where substr(reference_number, 4, 8)
         <> to_char(created_at at time zone 'Asia/Manila', 'YYYYMMDD')`,
    ),
  ).toBe(0)
})

test('people write in both languages, and some send proofs', async () => {
  expect(await count(`chat_messages where message_content ~ '\\mpo\\M'`)).toBeGreaterThan(60)
  expect(await count(`chat_messages where message_content ~ '\\mthe\\M'`)).toBeGreaterThan(10)
  expect(await count(`chat_messages where message_type = 'image_proof'`)).toBeGreaterThan(20)
  // One sends the picture of an earlier payment again.
  expect(
    await count(`attachments a where exists
      (select from attachments b where b.sha256 = a.sha256 and b.id < a.id)`),
  ).toBe(1)
})

test('about a dozen things of all kinds wait for the staff', async () => {
  const waiting = await Promise.all([
    count(`transactions where type = 'withdrawal_request' and status in ('pending', 'on_hold')`),
    count(`transactions where type = 'withdrawal' and status = 'approved'`),
    count(`transactions where type = 'deposit_initiated' and status = 'pending_confirmation'`),
    count(`chat_sessions where waiting_since is not null and status not like 'closed%'`),
    count(`approvals where status = 'pending'`),
    count(`placements where state = 'due' and late_since is not null`),
    count(`testimonials where state = 'waiting'`),
  ])
  for (const kind of waiting) expect(kind).toBeGreaterThan(0)
  const all = waiting.reduce((sum, one) => sum + one, 0)
  expect(all).toBeGreaterThanOrEqual(10)
  expect(all).toBeLessThanOrEqual(40)
})

test('Maria and Liza own what they own in the small sample', async () => {
  const wallets = await rows(
    `select u.email, w.available::int as available, w.held::int as held from users u
     join ledger.wallets w on w.id = u.id where u.email in
       ('maria@sample.kaban.test', 'liza@sample.kaban.test') order by 1`,
  )
  expect(wallets).toEqual([
    { email: 'liza@sample.kaban.test', available: 1_950_000, held: 0 },
    { email: 'maria@sample.kaban.test', available: 1_225_050, held: 500_000 },
  ])
  expect(
    await distinct(
      'state',
      `placements where user_id = (select id from users where email = 'liza@sample.kaban.test')`,
    ),
  ).toEqual(['active', 'cancelled', 'cooling', 'paid'])
})

test('a second start finds it and adds nothing', async () => {
  const before = await count('user_activity_log')
  await loadStory({ say: () => {} }, fixture.ownerUrl, { end, turn: 0 })
  expect(await count('user_activity_log')).toBe(before)
})

test('it takes seconds', () => {
  // Two quiet cores take 6 s with all that PostgreSQL does. Others slow this machine down, so only
  // the work of our own process is counted, and may be several times as much.
  expect(workedSeconds).toBeLessThan(25)
})
