/** The backlog of the staff, made equally long in databases of any size. */
import { openDatabase, type Transaction } from '#foundation/platform/server/database/database.ts'
import { writeMovements } from '#main/sample/seed/seed-movements.ts'
import { asOwner } from './lanes.ts'
import { centavosNeeded } from './people.ts'

/** Of the fill's 50 movements that wait, 25 are deposits with a proof. One leads to a question. */
const asksOnceIn = 50
const withdrawalStatuses = ['pending', 'pending', 'pending', 'processing', 'on_hold', 'approved']

/**
 * Removes what waits and adds so many withdrawals, deposits with a proof, and chats, of the last
 * two days. They belong to people who are not asked ({@link chooseGrowthPeople}).
 */
export async function setBacklog(ownerUrl: string, length: number): Promise<void> {
  await asOwner(ownerUrl, removeWaiting)
  const database = openDatabase(ownerUrl, { connections: 1, applicationName: 'kaban seed' })
  try {
    await database.transaction((tx) => addWaiting(tx, length))
  } finally {
    await database.close()
  }
  await asOwner(ownerUrl, [`vacuum analyze ${tables.join(', ')}`])
}

const tables = [
  'transactions',
  'deposits',
  'withdrawals',
  'status_history',
  'chat_sessions',
  'chat_messages',
  'ledger.holds',
  'ledger.wallets',
]

/** Deleted and not ended: nothing else in the database changes. */
const removeWaiting = [
  'set session_replication_role = replica',
  `create temporary table gone as
   select t.id, w.hold_id from transactions t left join withdrawals w on w.transaction_id = t.id
   where t.status in ('pending', 'processing', 'on_hold', 'approved', 'pending_payment',
     'pending_confirmation')`,
  `create temporary table gone_chats as
   select c.id from chat_sessions c
   where c.waiting_since is not null or c.related_transaction_id in (select id from gone)`,
  'analyze gone, gone_chats',
  `update ledger.wallets w set available = available + h.amount, held = held - h.amount
   from (
     select wallet_id, sum(amount)::bigint as amount from ledger.holds
     where state = 'open' and id in (select hold_id from gone) group by wallet_id
   ) h where w.id = h.wallet_id`,
  'delete from ledger.holds where id in (select hold_id from gone)',
  'delete from chat_messages where session_id in (select id from gone_chats)',
  'delete from chat_sessions where id in (select id from gone_chats)',
  'delete from status_history where transaction_id in (select id from gone)',
  'delete from payee_waits where transaction_id in (select id from gone)',
  'delete from withdrawals where transaction_id in (select id from gone)',
  'delete from deposits where transaction_id in (select id from gone)',
  'delete from transactions where id in (select id from gone)',
]

async function addWaiting(tx: Transaction, length: number): Promise<void> {
  await tx.dynamicRows(
    `create temporary table seeded_people as
     select (row_number() over () - 1)::int as number, u.id, u.full_name
     from (
       select id from ledger.wallets
       where available between 1000000 and ${centavosNeeded} limit 1000
     ) w
     join users u on u.id = w.id and u.status = 'active'`,
  )
  const movements = Math.round((length * asksOnceIn) / (asksOnceIn + 1))
  await writeMovements(tx, {
    movements: `with movements as (
      select n, (n % (select count(*) from seeded_people))::int as person,
        now() - interval '2 days' * (1 - n::float8 / $1::int) as made_at, n % 2 = 0 as takes,
        case when n % 2 = 0 then ($2::text[])[1 + n / 2 % 6] else 'pending_confirmation' end
          as status,
        10000::bigint as centavos
      from generate_series(0, $1::int - 1) n
    )`,
    values: [movements, withdrawalStatuses],
    messages: movements * 0.7,
  })
}
