import { useMutationState, useQuery } from '@tanstack/react-query'
import { Navigate, useParams } from '@tanstack/react-router'
import { lazy, Suspense, useState } from 'react'
import { FetchFailed } from '#foundation/kit/data/fetch-failed.tsx'
import { isOutcomeUnknown } from '#foundation/kit/form/refusals.ts'
import { useLanguage, useWords } from '#foundation/kit/i18n/language.tsx'
import { NeedsConnection } from '#foundation/kit/offline/needs-connection.tsx'
import { useOnline } from '#foundation/kit/offline/online.tsx'
import { BackLink } from '#foundation/kit/page/back-link.tsx'
import { PageHeader } from '#foundation/kit/page/page-header.tsx'
import { Skeleton } from '#foundation/kit/ui/skeleton.tsx'
import { balanceQuery } from '#money/transactions/screens/calls.ts'
import { WithdrawalNotice } from '#people/safeguards/screens/withdrawal-notice.tsx'
import type { Subscription } from '../../shared/contract.ts'
import { planText } from '../../shared/user/plan-text.ts'
import { subscribeWords } from '../../shared/user/words-subscribe.ts'
import type { OfferedPlan, PlacementView } from '../../shared/views.ts'
import { offersQuery, placements } from '../calls.ts'
import { openPlan, type OpenPlan } from './subscribe/open-plan.ts'
import { SubscribeFlow } from './subscribe/subscribe-flow.tsx'
import { SubscribeResult } from './subscribe/subscribe-result.tsx'

/** Loaded when a plan changes under somebody's eyes, which is seldom. */
const ReplacedPlan = lazy(async () => ({
  default: (await import('./subscribe/changed-terms.tsx')).ReplacedPlan,
}))

/** Placing money in one plan: amount, key facts, questions, review. */
export function SubscribeScreen() {
  const w = useWords(subscribeWords)
  const language = useLanguage()
  const { offerId } = useParams({ from: '/dashboard/investments/plans/$offerId' })
  const offers = useQuery(offersQuery)
  const offered = offers.data?.find(({ offer }) => offer?.offerId === offerId)
  const [made, setMade] = useState<PlacementView | null>(null)
  return (
    <>
      <PageHeader
        title={offered ? planText(offered.plan.name, language) : w.plansTitle}
        back={<BackLink to="/dashboard/investments/plans">{w.backToPlans}</BackLink>}
      />
      {made ? (
        <SubscribeResult placement={made} />
      ) : (
        <Open key={offerId} offerId={offerId} offered={offered} offers={offers} onMade={setMade} />
      )}
    </>
  )
}

interface OpenProps {
  offerId: string
  offered: OfferedPlan | undefined
  offers: {
    data: OfferedPlan[] | undefined
    error: unknown
    refetch: () => unknown
  }
  onMade: (placement: PlacementView) => void
}

function Open({ offerId, offered, offers, onMade }: OpenProps) {
  const w = useWords(subscribeWords)
  const online = useOnline()
  const balance = useQuery(balanceQuery)
  const isUnderWay = useUnderWay(offerId)
  /** As its terms were when they were read. */
  const [seen, setSeen] = useState<OpenPlan | null>(null)
  if (!online && (!offers.data || !balance.data)) return <NeedsConnection />
  if (offers.error && !offers.data)
    return (
      <FetchFailed
        title={w.plansFailed}
        message={w.plansFailedMore}
        error={offers.error}
        onRetry={() => void offers.refetch()}
      />
    )
  if (balance.error && !balance.data)
    return (
      <FetchFailed
        title={w.balanceFailed}
        error={balance.error}
        onRetry={() => void balance.refetch()}
      />
    )
  if (!offers.data || !balance.data) return <Skeleton lines={6} height="2.75rem" />
  const open = offered?.closed === null || isUnderWay ? openPlan(offered) : null
  if (open && !seen) setSeen(open)
  const ofPlan = offered?.planId ?? seen?.planId ?? offerId
  const next = openPlan(offers.data.find(({ planId, closed }) => planId === ofPlan && !closed))
  if (!open && seen && next && !isUnderWay)
    return (
      <Suspense fallback={<Skeleton lines={6} />}>
        <ReplacedPlan seen={seen} next={next} />
      </Suspense>
    )
  if (!open)
    // The list says why, and what else there is.
    return <Navigate to="/dashboard/investments/plans" search={{ plan: ofPlan }} replace />
  return (
    <>
      <WithdrawalNotice />
      <SubscribeFlow
        offered={open}
        seen={seen ?? open}
        onSeen={setSeen}
        availableCentavos={balance.data.availableCentavos}
        onMade={onMade}
      />
    </>
  )
}

/** The placement that fills the offer may be the one whose answer is on its way, or was lost. */
function useUnderWay(offerId: string): boolean {
  const sent = useMutationState({
    filters: { mutationKey: placements.subscribe.mutationKey() },
    select: ({ state }) => state,
  }).at(-1)
  const isOfThis = (sent?.variables as Partial<Subscription> | undefined)?.offerId === offerId
  return isOfThis && (sent?.status === 'pending' || isOutcomeUnknown(sent?.error))
}
