/** SQL of one withdrawal. The list of the console stands in reads.ts. */
import type { Transaction } from '../platform/database.ts'
import type { BankDetails } from '../profile/rules.ts'

export interface WithdrawalRow extends BankDetails {
  transactionId: string
  userId: string
  holdId: string
  bankReference: string | null
}

export async function insertWithdrawal(tx: Transaction, made: Omit<WithdrawalRow, 'bankReference'>): Promise<void> {
  await tx.rows(
    `insert into withdrawals (transaction_id, user_id, hold_id, bank_name, account_name, account_number) values ($1, $2, $3, $4, $5, $6)`,
    [made.transactionId, made.userId, made.holdId, made.bankName, made.accountName, made.accountNumber],
  )
}

export function findWithdrawal(tx: Transaction, transactionId: string) {
  return tx.maybeRow<WithdrawalRow>(
    `select transaction_id as "transactionId", user_id as "userId", hold_id as "holdId", bank_name as "bankName",
       account_name as "accountName", account_number as "accountNumber", bank_reference as "bankReference"
     from withdrawals where transaction_id = $1`,
    [transactionId],
  )
}

/** The caller holds the lock of the transaction row. */
export async function writeBankReference(tx: Transaction, transactionId: string, bankReference: string): Promise<void> {
  await tx.rows('update withdrawals set bank_reference = $2 where transaction_id = $1', [transactionId, bankReference])
}
