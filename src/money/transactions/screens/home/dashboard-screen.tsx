import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { FetchFailed } from '#foundation/kit/data/fetch-failed.tsx'
import { useWords } from '#foundation/kit/i18n/language.tsx'
import { PageHeader } from '#foundation/kit/page/page-header.tsx'
import { Card } from '#foundation/kit/ui/card.tsx'
import { Skeleton } from '#foundation/kit/ui/skeleton.tsx'
import { latestTransactionsMax } from '../../shared/rules.ts'
import { transactionWords } from '../../shared/words.ts'
import { transactions } from '../calls.ts'
import { NoTransactions } from '../list/no-transactions.tsx'
import { TransactionRows } from '../list/transaction-rows.tsx'
import { useAmountsHidden } from './amounts-hidden.ts'
import { BalanceCard } from './balance-card.tsx'

interface Props {
  /** Cards of modules that may not be imported from here. */
  investments?: ReactNode
  market?: ReactNode
  liveWithdrawals?: ReactNode
}

/** Its cards belong to the one column of a narrow screen, or to a column of a wide one. */
const column = 'contents lg:grid lg:grid-cols-[minmax(0,1fr)] lg:gap-4'

export function DashboardScreen({ investments, market, liveWithdrawals }: Props) {
  const w = useWords(transactionWords)
  return (
    <>
      <PageHeader title={w.home} />
      {/* Wide screens have two columns with their own heights; narrow ones have one column. */}
      <div
        data-wide
        className={
          'grid grid-cols-[minmax(0,1fr)] items-start gap-4 ' +
          'lg:grid-cols-[24rem_minmax(0,1fr)] lg:gap-x-6'
        }
      >
        <div className={column}>
          <BalanceCard />
          <div className="empty:hidden">{investments}</div>
          <div className="order-1 empty:hidden">{market}</div>
        </div>
        <div className={column}>
          <Card
            title={w.latest}
            flush
            action={
              <Link
                to="/dashboard/transactions"
                className="link target inline-flex items-center text-sm"
              >
                {w.seeAll}
              </Link>
            }
          >
            <Latest />
          </Card>
          <div className="order-2 empty:hidden">{liveWithdrawals}</div>
        </div>
      </div>
    </>
  )
}

function Latest() {
  const w = useWords(transactionWords)
  const hidden = useAmountsHidden()
  const latest = useQuery(
    transactions.mine.queryOptions({ input: { limit: latestTransactionsMax } }),
  )
  if (latest.data?.transactions.length === 0) return <NoTransactions />
  if (latest.data) {
    return (
      <div className="border-t border-line">
        <TransactionRows rows={latest.data.transactions} amountsHidden={hidden} />
      </div>
    )
  }
  if (!latest.error)
    return <Skeleton lines={latestTransactionsMax} height="2.5rem" className="p-4 sm:p-5" />
  return (
    <div className="p-4 pt-0">
      <FetchFailed
        title={w.transactionsFailed}
        error={latest.error}
        onRetry={() => void latest.refetch()}
      />
    </div>
  )
}
