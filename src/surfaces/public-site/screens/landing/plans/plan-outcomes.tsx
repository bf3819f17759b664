import type { Published } from '#content/content/shared/rules.ts'
import { outcomeLines } from '#investing/placements/shared/outcome-lines.ts'
import type { PageLanguage, PublicSite } from '../../../shared/rules-page.ts'
import { entrySource } from '../../../shared/rules-source.ts'
import { outcomeWords } from '../../page/site-words.ts'

interface Props {
  entry: Published<'plan'>
  outcomes: PublicSite['outcomes']
  language: PageLanguage
}

/** The returns projected and paid, late payouts and losses of each version of the plan. */
export function PlanOutcomes({ entry, outcomes, language }: Props) {
  const w = outcomeWords(language)
  const versions = outcomeLines(outcomes, entry.entryId, { w, language })
  return (
    <div data-source={entrySource('plan', entry)} className="border-t border-line py-2">
      <p className="text-muted">{w.title}</p>
      {versions.length === 0 && <p>{w.none}</p>}
      {versions.map(({ planVersionId, title, lines, losses }) => (
        <div key={planVersionId}>
          <p className="text-sm text-muted">{title}</p>
          <dl>
            {lines.map(({ label, value, count }) => (
              <div key={label} className="flex flex-wrap items-baseline justify-between gap-x-4">
                <dt className="text-muted">{label}</dt>
                <dd className="ml-auto text-right">
                  <span className="figures font-semibold">{value}</span>
                  {count && <span className="block text-sm text-muted">{count}</span>}
                </dd>
              </div>
            ))}
          </dl>
          {losses.map((loss) => (
            <p key={loss} className="text-sm wrap-anywhere">
              {loss}
            </p>
          ))}
        </div>
      ))}
    </div>
  )
}
