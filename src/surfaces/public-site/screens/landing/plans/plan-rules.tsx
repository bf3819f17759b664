import { X } from 'lucide-react'
import type { ReactNode } from 'react'
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
    <div
      className={'mt-2 rounded-card bg-sand-raised px-4 pb-2.5 text-sm text-waiting wrap-anywhere'}
    >
      {entry ? (
        <EntryKnown
          kind="plan-cap"
          entry={entry}
          language={language}
          about={about}
          label={<h3 className="text-sm">{w.rulesTitle}</h3>}
        >
          <p>{w.rulesKnow}</p>
          <p>{w.capKnow}</p>
          <p className="font-medium whitespace-pre-line">
            <Filled text={entry.body.reason} language={language} />
          </p>
        </EntryKnown>
      ) : (
        <HowWeKnow
          source="rule:cap-max"
          language={language}
          about={about}
          label={<h3 className="text-sm">{w.rulesTitle}</h3>}
        >
          <p>{w.rulesKnow}</p>
          <p>{w.capDefault}</p>
        </HowWeKnow>
      )}
      <ul className="-mt-1.5 flex flex-wrap gap-x-6 gap-y-1">
        <Rule>
          {capBefore}{' '}
          <Sourced source={source} className="figures font-semibold">
            {showPercent(basisPoints)}
          </Sourced>{' '}
          {capAfter}
        </Rule>
        <Rule>
          {termBefore}{' '}
          <Sourced source="rule:term-min-days" className="figures font-semibold">
            {landingWords(language).days(termMinDays)}
          </Sourced>
          {termAfter}
        </Rule>
        <Rule>{w.wordsRule}</Rule>
      </ul>
    </div>
  )
}

function Rule({ children }: { children: ReactNode }) {
  return (
    <li className="flex gap-1.5">
      <X aria-hidden size={16} className="mt-0.5 shrink-0" />
      <span className="min-w-0">{children}</span>
    </li>
  )
}
