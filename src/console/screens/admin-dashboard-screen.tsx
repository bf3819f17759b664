import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { RotateCw } from 'lucide-react'
import type { ReactNode } from 'react'
import { Amount } from '../../kit/amount.tsx'
import { Button } from '../../kit/button.tsx'
import { Card } from '../../kit/card.tsx'
import { useLanguage, useWords } from '../../kit/language.tsx'
import { PageHeader } from '../../kit/page-header.tsx'
import { Skeleton } from '../../kit/skeleton.tsx'
import { EmptyState, ErrorState } from '../../kit/states.tsx'
import { showListTime } from '../../time/time.ts'
import { transactions } from '../../transactions/screens/calls.ts'
import { recentLength } from '../rules.ts'
import { words } from '../words.ts'
import { administration } from './calls.ts'
import { RecentTransaction } from './recent-transaction.tsx'

/** Under the transactions' name: whatever changes a transaction changes these figures too, and asks for them again. */
const overviewKey = [['transactions', 'overview']]
/** A new user is no transaction: once a minute is enough for the count. */
const lookAgainMs = 60_000

export function AdminDashboardScreen() {
  const w = useWords(words)
  const overview = useQuery({ ...administration.overview.queryOptions({ input: {}, queryKey: overviewKey }), refetchInterval: lookAgainMs })
  const figures = overview.data
  return (
    <>
      <PageHeader
        title={w.overview}
        actions={<Freshness asOf={figures?.asOf} pending={overview.isFetching} onRefresh={() => void overview.refetch()} />}
      />
      {overview.isError && !figures && <ErrorState title={w.loadFailed} error={overview.error} onRetry={() => void overview.refetch()} />}
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
        {overview.isPending && <Skeleton lines={1} height="7.5rem" />}
        {figures && (
          <div className="grid gap-4 sm:grid-cols-2 xl:grid-cols-3">
            <Figure label={w.totalUsers} value={figures.totalUsers.toLocaleString('en-PH')} />
            <Figure label={w.totalFunds} value={<Amount centavos={figures.fundsCentavos} />} note={w.totalFundsHint} />
            <Figure
              label={w.pendingWithdrawals}
              value={figures.pendingWithdrawals.toLocaleString('en-PH')}
              note={
                <Link to="/admin/withdrawals" search={{ status: 'pending' }} className="link target inline-flex items-center">
                  {w.openWithdrawals}
                </Link>
              }
            />
          </div>
        )}
        <Recent />
      </div>
    </>
  )
}

function Freshness({ asOf, pending, onRefresh }: { asOf: Date | undefined; pending: boolean; onRefresh: () => void }) {
  const w = useWords(words)
  const language = useLanguage()
  return (
    <div className="flex items-center gap-2 text-sm text-muted">
      {asOf && <span className="figures">{w.asOf(showListTime(asOf, language))}</span>}
      <Button variant="secondary" size="small" pending={pending} icon={<RotateCw aria-hidden size={16} />} onClick={onRefresh}>
        {w.refresh}
      </Button>
    </div>
  )
}

function Figure({ label, value, note }: { label: string; value: ReactNode; note?: ReactNode }) {
  return (
    <Card>
      <h2 className="text-sm font-medium text-muted">{label}</h2>
      <p className="figures mt-1 text-2xl font-semibold">{value}</p>
      {note && <p className="mt-1 text-sm text-muted">{note}</p>}
    </Card>
  )
}

function Recent() {
  const w = useWords(words)
  const recent = useQuery(transactions.adminList.queryOptions({ input: { limit: recentLength } }))
  return (
    <Card
      title={w.recent}
      flush
      action={
        <Link to="/admin/transactions" className="link target inline-flex items-center">
          {w.allTransactions}
        </Link>
      }
    >
      {recent.isPending && <Skeleton lines={recentLength} height="2.75rem" className="p-4" />}
      {recent.isError && !recent.data && <ErrorState title={w.listFailed} error={recent.error} onRetry={() => void recent.refetch()} />}
      {recent.data?.transactions.length === 0 && <EmptyState title={w.noTransactions} />}
      <ul>
        {recent.data?.transactions.map((transaction) => (
          <RecentTransaction key={transaction.transactionId} transaction={transaction} />
        ))}
      </ul>
    </Card>
  )
}
