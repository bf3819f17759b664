import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useWords } from '#foundation/kit/i18n/language.tsx'
import { RefetchFailed } from '#foundation/kit/offline/as-of.tsx'
import { Card } from '#foundation/kit/ui/card.tsx'
import { Skeleton } from '#foundation/kit/ui/skeleton.tsx'
import { EmptyState, ErrorState } from '#foundation/kit/ui/states.tsx'
import { transactions } from '#money/transactions/screens/calls.ts'
import { recentLength } from '../../shared/rules.ts'
import { consoleOverviewWords } from '../../shared/words-overview.ts'
import { RecentTransaction } from './recent-transaction.tsx'

export function RecentCard() {
  const w = useWords(consoleOverviewWords)
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
      {recent.isError && !recent.data && (
        <ErrorState
          title={w.listFailed}
          error={recent.error}
          onRetry={() => void recent.refetch()}
        />
      )}
      {recent.data && (
        <RefetchFailed title={w.listFailed} answer={recent} className="p-4 empty:hidden" />
      )}
      {recent.data?.transactions.length === 0 && <EmptyState title={w.noTransactions} />}
      <ul>
        {recent.data?.transactions.map((transaction) => (
          <RecentTransaction key={transaction.transactionId} transaction={transaction} />
        ))}
      </ul>
    </Card>
  )
}
