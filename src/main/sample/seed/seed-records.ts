/** Made-up entries of the activity record, and mails, for `npm run seed`. */
import type { Transaction } from '#foundation/platform/server/database/database.ts'
import { allowBulkWrites, type Batch } from './seed-people.ts'

interface RecordBatch extends Batch {
  /** How many people are numbered. */
  people: number
}

const userActions = `array['LOGIN_SUCCESS', 'LOGIN_SUCCESS', 'LOGIN_SUCCESS', 'LOGIN_FAILED',
  'DEPOSIT_REQUEST', 'WITHDRAWAL_REQUEST', 'PROFILE_UPDATE']`

/**
 * Writes entries over two years, in order. A job of the running server adds each one to the
 * record's hash chain.
 */
export async function recordEntries(
  tx: Transaction,
  { first, count, of, people }: RecordBatch,
): Promise<void> {
  await allowBulkWrites(tx)
  await tx.rows(
    `insert into user_activity_log
       (id, user_id, actor_user_id, pseudo_user, action_type, description, description_fil,
        address, created_at, subject_kind, subject_id, changes)
     select uuidv7(e.at - clock_timestamp()), s.id, case when by_staff then null else s.id end,
       case when by_staff then 'ADMIN_ACTION' end,
       case when by_staff then 'ADMIN_USER_VIEWED'
         else (${userActions})[1 + floor(luck * 7)::int] end,
       'Sample entry of ' || s.full_name || '.', 'Halimbawang tala ni ' || s.full_name || '.',
       '203.0.113.' || floor(luck * 250)::int, at,
       case when by_staff then 'user' end, case when by_staff then s.id::text end, null
     from (
       select now() - interval '730 days' * (1 - ($1::int + n)::float8 / $3::int) as at,
         luck, luck < 0.1 as by_staff, floor(random() * $4::int)::int as person
       from (select n, random() as luck from generate_series(0, $2::int - 1) n) drawn
     ) e
     join seeded_people s on s.number = e.person
     order by e.at`,
    [first, count, of, people],
  )
}

/** Writes mails that were sent long ago, except for the newest and a few undeliverable ones. */
export async function writeMails(
  tx: Transaction,
  { first, count, of, people }: RecordBatch,
): Promise<void> {
  await allowBulkWrites(tx)
  await tx.rows(
    `insert into mail_outbox
       (id, user_id, to_address, subject, kind, content, sample, created_at, sent_at, attempts,
        next_attempt_at, last_error)
     select uuidv7(e.at - clock_timestamp()), s.id, s.email, 'Sample: your request',
       'withdrawal_status_update', '{"paragraphs": ["Sample."]}', true, at,
       case when not fails and at < now() - interval '1 hour' then at + interval '2 seconds' end,
       case when fails then 8 else 1 end,
       case when fails then 'infinity'::timestamptz else at end,
       case when fails then 'Sample: no such address.' end
     from (
       select now() - interval '730 days' * (1 - ($1::int + n)::float8 / $3::int) as at,
         random() < 0.002 as fails, floor(random() * $4::int)::int as person
       from generate_series(0, $2::int - 1) n
     ) e
     join seeded_people s on s.number = e.person
     order by e.at`,
    [first, count, of, people],
  )
}
