import { useLanguage, useWords } from '#foundation/kit/i18n/language.tsx'
import type { Column } from '#foundation/kit/table/columns.ts'
import { DataTable } from '#foundation/kit/table/data-table.tsx'
import { Amount } from '#foundation/kit/ui/amount.tsx'
import { manilaMonth, showMonth } from '#foundation/time/shared/months.ts'
import { showShortDay, type Language } from '#foundation/time/shared/time.ts'
import type { FlowPeriod } from '../../shared/contract.ts'
import type { FlowStep } from '../../shared/rules-flow.ts'
import { consoleOverviewWords } from '../../shared/words-overview.ts'

/** The periods of the chart, newest first. */
export function FlowTable({ periods, by }: { periods: readonly FlowPeriod[]; by: FlowStep }) {
  const w = useWords(consoleOverviewWords)
  const language = useLanguage()
  const newest = periods.at(-1)
  const name = (row: FlowPeriod) =>
    row === newest
      ? w.unfinished(periodName(row.from, by, language))
      : periodName(row.from, by, language)
  const columns: Column<FlowPeriod>[] = [
    { key: 'from', header: w.period[by], card: 'title', cell: name },
    {
      key: 'deposits',
      header: w.deposits,
      align: 'end',
      cell: (row) => <Amount centavos={row.depositsCentavos} />,
    },
    {
      key: 'withdrawals',
      header: w.withdrawals,
      align: 'end',
      cell: (row) => <Amount centavos={row.withdrawalsCentavos} />,
    },
    {
      key: 'other',
      header: w.other,
      align: 'end',
      cell: (row) => <Amount centavos={row.otherCentavos} sign="written" />,
    },
    {
      key: 'balance',
      header: w.balanceAtEnd,
      align: 'end',
      cell: (row) => <Amount centavos={row.balanceCentavos} />,
    },
  ]
  return (
    <div className="-mx-4 overflow-clip border-y border-line sm:-mx-5">
      <DataTable
        caption={w.flow}
        columns={columns}
        rows={periods.toReversed()}
        rowKey={(row) => row.from.toISOString()}
        noun={w.steps[by].toLowerCase()}
        density="dense"
      />
    </div>
  )
}

/** The name of a period: 'Nov 22', for a week its Monday, or 'November 2026'. */
export function periodName(from: Date, by: FlowStep, language: Language): string {
  return by === 'month' ? showMonth(manilaMonth(from), language) : showShortDay(from, language)
}
