import { recordActivity } from '../activity/actions.ts'
import type { Act } from '../platform/act.ts'
import type { Transaction } from '../platform/database.ts'
import { publish } from '../platform/live.ts'
import { refuse } from '../platform/refuse.ts'
import { judgeBankDetails, maskAccountNumber, type BankDetails } from './rules.ts'
import { readBankDetails, writeBankDetails } from './store.ts'
import { refusals } from './words.ts'

export async function findBankDetails(tx: Transaction, userId: string): Promise<BankDetails | null> {
  return (await readBankDetails(tx, userId)) ?? null
}

/**
 * Stores where a user's withdrawals go, and records it. At sign-up the caller is a visitor, so the user is named.
 * Refuses what is missing or malformed; the record carries the last four digits only.
 */
export async function saveBankDetails(act: Act, input: BankDetails & { userId: string }): Promise<BankDetails> {
  const { userId } = input
  const judged = judgeBankDetails(input)
  if ('refusal' in judged) refuse(refusals[judged.refusal], { name: judged.refusal, field: judged.field })
  const { details } = judged
  await writeBankDetails(act.tx, userId, details)
  const masked = maskAccountNumber(details.accountNumber)
  await recordActivity(act, { userId, actionType: 'BANK_DETAILS_UPDATE', description: `Bank details set to ${details.bankName}, ${masked}.` })
  await publish(act.tx, { topic: 'profile', id: userId, to: { userId } })
  return details
}
