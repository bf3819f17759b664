/**
 * SQL of the queue: one part for each source of work. Each uses an index of open items, so that
 * finished ones cost nothing.
 */
import { sqlNames } from '#foundation/platform/server/database/built-queries.ts'
import type { Transaction } from '#foundation/platform/server/database/database.ts'
import { latePlacements } from '#investing/placements/server/placements-sql.ts'
import {
  isOpenDepositChat,
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
import { countedUpTo, queueLength, type QueueInput, type QueueKind } from '../shared/rules.ts'

/** Kinds read by the queries below; the approvals module lists its own. */
export type StoredKind = Exclude<QueueKind, 'approvals'>

/** A query for the rows that wait, with only the tables that it needs to find and sort them. */
interface Source {
  from: string
  where: string
  /** Expressions of the item's id, of the user's and of the transaction's. */
  id: string
  userId: string
  transactionId: string
  /** The column with the time since when the item waits. */
  since: string
  chatStatus?: string
  /** Without it the amount of the transaction. */
  amount?: string
}

const ofTransaction = { userId: 't.user_id', transactionId: 't.id', since: 't.created_at' }
const ofChat = {
  id: 'c.id',
  chatStatus: 'c.status',
  userId: 'c.user_id',
  transactionId: 'c.related_transaction_id',
  since: 'c.waiting_since',
  from: 'from chat_sessions c',
}

/** Withdrawals in these statuses, except those that wait for a second person's approval. */
const withdrawalsIn = (statuses: readonly WithdrawalStatus[]): Source => ({
  ...ofTransaction,
  id: 't.id',
  from: 'from transactions t',
  where: `t.type in (${sqlNames(withdrawalTypes)}) and t.status in (${sqlNames(statuses)})
    and not ${waitsForSecondPerson('t.id')}`,
})

const depositChatsWithProof: Source = {
  ...ofChat,
  where: `${isUnanswered} and ${waitsWithProof}`,
}

/** From the chats, because nearly every deposit to confirm has a chat that waits. */
const depositsPutOff: Source = {
  ...ofTransaction,
  id: 'c.id',
  chatStatus: 'c.status',
  from: `from chat_sessions c cross join lateral (
    select * from transactions where id = c.related_transaction_id offset 0) t`,
  where: `${isOpenDepositChat} and ${isPutOff}`,
}

const unansweredChats: Source = {
  ...ofChat,
  where: `${isUnanswered} and not ${waitsWithProof}`,
}

/** The first transaction of a placement has its id. */
const latePayouts: Source = {
  ...ofTransaction,
  id: 't.id',
  amount: 'p.late_centavos',
  from: `from ${latePlacements} p join transactions t on t.id = p.id`,
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

/** The browser's instants have milliseconds, the table's microseconds. */
const isBeyond = ({ since, id }: Source) => `and ${since} >= $1
  and (date_trunc('milliseconds', ${since}), ${id}) > ($1, $2::uuid)`

/**
 * At most `queueLength` + 1 items, oldest first. Users and transactions are looked up for these
 * alone. Without parameters on the first page, so that the database keeps the plan.
 */
export async function readQueue(
  tx: Transaction,
  kinds: readonly StoredKind[],
  after: QueueInput['after'],
): Promise<QueueItem[]> {
  if (kinds.length === 0) return []
  const limit = queueLength + 1
  const parts = kinds.flatMap((kind) =>
    sources[kind].map(
      (one) =>
        `(select '${kind}' as kind, ${one.id} as id, ${one.since} as since,
           ${one.userId} as user_id, ${one.transactionId} as transaction_id,
           ${one.chatStatus ?? 'null'} as chat_status, ${one.amount ?? 'null::bigint'} as amount
         ${one.from} where ${one.where} ${after ? isBeyond(one) : ''}
         order by ${one.since}, ${one.id} limit ${limit})`,
    ),
  )
  return await tx.rows<QueueItem>(
    `select w.kind, w.id, u.id as "userId", u.full_name as "userName",
       coalesce(w.amount, t.amount_centavos) as "amountCentavos",
       t.reference_number as reference, t.status, w.chat_status as "chatStatus",
       ${waitsUntilOf('w.transaction_id')} as "waitsUntil", w.since
     from (
       select * from (${parts.join(' union all ')}) parts order by since, id limit ${limit}
     ) w
     ${joinUser('w.user_id')}
     left join transactions t on t.id = w.transaction_id
     order by w.since, w.id`,
    after ? [after.since, after.id] : [],
  )
}

/** Counts up to `countedUpTo` per source, which bounds the cost. */
export async function countKind(tx: Transaction, kind: StoredKind): Promise<Waiting> {
  const waiting = sources[kind].map(
    ({ from, where, since }) =>
      `(select ${since} as since ${from} where ${where}
        order by ${since} limit ${countedUpTo})`,
  )
  const { count, oldestAt } = await tx.row<Omit<Waiting, 'kind'>>(
    `select count(*)::int as count, min(since) as "oldestAt"
     from (${waiting.join(' union all ')}) w`,
  )
  return { kind, count, oldestAt }
}
