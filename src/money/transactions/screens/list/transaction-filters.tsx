import { useWords } from '#foundation/kit/i18n/language.tsx'
import { FilterSelect } from '#foundation/kit/table/filter-select.tsx'
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

/** The selects for type and status. */
export function TransactionFilters({ search, onSearch }: Props) {
  const w = useWords(transactionWords)
  return (
    <div
      className={
        'grid grid-cols-[repeat(auto-fit,minmax(min(9.25rem,100%),1fr))] gap-3 ' +
        'max-sm:[&_select]:pr-8.5 [&_select]:truncate'
      }
    >
      <FilterSelect
        label={w.type}
        all={w.allTypes}
        values={transactionTypes}
        names={w.types}
        chosen={search.type}
        onChoose={(type) => onSearch({ ...search, type })}
      />
      <FilterSelect
        label={w.status}
        all={w.allStatuses}
        values={transactionStatuses}
        names={w.statuses}
        chosen={search.status}
        onChoose={(status) => onSearch({ ...search, status })}
      />
    </div>
  )
}
