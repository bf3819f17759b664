/**
 * Made-up movements for `npm run seed`, from two years ago until now: what was asked for long ago
 * has ended, some of what is recent waits. Each withdrawal follows a deposit that pays for it, so
 * the book refuses none. Times of the book are true (it was booked now), those of the movements are
 * made up.
 */
import type { Transaction } from '#foundation/platform/server/database/database.ts'
import { seededEmails } from './seed-people.ts'

/** Numbers the active ones, so that one can be drawn. Answers how many there are. */
export async function rememberPeople(tx: Transaction): Promise<number> {
  await tx.rows(
    `create temporary table seeded_people as
     select (row_number() over (order by created_at, id) - 1)::int as number, id, full_name, email, created_at from users
     where email like '%${seededEmails}' and status = 'active' and closed_at is null`,
  )
  await tx.rows('create unique index on seeded_people (number)')
  await tx.rows('analyze seeded_people')
  const { count } = await tx.row<{ count: number }>(
    'select count(*)::int as count from seeded_people',
  )
  return count
}

interface Step {
  people: number
  /** Which of how many stretches of the two years. */
  step: number
  steps: number
  movements: number
  messages: number
}

export async function moveMoneyAround(tx: Transaction, step: Step): Promise<void> {
  await tx.rows('set local statement_timeout = 0')
  await tx.rows('set local synchronous_commit = off')
  await draw(tx, step)
  await writeTransactions(tx)
  await bookThem(tx)
  await writeChats(tx, step.messages)
  await tx.rows('drop table seeded')
}

const letter = `substr('ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789', 1 + floor(random() * 36)::int, 1)`
const sixLetters = Array.from({ length: 6 }, () => letter).join(' || ')

/**
 * Pairs: a deposit, and a withdrawal of a part of it, or a second deposit where the first brought
 * nothing or little.
 */
async function draw(tx: Transaction, { people, step, steps, movements }: Step): Promise<void> {
  await tx.rows(
    `create temporary table seeded as
     with pairs as (
       select n, now() - interval '730 days' * (1 - ($2::int + (n + random()) / $4::int) / $3::int) as made_at, random() as luck, random() as other_luck,
         floor(random() * greatest(1, $1::int * ($2::int + 1) / $3::int))::int as person, (500 + floor(power(random(), 3) * 200000)::bigint) * 100 as centavos
       from generate_series(0, greatest(1, $4::int / 2) - 1) n
     ), deposits_drawn as (
       select p.*, case
         when made_at > now() - interval '25 minutes' and luck < 0.6 then 'pending_payment'
         when made_at > now() - interval '2 days' and luck < 0.3 then 'pending_confirmation'
         when made_at > now() - interval '9 days' and luck > 0.995 then 'on_hold'
         when luck < 0.87 then 'completed' when luck < 0.92 then 'expired' when luck < 0.95 then 'failed' when luck < 0.97 then 'declined' else 'cancelled' end as status
       from pairs p
     ), both_of_a_pair as (
       select n, person, made_at, false as takes, status, centavos from deposits_drawn
       union all
       select n, person, made_at + least(interval '5 hours' * other_luck, (now() - made_at) / 2),
         status = 'completed' and centavos >= 600000 as takes,
         case when status <> 'completed' or centavos < 600000 then case when other_luck < 0.95 then 'completed' else 'expired' end
           when made_at > now() - interval '2 days' and other_luck < 0.7 then (array['pending', 'pending', 'pending', 'processing', 'on_hold', 'approved'])[1 + floor(random() * 6)::int]
           when made_at > now() - interval '30 days' and other_luck > 0.998 then 'on_hold'
           when other_luck < 0.93 then 'completed' when other_luck < 0.96 then 'declined' when other_luck < 0.98 then 'failed' else 'cancelled' end,
         case when status = 'completed' and centavos >= 600000 then greatest(500000, floor(centavos * (0.3 + other_luck * 0.6) / 100)::bigint * 100) else centavos end
       from deposits_drawn
     ), companies as (
       select array_agg(id order by id) as ids, array_agg(till_id order by id) as tills, count(*)::int as count from company_accounts where active
     )
     select uuidv7(b.made_at - clock_timestamp()) as id, uuidv7() as move_id, s.id as user_id, s.full_name, b.made_at, b.takes, b.status, b.centavos,
       b.made_at + least(interval '1 day' * power(random(), 4), now() - b.made_at) as ended_at,
       'TXN' || floor(extract(epoch from b.made_at) * 1000)::bigint || ${sixLetters} as uid,
       'REF' || to_char(b.made_at at time zone 'Asia/Manila', 'YYYYMMDD') || ${sixLetters} as reference,
       c.ids[1 + b.n % c.count] as company_account_id, c.tills[1 + b.n % c.count] as till_id,
       (array['BDO Unibank', 'GCash', 'Maya', 'Bank of the Philippine Islands (BPI)', 'Metrobank', 'Land Bank of the Philippines'])[1 + floor(power(random(), 2) * 6)::int] as bank_name,
       lpad(floor(random() * 1e12)::text, 12, '0') as account_number, uuidv7(b.made_at - clock_timestamp()) as chat_id, row_number() over () as number
     from both_of_a_pair b join seeded_people s on s.number = b.person cross join companies c`,
    [people, step, steps, movements],
  )
}

async function writeTransactions(tx: Transaction): Promise<void> {
  await tx.rows(
    `insert into transactions (id, user_id, transaction_uid, reference_number, type, amount_centavos, status, description, status_reason, meta_data, request_hash, sample, created_at, updated_at)
     select id, user_id, uid, reference,
       case when takes then case when status in ('approved', 'completed') then 'withdrawal' else 'withdrawal_request' end
         else case when status = 'completed' then 'deposit' else 'deposit_initiated' end end,
       case when takes then -centavos else centavos end, status, case when takes then 'Sample withdrawal.' else 'Sample deposit.' end,
       case when status in ('declined', 'failed') then 'Sample: the details did not match.' else '' end,
       case when takes then jsonb_build_object('bank_name', bank_name, 'account_name', full_name, 'account_number', account_number) else '{}' end,
       encode(sha256(convert_to(uid, 'UTF8')), 'hex'), true, made_at, ended_at
     from seeded order by made_at on conflict do nothing`,
  )
  // Two equal references in one day: so rare that the later one is simply not made.
  await tx.rows(
    'delete from seeded s where not exists (select from transactions t where t.id = s.id)',
  )
  await tx.rows(
    `insert into deposits (transaction_id, user_id, company_account_id, amount_centavos, expires_at, deadline_open, chat_started, created_at)
     select id, user_id, company_account_id, centavos, made_at + interval '30 minutes', status = 'pending_payment', true, made_at from seeded where not takes`,
  )
  await tx.rows(
    `insert into withdrawals (transaction_id, user_id, hold_id, bank_name, account_name, account_number, bank_reference)
     select id, user_id, id, bank_name, full_name, account_number, case when status = 'completed' then 'SMP' || substr(uid, 4) end from seeded where takes`,
  )
  await tx.rows(
    `insert into status_history (id, transaction_id, changed_by_user_id, changed_by_role, previous_status, new_status, reason, changed_at)
     select id, id, user_id, 'user', null, case when takes then 'pending' else 'pending_payment' end, '', made_at from seeded
     union all
     select move_id, id, case when status = 'cancelled' then user_id end, case when status = 'cancelled' then 'user' when status = 'expired' then 'system' else 'admin' end,
       case when takes then 'pending' else 'pending_payment' end, status,
       case when status in ('declined', 'failed') then 'Sample: the details did not match.' else '' end, greatest(ended_at, made_at + interval '1 millisecond')
     from seeded where status not in ('pending', 'pending_payment')`,
  )
}

/** By the same functions that requests use: the book decides about each. */
async function bookThem(tx: Transaction): Promise<void> {
  const { refused } = await tx.row<{ refused: bigint }>(
    `select count(*) filter (where b.refusal is not null) as refused
     from (select array_agg(id) as ids, array_agg(till_id) as tills, array_agg(user_id) as users, array_agg(centavos) as amounts, array_agg('deposit'::text) as purposes
       from seeded where not takes and status = 'completed' group by number / 400) g
     cross join lateral ledger.post_batch(g.ids, g.tills, g.users, g.amounts, g.purposes, g.ids) b`,
  )
  if (refused > 0n) throw new Error(`The book refuses ${refused} of the deposits`)
  await tx.rows(
    `select count(ledger.hold(id, user_id, centavos, 'withdrawal', id, null)) from seeded where takes`,
  )
  await tx.rows(
    `select count(ledger.capture(move_id, s.id, p.id, null, false)) from seeded s cross join ledger.places p
     where s.takes and s.status = 'completed' and p.code = 'payouts'`,
  )
  await tx.rows(
    `select count(ledger.release(move_id, id, 'Sample: the details did not match.')) from seeded where takes and status in ('declined', 'failed', 'cancelled')`,
  )
}

/** A chat for each deposit, and a question to support now and then. */
async function writeChats(tx: Transaction, messages: number): Promise<void> {
  await tx.rows(`alter table seeded add column said int, add column asks boolean`)
  await tx.rows(
    `update seeded set asks = takes and number % 25 = 0, said = least(40, floor($1::float8 / greatest(1, (select count(*) from seeded where not takes or number % 25 = 0)) + random())::int)
     where not takes or number % 25 = 0`,
    [messages],
  )
  await tx.rows(
    `insert into chat_sessions (id, user_id, session_type, status, related_transaction_id, reference, message_count, sample, created_at, updated_at, waiting_since)
     select chat_id, user_id, case when asks then 'support_chat' else 'deposit_chat' end,
       case when asks then case when made_at > now() - interval '3 days' then 'open' else 'closed_completed' end
         when status = 'pending_payment' then 'pending_user_proof' when status in ('pending_confirmation', 'on_hold') then 'pending_confirmation'
         when status = 'completed' then 'closed_completed' else 'closed_failed' end,
       case when asks then null else id end, case when asks then null else uid end, said, true, made_at, ended_at,
       case when asks and made_at > now() - interval '3 days' then ended_at when status in ('pending_confirmation', 'on_hold') and not asks then ended_at end
     from seeded where said is not null order by made_at`,
  )
  await tx.rows(
    `insert into chat_messages (id, session_id, position, sender_id, sender_kind, message_content, message_type, is_read_by_user, is_read_by_admin, created_at)
     select uuidv7(s.made_at + (s.ended_at - s.made_at) * m / s.said - clock_timestamp()), s.chat_id, m, case when m % 2 = 1 then s.user_id end,
       case when m % 2 = 1 then 'user' else 'console' end,
       case when m % 2 = 1 then 'Sample: I have paid ' || s.uid || '.' else 'Sample: thank you, we are looking at it.' end, 'text', true,
       not (m = s.said and s.status = 'pending_confirmation'), s.made_at + (s.ended_at - s.made_at) * m / s.said
     from seeded s cross join lateral generate_series(1, s.said) m where s.said > 0`,
  )
}
