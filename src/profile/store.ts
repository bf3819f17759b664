import type { Transaction } from '../platform/database.ts'
import type { BankDetails } from './rules.ts'

export function readBankDetails(tx: Transaction, userId: string): Promise<BankDetails | undefined> {
  return tx.maybeRow<BankDetails>(
    `select bank_name as "bankName", account_name as "accountName", account_number as "accountNumber"
     from bank_details where user_id = $1`,
    [userId],
  )
}

export async function writeBankDetails(tx: Transaction, userId: string, details: BankDetails): Promise<void> {
  await tx.rows(
    `insert into bank_details (user_id, bank_name, account_name, account_number) values ($1, $2, $3, $4)
     on conflict (user_id) do update
     set bank_name = excluded.bank_name, account_name = excluded.account_name, account_number = excluded.account_number, updated_at = now()`,
    [userId, details.bankName, details.accountName, details.accountNumber],
  )
}
