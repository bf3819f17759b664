import { useLanguage, useWords } from '#foundation/kit/i18n/language.tsx'
import { LinkButton } from '#foundation/kit/ui/button.tsx'
import { Card } from '#foundation/kit/ui/card.tsx'
import { listChanges } from '../../../shared/changes/list-changes.ts'
import { changeWords } from '../../../shared/changes/words-changes.ts'
import type { PlacementTerms } from '../../../shared/terms.ts'
import { subscribeWords } from '../../../shared/user/words-subscribe.ts'
import type { OpenPlan } from './open-plan.ts'

interface Props {
  before: PlacementTerms
  now: PlacementTerms
}

/** Every term that changed, before and now. */
export function ChangedTerms({ before, now }: Props) {
  const w = useWords(changeWords)
  const changes = listChanges(before, now, w, useLanguage())
  if (changes.length === 0) return null
  return (
    <dl className="grid grid-cols-1 gap-3">
      {changes.map((change) => (
        <div key={change.term} className="border-t border-line pt-3 wrap-anywhere">
          <dt className="font-medium first-letter:uppercase">{w.terms[change.term]}</dt>
          <dd className="text-muted">
            {w.before}: {change.before}
          </dd>
          <dd>
            {w.now}: {change.now}
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** The offer that a user was about to place money in has a successor. */
export function ReplacedPlan({ seen, next }: { seen: OpenPlan; next: OpenPlan }) {
  const w = useWords(subscribeWords)
  const c = useWords(changeWords)
  return (
    <Card title={w.termsChanged}>
      <div className="grid grid-cols-1 gap-4">
        <p>{w.termsChangedMore}</p>
        <ChangedTerms before={seen.terms} now={next.terms} />
        <LinkButton
          to="/dashboard/investments/plans/$offerId"
          params={{ offerId: next.offer.offerId }}
          wide
        >
          {c.readNew}
        </LinkButton>
      </div>
    </Card>
  )
}
