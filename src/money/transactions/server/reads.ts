/** SQL of the user's list and of the status history, as screens show them. */
import { sql } from 'kysely'
import { absolute, parsePesos } from '#foundation/peso/shared/peso.ts'
import { builtRows, queryBuilder } from '#foundation/platform/server/database/built-queries.ts'
import type { Transaction } from '#foundation/platform/server/database/database.ts'
import { foldedColumn, foldedPattern } from '#foundation/platform/server/database/folded-sql.ts'
import { userNameOf } from '#people/identity/server/users-sql.ts'
import type { TransactionListInput, TransactionStatus, TransactionType } from '../shared/rules.ts'
import { namedStatuses, namedTypes } from '../shared/search/named-in-words.ts'

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

/**
 * The user's own, newest first: up to `limit` + 1 rows, so that the caller sees whether more
 * follow.
 */
export function selectUserTransactions(
  tx: Transaction,
  userId: string,
  input: TransactionListInput & { limit: number },
) {
  let query = build
    .selectFrom('transactions as t')
    .where('t.user_id', '=', userId)
    .select(rowColumns)
    .orderBy('t.created_at', 'desc')
    .orderBy('t.id', 'desc')
    .limit(input.limit + 1)
  // Another user's cursor must not reveal when their transaction was made.
  if (input.before)
    query = query.where(
      sql<boolean>`(t.created_at, t.id) < (
        select created_at, id from transactions
        where id = ${input.before} and user_id = ${userId})`,
    )
  if (input.type) query = query.where('t.type', '=', input.type)
  if (input.status) query = query.where('t.status', '=', input.status)
  if (input.search) query = query.where(matchesOwn(input.search))
  return builtRows(tx, query)
}

/** The texts of a transaction that its user sees; never the notes of staff. */
const seenTexts = [
  't.transaction_uid',
  't.reference_number',
  't.description',
  't.status_reason',
  `coalesce(t.meta_data ->> 'bank_name', '')`,
  `coalesce(t.meta_data #>> '{selected_company_account,bank_name}', '')`,
].map(foldedColumn)

/** The term in a text, in the name of the type or status in either language, or as the amount. */
function matchesOwn(term: string) {
  const pattern = foldedPattern(term)
  const amount = parsePesos(term)
  const [types, statuses] = [namedTypes(term), namedStatuses(term)]
  const ways = seenTexts.map((text) => sql<boolean>`${sql.raw(text)} like ${pattern}`)
  // With or without its sign.
  if (amount !== null) ways.push(sql`abs(t.amount_centavos) = ${absolute(amount)}`)
  if (types.length > 0) ways.push(sql`t.type = any (${types})`)
  if (statuses.length > 0) ways.push(sql`t.status = any (${statuses})`)
  return sql<boolean>`(${sql.join(ways, sql` or `)})`
}

export interface StatusHistoryRow {
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
export function readStatusHistory(tx: Transaction, transactionId: string) {
  return tx.rows<StatusHistoryRow>(
    `select h.id as "moveId", h.previous_status as "previousStatus", h.new_status as "newStatus",
       h.reason, h.notes, h.changed_by_role as "changedByRole",
       ${userNameOf('h.changed_by_user_id')} as "changedByName", h.changed_at as "changedAt"
     from status_history h where h.transaction_id = $1 order by h.changed_at desc`,
    [transactionId],
  )
}
