import type { ReactNode } from 'react'
import { showRate } from '#content/plans/shared/words.ts'
import { useLanguage, useWords } from '#foundation/kit/i18n/language.tsx'
import type { OfferTerms } from '../../../shared/terms.ts'
import { planText } from '../../../shared/user/plan-text.ts'
import { factsWords } from '../../../shared/user/words-facts.ts'
import type { OfferedPlan } from '../../../shared/views.ts'

/** The texts of the plan, the fee of its offer, and the permission behind it. */
export function PlanDetails({ plan: { plan, offer } }: { plan: OfferedPlan }) {
  const w = useWords(factsWords)
  const language = useLanguage()
  const share = offer?.earlyExitBasisPoints ?? 0
  const part = (label: string, text: string) => ({ label, lines: [text] })
  const parts: { label: string; lines: ReactNode[] }[] = [
    part(w.sections.worst, planText(plan.worstCase, language)),
    part(w.sections.source, planText(plan.returnSource, language)),
    part(w.sections.risk, planText(plan.risk, language)),
    {
      label: w.sections.fees,
      lines: [planText(plan.fees, language), share > 0 && w.exitFee(showRate(share))],
    },
    ...(offer ? [permissionOf(offer, w)] : []),
  ]
  return (
    <dl className="grid grid-cols-1">
      {parts.map(({ label, lines }) => (
        <div key={label} className="border-t border-line py-2.5 first:border-t-0">
          <dt className="text-muted">{label}</dt>
          {lines.map(
            (line, place) =>
              line && (
                <dd key={place} className="whitespace-pre-line wrap-anywhere">
                  {line}
                </dd>
              ),
          )}
        </div>
      ))}
    </dl>
  )
}

function permissionOf(offer: OfferTerms, w: typeof factsWords) {
  const { permission, regulator, permissionNumber, lookupUrl } = offer
  return {
    label: w.permissions[permission],
    lines: [
      `${regulator}, ${permissionNumber}`,
      <a
        key={lookupUrl}
        href={lookupUrl}
        target="_blank"
        rel="noreferrer"
        className="link target inline-flex items-center"
      >
        {w.lookUp(lookupUrl)}
      </a>,
    ],
  }
}
