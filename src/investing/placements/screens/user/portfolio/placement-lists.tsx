import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { FetchFailed } from '#foundation/kit/data/fetch-failed.tsx'
import { useNextPage } from '#foundation/kit/data/next-page.ts'
import { useWords } from '#foundation/kit/i18n/language.tsx'
import { Button } from '#foundation/kit/ui/button.tsx'
import { Card } from '#foundation/kit/ui/card.tsx'
import { isOpenPlacement } from '../../../shared/states.ts'
import { portfolioWords } from '../../../shared/user/words-portfolio.ts'
import type { PlacementView } from '../../../shared/views.ts'
import { placements as calls } from '../../calls.ts'
import { PlacementRow } from './placement-row.tsx'

interface Props {
  placements: readonly PlacementView[]
  /** Where the older ones begin, if there are any. */
  older: string | null
}

/** Those that run, by their next date, and those that have ended, newest first. */
export function PlacementLists({ placements, older }: Props) {
  const w = useWords(portfolioWords)
  const { rows, ...more } = useOlder(placements, older)
  const running = rows
    .filter(({ state }) => isOpenPlacement(state))
    .toSorted((one, other) => one.dueOn.localeCompare(other.dueOn))
  const ended = rows.filter(({ state }) => !isOpenPlacement(state))
  return (
    <>
      {running.length > 0 && <List title={w.current} rows={running} />}
      {ended.length > 0 && <List title={w.ended} rows={ended} />}
      {more.error && (
        <FetchFailed title={w.failed} error={more.error} onRetry={more.nextPage.onClick} />
      )}
      {more.hasMore && !more.error && (
        <Button variant="secondary" wide {...more.nextPage}>
          {w.loadMore}
        </Button>
      )}
    </>
  )
}

function List({ title, rows }: { title: string; rows: readonly PlacementView[] }) {
  return (
    <Card title={title} flush>
      <ul className="border-t border-line">
        {rows.map((row) => (
          <li key={row.placementId} className="border-b border-line last:border-b-0">
            <PlacementRow placement={row} />
          </li>
        ))}
      </ul>
    </Card>
  )
}

/** The first page is there already; older ones come when somebody asks for them. */
function useOlder(first: readonly PlacementView[], older: string | null) {
  const [wanted, setWanted] = useState(false)
  const list = useInfiniteQuery(
    calls.mine.infiniteOptions({
      input: (before: string | undefined) => ({ before }),
      initialPageParam: older ?? undefined,
      getNextPageParam: (last) => last.older ?? undefined,
      enabled: wanted && older !== null,
    }),
  )
  const next = useNextPage(list)
  const known = new Set(first.map(({ placementId }) => placementId))
  const further = (list.data?.pages ?? [])
    .flatMap((page) => page.placements)
    .filter(({ placementId }) => !known.has(placementId))
  const begin = {
    pending: list.isFetching,
    onClick: () => {
      setWanted(true)
      if (list.error) void list.refetch()
    },
  }
  return {
    rows: [...first, ...further],
    error: list.error,
    hasMore: older !== null && (!list.data || list.hasNextPage),
    nextPage: list.data ? next : begin,
  }
}
