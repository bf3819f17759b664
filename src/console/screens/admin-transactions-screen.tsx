import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '../../kit/button.tsx'
import { Card } from '../../kit/card.tsx'
import { useWords } from '../../kit/language.tsx'
import { DataTable } from '../../kit/data-table.tsx'
import { PageHeader } from '../../kit/page-header.tsx'
import { EmptyState } from '../../kit/states.tsx'
import type { TransactionSearch } from '../../transactions/rules.ts'
import { transactions } from '../../transactions/screens/calls.ts'
import { SearchBox } from '../../transactions/screens/search-box.tsx'
import { TransactionFilters } from '../../transactions/screens/transaction-filters.tsx'
import { words } from '../words.ts'
import { EditTransactionDialog } from './edit-transaction-dialog.tsx'
import { useTransactionColumns } from './transaction-columns.tsx'

interface Props {
  search: TransactionSearch
  onSearch: (next: TransactionSearch) => void
}

const pageLength = 50

/** Every transaction of everybody. What is searched and filtered stands in the address. */
export function AdminTransactionsScreen({ search, onSearch }: Props) {
  const w = useWords(words)
  const [editing, setEditing] = useState<string | null>(null)
  const columns = useTransactionColumns(setEditing)
  const list = useInfiniteQuery({
    ...transactions.adminList.infiniteOptions({
      input: (before: string | undefined) => ({ ...search, before, limit: pageLength }),
      initialPageParam: undefined,
      getNextPageParam: (last) => last.next ?? undefined,
    }),
    placeholderData: keepPreviousData,
  })
  const rows = list.data?.pages.flatMap((page) => page.transactions)
  const edited = rows?.find((row) => row.transactionId === editing)
  return (
    <>
      <PageHeader title={w.transactions} />
      <div className="mb-4 grid gap-3 md:grid-cols-2 md:items-end">
        <SearchBox label={w.searchTransactions} value={search.search} onSearch={(term) => onSearch({ ...search, search: term })} />
        <TransactionFilters search={search} onSearch={onSearch} />
      </div>
      <Card flush>
        <DataTable
          caption={w.transactions}
          columns={columns}
          rows={rows}
          rowKey={(row) => row.transactionId}
          noun={w.noun}
          density="dense"
          error={list.error}
          errorTitle={w.listFailed}
          onRetry={() => void list.refetch()}
          empty={isFiltered(search) ? <NoneFound onClear={() => onSearch({})} /> : <EmptyState title={w.noTransactions} />}
          footer={
            list.hasNextPage && (
              <Button variant="secondary" size="small" pending={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
                {w.more}
              </Button>
            )
          }
        />
      </Card>
      {edited && <EditTransactionDialog transaction={edited} onClose={() => setEditing(null)} />}
    </>
  )
}

function NoneFound({ onClear }: { onClear: () => void }) {
  const w = useWords(words)
  return (
    <EmptyState
      title={w.noneFound}
      message={w.noneFoundMore}
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
