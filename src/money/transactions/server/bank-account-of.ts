import type { BankAccountNamed, TransactionMetaData } from '../shared/rules.ts'

/**
 * The bank account that a transaction names: the company's for a deposit, otherwise the user's;
 * null when it names none.
 */
export function bankAccountOf(metaData: TransactionMetaData): BankAccountNamed | null {
  const named = metaData.selected_company_account ?? metaData
  const { bank_name: bankName, account_name: accountName, account_number: accountNumber } = named
  return bankName && accountName && accountNumber ? { bankName, accountName, accountNumber } : null
}
