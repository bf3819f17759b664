import { useQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useEffect } from 'react'
import { FetchFailed } from '#foundation/kit/data/fetch-failed.tsx'
import { useLanguage, useWords } from '#foundation/kit/i18n/language.tsx'
import { BackLink } from '#foundation/kit/page/back-link.tsx'
import { PageHeader } from '#foundation/kit/page/page-header.tsx'
import { Card, CardGroup } from '#foundation/kit/ui/card.tsx'
import { Notice } from '#foundation/kit/ui/notice.tsx'
import { Skeleton } from '#foundation/kit/ui/skeleton.tsx'
import { EmptyState } from '#foundation/kit/ui/states.tsx'
import { planText } from '../../shared/user/plan-text.ts'
import { closedText } from '../../shared/user/plans/closed-text.ts'
import { planListWords } from '../../shared/user/plans/words-plan-list.ts'
import { subscribeWords } from '../../shared/user/words-subscribe.ts'
import type { OfferedPlan } from '../../shared/views.ts'
import { offersQuery, placements } from '../calls.ts'
import { ClosedPlanCard, PlanCard, PlansForReading } from './subscribe/plan-card.tsx'
import { PastPlans } from './subscribe/plan-outcomes.tsx'

/** All plans: those that take money first, the others for information and with the reason. */
export function PlansScreen() {
  const w = useWords(subscribeWords)
  const l = useWords(planListWords)
  const offers = useQuery(offersQuery)
  // The cards show them, so that nothing below moves when they come.
  const outcomes = useQuery(placements.outcomes.queryOptions({ input: {} }))
  const ready = offers.data && !outcomes.isLoading
  const { plan } = useSearch({ from: '/dashboard/investments/plans' })
  const wanted = plan === undefined ? undefined : offers.data?.find((one) => isPlan(one, plan))
  useOpenPlan(wanted)
  return (
    <>
      <PageHeader
        title={w.plansTitle}
        description={l.plansIntro}
        back={<BackLink to="/dashboard/investments">{l.back}</BackLink>}
      />
      {offers.error && !offers.data && (
        <FetchFailed
          title={w.plansFailed}
          message={w.plansFailedMore}
          error={offers.error}
          onRetry={() => void offers.refetch()}
        />
      )}
      {!ready && !offers.error && <Skeleton lines={5} height="6rem" />}
      {ready && offers.data.length === 0 && (
        <Card>
          <EmptyState title={l.noPlans} message={l.noPlansMore} />
        </Card>
      )}
      {ready && offers.data.length > 0 && (
        <div className="grid grid-cols-1 gap-6">
          {plan !== undefined && <LinkNotice wanted={wanted} />}
          <Plans plans={offers.data} />
        </div>
      )}
      {ready && <PastPlans shown={offers.data.map(({ planId }) => planId)} />}
    </>
  )
}

function Plans({ plans }: { plans: readonly OfferedPlan[] }) {
  const l = useWords(planListWords)
  const open = plans.filter(({ closed }) => closed === null)
  const closed = plans.filter((plan) => plan.closed !== null && plan.closed !== 'no-offer')
  const neverOpened = plans.filter((plan) => plan.closed === 'no-offer')
  return (
    <>
      {open.length > 0 && (
        <CardGroup id="open-plans" title={l.openPlans}>
          {open.map((plan) => (
            <PlanCard key={plan.planVersionId} plan={plan} />
          ))}
        </CardGroup>
      )}
      {closed.length + neverOpened.length > 0 && (
        <CardGroup id="closed-plans" title={l.closedPlans}>
          {closed.map((plan) => (
            <ClosedPlanCard key={plan.planVersionId} plan={plan} />
          ))}
          {neverOpened.length > 0 && <PlansForReading plans={neverOpened} />}
        </CardGroup>
      )}
    </>
  )
}

/** The plan of a link that cannot be opened. */
function LinkNotice({ wanted }: { wanted: OfferedPlan | undefined }) {
  const l = useWords(planListWords)
  const language = useLanguage()
  if (!wanted)
    return (
      <Notice tone="waiting" title={l.planGone}>
        {l.planGoneMore}
      </Notice>
    )
  if (wanted.closed === null) return null
  return (
    <Notice tone="waiting" title={l.planClosed(planText(wanted.plan.name, language))}>
      {closedText(wanted, l, language)}
    </Notice>
  )
}

/** A link from the public pages names the plan, or a version of it. */
function isPlan({ planId, planVersionId }: OfferedPlan, named: string): boolean {
  return planId === named || planVersionId === named
}

/** Such a link goes on to the plan itself when it takes money. */
function useOpenPlan(wanted: OfferedPlan | undefined): void {
  const navigate = useNavigate()
  const offerId = wanted?.closed === null ? wanted.offer?.offerId : undefined
  useEffect(() => {
    if (offerId !== undefined)
      void navigate({
        to: '/dashboard/investments/plans/$offerId',
        params: { offerId },
        replace: true,
      })
  }, [offerId, navigate])
}
