import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useMemo, useState, type ReactNode } from 'react'
import { Card } from '../../kit/card.tsx'
import { fromNewest } from '../../contract/list-place.ts'
import { DataTable } from '../../kit/data-table.tsx'
import { ListFilters } from '../../kit/list-filters.tsx'
import { ListPager } from '../../kit/list-pager.tsx'
import { useListSearch } from '../../kit/list-search.ts'
import { useWords } from '../../kit/language.tsx'
import { NoMatch } from '../../kit/no-match.tsx'
import { PageHeader } from '../../kit/page-header.tsx'
import { Select } from '../../kit/select.tsx'
import { EmptyState } from '../../kit/states.tsx'
import { searchTermMax } from '../../transactions/rules.ts'
import type { AdminWithdrawalView } from '../contract.ts'
import { movesOfStaff, withdrawalStatuses } from '../rules.ts'
import { bulkMax } from '../rules-bulk.ts'
import type { WithdrawalSearch } from '../rules-list.ts'
import { words } from '../words.ts'
import { BulkBar } from './bulk-bar.tsx'
import { withdrawals } from './calls.ts'
import { OpenProcessDialog } from './open-process-dialog.tsx'
import { useWithdrawalColumns } from './withdrawal-columns.tsx'

interface Props {
  search: WithdrawalSearch
  onSearch: (next: WithdrawalSearch) => void
  /** Beside the title. */
  actions?: ReactNode
}

export function AdminWithdrawalsScreen({ search, onSearch, actions }: Props) {
  const w = useWords(words)
  const { asked, choose, typed, onType } = useListSearch(search, onSearch)
  const { open, ...input } = asked
  const show = (row?: AdminWithdrawalView) => onSearch({ ...asked, open: row?.transactionId })
  const list = useQuery({
    ...withdrawals.adminList.queryOptions({ input }),
    placeholderData: keepPreviousData,
  })
  const [chosenIds, setChosenIds] = useState<ReadonlySet<string>>(new Set())
  const rows = list.data?.withdrawals
  // What is over, or not on the page any more, is chosen no longer.
  const choosable = useMemo(
    () => (rows ?? []).filter(({ status }) => movesOfStaff(status).length > 0).slice(0, bulkMax),
    [rows],
  )
  const chosen = useMemo(
    () => choosable.filter(({ transactionId }) => chosenIds.has(transactionId)),
    [choosable, chosenIds],
  )
  const columns = useWithdrawalColumns({
    onProcess: show,
    choosable,
    chosen,
    onChoose: (ids) => setChosenIds(new Set(ids)),
  })
  const filtered = Boolean(asked.search) || asked.status !== undefined
  return (
    <>
      <PageHeader title={w.adminTitle} actions={actions} />
      <ListFilters label={w.search} typed={typed} maxLength={searchTermMax} onType={onType}>
        <Select
          label={w.status}
          labelHidden
          value={asked.status ?? ''}
          options={[
            { value: '', label: w.allStatuses },
            ...withdrawalStatuses.map((value) => ({ value, label: w.statuses[value] })),
          ]}
          onChange={(value) =>
            choose({
              ...fromNewest(asked),
              status: withdrawalStatuses.find((status) => status === value),
            })
          }
        />
      </ListFilters>
      <BulkBar chosen={chosen} onClear={() => setChosenIds(new Set())} />
      <Card flush>
        <DataTable
          caption={w.caption}
          columns={columns}
          rows={rows}
          waiting={list.isPlaceholderData}
          rowKey={(row) => row.transactionId}
          noun={w.noun}
          density="dense"
          error={list.error}
          errorTitle={w.fetchFailed}
          onRetry={() => void list.refetch()}
          isCurrent={(row) => row.transactionId === open}
          empty={
            filtered ? (
              <NoMatch title={w.noneFound} onClear={() => choose({})} />
            ) : (
              <EmptyState title={w.none} />
            )
          }
          footer={<ListPager place={asked} older={list.data?.older} newer={list.data?.newer} />}
        />
      </Card>
      {open && <OpenProcessDialog transactionId={open} onClose={() => show()} />}
    </>
  )
}
