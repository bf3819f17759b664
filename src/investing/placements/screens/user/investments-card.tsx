import { useQuery } from '@tanstack/react-query'
import { FetchFailed } from '#foundation/kit/data/fetch-failed.tsx'
import { readFailure } from '#foundation/kit/form/refusals.ts'
import { useLanguage, useWords } from '#foundation/kit/i18n/language.tsx'
import { NotKept } from '#foundation/kit/offline/online.tsx'
import { MoreLink } from '#foundation/kit/page/more-link.tsx'
import { serverNow } from '#foundation/kit/time/server-clock.ts'
import { Amount } from '#foundation/kit/ui/amount.tsx'
import { Card } from '#foundation/kit/ui/card.tsx'
import { daysBetween } from '#foundation/time/shared/days.ts'
import { manilaDate, showWrittenDay } from '#foundation/time/shared/time.ts'
import { useAmountsHidden } from '#money/transactions/screens/home/amounts-hidden.ts'
import { planText } from '../../shared/user/plan-text.ts'
import { placementHomeWords } from '../../shared/user/words-home.ts'
import type { PlacementView, Portfolio } from '../../shared/views.ts'
import { portfolioQuery } from '../calls.ts'

/** On the user's first page: what is placed, apart from the wallet, or the way to the plans. */
export function InvestmentsCard() {
  const w = useWords(placementHomeWords)
  const mine = useQuery(portfolioQuery)
  if (!mine.data && !mine.error) return null
  if (mine.data?.totals.openCount === 0)
    return (
      <Card
        title={w.title}
        action={<MoreLink to="/dashboard/investments/plans">{w.plans}</MoreLink>}
      >
        <p className="text-muted">{w.none}</p>
      </Card>
    )
  return (
    <Card title={w.title} action={<MoreLink to="/dashboard/investments">{w.open}</MoreLink>}>
      {!mine.data &&
        mine.error &&
        (readFailure(mine.error).kind === 'offline' ? (
          <NotKept />
        ) : (
          <FetchFailed title={w.failed} error={mine.error} onRetry={() => void mine.refetch()} />
        ))}
      {mine.data && <Figures portfolio={mine.data} />}
    </Card>
  )
}

function Figures({ portfolio: { totals, placements } }: { portfolio: Portfolio }) {
  const w = useWords(placementHomeWords)
  const language = useLanguage()
  const hidden = useAmountsHidden()
  const { placedCentavos, dueCentavos, lateCount, nextDueOn } = totals
  const next = placements.find(({ state, dueOn }) => state === 'active' && dueOn === nextDueOn)
  return (
    <>
      <Amount centavos={placedCentavos + dueCentavos} size="large" hidden={hidden} />
      <p className="text-sm text-muted">{w.apart}</p>
      {lateCount > 0 && <p className="mt-1 text-held">{w.late(lateCount)}</p>}
      {next ? (
        <Term placement={next} />
      ) : (
        nextDueOn && <p className="mt-1">{w.nextDay(showWrittenDay(nextDueOn, language))}</p>
      )}
    </>
  )
}

/** How far the term that ends next has come. */
function Term({ placement: { planName, startsOn, dueOn } }: { placement: PlacementView }) {
  const w = useWords(placementHomeWords)
  const language = useLanguage()
  const length = daysBetween(startsOn, dueOn)
  const today = manilaDate(new Date(serverNow()))
  const day = Math.min(length, Math.max(1, daysBetween(startsOn, today) + 1))
  return (
    <div className="mt-3 border-t border-line pt-3">
      <p className="font-medium wrap-anywhere">{planText(planName, language)}</p>
      <div aria-hidden className="mt-2 h-2.5 overflow-hidden rounded-full bg-sunken">
        <div
          className="h-full rounded-full bg-primary"
          style={{ width: `${((day / length) * 100).toFixed(1)}%` }}
        />
      </div>
      <p className="mt-2 text-sm text-muted">
        {w.dayOf(day, length, showWrittenDay(dueOn, language))}
      </p>
    </div>
  )
}
