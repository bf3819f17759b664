import { useQuery } from '@tanstack/react-query'
import { PiggyBank } from 'lucide-react'
import { FetchFailed } from '#foundation/kit/data/fetch-failed.tsx'
import { useWords } from '#foundation/kit/i18n/language.tsx'
import { PageHeader } from '#foundation/kit/page/page-header.tsx'
import { LinkButton } from '#foundation/kit/ui/button.tsx'
import { Card } from '#foundation/kit/ui/card.tsx'
import { Skeleton } from '#foundation/kit/ui/skeleton.tsx'
import { EmptyState } from '#foundation/kit/ui/states.tsx'
import { portfolioWords } from '../../shared/user/words-portfolio.ts'
import type { Portfolio } from '../../shared/views.ts'
import { portfolioQuery } from '../calls.ts'
import { TaxStatements } from '../tax/tax-statements.tsx'
import { ListFileButton } from './portfolio/list-file.tsx'
import { NextDates } from './portfolio/next-dates.tsx'
import { PlacementLists } from './portfolio/placement-lists.tsx'
import { PortfolioChart } from './portfolio/portfolio-chart.tsx'
import { PortfolioTotals } from './portfolio/portfolio-totals.tsx'
import { RecordedList } from './portfolio/recorded-list.tsx'

/** The user's investments: what may come back and when, and what came back. */
export function InvestmentsScreen() {
  const w = useWords(portfolioWords)
  const mine = useQuery(portfolioQuery)
  const choose = <LinkButton to="/dashboard/investments/plans">{w.invest}</LinkButton>
  const isEmpty = mine.data?.placements.length === 0 && mine.data.recorded.length === 0
  return (
    <div data-wide>
      <PageHeader
        title={w.title}
        description={w.intro}
        actions={mine.data && !isEmpty ? choose : undefined}
      />
      {mine.error && !mine.data && (
        <FetchFailed
          title={w.failed}
          message={w.failedMore}
          error={mine.error}
          onRetry={() => void mine.refetch()}
        />
      )}
      {!mine.data && !mine.error && <Skeleton lines={6} height="3.5rem" />}
      {isEmpty && (
        <Card>
          <EmptyState
            icon={<PiggyBank aria-hidden size={28} strokeWidth={1.5} />}
            title={w.none}
            message={w.noneMore}
            action={choose}
          />
        </Card>
      )}
      {mine.data && !isEmpty && <Filled portfolio={mine.data} answer={mine} />}
    </div>
  )
}

function Filled({
  portfolio,
  answer,
}: {
  portfolio: Portfolio
  answer: Parameters<typeof PortfolioTotals>[0]['answer']
}) {
  return (
    // On wide screens two columns with their own heights.
    <div
      className={
        'grid grid-cols-[minmax(0,1fr)] items-start gap-4 ' +
        'lg:grid-cols-[22rem_minmax(0,1fr)] lg:grid-rows-[auto_auto_1fr] lg:gap-x-6'
      }
    >
      <PortfolioTotals totals={portfolio.totals} answer={answer} />
      <div className="grid grid-cols-1 gap-4 lg:col-start-2 lg:row-span-3 lg:row-start-1">
        <PlacementLists placements={portfolio.placements} older={portfolio.older} />
        <RecordedList recorded={portfolio.recorded} />
        <ListFileButton />
        <PortfolioChart points={portfolio.chart} />
        <TaxStatements />
      </div>
      <NextDates placements={portfolio.placements} hasOlder={portfolio.older !== null} />
    </div>
  )
}
