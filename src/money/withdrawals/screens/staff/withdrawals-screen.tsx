import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { lazy, Suspense, type ReactNode } from 'react'
import { fromNewest } from '#foundation/contract/shared/list-place.ts'
import { useWords } from '#foundation/kit/i18n/language.tsx'
import { AmountFilter } from '#foundation/kit/list/amount-filter.tsx'
import { LiveList } from '#foundation/kit/list/live-list.tsx'
import { PeriodFilter } from '#foundation/kit/list/period-filter.tsx'
import { useSteadyRows } from '#foundation/kit/list/use-steady-rows.ts'
import { FilterSelect } from '#foundation/kit/table/filter-select.tsx'
import { NoMatch } from '#foundation/kit/table/no-match.tsx'
import { useSearchBox } from '#foundation/kit/table/use-search-box.ts'
import { Button } from '#foundation/kit/ui/button.tsx'
import { EmptyState } from '#foundation/kit/ui/states.tsx'
import { searchTermMax } from '#money/transactions/shared/rules.ts'
import { ViewTabs } from '#teamwork/views/screens/view-tabs.tsx'
import type { AdminWithdrawalView } from '../../shared/contract.ts'
import {
  withdrawalSorts,
  withdrawalStates,
  type WithdrawalSearch,
} from '../../shared/rules-list.ts'
import { withdrawalListWords } from '../../shared/staff/words-list.ts'
import { withdrawalStaffWords } from '../../shared/staff/words-staff.ts'
import { withdrawals } from '../calls.ts'
import { BulkBar } from './bulk-bar.tsx'
import { useBulkChoice } from './use-bulk-choice.ts'
import { useWithdrawalViews } from './use-withdrawal-views.tsx'
import { useWithdrawalColumns } from './withdrawal-columns.tsx'

const OpenProcessDialog = lazy(async () => ({
  default: (await import('./open-process-dialog.tsx')).OpenProcessDialog,
}))

interface Props {
  search: WithdrawalSearch
  onSearch: (next: WithdrawalSearch) => void
  /** Rendered beside the filters. */
  actions?: ReactNode
}

const idOf = ({ transactionId }: AdminWithdrawalView) => transactionId
const ownModules = ['withdrawals', 'transactions', 'approvals']

export function AdminWithdrawalsScreen({ search, onSearch, actions }: Props) {
  const w = useWords(withdrawalStaffWords)
  const { query, choose, typed, onType } = useSearchBox(search, onSearch)
  const { open, ...input } = query
  const change = (next: Partial<WithdrawalSearch>) => choose({ ...fromNewest(query), ...next })
  const show = (id?: string) => onSearch({ ...query, open: id })
  const list = useQuery({
    ...withdrawals.adminList.queryOptions({ input }),
    placeholderData: keepPreviousData,
  })
  const steady = useSteadyRows({
    newest: list.data?.withdrawals,
    isPlaceholder: list.isPlaceholderData,
    listKey: JSON.stringify(input),
    idOf,
    modules: ownModules,
  })
  const choice = useBulkChoice(steady.rows, steady.left)
  const columns = useWithdrawalColumns({ ...choice, onProcess: show })
  const { summary, ...views } = useWithdrawalViews(query)
  return (
    <>
      <LiveList
        name="withdrawals"
        title={w.adminTitle}
        steady={steady}
        views={<ViewTabs list="withdrawals" {...views} search={query} />}
        searchBox={{ label: w.search, typed, maxLength: searchTermMax, onType }}
        filters={<WithdrawalFilters search={query} onChange={change} />}
        actions={actions}
        summary={summary}
        list={list}
        place={query}
        caption={w.caption}
        columns={columns}
        rowKey={idOf}
        noun={w.noun}
        errorTitle={w.fetchFailed}
        isCurrent={(row) => row.transactionId === open}
        isChosen={(row) => choice.chosenIds.includes(row.transactionId)}
        sorting={{
          current: query.sort,
          onSort: (sort) => change({ sort: withdrawalSorts.find((known) => known === sort) }),
        }}
        empty={<NoWithdrawals search={query} onShow={choose} />}
        onOpen={show}
        onChoose={choice.onToggle}
        dock={
          <BulkBar chosen={choice.chosen} choosable={choice.choosable} onClear={choice.onClear} />
        }
      />
      {open && (
        <Suspense>
          <OpenProcessDialog transactionId={open} onClose={() => show()} />
        </Suspense>
      )}
    </>
  )
}

function WithdrawalFilters({
  search: { status, amount, when },
  onChange,
}: {
  search: WithdrawalSearch
  onChange: (next: Partial<WithdrawalSearch>) => void
}) {
  const w = useWords(withdrawalStaffWords)
  const { groups } = useWords(withdrawalListWords)
  return (
    <>
      <FilterSelect
        label={w.status}
        all={w.allStatuses}
        values={withdrawalStates}
        names={{ ...groups, ...w.statuses }}
        chosen={status}
        onChoose={(chosen) => onChange({ status: chosen })}
      />
      <AmountFilter
        label={w.amount}
        chosen={amount}
        onChoose={(range) => onChange({ amount: range })}
      />
      <PeriodFilter
        label={w.requested}
        chosen={when}
        onChoose={(period) => onChange({ when: period })}
      />
    </>
  )
}

function NoWithdrawals({
  search,
  onShow,
}: {
  search: WithdrawalSearch
  onShow: (next: WithdrawalSearch) => void
}) {
  const w = useWords(withdrawalStaffWords)
  const words = useWords(withdrawalListWords)
  const { status, when, amount } = search
  if (search.search || when || amount || (status && status !== 'waiting'))
    return <NoMatch title={w.noneFound} onClear={() => onShow({})} />
  if (!status) return <EmptyState title={w.none} />
  return (
    <EmptyState
      title={words.noneWaiting}
      message={words.noneWaitingMore}
      action={
        <Button variant="secondary" size="small" onClick={() => onShow({})}>
          {words.showAll}
        </Button>
      }
    />
  )
}
