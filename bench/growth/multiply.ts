/**
 * Multiplies the movements of a filled database: each person with all their rows is copied under
 * other ids. It is some times as fast as making up new ones.
 */
import { asOwner, inLanes } from './lanes.ts'

/** `k` counts the copies, from 1. An id differs from its copies in the last byte only. */
const twin = (id: string) =>
  `overlay(${id}::text placing
     lpad(to_hex((get_byte(uuid_send(${id}), 15) + copies.k) % 256), 2, '0') from 35)::uuid`
const twinIfAny = (id: string) => `case when ${id} is not null then ${twin(id)} end`
const marked = (text: string) => `${text} || lpad(copies.k::text, 2, '0')`

interface Copied {
  /** The expressions of the columns that differ. */
  changes: Record<string, string>
  only?: string
}

const of = (...ids: readonly string[]) => Object.fromEntries(ids.map((id) => [id, twin(id)]))
const isWallet = `id in (select id from users where email like '%@people.sample.kaban.test')`
const lastPosition = `(select last_value from ledger.till_positions)`
const position = (sequence: string) =>
  `${lastPosition} + (${sequence} - 1) * (select max(n.k) from copies n) + copies.k`

/** The largest first. */
const tables: Record<string, Copied> = {
  'ledger.transfers': {
    changes: {
      ...of('id', 'subject_id'),
      from_id: `case when from_balance is null then from_id else ${twin('from_id')} end`,
      to_id: `case when to_balance is null then to_id else ${twin('to_id')} end`,
      from_sequence: `case when from_balance is null then ${position('from_sequence')}
        else from_sequence end`,
      to_sequence: `case when to_balance is null then ${position('to_sequence')}
        else to_sequence end`,
    },
  },
  users: { changes: { ...of('id'), email: `'copy' || copies.k || '.' || email` }, only: isWallet },
  'ledger.places': { changes: of('id'), only: isWallet },
  'ledger.wallets': { changes: of('id'), only: isWallet },
  transactions: {
    changes: {
      ...of('id', 'user_id'),
      transaction_uid: marked('transaction_uid'),
      reference_number: marked('reference_number'),
    },
  },
  deposits: { changes: of('transaction_id', 'user_id') },
  withdrawals: {
    changes: {
      ...of('transaction_id', 'user_id', 'hold_id'),
      bank_reference: marked('bank_reference'),
    },
  },
  status_history: {
    changes: {
      ...of('id', 'transaction_id'),
      changed_by_user_id: twinIfAny('changed_by_user_id'),
    },
  },
  receipt_facts: { changes: of('transaction_id') },
  notifications: { changes: of('id', 'user_id') },
  user_activity_log: { changes: of('id', 'user_id', 'actor_user_id') },
  activity_unlinked: { changes: of('activity_id') },
  chat_sessions: {
    changes: {
      ...of('id', 'user_id'),
      related_transaction_id: twinIfAny('related_transaction_id'),
      reference: marked('reference'),
    },
  },
  chat_messages: {
    changes: {
      ...of('id', 'session_id'),
      sender_id: twinIfAny('sender_id'),
    },
  },
  'ledger.holds': {
    changes: {
      ...of('id', 'wallet_id', 'subject_id'),
      end_key: twinIfAny('end_key'),
    },
  },
  'ledger.captures': { changes: of('transfer_id', 'hold_id') },
}

/** Multiplies every table. Their indexes but the primary keys should be gone. */
export async function multiplyMovements(
  ownerUrl: string,
  times: number,
  onTable: (table: string) => void,
): Promise<void> {
  await inLanes(Object.entries(tables), async ([table, copied]) => {
    await asOwner(ownerUrl, await copyStatements(ownerUrl, table, copied, times))
    onTable(table)
  })
  // The copies lie behind all old rows, but an index of blocks lives from transfers in their order.
  await asOwner(ownerUrl, [
    `set maintenance_work_mem = '512MB'`,
    'create index transfers_sorted on ledger.transfers (created_at)',
    'cluster ledger.transfers using transfers_sorted',
    'drop index ledger.transfers_sorted',
  ])
  // The sums that were stored are of the old rows.
  await asOwner(ownerUrl, [
    'set session_replication_role = replica',
    `select setval('ledger.till_positions', last_value * ${times}) from ledger.till_positions`,
    `truncate ledger.till_snapshots, ledger.till_marks, flow_days, flow_hours, joined_days,
       joined_hours`,
  ])
}

async function copyStatements(
  ownerUrl: string,
  table: string,
  { changes, only }: Copied,
  times: number,
): Promise<string[]> {
  const columns = await asOwner(ownerUrl, [
    `select attname from pg_attribute
     where attrelid = '${table}'::regclass and attnum > 0 and not attisdropped order by attnum`,
  ])
  const names = columns.map((column) => String(column['attname']))
  return [
    'set session_replication_role = replica',
    'set synchronous_commit = off',
    // The copies of a row follow each other, so the table stays in order of time.
    'set join_collapse_limit = 1',
    `create temporary table copies as select k from generate_series(1, ${times - 1}) k`,
    `insert into ${table} (${names.join(', ')})
     select ${names.map((name) => changes[name] ?? name).join(', ')}
     from (select * from ${table} ${only ? `where ${only}` : ''} offset 0) base
     cross join copies`,
  ]
}
