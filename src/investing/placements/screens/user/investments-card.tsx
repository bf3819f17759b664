import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { FetchFailed } from '#foundation/kit/data/fetch-failed.tsx'
import { readFailure } from '#foundation/kit/form/refusals.ts'
import { useLanguage, useWords } from '#foundation/kit/i18n/language.tsx'
import { NotKept } from '#foundation/kit/offline/online.tsx'
import { Amount } from '#foundation/kit/ui/amount.tsx'
import { Card } from '#foundation/kit/ui/card.tsx'
import { Skeleton } from '#foundation/kit/ui/skeleton.tsx'
import { showWrittenDay } from '#foundation/time/shared/time.ts'
import { useAmountsHidden } from '#money/transactions/screens/home/amounts-hidden.ts'
import { placementHomeWords } from '../../shared/user/words-home.ts'
import type { Portfolio } from '../../shared/views.ts'
import { portfolioQuery } from '../calls.ts'

/** On the user's first page: what is placed, apart from the wallet. */
export function InvestmentsCard() {
  const w = useWords(placementHomeWords)
  const mine = useQuery(portfolioQuery)
  const open = (
    <Link
      to="/dashboard/investments"
      className="link target inline-flex items-center justify-end text-sm"
    >
      {w.open}
    </Link>
  )
  return (
    <Card title={w.title} action={open}>
      {!mine.data && !mine.error && <Skeleton lines={2} height="1.5rem" />}
      {!mine.data &&
        mine.error &&
        (readFailure(mine.error).kind === 'offline' ? (
          <NotKept />
        ) : (
          <FetchFailed title={w.failed} error={mine.error} onRetry={() => void mine.refetch()} />
        ))}
      {mine.data && <Figures totals={mine.data.totals} />}
    </Card>
  )
}

function Figures({ totals }: { totals: Portfolio['totals'] }) {
  const w = useWords(placementHomeWords)
  const language = useLanguage()
  const hidden = useAmountsHidden()
  const { openCount, placedCentavos, dueCentavos, lateCount, nextDueOn } = totals
  if (openCount === 0) return <p className="text-muted">{w.none}</p>
  return (
    <>
      <Amount centavos={placedCentavos + dueCentavos} size="large" hidden={hidden} />
      <p className="text-sm text-muted">{w.apart}</p>
      {lateCount > 0 && <p className="mt-1 text-held">{w.late(lateCount)}</p>}
      {nextDueOn && <p className="mt-1">{w.nextDay(showWrittenDay(nextDueOn, language))}</p>}
    </>
  )
}
