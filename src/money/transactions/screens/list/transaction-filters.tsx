import { Select } from '#foundation/kit/fields/select.tsx'
import { useWords } from '#foundation/kit/i18n/language.tsx'
import {
  transactionStatuses,
  transactionTypes,
  type TransactionSearch,
} from '../../shared/rules.ts'
import { transactionWords } from '../../shared/words.ts'

interface Props {
  search: TransactionSearch
  onSearch: (next: TransactionSearch) => void
}

/** The selects for type and status; the console uses them as well. */
export function TransactionFilters({ search, onSearch }: Props) {
  const w = useWords(transactionWords)
  return (
    <div className="grid grid-cols-[repeat(auto-fit,minmax(min(9.25rem,100%),1fr))] gap-3">
      <Select
        label={w.type}
        labelHidden
        value={search.type ?? ''}
        options={[
          { value: '', label: w.allTypes },
          ...transactionTypes.map((value) => ({ value, label: w.types[value] })),
        ]}
        onChange={(value) =>
          onSearch({ ...search, type: transactionTypes.find((type) => type === value) })
        }
      />
      <Select
        label={w.status}
        labelHidden
        value={search.status ?? ''}
        options={[
          { value: '', label: w.allStatuses },
          ...transactionStatuses.map((value) => ({ value, label: w.statuses[value] })),
        ]}
        onChange={(value) =>
          onSearch({ ...search, status: transactionStatuses.find((status) => status === value) })
        }
      />
    </div>
  )
}
