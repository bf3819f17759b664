/** The company's own bank accounts; what is done with deposits stands in the files named after the verbs. */
import { openTill } from '../ledger/actions.ts'
import type { Transaction } from '../platform/database.ts'
import { insertCompanyAccount } from './store.ts'

export interface NewCompanyAccount {
  companyAccountId: string
  bankName: string
  accountNumber: string
  accountName: string
  details: string
  sample: boolean
}

export function tillCodeOf(companyAccountId: string): string {
  return `deposits:${companyAccountId}`
}

/** Opens a company account together with its till in the book. Opening it again changes nothing. */
export async function openCompanyAccount(tx: Transaction, made: NewCompanyAccount): Promise<void> {
  const till = { tillId: made.companyAccountId, code: tillCodeOf(made.companyAccountId) }
  await openTill(tx, { ...till, name: `${made.bankName} ${made.accountNumber}`, sample: made.sample })
  await insertCompanyAccount(tx, { ...made, tillId: till.tillId, tillCode: till.code })
}
