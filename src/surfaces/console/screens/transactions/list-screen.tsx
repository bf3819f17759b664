import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { fromNewest } from '#foundation/contract/shared/list-place.ts'
import { SearchInput } from '#foundation/kit/fields/search-input.tsx'
import { useWords } from '#foundation/kit/i18n/language.tsx'
import { PageHeader } from '#foundation/kit/page/page-header.tsx'
import { ListTable } from '#foundation/kit/table/list-table.tsx'
import { NoMatch } from '#foundation/kit/table/no-match.tsx'
import { useSearchBox } from '#foundation/kit/table/use-search-box.ts'
import { EmptyState } from '#foundation/kit/ui/states.tsx'
import { transactions } from '#money/transactions/screens/calls.ts'
import { TransactionFilters } from '#money/transactions/screens/list/transaction-filters.tsx'
import { searchTermMax } from '#money/transactions/shared/rules.ts'
import type { ConsoleTransactionSearch } from '../../shared/rules-address.ts'
import { consoleWords } from '../../shared/words.ts'
import { EditTransactionDialog } from './edit-transaction-dialog.tsx'
import { useTransactionColumns } from './transaction-columns.tsx'

interface Props {
  search: ConsoleTransactionSearch
  onSearch: (next: ConsoleTransactionSearch) => void
  /** Shown beside the title. */
  actions?: ReactNode
}

/** All transactions. The address holds the search, the filters and the open transaction. */
export function AdminTransactionsScreen({ search, onSearch, actions }: Props) {
  const w = useWords(consoleWords)
  const { query, choose, typed, onType } = useSearchBox(search, onSearch)
  const { open, ...input } = query
  const columns = useTransactionColumns((transactionId) =>
    onSearch({ ...query, open: transactionId }),
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
          search={query}
          onSearch={(next) => choose(fromNewest({ ...query, ...next }))}
        />
      </div>
      <ListTable
        list={list}
        place={query}
        caption={w.transactions}
        columns={columns}
        rows={list.data?.transactions}
        rowKey={(row) => row.transactionId}
        noun={w.noun}
        errorTitle={w.listFailed}
        isCurrent={(row) => row.transactionId === open}
        empty={
          isFiltered(query) ? (
            <NoMatch title={w.noneFound} message={w.noneFoundMore} onClear={() => choose({})} />
          ) : (
            <EmptyState title={w.noTransactions} />
          )
        }
      />
      {open && (
        <EditTransactionDialog
          key={open}
          transactionId={open}
          onClose={() => onSearch({ ...query, open: undefined })}
        />
      )}
    </>
  )
}

function isFiltered({ search, type, status }: ConsoleTransactionSearch): boolean {
  return Boolean(search) || type !== undefined || status !== undefined
}
