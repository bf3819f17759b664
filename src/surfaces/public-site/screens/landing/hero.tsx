import { Info } from 'lucide-react'
import type { KeyFigureName } from '#content/figures/shared/rules.ts'
import { buttonStyle } from '#foundation/kit/ui/button-style.ts'
import { showListTime } from '#foundation/time/shared/time.ts'
import type { SectionProps } from '../../shared/rules-page.ts'
import { frameWords, landingWords } from '../page/site-words.ts'
import { FigureCard } from './figure-cell.tsx'
import { HeroPicture } from './hero-picture.tsx'
import { Sourced } from './how-we-know.tsx'
import { findFigure } from './show-figure.ts'
import { Tagline } from './tagline.tsx'

/** Highlights and Questions show the other figures. */
const shown: readonly KeyFigureName[] = ['clients', 'paid-out', 'success-rate', 'payout-median']

export function Hero({ site, frame: { language } }: SectionProps) {
  const { hero: w } = landingWords(language)
  const hasPlans = site.plans.length > 0
  return (
    <section id="home" aria-labelledby="home-title">
      <div className="deep-field overflow-hidden print:overflow-visible">
        <div
          className={
            'grid page-width grid-cols-1 gap-x-10 gap-y-6 edge pt-4 sm:px-6 ' +
            'md:grid-cols-[minmax(0,1fr)_20rem] lg:grid-cols-[minmax(0,1fr)_27rem] lg:pt-10'
          }
        >
          <div className="grid min-w-0 content-start gap-4 md:pb-10 lg:content-center">
            {/* Wide screens show the tagline in the header. */}
            <div className="-mt-3 -mb-6 text-mango lg:hidden print:my-0 print:block print:text-ink">
              <Tagline about={site.about} language={language} />
            </div>
            <h1 id="home-title" className="display wrap-break-word">
              {w.title}
            </h1>
            <p className="max-w-[46ch] text-on-deep-muted sm:text-lg">
              {hasPlans ? w.text : w.textWithoutPlans}
            </p>
            <HeroLinks hasPlans={hasPlans} language={language} />
          </div>
          <HeroPicture language={language} />
        </div>
      </div>
      <div className="selvage no-print" />
      <Books site={site} language={language} />
    </section>
  )
}

function HeroLinks({
  hasPlans,
  language,
}: {
  hasPlans: boolean
  language: SectionProps['frame']['language']
}) {
  const { hero: w, contact } = landingWords(language)
  const link = (variant: 'invite' | 'onDeep') =>
    `${buttonStyle({ variant })} max-sm:grow max-sm:px-3! max-sm:text-[0.9375rem] ` +
    'max-[24rem]:px-2! no-underline'
  return (
    <div className="no-print mt-1 flex flex-wrap gap-2">
      <a href="/register" data-for="visitors" className={link('invite')}>
        {hasPlans ? w.start : contact.register}
      </a>
      <a href="/login" data-for="visitors" className={link('onDeep')}>
        {w.login}
      </a>
      {/* The guard leads staff on to the console. */}
      <a href="/dashboard" data-for="members" className={link('invite')}>
        {frameWords(language).dashboard}
      </a>
    </div>
  )
}

/** The key figures, counted from the ledger. */
function Books({
  site,
  language,
}: {
  site: SectionProps['site']
  language: SectionProps['frame']['language']
}) {
  const { hero: w } = landingWords(language)
  const figures = shown.flatMap((name) => findFigure(site.figures, name) ?? [])
  return (
    <div className="page-width edge pt-3 sm:px-6 lg:pt-6">
      <h2 className="sr-only">{w.figures}</h2>
      <FigureCard as="cells" figures={figures} language={language} />
      <a
        href="/how-figures-are-made"
        className={
          'target -mb-2 inline-flex items-center gap-1.5 text-sm text-muted no-underline ' +
          'hover:underline'
        }
      >
        <Info aria-hidden size={16} className="shrink-0" />
        <span>
          {w.counted}{' '}
          {figures[0] && (
            <Sourced source={`query:${figures[0].name}`}>
              {showListTime(figures[0].asOf, language)}
            </Sourced>
          )}
          <span className="sr-only">. {w.allFigures}</span>
        </span>
      </a>
    </div>
  )
}
