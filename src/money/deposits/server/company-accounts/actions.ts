import { v7 as uuidv7 } from 'uuid'
import type { Transaction } from '#foundation/platform/server/database/database.ts'
import { openTill } from '#ledger/server/actions.ts'
import { givenCompanyAccount, type GivenCompanyAccount } from '../../shared/rules.ts'
import { insertCompanyAccount, isCompanyAccount, lockForNewCompanyAccount } from './store.ts'

interface NewCompanyAccount {
  bankName: string
  accountNumber: string
  accountName: string
  details: string
  sample: boolean
}

/** Adds a company account with its till in the book. Returns the id of the company account. */
export async function addCompanyAccount(
  tx: Transaction,
  account: NewCompanyAccount,
  companyAccountId: string = uuidv7(),
): Promise<string> {
  const tillId = uuidv7()
  const tillCode = `deposits:${companyAccountId}`
  await openTill(tx, {
    tillId,
    code: tillCode,
    name: `Deposits to ${account.bankName} ${account.accountNumber}`,
    sample: account.sample,
  })
  await insertCompanyAccount(tx, { ...account, companyAccountId, tillId, tillCode })
  return companyAccountId
}

const partNames: Record<keyof GivenCompanyAccount, string> = {
  bankName: 'bank',
  accountNumber: 'number',
  accountName: 'name',
  details: 'details',
}

/** For the operator's command. Returns a problem instead of throwing a refusal. */
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
  const { sample } = await lockForNewCompanyAccount(tx)
  const { bankName, accountNumber } = read.data
  if (await isCompanyAccount(tx, bankName, accountNumber))
    return { problem: `${bankName} ${accountNumber} is a company account already.` }
  return { companyAccountId: await addCompanyAccount(tx, { ...read.data, sample }) }
}
