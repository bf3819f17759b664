import {
  figureTextsIn,
  showChange,
  showValue,
  type ConfirmedFigure,
} from '#content/market/shared/rules.ts'
import { showListTime } from '#foundation/time/shared/time.ts'
import type { PageLanguage, SectionProps } from '../../shared/rules-page.ts'
import { SampleMark } from '../page/page-section.tsx'
import { landingWords } from '../page/site-words.ts'
import { MotionSwitch } from './motion-switch.tsx'

const strip = 'no-print bg-deeper text-on-deep [--focus:var(--mango)]'

/**
 * Market figures in one line above the header. It can be scrolled without the script, which moves
 * it slowly until the reader pauses it. Each figure links to its row in Market activity, which
 * shows the source.
 */
export function Ticker({ site, frame: { language } }: SectionProps) {
  const w = landingWords(language).ticker
  if (site.market.length === 0) {
    return (
      <section aria-label={w.title} className={strip}>
        <p className="page-width edge py-1.5 text-sm text-on-deep-muted sm:px-6">{w.none}</p>
      </section>
    )
  }
  return (
    <section aria-label={w.title} data-ticker className={strip}>
      <div className="flex page-width items-center edge sm:px-6">
        <div
          data-ticker-view
          className="relative min-w-0 grow overflow-x-auto [scrollbar-width:none]"
        >
          <ul data-ticker-track className="flex w-max">
            {site.market.some(({ sample }) => sample) && (
              <li className="flex items-center pr-3">
                <SampleMark language={language} />
              </li>
            )}
            {site.market.map((figure) => (
              <TickerItem key={figure.figureId} figure={figure} language={language} />
            ))}
          </ul>
        </div>
        <MotionSwitch what="ticker" label={w.pause} />
      </div>
    </section>
  )
}

function TickerItem({ figure, language }: { figure: ConfirmedFigure; language: PageLanguage }) {
  const { figureId, value, decimals, changePercent, asOf, source, sample } = figure
  const { name, unit } = figureTextsIn(language, figure)
  const from = /^https:\/\/([^/]+)/.exec(source)?.[1] ?? source
  return (
    <li data-source={`market:${figureId}`} className="shrink-0 pr-8">
      <a
        href={`#market-${figureId}`}
        className={
          'target flex items-center gap-2 text-sm whitespace-nowrap no-underline ' +
          'hover:underline'
        }
      >
        <span className="font-medium">{name}</span>
        <span className="figures">
          {showValue(value, decimals)} {unit}
        </span>
        {changePercent !== null && (
          <span className="figures text-on-deep-muted">{showChange(changePercent)}</span>
        )}
        {/* The mark in front says it of made-up figures. */}
        {!sample && <span className="max-w-48 truncate text-on-deep-muted">{from}</span>}
        <time dateTime={asOf.toISOString()} className="text-on-deep-muted">
          {showListTime(asOf, language)}
        </time>
      </a>
    </li>
  )
}
