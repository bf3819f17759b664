import { useNavigate, useSearch } from '@tanstack/react-router'
import { FileText } from 'lucide-react'
import { useWords } from '#foundation/kit/i18n/language.tsx'
import { PageHeader } from '#foundation/kit/page/page-header.tsx'
import { LinkButton } from '#foundation/kit/ui/button.tsx'
import type { TransactionSearch } from '../../shared/rules.ts'
import { transactionWords } from '../../shared/words.ts'
import { SearchBox } from './search-box.tsx'
import { TransactionFilters } from './transaction-filters.tsx'
import { TransactionList } from './transaction-list.tsx'

export function TransactionsScreen() {
  const search = useSearch({ from: '/dashboard/transactions' })
  const navigate = useNavigate({ from: '/dashboard/transactions' })
  const onSearch = (next: TransactionSearch) => void navigate({ search: next, replace: true })
  const w = useWords(transactionWords)
  return (
    <>
      <PageHeader
        title={w.transactions}
        actions={
          <LinkButton
            to="/dashboard/transactions/statements"
            variant="secondary"
            icon={<FileText aria-hidden size={18} className="max-[25rem]:hidden" />}
          >
            {w.statements}
          </LinkButton>
        }
      />
      <div className="mb-4 grid gap-3">
        <SearchBox
          label={w.search}
          value={search.search}
          onSearch={(term) => onSearch({ ...search, search: term })}
        />
        <TransactionFilters search={search} onSearch={onSearch} />
      </div>
      <TransactionList search={search} onClear={() => onSearch({})} />
    </>
  )
}
