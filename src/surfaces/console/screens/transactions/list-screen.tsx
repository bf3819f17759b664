import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { fromNewest } from '#foundation/contract/shared/list-place.ts'
import { SearchInput } from '#foundation/kit/fields/search-input.tsx'
import { useWords } from '#foundation/kit/i18n/language.tsx'
import { PageHeader } from '#foundation/kit/page/page-header.tsx'
import { useListSearch } from '#foundation/kit/table/list-search.ts'
import { ListTable } from '#foundation/kit/table/list-table.tsx'
import { NoMatch } from '#foundation/kit/table/no-match.tsx'
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
      <ListTable
        list={list}
        place={asked}
        caption={w.transactions}
        columns={columns}
        rows={list.data?.transactions}
        rowKey={(row) => row.transactionId}
        noun={w.noun}
        errorTitle={w.listFailed}
        isCurrent={(row) => row.transactionId === open}
        empty={
          isFiltered(asked) ? (
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
          onClose={() => onSearch({ ...asked, open: undefined })}
        />
      )}
    </>
  )
}

function isFiltered({ search, type, status }: ConsoleTransactionSearch): boolean {
  return Boolean(search) || type !== undefined || status !== undefined
}
