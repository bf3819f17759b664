import { useQuery } from '@tanstack/react-query'
import { RotateCw } from 'lucide-react'
import { useLanguage, useWords } from '#foundation/kit/i18n/language.tsx'
import { PageHeader } from '#foundation/kit/page/page-header.tsx'
import { usePageSearch } from '#foundation/kit/page/page-search.ts'
import { Button } from '#foundation/kit/ui/button.tsx'
import { ErrorState } from '#foundation/kit/ui/states.tsx'
import { showListTime } from '#foundation/time/shared/time.ts'
import { consoleOverviewWords } from '../../shared/words-overview.ts'
import { administration } from '../calls.ts'
import { Figures, FiguresSkeleton } from './figures.tsx'
import { FlowCard } from './flow-card.tsx'
import { MovedAloneCard } from './moved-alone-card.tsx'
import { RecentCard } from './recent-card.tsx'
import { WaitingCard } from './waiting-card.tsx'
import { WaitingElsewhere } from './waiting-elsewhere.tsx'

/** The query counts all users and wallets, so it refetches every 3 s at most. */
const meta = { topics: ['transactions', 'investments', 'users', 'company'], calmMs: 3000 }
/** A sign-up publishes no live event, so poll. */
const refetchMs = 60_000

export function AdminDashboardScreen() {
  const { search, onSearch } = usePageSearch('/admin/dashboard')
  const w = useWords(consoleOverviewWords)
  const overview = useQuery({
    ...administration.overview.queryOptions({ input: {}, refetchInterval: refetchMs }),
    meta,
  })
  const figures = overview.data
  return (
    <>
      <PageHeader
        title={w.title}
        actions={
          <Freshness
            asOf={figures?.asOf}
            pending={overview.isFetching}
            onRefresh={() => void overview.refetch()}
          />
        }
      />
      {overview.isError && !figures && (
        <ErrorState
          title={w.loadFailed}
          error={overview.error}
          onRetry={() => void overview.refetch()}
        />
      )}
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
        {!overview.isError && !figures && <FiguresSkeleton />}
        {figures && <Figures figures={figures} />}
        <div
          className={
            'grid grid-cols-[minmax(0,1fr)] items-start gap-4 ' +
            'xl:grid-cols-[minmax(0,2fr)_minmax(20rem,1fr)]'
          }
        >
          {/* Parts of unknown height are last in their column, so that they move nothing. */}
          <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
            <FlowCard search={search} onSearch={onSearch} />
            <RecentCard />
          </div>
          <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
            <WaitingCard />
            <WaitingElsewhere />
            {figures && <MovedAloneCard moved={figures.movedAlone} />}
          </div>
        </div>
      </div>
    </>
  )
}

function Freshness({
  asOf,
  pending,
  onRefresh,
}: {
  asOf: Date | undefined
  pending: boolean
  onRefresh: () => void
}) {
  const w = useWords(consoleOverviewWords)
  const language = useLanguage()
  return (
    <div className="flex min-h-9 grow items-center justify-end gap-2 text-sm text-muted">
      {asOf && <span className="figures">{w.asOf(showListTime(asOf, language))}</span>}
      <Button
        variant="secondary"
        size="small"
        pending={pending}
        icon={<RotateCw aria-hidden size={16} />}
        onClick={onRefresh}
      >
        {w.refresh}
      </Button>
    </div>
  )
}
