import type { KeyFigureName } from '#content/figures/shared/rules.ts'
import type { SectionProps } from '../../shared/rules-page.ts'
import { entrySource } from '../../shared/rules-source.ts'
import { Filled, bothText, PageSection, SampleMark } from '../page/page-section.tsx'
import { landingWords } from '../page/site-words.ts'
import { FigureRow } from './figure-row.tsx'
import { EntryKnown } from './how-we-know.tsx'
import { findFigure } from './show-figure.ts'

/** The figures that the hero does not show. */
const shown: readonly KeyFigureName[] = ['payouts', 'payout-slow', 'since']

export function Highlights({ site, frame: { language } }: SectionProps) {
  const w = landingWords(language).highlights
  const figures = shown.flatMap((name) => findFigure(site.figures, name) ?? [])
  return (
    <PageSection id="about" title={w.title} lead={<p>{w.lead}</p>}>
      <div className="border-t border-line">
        {figures.map((figure) => (
          <FigureRow key={figure.name} figure={figure} language={language} />
        ))}
      </div>
      {site.highlights.length === 0 ? (
        <p className="text-muted">{w.none}</p>
      ) : (
        <ul className="grid gap-x-8 gap-y-4 sm:grid-cols-2">
          {site.highlights.map((entry) => (
            <li key={entry.entryId} className="grid content-start gap-1">
              <div data-source={entrySource('highlight', entry)} className="grid gap-1">
                <h3 className="flex flex-wrap items-center gap-x-2 text-base wrap-anywhere">
                  <span>
                    <Filled text={entry.body.title} language={language} />
                  </span>
                  {entry.sample && <SampleMark language={language} />}
                </h3>
                <p className="whitespace-pre-line text-muted wrap-anywhere">
                  <Filled text={entry.body.text} language={language} />
                </p>
              </div>
              <EntryKnown
                kind="highlight"
                entry={entry}
                language={language}
                about={bothText(entry.body.title, language)}
              />
            </li>
          ))}
        </ul>
      )}
    </PageSection>
  )
}
