import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Card } from '../../kit/card.tsx'
import { useWords } from '../../kit/language.tsx'
import { fromNewest } from '../../contract/list-place.ts'
import { DataTable } from '../../kit/data-table.tsx'
import { ListPager } from '../../kit/list-pager.tsx'
import { useListSearch } from '../../kit/list-search.ts'
import { NoMatch } from '../../kit/no-match.tsx'
import { PageHeader } from '../../kit/page-header.tsx'
import { SearchInput } from '../../kit/search-input.tsx'
import { EmptyState } from '../../kit/states.tsx'
import { searchTermMax } from '../../transactions/rules.ts'
import { transactions } from '../../transactions/screens/calls.ts'
import { TransactionFilters } from '../../transactions/screens/transaction-filters.tsx'
import type { ConsoleTransactionSearch } from '../rules-address.ts'
import { words } from '../words.ts'
import { EditTransactionDialog } from './edit-transaction-dialog.tsx'
import { useTransactionColumns } from './transaction-columns.tsx'

interface Props {
  search: ConsoleTransactionSearch
  onSearch: (next: ConsoleTransactionSearch) => void
  /** Beside the title: what main puts there. */
  actions?: ReactNode
}

/** Every transaction of everybody. What is searched, filtered and open stands in the address. */
export function AdminTransactionsScreen({ search, onSearch, actions }: Props) {
  const w = useWords(words)
  const { asked, choose, typed, onType } = useListSearch(search, onSearch)
  const { open, ...input } = asked
  const columns = useTransactionColumns((transactionId) =>
    onSearch({ ...asked, open: transactionId }),
  )
  const list = useQuery({
    ...transactions.adminList.queryOptions({ input }),
    placeholderData: keepPreviousData,
  })
  return (
    <>
      <PageHeader title={w.transactions} actions={actions} />
      <div className="mb-4 grid gap-3 md:grid-cols-2 md:items-end">
        <SearchInput
          label={w.searchTransactions}
          value={typed}
          maxLength={searchTermMax}
          autoComplete="off"
          spellCheck={false}
          onChange={onType}
        />
        <TransactionFilters
          search={asked}
          onSearch={(next) => choose(fromNewest({ ...asked, ...next }))}
        />
      </div>
      <Card flush>
        <DataTable
          caption={w.transactions}
          columns={columns}
          rows={list.data?.transactions}
          rowKey={(row) => row.transactionId}
          noun={w.noun}
          density="dense"
          error={list.error}
          errorTitle={w.listFailed}
          onRetry={() => void list.refetch()}
          isCurrent={(row) => row.transactionId === open}
          waiting={list.isPlaceholderData}
          empty={
            isFiltered(asked) ? (
              <NoMatch title={w.noneFound} message={w.noneFoundMore} onClear={() => choose({})} />
            ) : (
              <EmptyState title={w.noTransactions} />
            )
          }
          footer={<ListPager place={asked} older={list.data?.older} newer={list.data?.newer} />}
        />
      </Card>
      {open && (
        <EditTransactionDialog
          key={open}
          transactionId={open}
          onClose={() => onSearch({ ...asked, open: undefined })}
        />
      )}
    </>
  )
}

function isFiltered({ search, type, status }: ConsoleTransactionSearch): boolean {
  return Boolean(search) || type !== undefined || status !== undefined
}
