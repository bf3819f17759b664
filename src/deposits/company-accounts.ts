/** The company's own bank accounts and e-wallets, each with its till in the book. */
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

/** Opens the till and the account that it stands for, together. Answers the id of the company account. */
export async function addCompanyAccount(tx: Transaction, made: NewCompanyAccount): Promise<string> {
  const companyAccountId = uuidv7()
  const tillId = uuidv7()
  const tillCode = `deposits:${companyAccountId}`
  await openTill(tx, { tillId, code: tillCode, name: `Deposits to ${made.bankName} ${made.accountNumber}`, sample: made.sample })
  await insertCompanyAccount(tx, { ...made, companyAccountId, tillId, tillCode })
  return companyAccountId
}
