import {
  directionOf,
  figureTextsIn,
  showChange,
  showValue,
  type ConfirmedFigure,
} from '#content/market/shared/rules.ts'
import { showListTime } from '#foundation/time/shared/time.ts'
import type { PageLanguage, SectionProps } from '../../shared/rules-page.ts'
import { NothingYet, PageSection, SampleMark } from '../page/page-section.tsx'
import { knownWords, landingWords } from '../page/site-words.ts'
import { HowWeKnow, SourceText } from './how-we-know.tsx'

/** Market figures that two members of staff confirmed, each with its source and time. */
export function MarketActivity({ site, frame: { language } }: SectionProps) {
  const w = landingWords(language).market
  return (
    <PageSection id="market" title={w.title} lead={<p>{w.lead}</p>}>
      {site.market.length === 0 ? (
        <NothingYet>{w.none}</NothingYet>
      ) : (
        <ul className="grid border-t border-line">
          {site.market.map((figure) => (
            <MarketRow key={figure.figureId} figure={figure} language={language} />
          ))}
        </ul>
      )}
    </PageSection>
  )
}

/** The ticker links to its `id`. */
function MarketRow({ figure, language }: { figure: ConfirmedFigure; language: PageLanguage }) {
  const w = landingWords(language).market
  const k = knownWords(language)
  const { figureId, value, decimals, source, asOf, author, approver, sample } = figure
  const { name, unit } = figureTextsIn(language, figure)
  const time = showListTime(asOf, language)
  return (
    <li id={`market-${figureId}`} className="border-b border-line pt-3">
      <div
        data-source={`market:${figureId}`}
        className={
          'grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-4 ' +
          'sm:grid-cols-[minmax(0,1fr)_auto_7rem]'
        }
      >
        <h3 className="flex flex-wrap items-center gap-x-2 text-base font-medium wrap-anywhere">
          {name}
          {sample && <SampleMark language={language} />}
        </h3>
        <p className="figures text-right font-medium">
          {showValue(value, decimals)}{' '}
          <span className="text-sm font-normal text-muted">{unit}</span>
        </p>
        <p className="figures text-right text-sm text-muted max-sm:col-start-2">
          <Change figure={figure} language={language} />
        </p>
      </div>
      <HowWeKnow
        source={`market:${figureId}`}
        language={language}
        about={name}
        label={
          <span>
            {w.asOf} <time dateTime={asOf.toISOString()}>{time}</time>
          </span>
        }
        rows={[
          [k.source, <SourceText key="source" text={source} language={language} />],
          [k.asOf, `${time}, ${k.manila}`],
          [k.enteredBy, author],
          [k.confirmedBy, approver],
        ]}
      />
    </li>
  )
}

/** Shows the direction as a word, without colour, because a rise is not a recommendation. */
function Change({
  figure: { changePercent },
  language,
}: {
  figure: ConfirmedFigure
  language: PageLanguage
}) {
  const w = landingWords(language).market
  return (
    <>
      <span className="sr-only">{w.change}: </span>
      {changePercent === null ? (
        w.noChange
      ) : (
        <>
          {showChange(changePercent)}{' '}
          <span className="sr-only">({w[directionOf(changePercent)]})</span>
        </>
      )}
    </>
  )
}
