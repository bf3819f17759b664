import { showRate } from '#content/plans/shared/words.ts'
import { useLanguage, useWords } from '#foundation/kit/i18n/language.tsx'
import { LinkButton } from '#foundation/kit/ui/button.tsx'
import { Card } from '#foundation/kit/ui/card.tsx'
import { Disclosure } from '#foundation/kit/ui/disclosure.tsx'
import { Limits } from '#foundation/kit/ui/limits.tsx'
import { StatusBadge } from '#foundation/kit/ui/status-badge.tsx'
import { showPesos } from '#foundation/peso/shared/peso.ts'
import { offerEnd } from '#investing/offers/shared/offer-end.ts'
import { outcomeWords } from '../../../shared/outcomes/words.ts'
import { projectedGain, worstReturn } from '../../../shared/rules.ts'
import { planText } from '../../../shared/user/plan-text.ts'
import { closedText } from '../../../shared/user/plans/closed-text.ts'
import { showOpenUntil } from '../../../shared/user/plans/open-until.ts'
import { planListWords } from '../../../shared/user/plans/words-plan-list.ts'
import { factsWords } from '../../../shared/user/words-facts.ts'
import type { OfferedPlan } from '../../../shared/views.ts'
import { BothEnds } from '../both-ends.tsx'
import { PlanDetails } from './plan-details.tsx'
import { PlanOutcomes } from './plan-outcomes.tsx'

interface Props {
  plan: OfferedPlan
}

/** A plan that takes money. */
export function PlanCard({ plan: offered }: Props) {
  const l = useWords(planListWords)
  const language = useLanguage()
  const name = planText(offered.plan.name, language)
  const { offer } = offered
  return (
    <Card title={name}>
      <div className="grid grid-cols-1 gap-4">
        <Figures plan={offered} />
        <Disclosure title={l.details}>
          <PlanDetails plan={offered} />
        </Disclosure>
        <Outcomes plan={offered} />
        {offer && (
          <div className="grid gap-2">
            <LinkButton
              to="/dashboard/investments/plans/$offerId"
              params={{ offerId: offer.offerId }}
              wide
              aria-label={l.chooseNamed(name)}
            >
              {l.choose}
            </LinkButton>
            <p className="text-sm text-muted">
              {l.closesAt(showOpenUntil(offerEnd(offer).at, language))}
            </p>
          </div>
        )}
      </div>
    </Card>
  )
}

/** Folded: why it takes no money comes first, the rest is for information. */
export function ClosedPlanCard({ plan: offered }: Props) {
  const l = useWords(planListWords)
  const language = useLanguage()
  return (
    <Card
      title={planText(offered.plan.name, language)}
      action={
        <StatusBadge tone="neutral">
          {offered.closed === 'upcoming' ? l.notOpen : l.isClosed}
        </StatusBadge>
      }
    >
      <p className="mb-1 text-muted">{closedText(offered, l, language)}</p>
      <Folded title={l.details} plan={offered} />
    </Card>
  )
}

/** Plans without an offer, in one list: the same sentence is true of all of them. */
export function PlansForReading({ plans }: { plans: readonly OfferedPlan[] }) {
  const l = useWords(planListWords)
  const language = useLanguage()
  return (
    <Card>
      <p className="mb-1 text-muted">{plans.length > 1 ? l.forReading : l.closed['no-offer']}</p>
      <div className="divide-y divide-line">
        {plans.map((plan) => (
          <Folded key={plan.planVersionId} title={planText(plan.plan.name, language)} plan={plan} />
        ))}
      </div>
    </Card>
  )
}

function Folded({ title, plan }: Props & { title: string }) {
  return (
    <Disclosure title={title}>
      <div className="grid grid-cols-1 gap-4">
        <Figures plan={plan} />
        <PlanDetails plan={plan} />
        <Outcomes plan={plan} />
      </div>
    </Disclosure>
  )
}

/** Both figures say what comes back of the same amount, so that they compare. */
function Figures({ plan: { plan, offer } }: Props) {
  const l = useWords(planListWords)
  const f = useWords(factsWords)
  const amount = offer?.minimumCentavos ?? plan.depositCentavos
  const whole = showPesos(amount).replace(/\.00$/, '')
  const share = offer?.earlyExitBasisPoints ?? null
  const early = { label: l.early, value: share === null ? l.earlyNot : l.earlyFee(showRate(share)) }
  return (
    <>
      <Limits
        limits={[
          { label: l.from, value: showPesos(amount) },
          { label: l.term, value: f.days(plan.termDays) },
          ...(offer ? [early] : []),
        ]}
      />
      <BothEnds
        projected={{ label: l.projectedOn(whole), centavos: amount + projectedGain(amount, plan) }}
        worst={{ label: l.worstOn(whole), centavos: worstReturn(amount, plan) }}
      />
    </>
  )
}

function Outcomes({ plan: { planId } }: Props) {
  return (
    <div className="grid grid-cols-1 gap-1">
      <h4 className="font-medium">{useWords(outcomeWords).title}</h4>
      <PlanOutcomes planId={planId} />
    </div>
  )
}
