/** Hourly jobs delete what is old, and nothing else. */
import { expect, test } from 'vitest'
import type { Database } from '#foundation/platform/server/database/database.ts'
import { forgetWriteCounts } from '#foundation/platform/server/http/count-writes.ts'
import { forgetOldMails } from '#foundation/platform/server/mail/outbox.ts'
import { sweepIdentity } from '#people/identity/server/actions.ts'
import { forgetOldNotifications } from '#people/notifications/server/actions.ts'
import { forgetListedPeople } from '#surfaces/users/server/note-listed-people.ts'
import { testDatabase } from '#tests/fixtures/database/database.ts'
import { disabledSteps, planOf, recordStatements } from '#tests/fixtures/database/query-plans.ts'
import { addUser } from '#tests/fixtures/people/contexts.ts'

const fixture = await testDatabase()
const userId = await addUser(fixture)
const hash = (text: string) => `sha256(convert_to('${text}' || random(), 'UTF8'))`

interface Kept {
  table: string
  /** Days after which a row goes. */
  days: number
  /** A row that is `age`, an SQL interval, old. */
  insert: (age: string) => string
  sweep: (database: Database) => Promise<unknown>
  /** No index finds its old rows: all of them are of the last days. */
  small?: true
}

const tables: Kept[] = [
  {
    table: 'sessions',
    days: 90,
    sweep: sweepIdentity,
    insert: (age) => `insert into sessions
      (id, token_hash, user_id, expires_at, idle_limit, user_agent, address)
      values (uuidv7(), ${hash('session')}, '${userId}', now() - ${age}, '1 hour', '', '')`,
  },
  {
    table: 'attempts',
    days: 2,
    small: true,
    sweep: sweepIdentity,
    insert: (age) => `insert into attempts (purpose, key, tries, last_at)
      values ('login-email', ${hash('attempt')}, 1, now() - ${age})`,
  },
  {
    table: 'one_time_tokens',
    days: 7,
    sweep: sweepIdentity,
    insert: (age) => `insert into one_time_tokens (token_hash, user_id, purpose, expires_at)
      values (${hash('token')}, '${userId}', 'verify_email', now() - ${age})`,
  },
  {
    table: 'sign_in_challenges',
    days: 7,
    sweep: sweepIdentity,
    insert: (age) => `insert into sign_in_challenges
      (id, token_hash, user_id, method, kind, expires_at)
      values (uuidv7(), ${hash('challenge')}, '${userId}', 'password', 'code', now() - ${age})`,
  },
  {
    table: 'known_devices',
    days: 365,
    sweep: sweepIdentity,
    insert: (age) => `insert into known_devices (token_hash, user_id, last_seen_at)
      values (${hash('device')}, '${userId}', now() - ${age})`,
  },
  {
    table: 'mail_outbox',
    days: 365,
    sweep: forgetOldMails,
    insert: (age) => `insert into mail_outbox
      (id, to_address, subject, kind, content, sample, created_at, sent_at)
      values (uuidv7(), 'a@example.test', 'Sent', 'test', '{}', true,
        now() - interval '3 years', now() - ${age})`,
  },
  {
    table: 'notifications',
    days: 730,
    sweep: forgetOldNotifications,
    insert: (age) => `insert into notifications (id, user_id, type, message, created_at)
      values (uuidv7(-${age}), '${userId}', 'general_info', 'Hello', now() - ${age})`,
  },
  {
    table: 'write_counts',
    days: 0,
    small: true,
    sweep: forgetWriteCounts,
    insert: (age) => `insert into write_counts
      values (gen_random_uuid()::text, 'chat', now() - ${age}, now() - ${age}, now() - ${age})`,
  },
  {
    table: 'listed_people',
    days: 1,
    small: true,
    sweep: forgetListedPeople,
    insert: (age) => `insert into listed_people (person, user_id, listed_at)
      values ('company-access', gen_random_uuid(), now() - ${age})`,
  },
]

const small = tables.filter((one) => one.small).map(({ table }) => `delete from ${table} `)
const isOfSmall = (text: string) => small.some((start) => text.includes(start))

const count = async (table: string) =>
  (await fixture.asOwner<{ count: bigint }>(`select count(*) from ${table}`))[0]?.count

test.each(tables)('old rows of $table go, and no others', async ({ table, ...kept }) => {
  await fixture.asOwner(`delete from ${table}`)
  const ages = [-2, -1, 1, 2].map((hours) => kept.days * 24 + hours)
  for (const hours of ages) await fixture.asOwner(kept.insert(`interval '${hours} hours'`))
  expect(await count(table)).toBe(4n)
  await kept.sweep(fixture.database)
  expect(await count(table)).toBe(2n)
})

test('a mail that still waits is kept, however old; one that was given up goes', async () => {
  await fixture.asOwner('delete from mail_outbox')
  for (const [to, next] of [
    ['waits', 'now()'],
    ['given-up', `'infinity'::timestamptz`],
  ])
    await fixture.asOwner(
      `insert into mail_outbox
         (id, to_address, subject, kind, content, sample, created_at, next_attempt_at)
       values (uuidv7(), '${to}', 'Old', 'test', '{}', true, now() - interval '2 years', ${next})`,
    )
  await forgetOldMails(fixture.database)
  expect(await fixture.asOwner('select to_address from mail_outbox')).toEqual([
    { to_address: 'waits' },
  ])
})

test('a new notification stays, however old its id looks', async () => {
  await fixture.asOwner('delete from notifications')
  await fixture.asOwner(`insert into notifications (id, user_id, type, message) values
    ('00f4b1c2-0000-4000-8000-000000000001', '${userId}', 'general_info', 'Hello'),
    (uuidv7(interval '-3 years'), '${userId}', 'general_info', 'Hello')`)
  await forgetOldNotifications(fixture.database)
  expect(await count('notifications')).toBe(2n)
})

test('an old browser of two people goes, while one of its rows is in use', async () => {
  await fixture.asOwner('delete from known_devices')
  await fixture.asOwner(`insert into known_devices (token_hash, user_id, last_seen_at)
    select sha256('twin'), unnest(array[null, '${userId}'::uuid]), now() - interval '2 years'`)
  await fixture.database.transaction(async (other) => {
    await other.rows('select from known_devices where user_id is not null for update')
    await sweepIdentity(fixture.database)
    expect(await fixture.asOwner('select user_id from known_devices')).toEqual([
      { user_id: userId },
    ])
  })
})

test('indexes find what is old, so a sweep does not read what is in use', async () => {
  const sweeps = new Set(tables.filter((one) => !one.small).map(({ sweep }) => sweep))
  for (const sweep of sweeps) {
    const recorded: Database = {
      ...fixture.database,
      transaction: (work) =>
        fixture.database.transaction(async (tx) => {
          await tx.dynamicRows('set local enable_seqscan = off')
          const { tx: noted, statements } = recordStatements(tx)
          const answer = await work(noted)
          for (const statement of statements.filter(({ text }) => !isOfSmall(text)))
            expect([statement.text, disabledSteps(await planOf(tx, statement))]).toEqual([
              statement.text,
              [],
            ])
          expect(statements.length).toBeGreaterThan(0)
          return answer
        }),
    }
    await sweep(recorded)
  }
})
