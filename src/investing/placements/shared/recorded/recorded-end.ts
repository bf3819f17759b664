/** How an investment that staff recorded ended, by its money: staff may call any end Matured. */
import type { RecordedInvestment } from '#money/investments/shared/recorded.ts'
import type { portfolioWords } from '../user/words-portfolio.ts'

type Money = Pick<RecordedInvestment, 'status' | 'amountCentavos' | 'payoutCentavos'>

type End = 'open' | 'cancelled' | 'gained' | 'even' | 'less' | 'nothing'

export function recordedEnd({ status, amountCentavos, payoutCentavos }: Money): End {
  if (payoutCentavos === null) return 'open'
  if (status === 'cancelled') return 'cancelled'
  if (payoutCentavos === 0n) return 'nothing'
  if (payoutCentavos < amountCentavos) return 'less'
  return payoutCentavos === amountCentavos ? 'even' : 'gained'
}

/** The payout above the amount; 0 before the end. */
export function recordedGain({ amountCentavos, payoutCentavos }: Money): bigint {
  const gain = (payoutCentavos ?? 0n) - amountCentavos
  return gain > 0n ? gain : 0n
}

/** The short status. One that failed lost money, so one that gave all back is not called so. */
export function recordedStatusText(
  recorded: Money,
  w: Pick<typeof portfolioWords, 'statuses' | 'withoutReturn'>,
): string {
  const isEven = recorded.status === 'failed' && recordedEnd(recorded) === 'even'
  return isEven ? w.withoutReturn : w.statuses[recorded.status]
}
