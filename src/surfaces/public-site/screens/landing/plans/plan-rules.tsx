import { termMinDays } from '#content/plans/shared/rules.ts'
import type { PageLanguage, PublicSite } from '../../../shared/rules-page.ts'
import { entrySource } from '../../../shared/rules-source.ts'
import { Filled } from '../../page/page-section.tsx'
import { landingWords, planWords } from '../../page/site-words.ts'
import { EntryKnown, HowWeKnow, Sourced } from '../how-we-know.tsx'
import { showPercent } from '../show-figure.ts'

/** The rules for every plan, shown even when there are no plans. */
export function PlanRules({
  cap: { basisPoints, entry },
  language,
}: {
  cap: PublicSite['cap']
  language: PageLanguage
}) {
  const w = planWords(language)
  const source = entry ? entrySource('plan-cap', entry) : 'rule:cap-max'
  const [capBefore, capAfter] = w.capRule
  const [termBefore, termAfter] = w.termRule
  const about = w.rulesTitle
  return (
    <div className="grid max-w-3xl grid-cols-1 gap-2 border-l-4 border-mango pl-4 wrap-anywhere">
      <h3 className="text-base">{w.rulesTitle}</h3>
      <ul className="grid list-disc gap-1 pl-5 text-muted">
        <li>
          {capBefore}{' '}
          <Sourced source={source} className="figures font-medium text-ink">
            {showPercent(basisPoints)}
          </Sourced>{' '}
          {capAfter}
        </li>
        <li>
          {termBefore}{' '}
          <Sourced source="rule:term-min-days" className="figures font-medium text-ink">
            {landingWords(language).days(termMinDays)}
          </Sourced>
          {termAfter}
        </li>
        <li>{w.wordsRule}</li>
      </ul>
      <p className="text-muted">{w.rulesWho}</p>
      {entry ? (
        <EntryKnown kind="plan-cap" entry={entry} language={language} about={about}>
          <p>{w.capKnow}</p>
          <p className="whitespace-pre-line text-ink">
            <Filled text={entry.body.reason} language={language} />
          </p>
        </EntryKnown>
      ) : (
        <HowWeKnow source="rule:cap-max" language={language} about={about}>
          <p>{w.capDefault}</p>
        </HowWeKnow>
      )}
    </div>
  )
}
