/** The console's list of withdrawals. */
import { sql } from 'kysely'
import { builtRows, constantQuery, containing, queryBuilder } from '../platform/built-queries.ts'
import type { Transaction } from '../platform/database.ts'
import type { TransactionType } from '../transactions/rules.ts'
import type { AdminWithdrawalView } from './contract.ts'
import type { WithdrawalListInput, WithdrawalStatus } from './rules.ts'

interface Tables {
  withdrawals: {
    transaction_id: string
    bank_name: string
    account_name: string
    account_number: string
    bank_reference: string | null
  }
  transactions: {
    id: string
    user_id: string
    transaction_uid: string
    reference_number: string
    type: TransactionType
    amount_centavos: bigint
    status: WithdrawalStatus
    admin_notes: string
    status_reason: string
    sample: boolean
    created_at: Date
    updated_at: Date
  }
  users: { id: string; full_name: string; email: string }
}

const everyWithdrawal = queryBuilder<Tables>()
  .selectFrom('withdrawals as w')
  .innerJoin('transactions as t', 't.id', 'w.transaction_id')
  .innerJoin('users as u', 'u.id', 't.user_id')
  .select([
    't.id as transactionId',
    't.transaction_uid as transactionUid',
    't.reference_number as referenceNumber',
    't.type',
    't.status',
    't.amount_centavos as amountCentavos',
    't.status_reason as statusReason',
    't.admin_notes as adminNotes',
    't.sample',
    't.created_at as createdAt',
    't.updated_at as updatedAt',
    't.user_id as userId',
    'u.full_name as userName',
    'u.email as userEmail',
    'w.bank_name as bankName',
    'w.account_name as accountName',
    'w.account_number as accountNumber',
    'w.bank_reference as bankReference',
  ])
  .select(sql<Date>`(select max(changed_at) from status_history h where h.transaction_id = t.id)`.as('statusSince'))

const searched = [
  't.transaction_uid',
  't.reference_number',
  'u.full_name',
  'u.email',
  'w.bank_name',
  'w.account_name',
  'w.account_number',
  'w.bank_reference',
] as const

/** Newest first; one row more than `limit`, which tells whether there are more. */
export function listForAdmin(tx: Transaction, asked: WithdrawalListInput & { limit: number }): Promise<AdminWithdrawalView[]> {
  let query = everyWithdrawal.orderBy('t.created_at', 'desc').orderBy('t.id', 'desc').limit(asked.limit + 1)
  if (asked.before) query = query.where(sql<boolean>`(t.created_at, t.id) < (select created_at, id from transactions where id = ${asked.before})`)
  if (asked.status) query = query.where('t.status', '=', asked.status)
  if (asked.search) {
    const pattern = containing(asked.search)
    query = query.where((is) => is.or(searched.map((column) => is(column, 'ilike', pattern))))
  }
  return builtRows(tx, query)
}

const oneWithdrawal = constantQuery((transactionId) => everyWithdrawal.where('t.id', '=', transactionId))

export function oneForAdmin(tx: Transaction, transactionId: string): Promise<AdminWithdrawalView | undefined> {
  return tx.maybeRow<AdminWithdrawalView>(oneWithdrawal.text, oneWithdrawal.valuesFor(transactionId))
}
