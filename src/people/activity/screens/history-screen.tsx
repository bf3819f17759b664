import { useInfiniteQuery } from '@tanstack/react-query'
import { History } from 'lucide-react'
import { useNextPage } from '#foundation/kit/data/next-page.ts'
import { useWords } from '#foundation/kit/i18n/language.tsx'
import { RefetchFailed } from '#foundation/kit/offline/as-of.tsx'
import { PageHeader } from '#foundation/kit/page/page-header.tsx'
import { DaySection } from '#foundation/kit/time/day-section.tsx'
import { Button } from '#foundation/kit/ui/button.tsx'
import { Card } from '#foundation/kit/ui/card.tsx'
import { Skeleton } from '#foundation/kit/ui/skeleton.tsx'
import { EmptyState, ErrorState } from '#foundation/kit/ui/states.tsx'
import { groupByDay } from '#foundation/time/shared/group-by-day.ts'
import { activityWords } from '../shared/words.ts'
import { ActivityLine } from './activity-line.tsx'
import { activity } from './calls.ts'

/** The user's own history, newest first, day by day. */
export function HistoryScreen() {
  const w = useWords(activityWords)
  const history = useInfiniteQuery(
    activity.mine.infiniteOptions({
      input: (before: string | undefined) => ({ before }),
      initialPageParam: undefined,
      getNextPageParam: (page) => page.next ?? undefined,
    }),
  )
  const nextPage = useNextPage(history)
  const entries = history.data?.pages.flatMap((page) => page.entries)
  return (
    <>
      <PageHeader title={w.title} description={w.intro} />
      {entries && (
        <RefetchFailed title={w.fetchFailed} answer={history} className="mb-3 empty:hidden" />
      )}
      <Card flush>
        {!entries && !history.error && <Skeleton lines={6} height="4rem" className="p-4" />}
        {!entries && history.error && (
          <ErrorState
            title={w.fetchFailed}
            error={history.error}
            onRetry={() => void history.refetch()}
          />
        )}
        {entries?.length === 0 && (
          <EmptyState
            title={w.none}
            message={w.noneMore}
            icon={<History aria-hidden size={28} strokeWidth={1.5} />}
          />
        )}
        {groupByDay(entries ?? [], ({ createdAt }) => createdAt).map(([day, ofDay]) => (
          <DaySection key={day} day={day}>
            <ul className="divide-y divide-line">
              {ofDay.map((entry) => (
                <ActivityLine key={entry.activityId} entry={entry} />
              ))}
            </ul>
          </DaySection>
        ))}
        {history.hasNextPage && (
          <div className="flex justify-center border-t border-line p-3">
            <Button variant="quiet" {...nextPage}>
              {w.more}
            </Button>
          </div>
        )}
      </Card>
    </>
  )
}
