import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState, type ReactNode } from 'react'
import { fromNewest } from '#foundation/contract/shared/list-place.ts'
import { useWords } from '#foundation/kit/i18n/language.tsx'
import { AmountFilter } from '#foundation/kit/list/amount-filter.tsx'
import { LiveList } from '#foundation/kit/list/live-list.tsx'
import { PeriodFilter } from '#foundation/kit/list/period-filter.tsx'
import { useSteadyRows } from '#foundation/kit/list/use-steady-rows.ts'
import { usePageSearch } from '#foundation/kit/page/page-search.ts'
import { FilterSelect } from '#foundation/kit/table/filter-select.tsx'
import { NoMatch } from '#foundation/kit/table/no-match.tsx'
import { useSearchBox } from '#foundation/kit/table/use-search-box.ts'
import { Button } from '#foundation/kit/ui/button.tsx'
import { EmptyState } from '#foundation/kit/ui/states.tsx'
import { searchTermMax } from '#money/transactions/shared/rules.ts'
import { useNamedViews } from '#teamwork/views/screens/use-views.ts'
import { ViewTabs } from '#teamwork/views/screens/view-tabs.tsx'
import type { ListedInvestment } from '../shared/contract.ts'
import { investmentViews } from '../shared/rules-views.ts'
import { investmentFilters, investmentSorts, type InvestmentSearch } from '../shared/rules.ts'
import { investmentWords } from '../shared/words.ts'
import { investments } from './calls.ts'
import { useInvestmentColumns } from './investment-columns.tsx'

const EditInvestmentDialog = lazy(async () => ({
  default: (await import('./edit-investment-dialog.tsx')).EditInvestmentDialog,
}))
const RecordInvestmentDialog = lazy(async () => ({
  default: (await import('./record-investment-dialog.tsx')).RecordInvestmentDialog,
}))

interface Props {
  /** The dialog of an investment that its user placed. */
  placed: (placementId: string, onClose: () => void) => ReactNode
}

const idOf = ({ investmentId }: ListedInvestment) => investmentId
const ownModules = ['investments', 'placements', 'approvals']

export function AdminInvestmentsScreen({ placed }: Props) {
  const { search, onSearch } = usePageSearch('/admin/investments')
  const w = useWords(investmentWords)
  const [recording, setRecording] = useState(false)
  const { query, choose, typed, onType } = useSearchBox(search, onSearch)
  const { open, ...input } = query
  const change = (next: Partial<InvestmentSearch>) => choose({ ...fromNewest(query), ...next })
  const list = useQuery({
    ...investments.adminList.queryOptions({ input: { ...input, counts: true } }),
    placeholderData: keepPreviousData,
  })
  const steady = useSteadyRows({
    newest: list.data?.investments,
    isPlaceholder: list.isPlaceholderData,
    listKey: JSON.stringify(input),
    idOf,
    modules: ownModules,
  })
  const show = (investmentId?: string) => onSearch({ ...query, open: investmentId })
  const views = useNamedViews('investments', investmentViews, w.views)
  const recordButton = (
    <Button size="small" onClick={() => setRecording(true)}>
      {w.record}
    </Button>
  )
  return (
    <>
      <LiveList
        name="investments"
        title={w.title}
        steady={steady}
        views={
          <ViewTabs list="investments" views={views} counts={list.data?.counts} search={query} />
        }
        searchBox={{ label: w.search, typed, maxLength: searchTermMax, onType }}
        filters={<Filters search={query} onChange={change} />}
        actions={recordButton}
        list={list}
        place={query}
        caption={w.caption}
        columns={useInvestmentColumns(show)}
        rowKey={idOf}
        noun={w.noun}
        errorTitle={w.fetchFailed}
        isCurrent={(row) => row.investmentId === open}
        sorting={{
          current: query.sort,
          onSort: (sort) => change({ sort: investmentSorts.find((known) => known === sort) }),
        }}
        empty={
          query.search || query.status || query.when || query.amount ? (
            <NoMatch title={w.noneFound} onClear={() => choose({})} />
          ) : (
            <EmptyState title={w.none} message={w.noneMore} action={recordButton} />
          )
        }
        onOpen={show}
      />
      <Suspense>
        {recording && <RecordInvestmentDialog onClose={() => setRecording(false)} />}
        {open && (
          <EditInvestmentDialog investmentId={open} onClose={() => show()} placed={placed} />
        )}
      </Suspense>
    </>
  )
}

function Filters({
  search: { status, amount, when },
  onChange,
}: {
  search: InvestmentSearch
  onChange: (next: Partial<InvestmentSearch>) => void
}) {
  const w = useWords(investmentWords)
  return (
    <>
      <FilterSelect
        label={w.status}
        all={w.allStatuses}
        values={investmentFilters}
        names={{ ...w.statuses, late: w.marks.late }}
        chosen={status}
        onChoose={(chosen) => onChange({ status: chosen })}
      />
      <AmountFilter
        label={w.amount}
        chosen={amount}
        onChoose={(range) => onChange({ amount: range })}
      />
      <PeriodFilter
        label={w.recordedOn}
        chosen={when}
        onChoose={(period) => onChange({ when: period })}
      />
    </>
  )
}
