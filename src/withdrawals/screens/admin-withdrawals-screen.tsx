import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Amount } from '../../kit/amount.tsx'
import { Button } from '../../kit/button.tsx'
import { Card } from '../../kit/card.tsx'
import { fromNewest } from '../../contract/list-place.ts'
import { DataTable, type Column } from '../../kit/data-table.tsx'
import { ListPager } from '../../kit/list-pager.tsx'
import { useListSearch } from '../../kit/list-search.ts'
import { useLanguage, useWords } from '../../kit/language.tsx'
import { PageHeader } from '../../kit/page-header.tsx'
import { SearchInput } from '../../kit/search-input.tsx'
import { Select } from '../../kit/select.tsx'
import { serverNow } from '../../kit/server-clock.ts'
import { EmptyState } from '../../kit/states.tsx'
import { showListTime, showRelative } from '../../time/time.ts'
import { searchTermMax } from '../../transactions/rules.ts'
import { TransactionStatusBadge } from '../../transactions/screens/transaction-status.tsx'
import type { AdminWithdrawalView } from '../contract.ts'
import { movesOfStaff, withdrawalStatuses } from '../rules.ts'
import type { WithdrawalSearch } from '../rules-list.ts'
import { words } from '../words.ts'
import { withdrawals } from './calls.ts'
import { OpenProcessDialog } from './open-process-dialog.tsx'

interface Props {
  search: WithdrawalSearch
  onSearch: (next: WithdrawalSearch) => void
}

export function AdminWithdrawalsScreen({ search, onSearch }: Props) {
  const w = useWords(words)
  const { open, ...listed } = search
  const { asked, typed, onType } = useListSearch(listed, onSearch)
  const show = (row?: AdminWithdrawalView) => onSearch({ ...search, open: row?.transactionId })
  const list = useQuery({ ...withdrawals.adminList.queryOptions({ input: asked }), placeholderData: keepPreviousData })
  const filtered = Boolean(asked.search) || asked.status !== undefined
  return (
    <>
      <PageHeader title={w.adminTitle} />
      <div className="mb-4 grid gap-3 sm:grid-cols-[1fr_14rem] sm:items-end">
        <SearchInput label={w.search} value={typed} maxLength={searchTermMax} autoComplete="off" spellCheck={false} onChange={onType} />
        <Select
          label={w.status}
          value={asked.status ?? ''}
          options={[{ value: '', label: w.allStatuses }, ...withdrawalStatuses.map((value) => ({ value, label: w.statuses[value] }))]}
          onChange={(value) => onSearch({ ...fromNewest(asked), status: withdrawalStatuses.find((status) => status === value) })}
        />
      </div>
      <Card flush>
        <DataTable
          caption={w.caption}
          columns={useColumns(show)}
          rows={list.data?.withdrawals}
          waiting={list.isPlaceholderData}
          rowKey={(row) => row.transactionId}
          noun={w.noun}
          density="dense"
          error={list.error}
          errorTitle={w.fetchFailed}
          onRetry={() => void list.refetch()}
          isCurrent={(row) => row.transactionId === open}
          empty={filtered ? <NoMatch onClear={() => onSearch({})} /> : <EmptyState title={w.none} />}
          footer={<ListPager place={asked} older={list.data?.older} newer={list.data?.newer} />}
        />
      </Card>
      {open && <OpenProcessDialog transactionId={open} onClose={() => show()} />}
    </>
  )
}

function useColumns(onProcess: (row: AdminWithdrawalView) => void): Column<AdminWithdrawalView>[] {
  const w = useWords(words)
  const language = useLanguage()
  return [
    {
      key: 'user',
      header: w.user,
      card: 'title',
      cell: (row) => (
        <>
          <span className="block font-medium wrap-anywhere">{row.userName}</span>
          <span className="block wrap-anywhere text-muted">{row.userEmail}</span>
        </>
      ),
    },
    { key: 'amount', header: w.amount, align: 'end', cell: (row) => <Amount centavos={row.amountCentavos} sign="written" /> },
    {
      key: 'bank',
      header: w.bankDetails,
      cell: (row) => (
        <>
          <span className="block">{row.bankName}</span>
          <span className="block text-muted">
            {row.accountName}, <span className="figures">{row.accountNumber}</span>
          </span>
        </>
      ),
    },
    {
      key: 'status',
      header: w.status,
      cell: (row) => (
        <>
          <TransactionStatusBadge status={row.status} />
          <span className="mt-0.5 block whitespace-nowrap text-muted">{showRelative(row.statusSince, new Date(serverNow()), language)}</span>
        </>
      ),
    },
    {
      key: 'requested',
      header: w.requested,
      cell: (row) => (
        <>
          <span className="figures block whitespace-nowrap">{showListTime(row.createdAt, language)}</span>
          <span className="block text-muted">{row.referenceNumber}</span>
        </>
      ),
    },
    {
      key: 'process',
      header: w.processHeader,
      card: 'bare',
      cell: (row) =>
        movesOfStaff(row.status).length === 0 ? (
          <span className="text-muted">{w.ended}</span>
        ) : (
          <Button size="small" variant="secondary" aria-label={w.processOf(row.referenceNumber)} onClick={() => onProcess(row)}>
            {w.process}
          </Button>
        ),
    },
  ]
}

function NoMatch({ onClear }: { onClear: () => void }) {
  const w = useWords(words)
  return (
    <EmptyState
      title={w.noneFound}
      action={
        <Button variant="secondary" size="small" onClick={onClear}>
          {w.clearFilters}
        </Button>
      }
    />
  )
}
