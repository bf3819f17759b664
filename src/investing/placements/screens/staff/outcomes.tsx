import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useLanguage, useWords, type Language } from '#foundation/kit/i18n/language.tsx'
import type { Column } from '#foundation/kit/table/columns.ts'
import { DataTable } from '#foundation/kit/table/data-table.tsx'
import { Amount } from '#foundation/kit/ui/amount.tsx'
import { EmptyState } from '#foundation/kit/ui/states.tsx'
import { showWrittenDay } from '#foundation/time/shared/time.ts'
import type { Cohort } from '../../shared/contract-staff.ts'
import { staffWords } from '../../shared/words-staff.ts'
import { placements } from './calls.ts'

/** The cohorts: everything placed under one version of a plan, and what became of it. */
export function Outcomes() {
  const w = useWords(staffWords)
  const language = useLanguage()
  const cohorts = useQuery(placements.cohorts.queryOptions({ input: {} }))
  const columns = useMemo(() => columnsOf(w, language), [w, language])
  return (
    <section aria-labelledby="outcomes" className="grid grid-cols-1 gap-2">
      <h2 id="outcomes" className="text-lg">
        {w.outcomes}
      </h2>
      <p className="max-w-prose text-sm text-muted">{w.outcomesMore}</p>
      <DataTable
        caption={w.outcomesCaption}
        columns={columns}
        rows={cohorts.data}
        rowKey={({ planVersionId }) => planVersionId}
        density="dense"
        error={cohorts.error}
        errorTitle={w.fetchFailed}
        onRetry={() => void cohorts.refetch()}
        empty={<EmptyState title={w.noOutcomes} message={w.noOutcomesMore} />}
      />
    </section>
  )
}

function columnsOf(w: typeof staffWords, language: Language): Column<Cohort>[] {
  return [
    {
      key: 'plan',
      header: w.plan,
      card: 'title',
      cell: ({ planName, planVersion, firstStartsOn, lastDueOn }) => (
        <span className="block">
          <span className="block font-medium wrap-anywhere">{planName[language]}</span>
          <span className="block text-sm font-normal text-muted">
            {w.version(planVersion)} ·{' '}
            {w.from(showWrittenDay(firstStartsOn, language), showWrittenDay(lastDueOn, language))}
          </span>
        </span>
      ),
    },
    money('placed', w.placedSum, (row) => [row.placedCentavos, row.placementCount]),
    {
      key: 'open',
      header: w.open,
      align: 'end',
      cell: (row) => (
        <span className="figures" title={w.openMore(row.coolingCount, row.activeCount)}>
          {count(row.coolingCount + row.activeCount)}
        </span>
      ),
    },
    money('projected', w.projected, (row) => [row.projectedGainCentavos]),
    money('paid', w.paidGain, (row) => [
      row.paidGainCentavos,
      row.paidCount,
      row.paidLateCount > 0 && w.paidLate(count(row.paidLateCount), row.longestDelayDays),
    ]),
    money('late', w.lateColumn, (row) => [row.lateCentavos, row.lateCount]),
    money('lost', w.lost, (row) => [row.lostCentavos, row.impairedCount]),
    {
      key: 'no-return',
      header: w.noReturnColumn,
      align: 'end',
      cell: (row) => <span className="figures">{count(row.noReturnCount)}</span>,
    },
    {
      key: 'exited',
      header: w.exited,
      align: 'end',
      cell: (row) => <span className="figures">{count(row.exitedCount)}</span>,
    },
  ]
}

const count = (number: number) => number.toLocaleString('en-PH')

/** An amount, in how many investments it is, and what to know about it. */
function money(
  key: string,
  header: string,
  of: (row: Cohort) => [centavos: bigint, investments?: number, note?: string | false],
): Column<Cohort> {
  return {
    key,
    header,
    align: 'end',
    cell: (row) => {
      const [centavos, investments, note] = of(row)
      return (
        <span className="inline-grid justify-items-end">
          <span>
            <Amount centavos={centavos} />
            {investments !== undefined && (
              <span className="figures ml-1.5 text-sm text-muted">×{count(investments)}</span>
            )}
          </span>
          {note && <span className="text-sm text-muted">{note}</span>}
        </span>
      )
    },
  }
}
