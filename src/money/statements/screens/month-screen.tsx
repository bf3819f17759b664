import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { FetchFailed } from '#foundation/kit/data/fetch-failed.tsx'
import { useNextPage } from '#foundation/kit/data/next-page.ts'
import { failureWords, readFailure } from '#foundation/kit/form/refusals.ts'
import { useLanguage, useWords } from '#foundation/kit/i18n/language.tsx'
import { BackLink } from '#foundation/kit/page/back-link.tsx'
import { PageHeader } from '#foundation/kit/page/page-header.tsx'
import { Button, LinkButton } from '#foundation/kit/ui/button.tsx'
import { Card } from '#foundation/kit/ui/card.tsx'
import { Skeleton } from '#foundation/kit/ui/skeleton.tsx'
import { EmptyState } from '#foundation/kit/ui/states.tsx'
import { showMonth } from '#foundation/time/shared/months.ts'
import { balanceQuery } from '#money/transactions/screens/calls.ts'
import { statementWords } from '../shared/words.ts'
import { statements } from './calls.ts'
import { StatementFileButtons } from './file-buttons.tsx'
import { MonthSummary } from './month-summary.tsx'
import { StatementLines } from './statement-lines.tsx'

export function MonthScreen({ month }: { month: string }) {
  const w = useWords(statementWords)
  const language = useLanguage()
  const statement = useMonth(month)
  const nextPage = useNextPage(statement)
  const summary = statement.data?.pages[0]
  const lines = statement.data?.pages.flatMap((page) => page.lines) ?? []
  const name = showMonth(month, language)
  return (
    <>
      <PageHeader
        title={name}
        tabTitle={w.tab(name)}
        takesFocus
        back={
          <BackLink to="/dashboard/transactions/statements" search={{}}>
            {w.allStatements}
          </BackLink>
        }
        actions={summary && <StatementFileButtons period={month} />}
      />
      {statement.error && !summary && (
        <Failed error={statement.error} onRetry={() => void statement.refetch()} />
      )}
      {!statement.error && !summary && <Skeleton lines={6} height="3rem" />}
      {summary && (
        <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
          <MonthSummary summary={summary} />
          {summary.entries === 0 ? (
            <Card>
              <EmptyState title={w.noneInMonth} message={w.noneInMonthMore} />
            </Card>
          ) : (
            <Card title={w.entriesTitle} flush>
              <StatementLines lines={lines} />
              {summary.entries > 10 && (
                <p className="edge border-t border-line py-3 text-sm text-muted sm:px-5">
                  {w.showing(lines.length, summary.entries)}
                </p>
              )}
            </Card>
          )}
          {statement.hasNextPage && (
            <Button variant="secondary" wide {...nextPage}>
              {w.loadMore}
            </Button>
          )}
        </div>
      )}
    </>
  )
}

function useMonth(month: string) {
  const statement = useInfiniteQuery(
    statements.month.infiniteOptions({
      input: (after: bigint | undefined) => ({ month, after }),
      initialPageParam: undefined,
      getNextPageParam: (last) => last.next ?? undefined,
      staleTime: 0,
    }),
  )
  // Live events name the balance of transactions, not statements: a new balance means new entries.
  const { data: balance } = useQuery(balanceQuery)
  const { soFar, closingCentavos } = statement.data?.pages[0] ?? {}
  const { refetch } = statement
  useEffect(() => {
    if (soFar && balance && balance.postedCentavos !== closingCentavos) void refetch()
  }, [balance, soFar, closingCentavos, refetch])
  return statement
}

function Failed({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const w = useWords(statementWords)
  const failure = readFailure(error)
  if (failure.kind !== 'refusal' || failure.name !== 'statement-not-found')
    return <FetchFailed title={w.failed} error={error} onRetry={onRetry} />
  return (
    <Card>
      <EmptyState
        {...failureWords(error)}
        action={
          <LinkButton to="/dashboard/transactions/statements" search={{}} variant="secondary">
            {w.allStatements}
          </LinkButton>
        }
      />
    </Card>
  )
}
