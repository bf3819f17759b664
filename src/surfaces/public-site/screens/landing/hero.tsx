import type { KeyFigureName } from '#content/figures/shared/rules.ts'
import { buttonStyle } from '#foundation/kit/ui/button-style.ts'
import type { SectionProps } from '../../shared/rules-page.ts'
import { frameWords, landingWords } from '../page/site-words.ts'
import { FigureRow } from './figure-row.tsx'
import { findFigure } from './show-figure.ts'
import { Tagline } from './tagline.tsx'

/** Highlights and Questions show the other figures. */
const shown: readonly KeyFigureName[] = ['clients', 'paid-out', 'success-rate', 'payout-median']

export function Hero({ site, frame: { language } }: SectionProps) {
  const { hero: w, contact } = landingWords(language)
  const hasPlans = site.plans.length > 0
  const figures = shown.flatMap((name) => findFigure(site.figures, name) ?? [])
  return (
    <section id="home" aria-labelledby="home-title">
      <div
        className={
          'mx-auto grid page-width grid-cols-1 items-center gap-10 edge py-10 sm:px-6 ' +
          'sm:py-16 lg:grid-cols-[minmax(0,1fr)_26rem] lg:gap-16 ' +
          'min-[100rem]:grid-cols-[minmax(0,1fr)_30rem]'
        }
      >
        <div className="grid max-w-2xl min-w-0 grid-cols-1 content-start gap-4">
          {/* Wide screens show the tagline in the header. */}
          <div className="md:hidden">
            <Tagline about={site.about} language={language} />
          </div>
          <h1 id="home-title" className="text-3xl">
            {w.title}
          </h1>
          <p className="text-lg text-muted">{hasPlans ? w.text : w.textWithoutPlans}</p>
          <div className="no-print flex flex-wrap gap-3">
            <a href="/register" data-for="visitors" className={`${buttonStyle({})} no-underline`}>
              {hasPlans ? w.start : contact.register}
            </a>
            <a
              href="/login"
              data-for="visitors"
              className={`${buttonStyle({ variant: 'secondary' })} no-underline`}
            >
              {w.login}
            </a>
            {/* The guard leads staff on to the console. */}
            <a href="/dashboard" data-for="members" className={`${buttonStyle({})} no-underline`}>
              {frameWords(language).dashboard}
            </a>
          </div>
        </div>
        <div
          className={
            'card relative grid min-w-0 grid-cols-1 gap-1 overflow-clip rounded-card border ' +
            'border-line bg-surface py-4 pr-4 pl-6 sm:pr-5 sm:pl-8'
          }
        >
          <span aria-hidden className="absolute inset-y-0 left-3 w-px bg-mango sm:left-4" />
          <h2 className="text-lg">{w.figures}</h2>
          <p className="pb-2 text-sm text-muted">{w.figuresHint}</p>
          <div className="border-t border-line">
            {figures.map((figure) => (
              <FigureRow key={figure.name} figure={figure} language={language} />
            ))}
          </div>
          <a
            href="/how-figures-are-made"
            className="link target inline-flex items-center justify-self-start text-sm"
          >
            {w.allFigures}
          </a>
        </div>
      </div>
    </section>
  )
}
