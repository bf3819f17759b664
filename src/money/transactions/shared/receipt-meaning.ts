import { isCredit, type TransactionStatus, type TransactionType } from './rules.ts'
import type { receiptWords } from './words-receipt.ts'

/** Says what a status means for the money. Nobody is paid when a user places money. */
export function receiptMeaning(
  { meaning, placed }: Pick<typeof receiptWords, 'meaning' | 'placed'>,
  { type, status }: { type: TransactionType; status: TransactionStatus },
): string {
  if (type === 'investment' && status === 'completed') return placed
  return meaning[isCredit(type) ? 'in' : 'out'][status]
}
