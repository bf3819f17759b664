import type { Transaction } from '#foundation/platform/server/database/database.ts'
/**
 * What stands beside made-up movements, for `npm run seed`: investments, entries of the record of
 * who did what, mails.
 */
import { openInvestmentTill } from '#money/investments/server/investment-money.ts'
import { seededEmails } from './seed-people.ts'

const plans = [
  'Harvest Fund',
  'Bayanihan Notes',
  'Steady Growth',
  'Island Bonds',
  'Sari-sari Partners',
  'Solar Roofs',
]

/**
 * Of people who have the money, one each: most are active, a third has ended and was paid out as it
 * was placed.
 */
export async function placeInvestments(tx: Transaction, investments: number): Promise<number> {
  await quietly(tx)
  const investors = await tx.rows<{ userId: string }>(
    `select u.id as "userId" from users u join ledger.wallets w on w.id = u.id
     where u.email like '%${seededEmails}' and u.status = 'active' and w.available >= 100000
       and not exists (select from investments i where i.user_id = u.id)
     order by u.id limit $1`,
    [investments],
  )
  const tills: string[] = []
  for (const { userId } of investors) tills.push(await openInvestmentTill(tx, userId))
  await tx.rows(
    `create temporary table seeded_investments as
     select uuidv7(made_at - clock_timestamp()) as id, uuidv7(ended_at - clock_timestamp()) as payout_id, user_id, till_id, made_at, ended_at, plan, number, centavos,
       case when luck < 0.6 then 'active' when luck < 0.7 then 'pending' when luck < 0.95 then 'matured' else 'cancelled' end as status
     from (
       select a.user_id, a.till_id, a.number, random() as luck, ($3::text[])[1 + floor(random() * cardinality($3::text[]))::int] as plan,
         now() - interval '700 days' * (1 - a.number::float8 / (cardinality($1::uuid[]) + 1)) as made_at,
         now() - interval '300 days' * (1 - a.number::float8 / (cardinality($1::uuid[]) + 1)) as ended_at,
         100 * floor(w.available * (0.1 + random() * 0.8) / 100)::bigint as centavos
       from unnest($1::uuid[], $2::uuid[]) with ordinality a (user_id, till_id, number) join ledger.wallets w on w.id = a.user_id
     ) drawn`,
    [investors.map(({ userId }) => userId), tills, plans],
  )
  await writeMovements(tx, {
    id: 'id',
    type: 'investment',
    sign: '-',
    at: 'made_at',
    said: 'Sample investment: ',
    from: 'user_id',
    to: 'till_id',
    which: 'true',
  })
  const ended = `status in ('matured', 'cancelled')`
  await writeMovements(tx, {
    id: 'payout_id',
    type: 'investment_payout',
    sign: '',
    at: 'ended_at',
    said: 'Sample payout: ',
    from: 'till_id',
    to: 'user_id',
    which: ended,
  })
  await tx.rows(
    `insert into investments (id, user_id, till_id, plan_name, amount_centavos, expected_return_centavos, start_date, end_date, status, payout_centavos, sample, created_at, updated_at)
     select id, user_id, till_id, plan, centavos, centavos * 11 / 10, made_at::date, made_at::date + 365, status, case when ${ended} then centavos end, true, made_at,
       case when ${ended} then ended_at else made_at end from seeded_investments order by id`,
  )
  await tx.rows(
    `insert into investment_moves (id, investment_id, user_id, previous_status, new_status, wallet_centavos, reason, notes, request_hash, changed_at)
     select id, id, user_id, null, case when ${ended} then 'active' else status end, -centavos, '', 'Sample.', encode(sha256(convert_to(id::text, 'UTF8')), 'hex'), made_at from seeded_investments
     union all
     select payout_id, id, user_id, 'active', status, centavos, 'Sample.', 'Sample.', encode(sha256(convert_to(payout_id::text, 'UTF8')), 'hex'), ended_at
     from seeded_investments where ${ended}`,
  )
  await tx.rows('drop table seeded_investments')
  return investors.length
}

interface Movements {
  /** Columns of what was drawn. */
  id: string
  from: string
  to: string
  at: string
  type: 'investment' | 'investment_payout'
  sign: '' | '-'
  said: string
  which: string
}

/** Transactions with their first history row, and the money by the book. */
async function writeMovements(
  tx: Transaction,
  { id, type, sign, at, said, from, to, which }: Movements,
): Promise<void> {
  await tx.rows(
    `insert into transactions (id, user_id, transaction_uid, reference_number, type, amount_centavos, status, description, meta_data, request_hash, sample, created_at, updated_at)
     select ${id}, user_id, 'TXN' || floor(extract(epoch from ${at}) * 1000)::bigint || right(upper(replace(${id}::text, '-', '')), 6),
       'REF' || to_char(${at} at time zone 'Asia/Manila', 'YYYYMMDD') || right(upper(replace(${id}::text, '-', '')), 6), '${type}', ${sign}centavos, 'completed', '${said}' || plan, '{}',
       encode(sha256(convert_to(${id}::text, 'UTF8')), 'hex'), true, ${at}, ${at} from seeded_investments where ${which} order by ${id}`,
  )
  await tx.rows(
    `insert into status_history (id, transaction_id, changed_by_user_id, changed_by_role, previous_status, new_status, reason, changed_at)
     select ${id}, ${id}, null, 'admin', null, 'completed', '', ${at} from seeded_investments where ${which}`,
  )
  await tx.rows(
    `select count(ledger.post(${id}, ${from}, ${to}, centavos, '${type.replace('_', ' ')}', ${id}, null)) from seeded_investments where ${which}`,
  )
}

/**
 * From two years ago until now, in order; a link of the chain is made for each by the job of the
 * running server.
 */
export async function recordEntries(
  tx: Transaction,
  { first, count, of, people }: { first: number; count: number; of: number; people: number },
): Promise<void> {
  await quietly(tx)
  await tx.rows(
    `insert into user_activity_log (id, user_id, actor_user_id, pseudo_user, action_type, description, description_fil, address, created_at, subject_kind, subject_id, changes)
     select uuidv7(e.at - clock_timestamp()), s.id, case when by_staff then null else s.id end, case when by_staff then 'ADMIN_ACTION' end,
       (array['LOGIN_SUCCESS', 'LOGIN_SUCCESS', 'LOGIN_SUCCESS', 'LOGIN_FAILED', 'DEPOSIT_REQUEST', 'WITHDRAWAL_REQUEST', 'PROFILE_UPDATE', 'ADMIN_USER_VIEWED'])[1 + case when by_staff then 7 else floor(luck * 7)::int end],
       'Sample entry of ' || s.full_name || '.', 'Halimbawang tala ni ' || s.full_name || '.', '203.0.113.' || floor(luck * 250)::int, at,
       case when by_staff then 'user' end, case when by_staff then s.id::text end, null
     from (
       select $1::int + n as number, now() - interval '730 days' * (1 - ($1::int + n)::float8 / $3::int) as at, luck, luck < 0.1 as by_staff,
         floor(random() * $4::int)::int as person
       from (select n, random() as luck from generate_series(0, $2::int - 1) n) drawn
     ) e join seeded_people s on s.number = e.person order by e.at`,
    [first, count, of, people],
  )
}

/** Sent long ago, but for the newest and for a few that nobody could deliver. */
export async function writeMails(
  tx: Transaction,
  { first, count, of, people }: { first: number; count: number; of: number; people: number },
): Promise<void> {
  await quietly(tx)
  await tx.rows(
    `insert into mail_outbox (id, user_id, to_address, subject, kind, content, sample, created_at, sent_at, attempts, next_attempt_at, last_error)
     select uuidv7(e.at - clock_timestamp()), s.id, s.email, 'Sample: your request', 'withdrawal_status_update', '{"paragraphs": ["Sample."]}', true, at,
       case when not fails and at < now() - interval '1 hour' then at + interval '2 seconds' end, case when fails then 8 else 1 end,
       case when fails then 'infinity'::timestamptz else at end, case when fails then 'Sample: no such address.' end
     from (
       select now() - interval '730 days' * (1 - ($1::int + n)::float8 / $3::int) as at, random() < 0.002 as fails, floor(random() * $4::int)::int as person
       from generate_series(0, $2::int - 1) n
     ) e join seeded_people s on s.number = e.person order by e.at`,
    [first, count, of, people],
  )
}

async function quietly(tx: Transaction): Promise<void> {
  await tx.rows('set local statement_timeout = 0')
  await tx.rows('set local synchronous_commit = off')
}
