import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'
import type { KeyFigureName } from '#content/figures/shared/rules.ts'
import type { PageLanguage, PublicSite } from '../../shared/rules-page.ts'
import { entrySource } from '../../shared/rules-source.ts'
import { Filled, bothText } from '../page/page-section.tsx'
import { landingWords } from '../page/site-words.ts'
import { EntryKnown, HowWeKnow, Sourced } from './how-we-know.tsx'
import { figureWords, findFigure, isMeasured, showFigure, showWholePesos } from './show-figure.ts'

interface Props {
  site: PublicSite
  language: PageLanguage
}

/** Shows the questions that Kaban answers from its records first, then the operator's own. */
export function Questions({ site, language }: Props) {
  const w = landingWords(language).contact
  return (
    <div className="grid gap-2">
      <h3 className="headline wrap-anywhere">{w.faq}</h3>
      <div className="border-t border-line">
        <Question asked={w.howLong}>
          <HowLong site={site} language={language} />
        </Question>
        <Question asked={w.howLess}>
          <Minimums site={site} language={language} />
        </Question>
        <Question asked={w.howLost}>
          <p>{w.lost}</p>
        </Question>
        {site.faq.map((entry) => (
          <Question
            key={entry.entryId}
            source={entrySource('faq', entry)}
            asked={<Filled text={entry.body.question} language={language} />}
          >
            <p className="whitespace-pre-line">
              <Filled text={entry.body.answer} language={language} />
            </p>
            <EntryKnown
              kind="faq"
              entry={entry}
              language={language}
              about={bothText(entry.body.question, language)}
            />
          </Question>
        ))}
      </div>
    </div>
  )
}

function Question({
  asked,
  source,
  children,
}: {
  asked: ReactNode
  source?: string
  children: ReactNode
}) {
  return (
    <details data-source={source} className="group/faq border-b border-line">
      <summary
        className={
          'target flex list-none items-center justify-between gap-4 py-2 font-medium ' +
          'hover:bg-sunken'
        }
      >
        <span className="min-w-0 wrap-anywhere">{asked}</span>
        <ChevronDown
          aria-hidden
          size={20}
          className="shrink-0 text-muted transition-transform group-open/faq:rotate-180"
        />
      </summary>
      <div className="grid max-w-[68ch] gap-1 pb-3 text-muted wrap-anywhere">{children}</div>
    </details>
  )
}

/** Shows the measured median and 90th percentile, which are not a promise. */
function HowLong({ site, language }: Props) {
  const w = landingWords(language).contact
  const [before, between, after] = w.measured
  const half = findFigure(site.figures, 'payout-median')
  const slow = findFigure(site.figures, 'payout-slow')
  const isKnown = half && slow && isMeasured(half.value) && isMeasured(slow.value)
  return (
    <>
      <p>
        {w.howLongLead}{' '}
        {isKnown ? (
          <>
            {before} <Figure figures={site.figures} name="payout-median" language={language} />
            {between} <Figure figures={site.figures} name="payout-slow" language={language} />
            {after}
          </>
        ) : (
          w.notMeasured
        )}
      </p>
      <HowWeKnow source="query:payout-slow" language={language} about={w.howLong}>
        <p>{figureWords(language).figures['payout-median'].how}</p>
        <p>{figureWords(language).figures['payout-slow'].how}</p>
      </HowWeKnow>
    </>
  )
}

function Figure({
  figures,
  name,
  language,
}: {
  figures: PublicSite['figures']
  name: KeyFigureName
  language: PageLanguage
}) {
  const figure = findFigure(figures, name)
  return (
    <Sourced source={`query:${name}`} className="figures font-medium text-ink">
      {figure && showFigure(figure.value, language)}
    </Sourced>
  )
}

function Minimums({ site: { company }, language }: Props) {
  const w = landingWords(language).contact
  const [before, between, after] = w.minimums
  return (
    <>
      <p>
        {before}{' '}
        <Sourced source="setting:minimumDepositCentavos" className="figures font-medium text-ink">
          {showWholePesos(company.minimumDepositCentavos)}
        </Sourced>
        {between}{' '}
        <Sourced
          source="setting:minimumWithdrawalCentavos"
          className="figures font-medium text-ink"
        >
          {showWholePesos(company.minimumWithdrawalCentavos)}
        </Sourced>
        {after}
      </p>
      <HowWeKnow source="setting:minimumDepositCentavos" language={language} about={w.howLess}>
        <p>{w.know}</p>
      </HowWeKnow>
    </>
  )
}
