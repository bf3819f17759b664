import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useMemo, useState, type ReactNode } from 'react'
import { fromNewest } from '#foundation/contract/shared/list-place.ts'
import { useWords } from '#foundation/kit/i18n/language.tsx'
import { PageHeader } from '#foundation/kit/page/page-header.tsx'
import { FilterSelect } from '#foundation/kit/table/filter-select.tsx'
import { ListFilters } from '#foundation/kit/table/list-filters.tsx'
import { ListTable } from '#foundation/kit/table/list-table.tsx'
import { NoMatch } from '#foundation/kit/table/no-match.tsx'
import { useSearchBox } from '#foundation/kit/table/use-search-box.ts'
import { EmptyState } from '#foundation/kit/ui/states.tsx'
import { searchTermMax } from '#money/transactions/shared/rules.ts'
import type { AdminWithdrawalView } from '../../shared/contract.ts'
import { bulkWithdrawalsMax } from '../../shared/rules-bulk.ts'
import type { WithdrawalSearch } from '../../shared/rules-list.ts'
import { staffWithdrawalMoves, withdrawalStatuses } from '../../shared/rules.ts'
import { withdrawalWords } from '../../shared/words.ts'
import { withdrawals } from '../calls.ts'
import { BulkBar } from './bulk-bar.tsx'
import { OpenProcessDialog } from './open-process-dialog.tsx'
import { useWithdrawalColumns } from './withdrawal-columns.tsx'

interface Props {
  search: WithdrawalSearch
  onSearch: (next: WithdrawalSearch) => void
  /** Rendered beside the title. */
  actions?: ReactNode
}

export function AdminWithdrawalsScreen({ search, onSearch, actions }: Props) {
  const w = useWords(withdrawalWords)
  const { query, choose, typed, onType } = useSearchBox(search, onSearch)
  const { open, ...input } = query
  const show = (row?: AdminWithdrawalView) => onSearch({ ...query, open: row?.transactionId })
  const list = useQuery({
    ...withdrawals.adminList.queryOptions({ input }),
    placeholderData: keepPreviousData,
  })
  const rows = list.data?.withdrawals
  const choice = useBulkChoice(rows)
  const columns = useWithdrawalColumns({ onProcess: show, ...choice })
  const filtered = Boolean(query.search) || query.status !== undefined
  return (
    <>
      <PageHeader title={w.adminTitle} actions={actions} />
      <ListFilters label={w.search} typed={typed} maxLength={searchTermMax} onType={onType}>
        <FilterSelect
          label={w.status}
          all={w.allStatuses}
          values={withdrawalStatuses}
          names={w.statuses}
          chosen={query.status}
          onChoose={(status) => choose({ ...fromNewest(query), status })}
        />
      </ListFilters>
      <BulkBar chosen={choice.chosen} onClear={() => choice.onChoose([])} />
      <ListTable
        list={list}
        place={query}
        caption={w.caption}
        columns={columns}
        rows={rows}
        rowKey={(row) => row.transactionId}
        noun={w.noun}
        errorTitle={w.fetchFailed}
        isCurrent={(row) => row.transactionId === open}
        empty={
          filtered ? (
            <NoMatch title={w.noneFound} onClear={() => choose({})} />
          ) : (
            <EmptyState title={w.none} />
          )
        }
      />
      {open && <OpenProcessDialog transactionId={open} onClose={() => show()} />}
    </>
  )
}

/** Rows that have ended or left the page are no longer selected. */
function useBulkChoice(rows: readonly AdminWithdrawalView[] | undefined) {
  const [chosenIds, setChosenIds] = useState<readonly string[]>([])
  const choosable = useMemo(
    () =>
      (rows ?? [])
        .filter(({ status }) => staffWithdrawalMoves(status).length > 0)
        .slice(0, bulkWithdrawalsMax),
    [rows],
  )
  const chosen = useMemo(
    () => choosable.filter(({ transactionId }) => chosenIds.includes(transactionId)),
    [choosable, chosenIds],
  )
  return { choosable, chosen, onChoose: setChosenIds }
}
