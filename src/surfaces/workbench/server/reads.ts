/**
 * SQL of the queue: one question for each kind, each on an index of what is open, so that what is
 * over costs nothing.
 */
import { sqlNames } from '#foundation/platform/server/database/built-queries.ts'
import { together, type Transaction } from '#foundation/platform/server/database/database.ts'
import {
  withdrawalStatusesToDecide,
  withdrawalStatusesToPay,
  withdrawalTypes,
  type WithdrawalStatus,
} from '#money/withdrawals/shared/rules.ts'
import type { QueueItem, Waiting } from '../shared/contract.ts'
import { countedUpTo, type QueueInput, type QueueKind } from '../shared/rules.ts'

/** Approvals wait for those who may decide them: their own room says which. */
export type StoredKind = Exclude<QueueKind, 'approvals'>

/** `since` is the column that orders it; `from` says what waits. */
interface Kind {
  columns: string
  from: string
  since: string
  id: string
}

const noApproval = `not exists (select from approvals a where a.kind = 'withdrawal'
  and a.subject_id = t.id and a.status = 'pending')`
const withdrawalsIn = (statuses: readonly WithdrawalStatus[]) =>
  `transactions t join users u on u.id = t.user_id
    where t.type in (${sqlNames(withdrawalTypes)}) and t.status in (${sqlNames(statuses)}) and ${noApproval}`
const withdrawal = {
  columns:
    't.id, u.full_name as "userName", t.amount_centavos as "amountCentavos", ' +
    't.reference_number as reference, t.status, null as "chatStatus", t.created_at as since',
  since: 't.created_at',
  id: 't.id',
}
const chat = {
  columns:
    'c.id, u.full_name as "userName", t.amount_centavos as "amountCentavos", ' +
    't.reference_number as reference, t.status, c.status as "chatStatus"',
  id: 'c.id',
}

// A withdrawal that a second person has to agree to waits for them, not for whoever asked.
const kinds: Record<StoredKind, readonly Kind[]> = {
  'withdrawals-to-decide': [
    {
      ...withdrawal,
      from: withdrawalsIn(withdrawalStatusesToDecide),
    },
  ],
  'withdrawals-to-pay': [
    {
      ...withdrawal,
      from: withdrawalsIn(withdrawalStatusesToPay),
    },
  ],
  deposits: [
    {
      ...chat,
      columns: `${chat.columns}, c.waiting_since as since`,
      since: 'c.waiting_since',
      from: `chat_sessions c join users u on u.id = c.user_id join transactions t on t.id = c.related_transaction_id
        where c.waiting_since is not null and c.status = 'pending_confirmation'`,
    },
    {
      ...chat,
      columns: `${chat.columns}, t.created_at as since`,
      since: 't.created_at',
      from: `transactions t join chat_sessions c on c.related_transaction_id = t.id join users u on u.id = t.user_id
        where t.type = 'deposit_initiated' and t.status in ('pending_confirmation', 'on_hold') and not (c.waiting_since is not null and c.status = 'pending_confirmation')`,
    },
  ],
  chats: [
    {
      ...chat,
      columns: `${chat.columns}, c.waiting_since as since`,
      since: 'c.waiting_since',
      from: `chat_sessions c join users u on u.id = c.user_id left join transactions t on t.id = c.related_transaction_id
      where c.waiting_since is not null and c.status <> 'pending_confirmation'`,
    },
  ],
}

/** Of one kind, oldest first in each of its parts. */
export async function readKind(
  tx: Transaction,
  kind: StoredKind,
  after: QueueInput['after'],
  limit: number,
): Promise<QueueItem[]> {
  const parts = await together(
    kinds[kind].map(({ columns, from, since, id }) =>
      tx.rows<Omit<QueueItem, 'kind'>>(
        // The reader's instant has milliseconds, the table's more.
        `select ${columns} from ${from} and ($1::timestamptz is null or ${since} >= $1
          and (date_trunc('milliseconds', ${since}), ${id}) > ($1, $2::uuid))
        order by ${since}, ${id} limit $3`,
        [after?.since ?? null, after?.id ?? null, limit],
      ),
    ),
  )
  return parts.flat().map((row) => ({ kind, ...row }))
}

/** Up to a thousand: more is 'very many', and must not cost more. */
export async function countKind(tx: Transaction, kind: StoredKind): Promise<Waiting> {
  const counted = kinds[kind].map(
    ({ from, since, id }) =>
      `(select ${since} as since from ${from} order by ${since}, ${id} limit ${countedUpTo})`,
  )
  const { count, oldestAt } = await tx.row<Omit<Waiting, 'kind'>>(
    `select count(*)::int as count, min(since) as "oldestAt"
      from (${counted.join(' union all ')}) w`,
  )
  return { kind, count, oldestAt }
}
