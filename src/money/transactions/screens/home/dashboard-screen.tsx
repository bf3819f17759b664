import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { FetchFailed } from '#foundation/kit/data/fetch-failed.tsx'
import { useWords } from '#foundation/kit/i18n/language.tsx'
import { MoreLink } from '#foundation/kit/page/more-link.tsx'
import { PageHeader } from '#foundation/kit/page/page-header.tsx'
import { Card } from '#foundation/kit/ui/card.tsx'
import { Skeleton } from '#foundation/kit/ui/skeleton.tsx'
import { latestTransactionsMax } from '../../shared/rules.ts'
import { transactionWords } from '../../shared/words.ts'
import { transactions } from '../calls.ts'
import { NoTransactions } from '../list/no-transactions.tsx'
import { TransactionRows } from '../list/transaction-rows.tsx'
import { useAmountsHidden } from './amounts-hidden.ts'
import { BalanceField } from './balance-field.tsx'

/** Parts of modules that may not be imported from here. */
interface Props {
  /** Its place on the teal field is kept free. */
  chart?: ReactNode
  /** Over the lower edge of the field: what the user is in the middle of. */
  running?: ReactNode
  underWay?: ReactNode
  chats?: ReactNode
  investments?: ReactNode
  liveWithdrawals?: ReactNode
  market?: ReactNode
}

/** Its cards belong to the one column of a narrow screen, or to a column of a wide one. */
const column = 'contents lg:grid lg:grid-cols-[minmax(0,1fr)] lg:gap-4'
const columns =
  'mx-auto grid max-w-[71rem] grid-cols-[minmax(0,1fr)] items-start gap-4 edge pt-4 ' +
  'lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]'

/** Answers "where is my money?", the balance first. */
export function DashboardScreen({ chart, running, underWay, ...parts }: Props) {
  const w = useWords(transactionWords)
  return (
    <div data-bleed>
      <div className="sr-only">
        <PageHeader title={w.home} />
      </div>
      <BalanceField chart={<div className="min-h-[13.75rem]">{chart}</div>} />
      <div data-over className="relative z-10 mx-auto -mt-9 max-w-[71rem] edge empty:hidden">
        {running}
      </div>
      <div className={columns}>
        <div className={column}>
          <div className="empty:hidden">{underWay}</div>
          <Latest />
        </div>
        <div className={column}>
          <div className="empty:hidden">{parts.chats}</div>
          <div className="empty:hidden">{parts.investments}</div>
          <div className="empty:hidden">{parts.liveWithdrawals}</div>
          <div className="empty:hidden">{parts.market}</div>
        </div>
      </div>
    </div>
  )
}

function Latest() {
  const w = useWords(transactionWords)
  return (
    <Card
      title={w.latest}
      flush
      action={<MoreLink to="/dashboard/transactions">{w.seeAll}</MoreLink>}
    >
      <LatestRows />
    </Card>
  )
}

function LatestRows() {
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
    return <Skeleton lines={latestTransactionsMax} height="3.5rem" className="p-4 sm:p-5" />
  return (
    <div className="edge pb-4 sm:px-5 sm:pb-5">
      <FetchFailed
        title={w.transactionsFailed}
        error={latest.error}
        onRetry={() => void latest.refetch()}
      />
    </div>
  )
}
