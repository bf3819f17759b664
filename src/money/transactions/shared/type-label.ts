import type { TransactionType } from './rules.ts'
import type { transactionWords } from './words.ts'

/** The description of a movement that corrects the amount of an investment begins with it. */
export const correctionBegins = 'Changed amount of the investment '

/** So do those of money that comes back otherwise than at maturity. */
export const endBegins = {
  cancelled: 'Payout of the cancelled investment ',
  exited: 'Early exit from the investment ',
  impaired: 'What came back of the impaired investment ',
} as const

/** A correction has the type of its direction, and is no investment and no payout. */
export function isCorrection({ type, description }: Described): boolean {
  const ofInvestment = type === 'investment' || type === 'investment_payout'
  return ofInvestment && description.startsWith(correctionBegins)
}

export function typeLabel(
  w: Pick<typeof transactionWords, 'types' | 'correction' | 'ends'>,
  transaction: Described,
): string {
  if (isCorrection(transaction)) return w.correction
  const end = endOf(transaction)
  return end ? w.ends[end] : w.types[transaction.type]
}

export const investmentEnds = ['cancelled', 'exited', 'impaired'] as const
export type InvestmentEnd = (typeof investmentEnds)[number]

/** Null: it matured, or it is no payout of an investment. */
export function endOf({ type, description }: Described): InvestmentEnd | null {
  if (type !== 'investment_payout') return null
  return investmentEnds.find((end) => description.startsWith(endBegins[end])) ?? null
}

interface Described {
  type: TransactionType
  description: string
}
