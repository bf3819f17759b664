/**
 * Made-up movements for `npm run seed` over the last two years: old requests have ended, some
 * recent ones are waiting. A deposit pays for each withdrawal, so the book refuses none. The times
 * in the book are real (the moment of posting); those of the movements are made up.
 */
import type { Transaction } from '#foundation/platform/server/database/database.ts'
import { writeChats } from './seed-chats.ts'
import { allowBulkWrites } from './seed-people.ts'

interface Step {
  /** How many people are numbered. */
  people: number
  /** The two years are divided into this many steps. `step` is one of them, from 0. */
  step: number
  steps: number
  movements: number
  messages: number
}

/** `post` writes the movements of the temporary table `seeded` into the book. */
export async function moveMoneyAround(
  tx: Transaction,
  { people, step, steps, movements, messages }: Step,
  post?: (tx: Transaction) => Promise<void>,
): Promise<void> {
  const values = [people, step, steps, movements]
  await writeMovements(tx, { movements: randomMovements, values, messages }, post)
}

interface Movements {
  /**
   * SQL of a `with` whose `movements` have the columns n, person, made_at, takes, status and
   * centavos; `person` is a number of `seeded_people`. Withdrawals take, deposits do not.
   */
  movements: string
  values: readonly unknown[]
  messages: number
}

export async function writeMovements(
  tx: Transaction,
  { movements, values, messages }: Movements,
  post = postToBook,
): Promise<void> {
  await allowBulkWrites(tx)
  await tx.rows(seededFrom(movements), values)
  await writeTransactions(tx)
  await writeDetails(tx)
  await writeStatusHistory(tx)
  await post(tx)
  await writeChats(tx, messages)
  await tx.rows('drop table seeded')
}

const letter = `substr('ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789', 1 + floor(random() * 36)::int, 1)`
const sixLetters = Array.from({ length: 6 }, () => letter).join(' || ')

/** SQL for the final status of each deposit. */
const depositStatus = `case
  when made_at > now() - interval '25 minutes' and luck < 0.6 then 'pending_payment'
  when made_at > now() - interval '2 days' and luck < 0.3 then 'pending_confirmation'
  when made_at > now() - interval '9 days' and luck > 0.995 then 'on_hold'
  when luck < 0.87 then 'completed'
  when luck < 0.92 then 'expired'
  when luck < 0.95 then 'failed'
  when luck < 0.97 then 'declined'
  else 'cancelled' end`

/** SQL for the final status of the second movement of a pair: another deposit or a withdrawal. */
const secondStatus = `case
  when status <> 'completed' or centavos < 600000
    then case when other_luck < 0.95 then 'completed' else 'expired' end
  when made_at > now() - interval '2 days' and other_luck < 0.7
    then (array['pending', 'pending', 'pending', 'processing', 'on_hold', 'approved'])
      [1 + floor(random() * 6)::int]
  when made_at > now() - interval '30 days' and other_luck > 0.998 then 'on_hold'
  when other_luck < 0.93 then 'completed'
  when other_luck < 0.96 then 'declined'
  when other_luck < 0.98 then 'failed'
  else 'cancelled' end`

const bankNames = `array['BDO Unibank', 'GCash', 'Maya', 'Bank of the Philippine Islands (BPI)',
  'Metrobank', 'Land Bank of the Philippines']`

/**
 * Generates random pairs: a deposit, and a withdrawal of part of it. After a small or unsuccessful
 * deposit, the second movement is a deposit too.
 */
const randomMovements = `
  with pairs as (
    select n,
      now() - interval '730 days'
        * (1 - ($2::int + (n + random()) / greatest(1, $4::int / 2)) / $3::int) as made_at,
      random() as luck, random() as other_luck,
      floor(random() * greatest(1, $1::int * ($2::int + 1) / $3::int))::int as person,
      (500 + floor(power(random(), 3) * 200000)::bigint) * 100 as centavos
    from generate_series(0, greatest(1, $4::int / 2) - 1) n
  ), first_movements as (
    select p.*, ${depositStatus} as status from pairs p
  ), movements as (
    select n, person, made_at, false as takes, status, centavos from first_movements
    union all
    select n, person, made_at + least(interval '5 hours' * other_luck, (now() - made_at) / 2),
      status = 'completed' and centavos >= 600000 as takes,
      ${secondStatus},
      case when status = 'completed' and centavos >= 600000
        then greatest(500000, floor(centavos * (0.3 + other_luck * 0.6) / 100)::bigint * 100)
        else centavos end
    from first_movements
  )`

const seededFrom = (movements: string) => `
  create temporary table seeded as
  ${movements}, companies as (
    select array_agg(id order by id) as ids, array_agg(till_id order by id) as tills,
      count(*)::int as count
    from company_accounts where active
  )
  select uuidv7(m.made_at - clock_timestamp()) as id, uuidv7() as move_id,
    s.id as user_id, s.full_name, m.made_at, m.takes, m.status, m.centavos,
    m.made_at + least(interval '1 day' * power(random(), 4), now() - m.made_at) as ended_at,
    'TXN' || floor(extract(epoch from m.made_at) * 1000)::bigint || ${sixLetters} as uid,
    'REF' || to_char(m.made_at at time zone 'Asia/Manila', 'YYYYMMDD') || ${sixLetters}
      as reference,
    c.ids[1 + m.n % c.count] as company_account_id, c.tills[1 + m.n % c.count] as till_id,
    (${bankNames})[1 + floor(power(random(), 2) * 6)::int] as bank_name,
    lpad(floor(random() * 1e12)::text, 12, '0') as account_number,
    uuidv7(m.made_at - clock_timestamp()) as chat_id,
    row_number() over (order by m.n, m.takes) as number
  from movements m
  join seeded_people s on s.number = m.person
  cross join companies c`

const reason = `case when status in ('declined', 'failed')
  then 'Sample: the details did not match.' else '' end`

async function writeTransactions(tx: Transaction): Promise<void> {
  await tx.rows(
    `insert into transactions
       (id, user_id, transaction_uid, reference_number, type, amount_centavos, status, description,
        status_reason, meta_data, request_hash, sample, created_at, updated_at)
     select id, user_id, uid, reference,
       case
         when takes and status in ('approved', 'completed') then 'withdrawal'
         when takes then 'withdrawal_request'
         when status = 'completed' then 'deposit'
         else 'deposit_initiated' end,
       case when takes then -centavos else centavos end, status,
       case when takes then 'Sample withdrawal.' else 'Sample deposit.' end, ${reason},
       case when takes then jsonb_build_object('bank_name', bank_name, 'account_name', full_name,
         'account_number', account_number) else '{}' end,
       encode(sha256(convert_to(uid, 'UTF8')), 'hex'), true, made_at, ended_at
     from seeded order by made_at
     on conflict do nothing`,
  )
  // Two equal references on one day are so rare that the later movement is dropped.
  await tx.rows(
    'delete from seeded s where not exists (select from transactions t where t.id = s.id)',
  )
}

async function writeDetails(tx: Transaction): Promise<void> {
  await tx.rows(
    `insert into deposits
       (transaction_id, user_id, company_account_id, amount_centavos, expires_at, deadline_open,
        chat_started, created_at)
     select id, user_id, company_account_id, centavos, made_at + interval '30 minutes',
       status = 'pending_payment', true, made_at
     from seeded where not takes`,
  )
  await tx.rows(
    `insert into withdrawals
       (transaction_id, user_id, hold_id, bank_name, account_name, account_number, bank_reference)
     select id, user_id, id, bank_name, full_name, account_number,
       case when status = 'completed' then 'SMP' || substr(uid, 4) end
     from seeded where takes`,
  )
}

async function writeStatusHistory(tx: Transaction): Promise<void> {
  await tx.rows(
    `insert into status_history
       (id, transaction_id, changed_by_user_id, changed_by_role, previous_status, new_status,
        reason, changed_at)
     select id, id, user_id, 'user', null,
       case when takes then 'pending' else 'pending_payment' end, '', made_at
     from seeded
     union all
     select move_id, id, case when status = 'cancelled' then user_id end,
       case when status = 'cancelled' then 'user' when status = 'expired' then 'system'
         else 'admin' end,
       case when takes then 'pending' else 'pending_payment' end, status, ${reason},
       greatest(ended_at, made_at + interval '1 millisecond')
     from seeded where status not in ('pending', 'pending_payment')`,
  )
}

/** Posts through the functions that requests use, so the book checks each movement. */
async function postToBook(tx: Transaction): Promise<void> {
  const { refused } = await tx.row<{ refused: bigint }>(
    `select count(*) filter (where b.refusal is not null) as refused
     from (
       select array_agg(id) as ids, array_agg(till_id) as tills, array_agg(user_id) as users,
         array_agg(centavos) as amounts, array_agg('deposit'::text) as purposes
       from seeded where not takes and status = 'completed' group by number / 400
     ) g
     cross join lateral
       ledger.post_batch(g.ids, g.tills, g.users, g.amounts, g.purposes, g.ids) b`,
  )
  if (refused > 0n) throw new Error(`The book refuses ${refused} of the deposits`)
  await tx.rows(
    `select count(ledger.hold(id, user_id, centavos, 'withdrawal', id, null))
     from seeded where takes`,
  )
  await tx.rows(
    `select count(ledger.capture(move_id, s.id, p.id, null, false))
     from seeded s cross join ledger.places p
     where s.takes and s.status = 'completed' and p.code = 'payouts'`,
  )
  await tx.rows(
    `select count(ledger.release(move_id, id, 'Sample: the details did not match.'))
     from seeded where takes and status in ('declined', 'failed', 'cancelled')`,
  )
}
