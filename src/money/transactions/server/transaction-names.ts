import type { Transaction } from '#foundation/platform/server/database/database.ts'
import type { TransactionType } from '../shared/rules.ts'

export interface TransactionName {
  transactionId: string
  type: TransactionType
  description: string
  referenceNumber: string
  /** The user's bank for a withdrawal, the company's for a deposit. */
  bankName: string | null
  accountName: string | null
}

/** Names transactions of one user for a list of ledger entries; ids of other users are left out. */
export function readTransactionNames(
  tx: Transaction,
  userId: string,
  transactionIds: readonly string[],
): Promise<TransactionName[]> {
  return tx.rows<TransactionName>(
    `select id as "transactionId", type, description, reference_number as "referenceNumber",
       coalesce(meta_data -> 'selected_company_account', meta_data) ->> 'bank_name' as "bankName",
       coalesce(meta_data -> 'selected_company_account', meta_data) ->> 'account_name'
         as "accountName"
     from transactions where id = any($2::uuid[]) and user_id = $1`,
    [userId, transactionIds],
  )
}
