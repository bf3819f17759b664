import { useQuery } from '@tanstack/react-query'
import { useLanguage, useWords } from '#foundation/kit/i18n/language.tsx'
import { Card, CardGroup } from '#foundation/kit/ui/card.tsx'
import { Facts } from '#foundation/kit/ui/facts.tsx'
import { Skeleton } from '#foundation/kit/ui/skeleton.tsx'
import { outcomeLines, pastPlans } from '../../../shared/outcomes/outcome-lines.ts'
import { outcomeWords } from '../../../shared/outcomes/words.ts'
import { planText } from '../../../shared/user/plan-text.ts'
import { placements } from '../../calls.ts'

/** The returns projected and paid, late payouts and losses of each version of the plan. */
export function PlanOutcomes({ planId }: { planId: string }) {
  const w = useWords(outcomeWords)
  const language = useLanguage()
  const outcomes = useQuery(placements.outcomes.queryOptions({ input: {} }))
  if (!outcomes.data)
    return outcomes.error ? <p className="text-muted">{w.failed}</p> : <Skeleton lines={1} />
  const versions = outcomeLines(outcomes.data, planId, { w, language })
  if (versions.length === 0) return <p className="text-muted">{w.none}</p>
  return (
    <div className="grid grid-cols-1 gap-3">
      {versions.map(({ planVersionId, title, lines, losses }) => (
        <div key={planVersionId}>
          <p className="pb-1 text-sm text-muted">{title}</p>
          <Facts
            facts={lines.map(({ label, value, count }) => ({
              label,
              value: (
                <span>
                  <span className="figures">{value}</span>
                  {count && <span className="block text-sm text-muted">{count}</span>}
                </span>
              ),
            }))}
          />
          {losses.map((loss) => (
            <p key={loss} className="pt-2 text-sm wrap-anywhere">
              {loss}
            </p>
          ))}
        </div>
      ))}
      <p className="text-sm text-muted">{w.known}</p>
    </div>
  )
}

/** Plans that were taken away: what became of them stays public. */
export function PastPlans({ shown }: { shown: readonly string[] }) {
  const w = useWords(outcomeWords)
  const language = useLanguage()
  const outcomes = useQuery(placements.outcomes.queryOptions({ input: {} }))
  const past = pastPlans(outcomes.data ?? [], shown)
  if (past.length === 0) return null
  return (
    <CardGroup id="past-plans" title={w.pastTitle}>
      <p className="text-muted">{w.pastLead}</p>
      {past.map(({ planId, planName }) => (
        <Card key={planId} title={planText(planName, language)}>
          <PlanOutcomes planId={planId} />
        </Card>
      ))}
    </CardGroup>
  )
}
