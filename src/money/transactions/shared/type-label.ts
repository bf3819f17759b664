import type { TransactionType } from './rules.ts'
import type { transactionWords } from './words.ts'

/** The description of a movement that corrects the amount of an investment begins with it. */
export const correctionBegins = 'Changed amount of the investment '

/** A correction has the type of its direction, and is no investment and no payout. */
export function isCorrection({ type, description }: Described): boolean {
  const ofInvestment = type === 'investment' || type === 'investment_payout'
  return ofInvestment && description.startsWith(correctionBegins)
}

export function typeLabel(
  w: Pick<typeof transactionWords, 'types' | 'correction'>,
  transaction: Described,
): string {
  return isCorrection(transaction) ? w.correction : w.types[transaction.type]
}

interface Described {
  type: TransactionType
  description: string
}
