import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { fromNewest } from '#foundation/contract/shared/list-place.ts'
import { useWords } from '#foundation/kit/i18n/language.tsx'
import { PageHeader } from '#foundation/kit/page/page-header.tsx'
import { usePageSearch } from '#foundation/kit/page/page-search.ts'
import { FilterSelect } from '#foundation/kit/table/filter-select.tsx'
import { ListFilters } from '#foundation/kit/table/list-filters.tsx'
import { ListTable } from '#foundation/kit/table/list-table.tsx'
import { NoMatch } from '#foundation/kit/table/no-match.tsx'
import { useSearchBox } from '#foundation/kit/table/use-search-box.ts'
import { Button } from '#foundation/kit/ui/button.tsx'
import { EmptyState } from '#foundation/kit/ui/states.tsx'
import { searchTermMax } from '#money/transactions/shared/rules.ts'
import { investmentFilters } from '../shared/rules.ts'
import { investmentWords } from '../shared/words.ts'
import { investments } from './calls.ts'
import { EditInvestmentDialog } from './edit-investment-dialog.tsx'
import { useInvestmentColumns } from './investment-columns.tsx'
import { RecordInvestmentDialog } from './record-investment-dialog.tsx'

interface Props {
  /** The dialog of an investment that its user placed. */
  placed: (placementId: string, onClose: () => void) => ReactNode
}

export function AdminInvestmentsScreen({ placed }: Props) {
  const { search, onSearch } = usePageSearch('/admin/investments')
  const w = useWords(investmentWords)
  const [recording, setRecording] = useState(false)
  const { query, choose, typed, onType } = useSearchBox(search, onSearch)
  const { open, ...input } = query
  const list = useQuery({
    ...investments.adminList.queryOptions({ input }),
    placeholderData: keepPreviousData,
  })
  const filtered = Boolean(query.search) || query.status !== undefined
  const show = (investmentId: string | undefined) => onSearch({ ...query, open: investmentId })
  const recordButton = <Button onClick={() => setRecording(true)}>{w.record}</Button>
  return (
    <>
      <PageHeader title={w.title} actions={recordButton} />
      <ListFilters label={w.search} typed={typed} maxLength={searchTermMax} onType={onType}>
        <FilterSelect
          label={w.status}
          all={w.allStatuses}
          values={investmentFilters}
          names={{ ...w.statuses, late: w.marks.late }}
          chosen={query.status}
          onChoose={(status) => choose({ ...fromNewest(query), status })}
        />
      </ListFilters>
      <ListTable
        list={list}
        place={query}
        caption={w.caption}
        columns={useInvestmentColumns(show)}
        rows={list.data?.investments}
        rowKey={(row) => row.investmentId}
        noun={w.noun}
        errorTitle={w.fetchFailed}
        isCurrent={(row) => row.investmentId === open}
        empty={
          filtered ? (
            <NoMatch title={w.noneFound} onClear={() => choose({})} />
          ) : (
            <EmptyState title={w.none} message={w.noneMore} action={recordButton} />
          )
        }
      />
      {recording && <RecordInvestmentDialog onClose={() => setRecording(false)} />}
      {open && (
        <EditInvestmentDialog investmentId={open} onClose={() => show(undefined)} placed={placed} />
      )}
    </>
  )
}
