import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Amount } from '../../kit/amount.tsx'
import { Button } from '../../kit/button.tsx'
import { Card } from '../../kit/card.tsx'
import { DataTable, type Column } from '../../kit/data-table.tsx'
import { useLanguage, useWords } from '../../kit/language.tsx'
import { PageHeader } from '../../kit/page-header.tsx'
import { Select } from '../../kit/select.tsx'
import { serverNow } from '../../kit/server-clock.ts'
import { EmptyState } from '../../kit/states.tsx'
import { showListTime, showRelative } from '../../time/time.ts'
import { SearchBox } from '../../transactions/screens/search-box.tsx'
import { TransactionStatusBadge } from '../../transactions/screens/transaction-status.tsx'
import type { AdminWithdrawalView } from '../contract.ts'
import { movesOfStaff, withdrawalStatuses, type WithdrawalSearch } from '../rules.ts'
import { words } from '../words.ts'
import { withdrawals } from './calls.ts'
import { ProcessDialog } from './process-dialog.tsx'

interface Props {
  search: WithdrawalSearch
  onSearch: (next: WithdrawalSearch) => void
}

export function AdminWithdrawalsScreen({ search, onSearch }: Props) {
  const w = useWords(words)
  const [open, setOpen] = useState<AdminWithdrawalView | null>(null)
  const list = useInfiniteQuery(
    withdrawals.adminList.infiniteOptions({
      input: (before: string | undefined) => ({ ...search, before }),
      initialPageParam: undefined,
      getNextPageParam: (last) => last.next ?? undefined,
    }),
  )
  const filtered = Boolean(search.search) || search.status !== undefined
  return (
    <>
      <PageHeader title={w.adminTitle} />
      <div className="mb-4 grid gap-3 sm:grid-cols-[1fr_14rem] sm:items-end">
        <SearchBox label={w.search} value={search.search} onSearch={(term) => onSearch({ ...search, search: term })} />
        <Select
          label={w.status}
          value={search.status ?? ''}
          options={[{ value: '', label: w.allStatuses }, ...withdrawalStatuses.map((value) => ({ value, label: w.statuses[value] }))]}
          onChange={(value) => onSearch({ ...search, status: withdrawalStatuses.find((status) => status === value) })}
        />
      </div>
      <Card flush>
        <DataTable
          caption={w.caption}
          columns={useColumns(setOpen)}
          rows={list.data?.pages.flatMap((page) => page.withdrawals)}
          rowKey={(row) => row.transactionId}
          noun={w.noun}
          density="dense"
          error={list.error}
          errorTitle={w.fetchFailed}
          onRetry={() => void list.refetch()}
          isCurrent={(row) => row.transactionId === open?.transactionId}
          empty={filtered ? <NoMatch onClear={() => onSearch({})} /> : <EmptyState title={w.none} />}
          footer={
            list.hasNextPage && (
              <Button variant="secondary" size="small" pending={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
                {w.loadMore}
              </Button>
            )
          }
        />
      </Card>
      {open && <ProcessDialog withdrawal={open} onClose={() => setOpen(null)} />}
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
