import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { FetchFailed } from '#foundation/kit/data/fetch-failed.tsx'
import { isSignedOut, readFailure } from '#foundation/kit/form/refusals.ts'
import { useLanguage, useWords } from '#foundation/kit/i18n/language.tsx'
import { AsOf } from '#foundation/kit/offline/as-of.tsx'
import { BackLink } from '#foundation/kit/page/back-link.tsx'
import { PageHeader } from '#foundation/kit/page/page-header.tsx'
import { LinkButton } from '#foundation/kit/ui/button.tsx'
import { Card } from '#foundation/kit/ui/card.tsx'
import { Disclosure } from '#foundation/kit/ui/disclosure.tsx'
import { Skeleton } from '#foundation/kit/ui/skeleton.tsx'
import { EmptyState } from '#foundation/kit/ui/states.tsx'
import { planText } from '../../shared/user/plan-text.ts'
import { placementWords } from '../../shared/user/words-placement.ts'
import { portfolioWords } from '../../shared/user/words-portfolio.ts'
import type { PlacementDetail } from '../../shared/views.ts'
import { placementQuery } from '../calls.ts'
import { FactsFileButton } from './facts-file.tsx'
import { FactsSheet } from './facts-sheet.tsx'
import { CoolingCard } from './placement/cooling-card.tsx'
import { ExitCard } from './placement/exit-card.tsx'
import { PlacementDocuments } from './placement/placement-documents.tsx'
import { PlacementFacts } from './placement/placement-facts.tsx'
import { PlacementHistory } from './placement/placement-history.tsx'
import { PlacementNotices } from './placement/placement-notices.tsx'
import { RollCard } from './placement/roll-card.tsx'
import { NextDates } from './portfolio/next-dates.tsx'

/** One placement: its figures, what the user can decide now, its history and its documents. */
export function PlacementScreen() {
  const w = useWords(placementWords)
  const p = useWords(portfolioWords)
  const { placementId } = useParams({ from: '/dashboard/investments/$placementId' })
  const one = useQuery(placementQuery(placementId))
  const back = <BackLink to="/dashboard/investments">{w.back}</BackLink>
  if (one.data) return <Placement key={placementId} detail={one.data} answer={one} />
  const isFailed = one.error && !isSignedOut(one.error)
  return (
    <div data-wide>
      <PageHeader title={p.title} back={back} />
      {!isFailed && <Skeleton lines={8} height="2rem" />}
      {isFailed && readFailure(one.error).kind === 'refusal' && (
        <Card>
          <EmptyState
            title={w.missing}
            action={
              <LinkButton to="/dashboard/investments" variant="secondary">
                {w.back}
              </LinkButton>
            }
          />
        </Card>
      )}
      {isFailed && readFailure(one.error).kind !== 'refusal' && (
        <FetchFailed title={w.failed} error={one.error} onRetry={() => void one.refetch()} />
      )}
    </div>
  )
}

interface Props {
  detail: PlacementDetail
  answer: Parameters<typeof AsOf>[0]['answer']
}

function Placement({ detail, answer }: Props) {
  const w = useWords(placementWords)
  const language = useLanguage()
  const { placement } = detail
  return (
    <>
      <PageHeader
        title={planText(placement.planName, language)}
        back={<BackLink to="/dashboard/investments">{w.back}</BackLink>}
      />
      <AsOf answer={answer} failed={w.failed} className="mb-3 empty:hidden" />
      <div
        data-wide
        className={
          'grid grid-cols-[minmax(0,1fr)] items-start gap-4 ' +
          'lg:grid-cols-[minmax(0,1fr)_22rem] lg:gap-6'
        }
      >
        <div className="grid grid-cols-1 gap-4">
          <PlacementNotices placement={placement} />
          {placement.mayCancel && <CoolingCard placement={placement} />}
          <PlacementFacts detail={detail} />
          <RollCard placement={placement} terms={detail.terms} />
          <ExitCard placement={placement} />
          <AcceptedTerms detail={detail} />
        </div>
        <div className="grid grid-cols-1 gap-4">
          <NextDates placements={[placement]} alone />
          <PlacementDocuments detail={detail} />
          <PlacementHistory detail={detail} />
        </div>
      </div>
    </>
  )
}

/** The key facts as they were accepted. */
function AcceptedTerms({ detail: { placement, terms, termsSha256 } }: { detail: PlacementDetail }) {
  const w = useWords(placementWords)
  const { principalCentavos: amountCentavos, coolingUntil, startsOn, dueOn } = placement
  const figures = { ...placement, amountCentavos, dates: { coolingUntil, startsOn, dueOn } }
  return (
    <Card
      title={w.facts}
      action={<FactsFileButton address={`/placements/${placement.placementId}/facts`} />}
    >
      <p className="mb-2 text-sm text-muted">{w.factsAccepted}</p>
      <Disclosure title={w.factsRead}>
        <FactsSheet terms={terms} termsSha256={termsSha256} figures={figures} />
      </Disclosure>
    </Card>
  )
}
