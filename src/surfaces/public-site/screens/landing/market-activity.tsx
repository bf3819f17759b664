import {
  directionOf,
  figureTextsIn,
  showChange,
  showValue,
  type ConfirmedFigure,
} from '#content/market/shared/rules.ts'
import { showListTime } from '#foundation/time/shared/time.ts'
import type { PageLanguage, SectionProps } from '../../shared/rules-page.ts'
import { NothingYet, PageSection } from '../page/page-section.tsx'
import { knownWords, landingWords } from '../page/site-words.ts'
import { HowWeKnow, SourceText } from './how-we-know.tsx'

/** Market figures that two members of staff confirmed, each with its source and time. */
export function MarketActivity({ site: { market }, frame: { language } }: SectionProps) {
  const w = landingWords(language).market
  return (
    <PageSection
      id="market"
      title={w.title}
      layout="above"
      sample={market.some(({ sample }) => sample)}
      language={language}
    >
      {market.length === 0 ? (
        <NothingYet>{w.none}</NothingYet>
      ) : (
        // A phone scrolls them sideways.
        <ul
          className={
            'shelf auto-cols-[min(91%,9.5rem)] py-1 sm:mx-0 sm:grid-flow-row ' +
            'sm:grid-cols-2 sm:gap-x-5 sm:overflow-visible sm:px-0 sm:py-0'
          }
        >
          {market.map((figure) => (
            <MarketCell key={figure.figureId} figure={figure} language={language} />
          ))}
        </ul>
      )}
    </PageSection>
  )
}

/** The ticker links to its `id`. */
function MarketCell({ figure, language }: { figure: ConfirmedFigure; language: PageLanguage }) {
  const w = landingWords(language).market
  const k = knownWords(language)
  const { figureId, value, decimals, source, asOf, author, approver } = figure
  const { name, unit } = figureTextsIn(language, figure)
  const time = showListTime(asOf, language)
  return (
    <li
      id={`market-${figureId}`}
      className={
        'relative max-sm:card max-sm:panel max-sm:snap-start max-sm:px-2.5 py-2 ' +
        'sm:border-t sm:border-line'
      }
    >
      <div data-source={`market:${figureId}`}>
        <h3 className="pr-6 text-sm sm:pr-10 font-normal text-muted wrap-anywhere">{name}</h3>
        <p className="figures font-semibold wrap-anywhere max-sm:text-[0.9375rem]">
          {showValue(value, decimals)}{' '}
          <span className="text-xs font-normal sm:text-sm">{unit}</span>{' '}
          <span className="text-xs sm:text-sm">
            <Change figure={figure} language={language} />
          </span>
        </p>
        <p className="text-xs text-muted">
          <span className="sr-only">{w.asOf} </span>
          <time dateTime={asOf.toISOString()}>{time}</time>
        </p>
      </div>
      <HowWeKnow
        source={`market:${figureId}`}
        language={language}
        about={name}
        className={
          'text-muted *:[summary]:absolute *:[summary]:-right-2 *:[summary]:top-0 ' +
          'sm:*:[summary]:-right-3'
        }
        rows={[
          [k.source, <SourceText key="source" text={source} language={language} />],
          [k.asOf, `${time}, ${k.manila}`],
          [k.enteredBy, author],
          [k.confirmedBy, approver],
        ]}
      >
        <p>{w.know}</p>
      </HowWeKnow>
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
