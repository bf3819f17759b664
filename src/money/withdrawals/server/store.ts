/** SQL of one withdrawal. The list of the console is in reads.ts. */
import { sqlNames } from '#foundation/platform/server/database/built-queries.ts'
import type { Transaction } from '#foundation/platform/server/database/database.ts'
import { transactionAmountOf } from '#money/transactions/server/transactions-sql.ts'
import type { BankDetails } from '#people/profile/shared/rules.ts'
import { agreedWithdrawalStatuses, withdrawalTypes } from '../shared/rules.ts'

const amount = transactionAmountOf('t')

const agreed = sqlNames(agreedWithdrawalStatuses)
const types = sqlNames(withdrawalTypes)
/** A subquery runs once, so that an index finds the rows of the day. */
const aDayAgo = `select clock_timestamp() - interval '24 hours'`

export interface WithdrawalRow extends BankDetails {
  transactionId: string
  userId: string
  holdId: string
  bankReference: string | null
}

export async function insertWithdrawal(
  tx: Transaction,
  made: Omit<WithdrawalRow, 'bankReference'>,
): Promise<void> {
  await tx.rows(
    `insert into withdrawals (transaction_id, user_id, hold_id, bank_name, account_name,
       account_number) values ($1, $2, $3, $4, $5, $6)`,
    [
      made.transactionId,
      made.userId,
      made.holdId,
      made.bankName,
      made.accountName,
      made.accountNumber,
    ],
  )
}

export function findWithdrawal(tx: Transaction, transactionId: string) {
  return tx.maybeRow<WithdrawalRow>(
    `select transaction_id as "transactionId", user_id as "userId", hold_id as "holdId",
       bank_name as "bankName", account_name as "accountName",
       account_number as "accountNumber", bank_reference as "bankReference"
     from withdrawals where transaction_id = $1`,
    [transactionId],
  )
}

/** The caller has locked the transaction row. The table refuses a used reference (23505). */
export async function writeBankReference(
  tx: Transaction,
  transactionId: string,
  bankReference: string,
): Promise<void> {
  await tx.rows('update withdrawals set bank_reference = $2 where transaction_id = $1', [
    transactionId,
    bankReference,
  ])
}

/** Whether another withdrawal has the reference. A filed move stores none, so it asks first. */
export async function isBankReferenceUsed(
  tx: Transaction,
  transactionId: string,
  bankReference: string,
): Promise<boolean> {
  const other = await tx.maybeRow(
    `select from withdrawals where transaction_id <> $1
       and regexp_replace(upper(bank_reference), '[^A-Z0-9]', '', 'g')
         = nullif(regexp_replace(upper($2), '[^A-Z0-9]', '', 'g'), '')`,
    [transactionId, bankReference],
  )
  return other !== undefined
}

/**
 * The centavos of this user's other withdrawals that the company agreed to within 24 hours, without
 * those that failed since. The history is read only for older ones, which can have been agreed to
 * earlier and changed again today.
 */
export async function readRecentlyAgreed(tx: Transaction, transactionId: string): Promise<bigint> {
  const { agreedCentavos } = await tx.row<{ agreedCentavos: bigint }>(
    `select coalesce(sum(${amount}), 0)::bigint as "agreedCentavos"
     from transactions t
     where t.user_id = (select user_id from withdrawals where transaction_id = $1)
       and t.id <> $1 and t.type in (${types}) and t.status in (${agreed})
       and t.updated_at > (${aDayAgo})
       and (t.created_at > (${aDayAgo}) or exists (
         select from status_history h where h.transaction_id = t.id and h.new_status in (${agreed})
           and h.changed_at > (${aDayAgo})))`,
    [transactionId],
  )
  return agreedCentavos
}
