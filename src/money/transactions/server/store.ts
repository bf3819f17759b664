/** SQL of one transaction and its status history. The lists are in reads.ts. */
import type { Centavos } from '#foundation/peso/shared/peso.ts'
import type { Transaction } from '#foundation/platform/server/database/database.ts'
import { joinUser } from '#people/identity/server/users-sql.ts'
import type { TransactionMetaData, TransactionStatus, TransactionType } from '../shared/rules.ts'

export interface TransactionRow {
  transactionId: string
  userId: string
  transactionUid: string
  referenceNumber: string
  type: TransactionType
  /** Negative when the money leaves the user's wallet. */
  amountCentavos: Centavos
  status: TransactionStatus
  description: string
  adminNotes: string
  statusReason: string
  metaData: TransactionMetaData
  sample: boolean
  createdAt: Date
  updatedAt: Date
}

const columns = `t.id as "transactionId", t.user_id as "userId",
  t.transaction_uid as "transactionUid", t.reference_number as "referenceNumber", t.type,
  t.amount_centavos as "amountCentavos", t.status, t.description,
  t.admin_notes as "adminNotes", t.status_reason as "statusReason", t.meta_data as "metaData",
  t.sample, t.created_at as "createdAt", t.updated_at as "updatedAt"`

export interface NewTransaction {
  transactionId: string
  userId: string
  type: TransactionType
  /** Positive: recordTransaction gives it the sign of its type. */
  amountCentavos: Centavos
  status: TransactionStatus
  description: string
  metaData: TransactionMetaData
  /** Shown to the user; only where the first status needs one. */
  statusReason?: string
  /** Internal. */
  adminNotes?: string
  /** From hashRequest. */
  requestHash: string
}

/** Who changed a status, as its line of history keeps it. */
export interface ChangedBy {
  changedByUserId: string | null
  changedByRole: 'user' | 'admin' | 'system'
}

/** The row, and whether its line of history was written: false when the id of the line is taken. */
export type WithHistory = TransactionRow & { inHistory: boolean }

/**
 * Inserts the transaction and its first line of history, which has the same id. Takes the sample
 * mark from the user. Undefined when the id or one of the names is taken, or the user has closed;
 * the lock waits for a closing that is under way.
 */
export function insertTransaction(
  tx: Transaction,
  made: NewTransaction & ChangedBy & { transactionUid: string; referenceNumber: string },
) {
  return tx.maybeRow<WithHistory>(
    `with made as (
       insert into transactions (id, user_id, transaction_uid, reference_number, type,
         amount_centavos, status, description, meta_data, request_hash, status_reason, admin_notes,
         sample)
       select $1, u.id, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, u.sample
       from users u where u.id = $2 and u.closed_at is null for key share
       on conflict do nothing
       returning *
     ), line as (
       insert into status_history (id, transaction_id, changed_by_user_id, changed_by_role,
         previous_status, new_status, reason, notes)
       select id, id, $13, $14, null, status, status_reason, admin_notes from made
       on conflict do nothing returning id
     )
     select ${columns}, exists (select from line) as "inHistory" from made t`,
    [
      made.transactionId,
      made.userId,
      made.transactionUid,
      made.referenceNumber,
      made.type,
      made.amountCentavos,
      made.status,
      made.description,
      JSON.stringify(made.metaData),
      made.requestHash,
      made.statusReason ?? '',
      made.adminNotes ?? '',
      made.changedByUserId,
      made.changedByRole,
    ],
  )
}

export function findTransactionWithHash(tx: Transaction, transactionId: string) {
  return tx.maybeRow<TransactionRow & { requestHash: string }>(
    `select ${columns}, t.request_hash as "requestHash" from transactions t where t.id = $1`,
    [transactionId],
  )
}

export async function hasUserClosed(tx: Transaction, userId: string): Promise<boolean> {
  const closed = 'select from users where id = $1 and closed_at is not null'
  return (await tx.maybeRow(closed, [userId])) !== undefined
}

export function lockTransactionRow(tx: Transaction, transactionId: string) {
  return tx.maybeRow<TransactionRow>(
    `select ${columns} from transactions t where t.id = $1 for no key update`,
    [transactionId],
  )
}

export function findTransactionRow(tx: Transaction, by: { id: string | null; uid: string | null }) {
  return tx.maybeRow<TransactionRow>(
    `select ${columns} from transactions t where t.id = $1 or t.transaction_uid = $2`,
    [by.id, by.uid],
  )
}

export type OwnedTransactionRow = TransactionRow & { ownerName: string; ownerClosed: boolean }

export function findByReferences(tx: Transaction, referenceNumbers: readonly string[]) {
  return tx.rows<OwnedTransactionRow>(
    `select ${columns}, u.full_name as "ownerName", u.closed_at is not null as "ownerClosed"
     from transactions t ${joinUser('t.user_id')} where t.reference_number = any($1::text[])`,
    [referenceNumbers],
  )
}

/** Makes the database transaction start over, with the rows that others committed meanwhile. */
export function startOver(tx: Transaction, reason: string) {
  return tx.rows('select start_over($1)', [reason])
}

export interface TransactionChange {
  transactionId: string
  status: TransactionStatus
  type: TransactionType
  description: string
  statusReason: string
  adminNotes: string
}

const changeTo = `status = $2, type = $3, description = $4, status_reason = $5, admin_notes = $6,
  updated_at = clock_timestamp()`

/** Of `$1`, the transaction, and of `changeTo`. */
const changeValues = (change: TransactionChange) => [
  change.transactionId,
  change.status,
  change.type,
  change.description,
  change.statusReason,
  change.adminNotes,
]

export function changeTransaction(tx: Transaction, change: TransactionChange) {
  return tx.row<TransactionRow>(
    `update transactions as t
     set ${changeTo}
     where t.id = $1 returning ${columns}`,
    changeValues(change),
  )
}

export interface HistoryLine extends ChangedBy {
  moveId: string
  previousStatus: TransactionStatus
  reason: string
  notes: string
}

/** Writes the change and its line of history. */
export function moveTransactionRow(tx: Transaction, change: TransactionChange, line: HistoryLine) {
  return tx.row<WithHistory>(
    `with moved as (
       update transactions
       set ${changeTo}
       where id = $1 returning *
     ), line as (
       insert into status_history (id, transaction_id, changed_by_user_id, changed_by_role,
         previous_status, new_status, reason, notes)
       select $7, id, $8, $9, $10, status, $11, $12 from moved
       on conflict do nothing returning id
     )
     select ${columns}, exists (select from line) as "inHistory" from moved t`,
    [
      ...changeValues(change),
      line.moveId,
      line.changedByUserId,
      line.changedByRole,
      line.previousStatus,
      line.reason,
      line.notes,
    ],
  )
}

export function findStatusChange(tx: Transaction, moveId: string) {
  return tx.maybeRow<{
    transactionId: string
    newStatus: TransactionStatus
    reason: string
    notes: string
  }>(
    `select transaction_id as "transactionId", new_status as "newStatus", reason, notes
     from status_history where id = $1`,
    [moveId],
  )
}
