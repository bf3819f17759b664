import { pesosInput } from '../../peso/peso.ts'
import { manilaDate } from '../../time/time.ts'
import type { FlowPeriod } from '../contract.ts'
import type { FlowStep } from '../rules-flow.ts'
import type { words } from '../words-overview.ts'

/**
 * Days and figures only, nothing that somebody typed: no cell can be a formula. The mark at the
 * front tells a spreadsheet that it is UTF-8.
 */
export function flowCsv(periods: readonly FlowPeriod[], by: FlowStep, w: typeof words): Blob {
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
