import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { FetchFailed } from '#foundation/kit/data/fetch-failed.tsx'
import { useNextPage } from '#foundation/kit/data/next-page.ts'
import { useWords } from '#foundation/kit/i18n/language.tsx'
import { AsOf } from '#foundation/kit/offline/as-of.tsx'
import { Button } from '#foundation/kit/ui/button.tsx'
import { Card } from '#foundation/kit/ui/card.tsx'
import { Skeleton } from '#foundation/kit/ui/skeleton.tsx'
import { EmptyState } from '#foundation/kit/ui/states.tsx'
import { transactionsCountedFrom, type TransactionSearch } from '../../shared/rules.ts'
import { transactionWords } from '../../shared/words.ts'
import { transactions } from '../calls.ts'
import { useNearEnd } from './near-end.ts'
import { NoTransactions } from './no-transactions.tsx'
import { TransactionDays } from './transaction-days.tsx'

interface Props {
  search: TransactionSearch
  onClear: () => void
}

/** Keeps loaded pages while the user reads a receipt, so that going back loads nothing. */
const keptMs = 60 * 60_000

/** The next page loads when the end is near. The button works without IntersectionObserver. */
export function TransactionList({ search, onClear }: Props) {
  const w = useWords(transactionWords)
  const list = useInfiniteQuery(
    transactions.mine.infiniteOptions({
      input: (before: string | undefined) => ({ ...search, before }),
      initialPageParam: undefined,
      getNextPageParam: (last) => last.next ?? undefined,
      // While another search loads, the previous rows stay and are dimmed.
      placeholderData: keepPreviousData,
      gcTime: keptMs,
    }),
  )
  const nextPage = useNextPage(list)
  const end = useNearEnd(list.hasNextPage && !list.isFetching && !list.isError, nextPage.onClick)
  if (list.error && !list.data)
    return (
      <FetchFailed
        title={w.transactionsFailed}
        error={list.error}
        onRetry={() => void list.refetch()}
      />
    )
  if (!list.data) return <Skeleton lines={6} height="3.5rem" />
  const rows = list.data.pages.flatMap((page) => page.transactions)
  return (
    <div
      aria-busy={list.isPlaceholderData}
      className={
        'grid grid-cols-[minmax(0,1fr)] gap-4 ' + (list.isPlaceholderData ? 'opacity-60' : '')
      }
    >
      <AsOf answer={list} failed={w.transactionsFailed} className="empty:hidden" />
      {rows.length === 0 ? (
        <Card>{isFiltered(search) ? <NoMatch onClear={onClear} /> : <NoTransactions />}</Card>
      ) : (
        <TransactionDays rows={rows} />
      )}
      <p
        role="status"
        className={
          rows.length >= transactionsCountedFrom ? 'text-center text-sm text-muted' : 'sr-only'
        }
      >
        {rows.length > 0 && w.showing(rows.length)}
      </p>
      {list.isFetchNextPageError && (
        <FetchFailed title={w.transactionsFailed} error={list.error} onRetry={nextPage.onClick} />
      )}
      {list.hasNextPage && !list.isFetchNextPageError && (
        <div ref={end}>
          <Button variant="secondary" wide {...nextPage}>
            {w.loadMore}
          </Button>
        </div>
      )}
    </div>
  )
}

function NoMatch({ onClear }: { onClear: () => void }) {
  const w = useWords(transactionWords)
  return (
    <EmptyState
      title={w.noneFound}
      message={w.noneFoundMore}
      action={
        <Button variant="secondary" onClick={onClear}>
          {w.clearFilters}
        </Button>
      }
    />
  )
}

function isFiltered({ search, type, status }: TransactionSearch): boolean {
  return Boolean(search) || type !== undefined || status !== undefined
}
