/** The company's own bank accounts and e-wallets; what is done with deposits stands in the files named after the verbs. */
import { v7 as uuidv7 } from 'uuid'
import { openTill } from '../ledger/actions.ts'
import type { Transaction } from '../platform/database.ts'
import { insertCompanyAccount } from './store.ts'

export interface NewCompanyAccount {
  bankName: string
  accountNumber: string
  accountName: string
  details: string
  sample: boolean
}

/** Adds a company account and opens its till in the book, under the code `deposits:<id>`. Answers the id. */
export async function addCompanyAccount(tx: Transaction, made: NewCompanyAccount): Promise<string> {
  const companyAccountId = uuidv7()
  const till = { tillId: uuidv7(), code: `deposits:${companyAccountId}` }
  await openTill(tx, { ...till, name: `${made.bankName} ${made.accountNumber}`, sample: made.sample })
  await insertCompanyAccount(tx, { ...made, companyAccountId, tillId: till.tillId, tillCode: till.code })
  return companyAccountId
}
