/** The company's own bank accounts and e-wallets, each with its till in the book. */
import { v7 as uuidv7 } from 'uuid'
import type { Transaction } from '#foundation/platform/server/database/database.ts'
import { openTill } from '#ledger/server/actions.ts'
import { givenCompanyAccount, type GivenCompanyAccount } from '../../shared/rules.ts'
import { insertCompanyAccount, isCompanyAccount, lockInstallation } from '../store.ts'

export interface NewCompanyAccount {
  bankName: string
  accountNumber: string
  accountName: string
  details: string
  sample: boolean
}

/**
 * Opens the till and the account that it stands for, together. Answers the id of the company
 * account.
 */
export async function addCompanyAccount(
  tx: Transaction,
  made: NewCompanyAccount,
  companyAccountId: string = uuidv7(),
): Promise<string> {
  const tillId = uuidv7()
  const tillCode = `deposits:${companyAccountId}`
  await openTill(tx, {
    tillId,
    code: tillCode,
    name: `Deposits to ${made.bankName} ${made.accountNumber}`,
    sample: made.sample,
  })
  await insertCompanyAccount(tx, { ...made, companyAccountId, tillId, tillCode })
  return companyAccountId
}

const partNames: Record<keyof GivenCompanyAccount, string> = {
  bankName: 'bank',
  accountNumber: 'number',
  accountName: 'name',
  details: 'details',
}

/**
 * For the operator: checks what was written, and refuses a bank account that is there already,
 * however its number is spaced.
 */
export async function addCompanyAccountByOperator(
  tx: Transaction,
  given: GivenCompanyAccount,
): Promise<{ companyAccountId: string } | { problem: string }> {
  const read = givenCompanyAccount.safeParse(given)
  if (!read.success) {
    const [issue] = read.error.issues
    const part = String(issue?.path[0]) as keyof GivenCompanyAccount
    return {
      problem: `The ${partNames[part] ?? part} cannot be used. ${issue?.message ?? ''}`.trim(),
    }
  }
  // Of two operators who write the same at once, the second waits here and finds the first one's.
  const { sample } = await lockInstallation(tx)
  const { bankName, accountNumber } = read.data
  if (await isCompanyAccount(tx, bankName, accountNumber))
    return { problem: `${bankName} ${accountNumber} is a company account already.` }
  return { companyAccountId: await addCompanyAccount(tx, { ...read.data, sample }) }
}
