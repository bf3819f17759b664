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
import { EmptyState } from '#foundation/kit/ui/states.tsx'
import { transactions } from '#money/transactions/screens/calls.ts'
import type { AdminTransactionRow } from '#money/transactions/shared/contract.ts'
import { transactionSorts, transactionViews } from '#money/transactions/shared/rules-list.ts'
import {
  searchTermMax,
  transactionStatuses,
  transactionTypes,
} from '#money/transactions/shared/rules.ts'
import { transactionWords } from '#money/transactions/shared/words.ts'
import { useNamedViews } from '#teamwork/views/screens/use-views.ts'
import { ViewTabs } from '#teamwork/views/screens/view-tabs.tsx'
import type { ConsoleTransactionSearch } from '../../shared/rules-address.ts'
import { consoleWords } from '../../shared/words.ts'
import { useTransactionColumns } from './transaction-columns.tsx'

const EditTransactionDialog = lazy(async () => ({
  default: (await import('./edit-transaction-dialog.tsx')).EditTransactionDialog,
}))

interface Props {
  search: ConsoleTransactionSearch
  onSearch: (next: ConsoleTransactionSearch) => void
  /** Shown beside the filters. */
  actions?: ReactNode
}

const idOf = ({ transactionId }: AdminTransactionRow) => transactionId
const ownModules = ['transactions', 'console', 'withdrawals', 'deposits', 'adjustments']

/** All transactions. The address holds the search, the filters and the open transaction. */
export function AdminTransactionsScreen({ search, onSearch, actions }: Props) {
  const w = useWords(consoleWords)
  const { query, choose, typed, onType } = useSearchBox(search, onSearch)
  const { open, ...input } = query
  const change = (next: Partial<ConsoleTransactionSearch>) =>
    choose({ ...fromNewest(query), ...next })
  const show = (id?: string) => onSearch({ ...query, open: id })
  const list = useQuery({
    ...transactions.adminList.queryOptions({ input: { ...input, counts: true } }),
    placeholderData: keepPreviousData,
  })
  const steady = useSteadyRows({
    newest: list.data?.transactions,
    isPlaceholder: list.isPlaceholderData,
    listKey: JSON.stringify(input),
    idOf,
    modules: ownModules,
  })
  const columns = useTransactionColumns(show)
  const views = useNamedViews('transactions', transactionViews, w.views)
  return (
    <>
      <LiveList
        name="transactions"
        title={w.transactions}
        steady={steady}
        views={
          <ViewTabs list="transactions" views={views} counts={list.data?.counts} search={query} />
        }
        searchBox={{ label: w.searchTransactions, typed, maxLength: searchTermMax, onType }}
        filters={<Filters search={query} onChange={change} />}
        actions={actions}
        list={list}
        place={query}
        caption={w.transactions}
        columns={columns}
        rowKey={idOf}
        noun={w.noun}
        errorTitle={w.listFailed}
        isCurrent={(row) => row.transactionId === open}
        sorting={{
          current: query.sort,
          onSort: (sort) => change({ sort: transactionSorts.find((known) => known === sort) }),
        }}
        empty={
          isFiltered(query) ? (
            <NoMatch title={w.noneFound} message={w.noneFoundMore} onClear={() => choose({})} />
          ) : (
            <EmptyState title={w.noTransactions} />
          )
        }
        onOpen={show}
      />
      {open && (
        <Suspense>
          <EditTransactionDialog key={open} transactionId={open} onClose={() => show()} />
        </Suspense>
      )}
    </>
  )
}

function Filters({
  search: { type, status, amount, when },
  onChange,
}: {
  search: ConsoleTransactionSearch
  onChange: (next: Partial<ConsoleTransactionSearch>) => void
}) {
  const w = useWords(consoleWords)
  const t = useWords(transactionWords)
  return (
    <>
      <FilterSelect
        label={t.type}
        all={t.allTypes}
        values={transactionTypes}
        names={t.types}
        chosen={type}
        onChoose={(chosen) => onChange({ type: chosen })}
      />
      <FilterSelect
        label={t.status}
        all={t.allStatuses}
        values={transactionStatuses}
        names={t.statuses}
        chosen={status}
        onChoose={(chosen) => onChange({ status: chosen })}
      />
      <AmountFilter
        label={w.amount}
        chosen={amount}
        onChoose={(range) => onChange({ amount: range })}
      />
      <PeriodFilter
        label={w.created}
        chosen={when}
        onChoose={(period) => onChange({ when: period })}
      />
    </>
  )
}

function isFiltered({ search, type, status, when, amount }: ConsoleTransactionSearch): boolean {
  return Boolean(search || type || status || when || amount)
}
