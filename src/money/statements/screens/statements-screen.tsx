import { useQuery } from '@tanstack/react-query'
import { Link, useSearch } from '@tanstack/react-router'
import { ChevronRight } from 'lucide-react'
import { FetchFailed } from '#foundation/kit/data/fetch-failed.tsx'
import { useLanguage, useWords } from '#foundation/kit/i18n/language.tsx'
import { RefetchFailed } from '#foundation/kit/offline/as-of.tsx'
import { PageHeader } from '#foundation/kit/page/page-header.tsx'
import { Amount } from '#foundation/kit/ui/amount.tsx'
import { LinkButton } from '#foundation/kit/ui/button.tsx'
import { Card } from '#foundation/kit/ui/card.tsx'
import { Skeleton } from '#foundation/kit/ui/skeleton.tsx'
import { EmptyState } from '#foundation/kit/ui/states.tsx'
import { showMonth } from '#foundation/time/shared/months.ts'
import type { MonthView } from '../shared/contract.ts'
import { statementWords } from '../shared/words.ts'
import { statements } from './calls.ts'
import { DatesCard } from './dates-card.tsx'
import { MonthScreen } from './month-screen.tsx'
import { SoFar } from './month-summary.tsx'

/** The list of months, or the month in the address. */
export function StatementsScreen() {
  const { month } = useSearch({ from: '/dashboard/transactions/statements' })
  return month === undefined ? <Months /> : <MonthScreen key={month} month={month} />
}

function Months() {
  const w = useWords(statementWords)
  return (
    <>
      <PageHeader title={w.statements} description={w.intro} />
      <MonthList />
    </>
  )
}

function MonthList() {
  const w = useWords(statementWords)
  // Stale at once, because no live event names statements.
  const list = useQuery(statements.months.queryOptions({ input: {}, staleTime: 0 }))
  if (list.error && !list.data)
    return <FetchFailed title={w.failed} error={list.error} onRetry={() => void list.refetch()} />
  if (!list.data) return <Skeleton lines={4} height="3.5rem" />
  const { months } = list.data
  if (months.length === 0) return <NoStatements />
  return (
    <div className="grid grid-cols-1 gap-4">
      <Card flush>
        <RefetchFailed title={w.failed} answer={list} className="p-4 empty:hidden" />
        <ul>
          {months.map((one) => (
            <li key={one.month} className="border-b border-line last:border-b-0">
              <MonthLine view={one} />
            </li>
          ))}
        </ul>
      </Card>
      <DatesCard />
    </div>
  )
}

function MonthLine({ view: { month, soFar, entries, closingCentavos } }: { view: MonthView }) {
  const w = useWords(statementWords)
  const language = useLanguage()
  return (
    <Link to="/dashboard/transactions/statements" search={{ month }} className={lineStyle}>
      <span className="grid min-w-0 grow gap-1">
        <span className="flex flex-wrap items-baseline gap-x-4 font-medium">
          <span className="flex min-w-0 flex-1 basis-24 flex-wrap items-center gap-x-2">
            {showMonth(month, language)}
            {soFar && <SoFar />}
          </span>
          <span className="ml-auto">
            <Amount centavos={closingCentavos} />
          </span>
        </span>
        <span className="flex flex-wrap justify-between gap-x-4 text-sm text-muted">
          {w.entries(entries)}
          <span className="ml-auto">{soFar ? w.closingSoFar : w.closing}</span>
        </span>
      </span>
      <ChevronRight aria-hidden size={18} className="shrink-0 text-muted" />
    </Link>
  )
}

const lineStyle =
  'flex min-h-16 items-center gap-3 edge py-3 text-ink no-underline hover:bg-sunken ' +
  'focus-visible:-outline-offset-2 sm:px-5'

function NoStatements() {
  const w = useWords(statementWords)
  return (
    <Card>
      <EmptyState
        title={w.none}
        message={w.noneMore}
        action={
          <LinkButton to="/dashboard/deposit" variant="secondary">
            {w.firstDeposit}
          </LinkButton>
        }
      />
    </Card>
  )
}
