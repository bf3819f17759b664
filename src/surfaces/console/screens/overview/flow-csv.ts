import { pesosInput } from '#foundation/peso/shared/peso.ts'
import { manilaDate } from '#foundation/time/shared/time.ts'
import type { FlowPeriod } from '../../shared/contract.ts'
import type { FlowStep } from '../../shared/rules-flow.ts'
import type { consoleOverviewWords } from '../../shared/words-overview.ts'

/**
 * The chart as CSV. It holds dates and amounts only, so no cell can be a formula. The byte order
 * mark tells spreadsheets that it is UTF-8.
 */
export function flowCsv(
  periods: readonly FlowPeriod[],
  by: FlowStep,
  w: typeof consoleOverviewWords,
): Blob {
  const head = [w.period[by], w.deposits, w.withdrawals, w.other, w.balanceAtEnd]
  const lines = periods.map(
    ({ from, depositsCentavos, withdrawalsCentavos, otherCentavos, balanceCentavos }) => [
      manilaDate(from),
      ...[depositsCentavos, withdrawalsCentavos, otherCentavos, balanceCentavos].map(pesosInput),
    ],
  )
  return new Blob([`\uFEFF${[head, ...lines].map((cells) => `${cells.join(',')}\r\n`).join('')}`], {
    type: 'text/csv;charset=utf-8',
  })
}
