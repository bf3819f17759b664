/** What the transactions of entries are called on a statement. */
import type { Transaction } from '#foundation/platform/server/database/database.ts'
import type { TransactionType } from '#money/transactions/shared/rules.ts'

export interface NamedTransaction {
  transactionId: string
  type: TransactionType
  referenceNumber: string
  /** The user's bank for a withdrawal, the company's for a deposit. */
  bankName: string | null
  accountName: string | null
}

export function namesOf(
  tx: Transaction,
  userId: string,
  transactionIds: readonly string[],
): Promise<NamedTransaction[]> {
  return tx.rows<NamedTransaction>(
    `select id as "transactionId", type, reference_number as "referenceNumber",
       coalesce(meta_data -> 'selected_company_account', meta_data) ->> 'bank_name' as "bankName",
       coalesce(meta_data -> 'selected_company_account', meta_data) ->> 'account_name' as "accountName"
     from transactions where id = any($2::uuid[]) and user_id = $1`,
    [userId, transactionIds],
  )
}
