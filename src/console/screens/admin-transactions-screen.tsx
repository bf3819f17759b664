import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '../../kit/button.tsx'
import { Card } from '../../kit/card.tsx'
import { useWords } from '../../kit/language.tsx'
import { fromNewest } from '../../contract/list-place.ts'
import { DataTable } from '../../kit/data-table.tsx'
import { ListPager } from '../../kit/list-pager.tsx'
import { useListSearch } from '../../kit/list-search.ts'
import { PageHeader } from '../../kit/page-header.tsx'
import { SearchInput } from '../../kit/search-input.tsx'
import { EmptyState } from '../../kit/states.tsx'
import { searchTermMax } from '../../transactions/rules.ts'
import type { AdminTransactionSearch } from '../../transactions/rules-list.ts'
import { transactions } from '../../transactions/screens/calls.ts'
import { TransactionFilters } from '../../transactions/screens/transaction-filters.tsx'
import { words } from '../words.ts'
import { EditTransactionDialog } from './edit-transaction-dialog.tsx'
import { useTransactionColumns } from './transaction-columns.tsx'

interface Props {
  search: AdminTransactionSearch
  onSearch: (next: AdminTransactionSearch) => void
}

/** Every transaction of everybody. What is searched and filtered stands in the address. */
export function AdminTransactionsScreen({ search, onSearch }: Props) {
  const w = useWords(words)
  const [editing, setEditing] = useState<string | null>(null)
  const columns = useTransactionColumns(setEditing)
  const { asked, typed, onType } = useListSearch(search, onSearch)
  const list = useQuery({ ...transactions.adminList.queryOptions({ input: asked }), placeholderData: keepPreviousData })
  const rows = list.data?.transactions
  const edited = rows?.find((row) => row.transactionId === editing)
  return (
    <>
      <PageHeader title={w.transactions} />
      <div className="mb-4 grid gap-3 md:grid-cols-2 md:items-end">
        <SearchInput label={w.searchTransactions} value={typed} maxLength={searchTermMax} autoComplete="off" spellCheck={false} onChange={onType} />
        <TransactionFilters search={asked} onSearch={(next) => onSearch(fromNewest({ ...asked, ...next }))} />
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
          waiting={list.isPlaceholderData}
          empty={isFiltered(asked) ? <NoneFound onClear={() => onSearch({})} /> : <EmptyState title={w.noTransactions} />}
          footer={<ListPager place={asked} older={list.data?.older} newer={list.data?.newer} />}
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

function isFiltered({ search, type, status }: AdminTransactionSearch): boolean {
  return Boolean(search) || type !== undefined || status !== undefined
}
