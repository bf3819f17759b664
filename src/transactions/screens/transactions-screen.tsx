import { useInfiniteQuery } from '@tanstack/react-query'
import { Button } from '../../kit/button.tsx'
import { Card } from '../../kit/card.tsx'
import { FetchFailed } from '../../kit/fetch-failed.tsx'
import { useLanguage, useWords } from '../../kit/language.tsx'
import { PageHeader } from '../../kit/page-header.tsx'
import { Select } from '../../kit/select.tsx'
import { Skeleton } from '../../kit/skeleton.tsx'
import { EmptyState } from '../../kit/states.tsx'
import { manilaDay, showDay } from '../../time/time.ts'
import type { TransactionView } from '../contract.ts'
import { transactionStatuses, transactionTypes, type TransactionSearch } from '../rules.ts'
import { words } from '../words.ts'
import { transactions } from './calls.ts'
import { NoTransactions } from './dashboard-screen.tsx'
import { SearchBox } from './search-box.tsx'
import { TransactionRows } from './transaction-rows.tsx'

interface Props {
  search: TransactionSearch
  onSearch: (next: TransactionSearch) => void
}

export function TransactionsScreen({ search, onSearch }: Props) {
  const w = useWords(words)
  return (
    <>
      <PageHeader title={w.transactions} />
      <div className="mb-4 grid gap-3">
        <SearchBox label={w.search} value={search.search} onSearch={(term) => onSearch({ ...search, search: term })} />
        <TransactionFilters search={search} onSearch={onSearch} />
      </div>
      <List search={search} onSearch={onSearch} />
    </>
  )
}

/** The choices of type and status; also above the console's list. */
export function TransactionFilters({ search, onSearch }: Props) {
  const w = useWords(words)
  return (
    <div className="grid grid-cols-2 gap-3">
      <Select
        label={w.type}
        value={search.type ?? ''}
        options={[{ value: '', label: w.allTypes }, ...transactionTypes.map((value) => ({ value, label: w.types[value] }))]}
        onChange={(value) => onSearch({ ...search, type: transactionTypes.find((type) => type === value) })}
      />
      <Select
        label={w.status}
        value={search.status ?? ''}
        options={[{ value: '', label: w.allStatuses }, ...transactionStatuses.map((value) => ({ value, label: w.statuses[value] }))]}
        onChange={(value) => onSearch({ ...search, status: transactionStatuses.find((status) => status === value) })}
      />
    </div>
  )
}

function List({ search, onSearch }: Props) {
  const w = useWords(words)
  const language = useLanguage()
  const list = useInfiniteQuery(
    transactions.mine.infiniteOptions({
      input: (before: string | undefined) => ({ ...search, before }),
      initialPageParam: undefined,
      getNextPageParam: (last) => last.next ?? undefined,
    }),
  )
  if (list.error && !list.data) return <FetchFailed title={w.transactionsFailed} error={list.error} onRetry={() => void list.refetch()} />
  if (!list.data) return <Skeleton lines={6} height="3.5rem" />
  const rows = list.data.pages.flatMap((page) => page.transactions)
  if (rows.length === 0) return <Card>{isFiltered(search) ? <NoMatch onClear={() => onSearch({})} /> : <NoTransactions />}</Card>
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      {byDay(rows).map(([day, rowsOfDay]) => (
        <Card key={day} title={<span className="text-base">{showDay(rowsOfDay[0].createdAt, language)}</span>} flush>
          <TransactionRows rows={rowsOfDay} />
        </Card>
      ))}
      {list.hasNextPage && (
        <Button variant="secondary" wide pending={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
          {w.loadMore}
        </Button>
      )}
    </div>
  )
}

function NoMatch({ onClear }: { onClear: () => void }) {
  const w = useWords(words)
  return (
    <EmptyState
      title={w.noneFound}
      action={
        <Button variant="secondary" onClick={onClear}>
          {w.clearFilters}
        </Button>
      }
    />
  )
}

function isFiltered({ search, type, status }: TransactionSearch): boolean {
  return Boolean(search) || type !== undefined || status !== undefined
}

type Day = [day: string, rows: [TransactionView, ...TransactionView[]]]

/** Days in Manila, in the order of the rows. */
function byDay(rows: readonly TransactionView[]): Day[] {
  const days: Day[] = []
  for (const row of rows) {
    const day = manilaDay(row.createdAt)
    const last = days.at(-1)
    if (last?.[0] === day) last[1].push(row)
    else days.push([day, [row]])
  }
  return days
}
