import type { ReactNode } from 'react'
import type { Published } from '#content/content/shared/rules.ts'
import {
  outcomeLines,
  outcomeSums,
  pastPlans,
} from '#investing/placements/shared/outcomes/outcome-lines.ts'
import type { PageLanguage, PublicSite } from '../../../shared/rules-page.ts'
import { entrySource } from '../../../shared/rules-source.ts'
import { bothText } from '../../page/page-section.tsx'
import { outcomeWords } from '../../page/site-words.ts'

interface Props {
  outcomes: PublicSite['outcomes']
  language: PageLanguage
}

/**
 * The plan's results in a line or two. What went wrong is never folded away; the versions, counts
 * and reasons are below the card's button.
 */
export function OutcomeSums({ entry, outcomes, language }: Props & { entry: Published<'plan'> }) {
  const sums = outcomeSums(outcomes, entry.entryId, { w: outcomeWords(language) })
  if (sums.length === 0) return null
  return (
    <dl data-source={entrySource('plan', entry)} className="mt-1.5 border-t border-line pt-1">
      {sums.map(({ label, value, more }) => (
        <OutcomeLine key={label} label={label}>
          <span className="figures font-semibold">{value}</span>
          {more && <span className="figures"> {more}</span>}
        </OutcomeLine>
      ))}
    </dl>
  )
}

/** The returns projected and paid, late payouts and losses of each version of the plan. */
export function PlanOutcomes({ entry, ...site }: Props & { entry: Published<'plan'> }) {
  return (
    <div data-source={entrySource('plan', entry)} className="pt-1">
      <p className="text-sm text-muted">{outcomeWords(site.language).title}</p>
      <Versions planId={entry.entryId} {...site} />
    </div>
  )
}

/** The outcomes of plans that were taken away: nobody can hide a loss with its plan. */
export function PastPlans({ site, language }: { site: PublicSite; language: PageLanguage }) {
  const w = outcomeWords(language)
  const { outcomes } = site
  const past = pastPlans(
    outcomes,
    site.plans.map(({ entryId }) => entryId),
  )
  if (past.length === 0) return null
  return (
    <div className="mt-3 grid max-w-3xl grid-cols-1 gap-2 wrap-anywhere">
      <h3 className="text-base">{w.pastTitle}</h3>
      <p className="text-sm text-on-sand-muted">{w.pastLead}</p>
      {past.map(({ planId, planName }) => (
        <div
          key={planId}
          data-source={`outcome:${planId}`}
          className="rounded-card bg-surface px-4 py-3"
        >
          <h4 className="font-semibold">{bothText(planName, language)}</h4>
          <Versions planId={planId} outcomes={outcomes} language={language} />
        </div>
      ))}
    </div>
  )
}

function Versions({ planId, outcomes, language }: Props & { planId: string }) {
  const w = outcomeWords(language)
  const versions = outcomeLines(outcomes, planId, { w, language })
  return (
    <>
      {versions.length === 0 && <p>{w.none}</p>}
      {versions.map(({ planVersionId, title, lines, losses }) => (
        <div key={planVersionId}>
          <p className="text-sm text-muted">{title}</p>
          <dl>
            {lines.map(({ label, value, count }) => (
              <OutcomeLine key={label} label={label}>
                <span className="figures font-semibold">{value}</span>
                {count && <span className="block text-sm text-muted">{count}</span>}
              </OutcomeLine>
            ))}
          </dl>
          {losses.map((loss) => (
            <p key={loss} className="text-sm wrap-anywhere">
              {loss}
            </p>
          ))}
        </div>
      ))}
    </>
  )
}

function OutcomeLine({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-4 py-0.5">
      <dt className="min-w-0 text-sm text-muted">{label}</dt>
      <dd className="ml-auto text-right">{children}</dd>
    </div>
  )
}
