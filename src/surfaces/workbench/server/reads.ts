/**
 * SQL of the queue: one query for each source of work. Each uses an index of open items, so that
 * finished ones cost nothing.
 */
import { sqlNames } from '#foundation/platform/server/database/built-queries.ts'
import { together, type Transaction } from '#foundation/platform/server/database/database.ts'
import { latePlacements } from '#investing/placements/server/placements-sql.ts'
import {
  chatOfTransaction,
  isPutOff,
  isUnanswered,
  waitsWithProof,
} from '#money/deposits/server/waiting-chats-sql.ts'
import { waitsUntilOf } from '#money/withdrawals/server/payees/waits-sql.ts'
import { waitsForSecondPerson } from '#money/withdrawals/server/requests-sql.ts'
import {
  withdrawalStatusesToDecide,
  withdrawalStatusesToPay,
  withdrawalTypes,
  type WithdrawalStatus,
} from '#money/withdrawals/shared/rules.ts'
import { joinUser } from '#people/identity/server/users-sql.ts'
import type { QueueItem, Waiting } from '../shared/contract.ts'
import { countedUpTo, type QueueInput, type QueueKind } from '../shared/rules.ts'

/** Kinds read by the queries below; the approvals module lists its own. */
export type StoredKind = Exclude<QueueKind, 'approvals'>

/** A query for items: a transaction `t`, its user `u` and perhaps a chat `c`. */
interface Source {
  id: string
  chatStatus: string
  /** An expression; without it the amount of the transaction. */
  amount?: string
  /** An expression; only withdrawals wait for a new account. */
  waitsUntil?: string
  from: string
  where: string
  /** The column with the time since when the item waits. */
  since: string
}

/** Withdrawals in these statuses, except those that wait for a second person's approval. */
const withdrawalsIn = (statuses: readonly WithdrawalStatus[]): Source => ({
  id: 't.id',
  chatStatus: 'null',
  waitsUntil: waitsUntilOf('t.id'),
  from: `transactions t ${joinUser('t.user_id')}`,
  where: `t.type in (${sqlNames(withdrawalTypes)}) and t.status in (${sqlNames(statuses)})
    and not ${waitsForSecondPerson('t.id')}`,
  since: 't.created_at',
})

const depositChatsWithProof: Source = {
  id: 'c.id',
  chatStatus: 'c.status',
  from: `chat_sessions c ${joinUser('c.user_id')}
    join transactions t on t.id = c.related_transaction_id`,
  where: `${isUnanswered} and ${waitsWithProof}`,
  since: 'c.waiting_since',
}

const depositsPutOff: Source = {
  id: 'c.id',
  chatStatus: 'c.status',
  from: `transactions t ${chatOfTransaction} ${joinUser('t.user_id')}`,
  where: isPutOff,
  since: 't.created_at',
}

const unansweredChats: Source = {
  id: 'c.id',
  chatStatus: 'c.status',
  from: `chat_sessions c ${joinUser('c.user_id')}
    left join transactions t on t.id = c.related_transaction_id`,
  where: `${isUnanswered} and not ${waitsWithProof}`,
  since: 'c.waiting_since',
}

/** The first transaction of a placement has its id. */
const latePayouts: Source = {
  id: 't.id',
  chatStatus: 'null',
  amount: 'p.late_centavos',
  from: `${latePlacements} p join transactions t on t.id = p.id ${joinUser('t.user_id')}`,
  where: 'true',
  since: 'p.late_since',
}

const sources: Record<StoredKind, readonly Source[]> = {
  'withdrawals-to-decide': [withdrawalsIn(withdrawalStatusesToDecide)],
  'withdrawals-to-pay': [withdrawalsIn(withdrawalStatusesToPay)],
  deposits: [depositChatsWithProof, depositsPutOff],
  chats: [unansweredChats],
  'late-payouts': [latePayouts],
}

/** At most `limit` items of each source, each oldest first. */
export async function readKind(
  tx: Transaction,
  kind: StoredKind,
  after: QueueInput['after'],
  limit: number,
): Promise<QueueItem[]> {
  const parts = await together(
    sources[kind].map(
      ({ id, amount = 't.amount_centavos', chatStatus, from, where, since, ...one }) =>
        tx.rows<Omit<QueueItem, 'kind'>>(
          // The browser's instants have milliseconds, the table's microseconds.
          `select ${id}, u.id as "userId", u.full_name as "userName",
           ${amount} as "amountCentavos",
           t.reference_number as reference, t.status, ${chatStatus} as "chatStatus",
           ${one.waitsUntil ?? 'null::timestamptz'} as "waitsUntil",
           ${since} as since
         from ${from}
         where ${where} and ($1::timestamptz is null or ${since} >= $1
           and (date_trunc('milliseconds', ${since}), ${id}) > ($1, $2::uuid))
         order by ${since}, ${id} limit $3`,
          [after?.since ?? null, after?.id ?? null, limit],
        ),
    ),
  )
  return parts.flat().map((row) => ({ kind, ...row }))
}

/** Counts up to `countedUpTo` per source, which bounds the cost. */
export async function countKind(tx: Transaction, kind: StoredKind): Promise<Waiting> {
  const waiting = sources[kind].map(
    ({ id, from, where, since }) =>
      `(select ${since} as since from ${from} where ${where}
        order by ${since}, ${id} limit ${countedUpTo})`,
  )
  const { count, oldestAt } = await tx.row<Omit<Waiting, 'kind'>>(
    `select count(*)::int as count, min(since) as "oldestAt"
     from (${waiting.join(' union all ')}) w`,
  )
  return { kind, count, oldestAt }
}
