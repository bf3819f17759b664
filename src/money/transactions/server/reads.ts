/** Lists and receipts as screens show them. */
import { sql } from 'kysely'
import { parsePesos } from '#foundation/peso/shared/peso.ts'
import {
  builtRows,
  containing,
  queryBuilder,
} from '#foundation/platform/server/database/built-queries.ts'
import type { Transaction } from '#foundation/platform/server/database/database.ts'
import type { TransactionListInput, TransactionStatus, TransactionType } from '../shared/rules.ts'

interface Tables {
  transactions: {
    id: string
    user_id: string
    transaction_uid: string
    reference_number: string
    type: TransactionType
    amount_centavos: bigint
    status: TransactionStatus
    description: string
    admin_notes: string
    status_reason: string
    sample: boolean
    created_at: Date
    updated_at: Date
  }
}

const build = queryBuilder<Tables>()

const rowColumns = [
  't.id as transactionId',
  't.transaction_uid as transactionUid',
  't.reference_number as referenceNumber',
  't.type',
  't.amount_centavos as amountCentavos',
  't.status',
  't.description',
  't.sample',
  't.created_at as createdAt',
  't.updated_at as updatedAt',
] as const

/** The user's own, newest first; one row more than `limit`, which tells whether there are more. */
export function listOfUser(
  tx: Transaction,
  userId: string,
  asked: TransactionListInput & { limit: number },
) {
  let query = build
    .selectFrom('transactions as t')
    .where('t.user_id', '=', userId)
    .select(rowColumns)
    .orderBy('t.created_at', 'desc')
    .orderBy('t.id', 'desc')
    .limit(asked.limit + 1)
  // The cursor must be the user's own too: otherwise it would tell when somebody else's transaction was made.
  if (asked.before)
    query = query.where(
      sql<boolean>`(t.created_at, t.id) < (select created_at, id from transactions where id = ${asked.before} and user_id = ${userId})`,
    )
  if (asked.type) query = query.where('t.type', '=', asked.type)
  if (asked.status) query = query.where('t.status', '=', asked.status)
  if (asked.search) {
    const pattern = containing(asked.search)
    const amount = parsePesos(asked.search)
    query = query.where((is) =>
      is.or([
        is('t.transaction_uid', 'ilike', pattern),
        is('t.reference_number', 'ilike', pattern),
        is('t.description', 'ilike', pattern),
        // As people write amounts, with or without its sign.
        ...(amount === null ? [] : [is('t.amount_centavos', 'in', [amount, -amount])]),
      ]),
    )
  }
  return builtRows(tx, query)
}

export interface HistoryRow {
  moveId: string
  previousStatus: TransactionStatus | null
  newStatus: TransactionStatus
  reason: string
  notes: string
  changedByRole: 'user' | 'admin' | 'system'
  changedByName: string | null
  changedAt: Date
}

/** Newest first. `notes` and names are for admins only. */
export function historyOf(tx: Transaction, transactionId: string) {
  return tx.rows<HistoryRow>(
    `select h.id as "moveId", h.previous_status as "previousStatus", h.new_status as "newStatus", h.reason, h.notes,
       h.changed_by_role as "changedByRole", u.full_name as "changedByName", h.changed_at as "changedAt"
     from status_history h left join users u on u.id = h.changed_by_user_id
     where h.transaction_id = $1 order by h.changed_at desc`,
    [transactionId],
  )
}
