import type { ReactNode } from 'react'
import type { KeyFigure } from '#content/figures/shared/rules.ts'
import { showDateTime } from '#foundation/time/shared/time.ts'
import type { PageLanguage, SectionProps } from '../../shared/rules-page.ts'
import { siteFiguresWordsFil } from '../../shared/words-figures.fil.ts'
import { siteFiguresWords } from '../../shared/words-figures.ts'
import { figureWords, isMeasured, showFigure } from '../landing/show-figure.ts'

/** Explains every source of the public pages, with an anchor for each counted figure. */
export function HowFigures({ site, frame: { language } }: SectionProps) {
  const w = language === 'fil' ? siteFiguresWordsFil : siteFiguresWords
  return (
    <div className="mx-auto grid max-w-3xl grid-cols-1 gap-10 edge py-10 sm:px-6 sm:py-14">
      <div className="grid grid-cols-1 gap-3 wrap-anywhere">
        <h1 className="text-3xl">{w.title}</h1>
        <p className="text-lg text-muted">{w.lead}</p>
        <p className="text-muted">{site.mode === 'sample' ? w.sampleMode : w.liveMode}</p>
      </div>
      <Group title={w.counted}>
        <p className="text-muted">{w.countedLead}</p>
        <div className="grid border-t border-line">
          {site.figures.map((figure) => (
            <Counted key={figure.name} figure={figure} language={language} />
          ))}
        </div>
        <p data-source="clock" className="text-sm text-muted">
          {w.asOf(showDateTime(site.madeAt, language))}
        </p>
      </Group>
      <Group title={w.others}>
        <div className="grid gap-5">
          {Object.entries(w.parts).map(([name, { title, text }]) => (
            <div key={name} id={name} className="grid gap-1">
              <h3 className="text-base">{title}</h3>
              <p className="text-muted">{text}</p>
            </div>
          ))}
        </div>
      </Group>
      <div className="grid grid-cols-1 gap-1 border-l-4 border-mango pl-4 wrap-anywhere">
        <h2 className="text-lg">{w.wrong}</h2>
        <p className="text-muted">{w.wrongText}</p>
        <p className="flex flex-wrap gap-x-6">
          <a href="/verify" className="link target inline-flex items-center">
            {w.verify}
          </a>
          <a href="/" className="link target inline-flex items-center">
            {w.back}
          </a>
        </p>
      </div>
    </div>
  )
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid grid-cols-1 gap-4 wrap-anywhere">
      <h2 className="text-2xl">{title}</h2>
      {children}
    </section>
  )
}

function Counted({
  figure: { name, value },
  language,
}: {
  figure: KeyFigure
  language: PageLanguage
}) {
  const f = figureWords(language)
  const { label, how } = f.figures[name]
  return (
    <div
      id={name}
      data-source={`query:${name}`}
      className="grid gap-1 border-b border-line py-4 target:bg-primary-tint"
    >
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h3 className="text-base">{label}</h3>
        <p
          className={
            'figures ml-auto text-right ' +
            `${isMeasured(value) ? 'text-lg font-semibold' : 'text-sm text-muted'}`
          }
        >
          {showFigure(value, language)}
        </p>
      </div>
      <p className="text-muted">{how}</p>
    </div>
  )
}
