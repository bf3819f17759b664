/** Made-up investments for `npm run seed`. */
import type { Transaction } from '#foundation/platform/server/database/database.ts'
import { openInvestmentTill } from '#money/investments/server/investment-money.ts'
import { descriptions } from '#money/transactions/shared/descriptions.ts'
import { allowBulkWrites, isSeededPerson } from './seed-people.ts'

const plans = [
  'Harvest Fund',
  'Bayanihan Notes',
  'Steady Growth',
  'Island Bonds',
  'Sari-sari Partners',
  'Solar Roofs',
]

const hasEnded = `status in ('matured', 'cancelled')`

/**
 * Gives one investment each to people with enough money. Returns how many. Most are active; a third
 * have ended and were paid out in full.
 */
export async function placeInvestments(tx: Transaction, investments: number): Promise<number> {
  await allowBulkWrites(tx)
  const investors = await tx.rows<{ userId: string }>(
    `select u.id as "userId" from users u join ledger.wallets w on w.id = u.id
     where ${isSeededPerson('u')} and u.status = 'active' and w.available >= 100000
       and not exists (select from investments i where i.user_id = u.id)
     order by u.id limit $1`,
    [investments],
  )
  const tills: string[] = []
  for (const { userId } of investors) tills.push(await openInvestmentTill(tx, userId))
  await drawInvestments(
    tx,
    investors.map(({ userId }) => userId),
    tills,
  )
  await writeMovements(tx, {
    id: 'id',
    type: 'investment',
    sign: '-',
    at: 'made_at',
    description: `'${descriptions.investmentPlaced('%s')}'`,
    from: 'user_id',
    to: 'till_id',
    where: 'true',
  })
  await writeMovements(tx, {
    id: 'payout_id',
    type: 'investment_payout',
    sign: '',
    at: 'ended_at',
    description:
      `case status when 'cancelled' then '${descriptions.cancelledPayout('%s')}' ` +
      `else '${descriptions.maturedPayout('%s')}' end`,
    from: 'till_id',
    to: 'user_id',
    where: hasEnded,
  })
  await writeInvestments(tx)
  await tx.rows('drop table seeded_investments')
  return investors.length
}

async function drawInvestments(tx: Transaction, users: string[], tills: string[]): Promise<void> {
  await tx.rows(
    `create temporary table seeded_investments as
     select uuidv7(made_at - clock_timestamp()) as id,
       uuidv7(ended_at - clock_timestamp()) as payout_id,
       user_id, till_id, made_at, ended_at, plan, number, centavos,
       case when luck < 0.6 then 'active' when luck < 0.7 then 'pending'
         when luck < 0.95 then 'matured' else 'cancelled' end as status
     from (
       select a.user_id, a.till_id, a.number, random() as luck,
         ($3::text[])[1 + floor(random() * cardinality($3::text[]))::int] as plan,
         now() - interval '700 days' * (1 - place) as made_at,
         now() - interval '300 days' * (1 - place) as ended_at,
         100 * floor(w.available * (0.1 + random() * 0.8) / 100)::bigint as centavos
       from unnest($1::uuid[], $2::uuid[]) with ordinality a (user_id, till_id, number)
       cross join lateral (select a.number::float8 / (cardinality($1::uuid[]) + 1) as place) p
       join ledger.wallets w on w.id = a.user_id
     ) drawn`,
    [users, tills, plans],
  )
}

async function writeInvestments(tx: Transaction): Promise<void> {
  await tx.rows(
    `insert into investments
       (id, user_id, till_id, plan_name, amount_centavos, expected_return_centavos, start_date,
        end_date, status, payout_centavos, sample, created_at, updated_at)
     select id, user_id, till_id, plan, centavos, centavos * 11 / 10, made_at::date,
       made_at::date + 365, status, case when ${hasEnded} then centavos end, true, made_at,
       case when ${hasEnded} then ended_at else made_at end
     from seeded_investments order by id`,
  )
  await tx.rows(
    `insert into investment_moves
       (id, investment_id, user_id, previous_status, new_status, wallet_centavos, reason, notes,
        request_hash, changed_at)
     select id, id, user_id, null, case when ${hasEnded} then 'active' else status end, -centavos,
       '', 'Sample.', encode(sha256(convert_to(id::text, 'UTF8')), 'hex'), made_at
     from seeded_investments
     union all
     select payout_id, id, user_id, 'active', status, centavos, 'Sample.', 'Sample.',
       encode(sha256(convert_to(payout_id::text, 'UTF8')), 'hex'), ended_at
     from seeded_investments where ${hasEnded}`,
  )
}

/** `id`, `from`, `to` and `at` are names of columns of seeded_investments. */
interface Movements {
  id: string
  from: string
  to: string
  at: string
  type: 'investment' | 'investment_payout'
  sign: '' | '-'
  /** In SQL, with %s for the name of the plan. */
  description: string
  where: string
}

/** Writes transactions with their first status, and posts the money to the book. */
async function writeMovements(
  tx: Transaction,
  { id, type, sign, at, description, from, to, where }: Movements,
): Promise<void> {
  const idLetters = `right(upper(replace(${id}::text, '-', '')), 6)`
  await tx.rows(
    `insert into transactions
       (id, user_id, transaction_uid, reference_number, type, amount_centavos, status, description,
        meta_data, request_hash, sample, created_at, updated_at)
     select ${id}, user_id,
       'TXN' || floor(extract(epoch from ${at}) * 1000)::bigint || ${idLetters},
       'REF' || to_char(${at} at time zone 'Asia/Manila', 'YYYYMMDD') || ${idLetters},
       '${type}', ${sign}centavos, 'completed', format(${description}, plan), '{}',
       encode(sha256(convert_to(${id}::text, 'UTF8')), 'hex'), true, ${at}, ${at}
     from seeded_investments where ${where} order by ${id}`,
  )
  await tx.rows(
    `insert into status_history
       (id, transaction_id, changed_by_user_id, changed_by_role, previous_status, new_status,
        reason, changed_at)
     select ${id}, ${id}, null, 'admin', null, 'completed', '', ${at}
     from seeded_investments where ${where}`,
  )
  const purpose = type.replace('_', ' ')
  await tx.rows(
    `select count(ledger.post(${id}, ${from}, ${to}, centavos, '${purpose}', ${id}, null))
     from seeded_investments where ${where}`,
  )
}
