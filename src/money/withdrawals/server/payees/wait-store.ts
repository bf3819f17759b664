/** SQL of the waits of new payees. */
import { sqlNames } from '#foundation/platform/server/database/built-queries.ts'
import type { Transaction } from '#foundation/platform/server/database/database.ts'
import type { BankDetails } from '#people/profile/shared/rules.ts'
import { openWithdrawalStatuses } from '../../shared/rules.ts'
import { waitRuns } from './waits-sql.ts'

export interface PayeeWait {
  waitsUntil: Date
  /** Staff cannot process or pay it yet. */
  waits: boolean
  liftId: string | null
  liftedAt: Date | null
  liftReason: string
}

/** Returns undefined when the account was known. Lock the transaction row before deciding on it. */
export function findPayeeWait(
  tx: Transaction,
  transactionId: string,
): Promise<PayeeWait | undefined> {
  return tx.maybeRow<PayeeWait>(
    `select p.waits_until as "waitsUntil", ${waitRuns('p')} as waits,
       p.lift_id as "liftId", p.lifted_at as "liftedAt", p.lift_reason as "liftReason"
     from payee_waits p where p.transaction_id = $1`,
    [transactionId],
  )
}

/** Whether a withdrawal of this user to this account was ever paid. */
export async function wasPaidBefore(
  tx: Transaction,
  userId: string,
  { bankName, accountNumber }: Pick<BankDetails, 'bankName' | 'accountNumber'>,
): Promise<boolean> {
  const paid = await tx.maybeRow(
    `select from withdrawals w join transactions t on t.id = w.transaction_id
     where w.user_id = $1 and w.bank_name = $2 and w.account_number = $3
       and t.status = 'completed' limit 1`,
    [userId, bankName, accountNumber],
  )
  return paid !== undefined
}

/** Begins the wait now and returns its end. */
export async function insertPayeeWait(
  tx: Transaction,
  wait: { transactionId: string; userId: string; hours: number },
): Promise<Date> {
  const { waitsUntil } = await tx.row<{ waitsUntil: Date }>(
    `insert into payee_waits (transaction_id, user_id, waits_until)
     values ($1, $2, clock_timestamp() + make_interval(hours => $3))
     returning waits_until as "waitsUntil"`,
    [wait.transactionId, wait.userId, wait.hours],
  )
  return waitsUntil
}

/** The end of a wait that begins now. */
export async function readEarliest(tx: Transaction, hours: number): Promise<Date> {
  const { earliest } = await tx.row<{ earliest: Date }>(
    'select clock_timestamp() + make_interval(hours => $1) as earliest',
    [hours],
  )
  return earliest
}

/** The caller has locked the transaction row, and the wait runs. */
export async function writeLift(
  tx: Transaction,
  lift: { transactionId: string; liftId: string; liftedBy: string | null; reason: string },
): Promise<void> {
  await tx.row(
    `update payee_waits set lift_id = $2, lifted_at = clock_timestamp(), lifted_by_user_id = $3,
       lift_reason = $4
     where transaction_id = $1 returning transaction_id`,
    [lift.transactionId, lift.liftId, lift.liftedBy, lift.reason],
  )
}

/** Open withdrawals of this user to accounts that were new, in the order of their locks. */
export function findOpenToNewPayees(
  tx: Transaction,
  userId: string,
): Promise<{ transactionId: string }[]> {
  return tx.rows(
    `select p.transaction_id as "transactionId"
     from payee_waits p join transactions t on t.id = p.transaction_id
     where p.user_id = $1 and t.status in (${sqlNames(openWithdrawalStatuses)})
     order by p.transaction_id`,
    [userId],
  )
}

/** Whether staff ever processed this withdrawal. */
export async function wasProcessed(tx: Transaction, transactionId: string): Promise<boolean> {
  const processed = await tx.maybeRow(
    `select from status_history where transaction_id = $1 and new_status = 'processing' limit 1`,
    [transactionId],
  )
  return processed !== undefined
}

/** The number of withdrawals that the user can still cancel. */
export async function countPending(tx: Transaction, userId: string): Promise<number> {
  const { count } = await tx.row<{ count: number }>(
    `select count(*)::int as count
     from withdrawals w join transactions t on t.id = w.transaction_id
     where w.user_id = $1 and t.status = 'pending'`,
    [userId],
  )
  return count
}
