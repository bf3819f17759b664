import { useWords } from '../../kit/language.tsx'
import { Select } from '../../kit/select.tsx'
import { transactionStatuses, transactionTypes, type TransactionSearch } from '../rules.ts'
import { words } from '../words.ts'

interface Props {
  search: TransactionSearch
  onSearch: (next: TransactionSearch) => void
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
