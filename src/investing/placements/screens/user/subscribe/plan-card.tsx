import { showRate } from '#content/plans/shared/words.ts'
import { useLanguage, useWords } from '#foundation/kit/i18n/language.tsx'
import { LinkButton } from '#foundation/kit/ui/button.tsx'
import { Card } from '#foundation/kit/ui/card.tsx'
import { Disclosure } from '#foundation/kit/ui/disclosure.tsx'
import { Facts } from '#foundation/kit/ui/facts.tsx'
import { Limits } from '#foundation/kit/ui/limits.tsx'
import { StatusBadge } from '#foundation/kit/ui/status-badge.tsx'
import { showPesos } from '#foundation/peso/shared/peso.ts'
import { showDateTime } from '#foundation/time/shared/time.ts'
import { projectedGain, worstReturn } from '../../../shared/rules.ts'
import { showUntil } from '../../../shared/user/deadline.ts'
import { planText } from '../../../shared/user/plan-text.ts'
import { factsWords } from '../../../shared/user/words-facts.ts'
import { subscribeWords } from '../../../shared/user/words-subscribe.ts'
import type { OfferedPlan } from '../../../shared/views.ts'
import { outcomeWords } from '../../../shared/words-outcomes.ts'
import { BothEnds } from '../both-ends.tsx'
import { PlanOutcomes } from './plan-outcomes.tsx'

/** One plan. Both figures say what comes back of the same amount, so that they compare. */
export function PlanCard({ plan: offered }: { plan: OfferedPlan }) {
  const w = useWords(subscribeWords)
  const f = useWords(factsWords)
  const o = useWords(outcomeWords)
  const language = useLanguage()
  const { plan, offer, closed } = offered
  const name = planText(offered.plan.name, language)
  const amount = offer?.minimumCentavos ?? plan.depositCentavos
  const whole = showPesos(amount).replace(/\.00$/, '')
  const share = offer?.earlyExitBasisPoints ?? null
  return (
    <Card
      title={name}
      action={closed !== null && <StatusBadge tone="neutral">{w.isClosed}</StatusBadge>}
    >
      <div className="grid grid-cols-1 gap-4">
        <Limits
          limits={[
            { label: w.from, value: showPesos(amount) },
            { label: w.term, value: f.days(plan.termDays) },
            ...(offer
              ? [
                  {
                    label: w.early,
                    value: share === null ? w.earlyNot : w.earlyFee(showRate(share)),
                  },
                ]
              : []),
          ]}
        />
        <BothEnds
          projected={{
            label: w.projectedOn(whole),
            centavos: amount + projectedGain(amount, plan),
          }}
          worst={{ label: w.worstOn(whole), centavos: worstReturn(amount, plan) }}
        />
        <Disclosure title={w.details}>
          <Facts
            facts={(['worstCase', 'returnSource', 'risk', 'fees'] as const).map((part) => ({
              label: f.sections[sectionOf[part]],
              value: planText(plan[part], language),
            }))}
          />
        </Disclosure>
        <div className="grid grid-cols-1 gap-1">
          <h4 className="font-medium">{o.title}</h4>
          <PlanOutcomes planId={offered.planId} />
        </div>
        {closed === null && offer ? (
          <div className="grid gap-2">
            <LinkButton
              to="/dashboard/investments/plans/$offerId"
              params={{ offerId: offer.offerId }}
              wide
              aria-label={w.chooseNamed(name)}
            >
              {w.choose}
            </LinkButton>
            <p className="text-sm text-muted">{w.closesAt(showUntil(offer.closesAt, language))}</p>
          </div>
        ) : (
          <p className="text-muted">
            {w.closed[closed ?? 'no-offer']}
            {closed === 'upcoming' && offer && (
              <span className="block">{w.opensAt(showDateTime(offer.opensAt, language))}</span>
            )}
          </p>
        )}
      </div>
    </Card>
  )
}

const sectionOf = {
  worstCase: 'worst',
  returnSource: 'source',
  risk: 'risk',
  fees: 'fees',
} as const
