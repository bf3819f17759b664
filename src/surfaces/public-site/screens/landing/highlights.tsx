import { BookOpen, Users, type LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import type { KeyFigureName } from '#content/figures/shared/rules.ts'
import type { SectionProps } from '../../shared/rules-page.ts'
import { entrySource } from '../../shared/rules-source.ts'
import { Filled, bothText, PageSection } from '../page/page-section.tsx'
import { landingWords } from '../page/site-words.ts'
import { FigureCard } from './figure-cell.tsx'
import { EntryKnown } from './how-we-know.tsx'
import { findFigure } from './show-figure.ts'

/** The figures that the hero does not show. */
const shown: readonly KeyFigureName[] = ['payouts', 'payout-slow', 'since']
/** By turns, beside what the operator wrote. */
const entryIcons = [BookOpen, Users]

export function Highlights({ site, frame: { language } }: SectionProps) {
  const w = landingWords(language).highlights
  return (
    <PageSection
      id="about"
      title={w.title}
      sample={site.highlights.some(({ sample }) => sample)}
      language={language}
    >
      <FigureCard
        as="rows"
        figures={shown.flatMap((name) => findFigure(site.figures, name) ?? [])}
        language={language}
      />
      <ul className="grid gap-x-8 gap-y-1 pt-2 sm:grid-cols-2">
        {site.highlights.map((entry, place) => (
          <Fact
            key={entry.entryId}
            Icon={entryIcons[place % entryIcons.length] ?? BookOpen}
            known={
              <EntryKnown
                kind="highlight"
                entry={entry}
                language={language}
                about={bothText(entry.body.title, language)}
                className="text-muted"
              />
            }
          >
            <div data-source={entrySource('highlight', entry)}>
              <h3 className="text-[0.9375rem] wrap-anywhere">
                <Filled text={entry.body.title} language={language} />
              </h3>
              <p className="text-sm whitespace-pre-line text-muted wrap-anywhere">
                <Filled text={entry.body.text} language={language} />
              </p>
            </div>
          </Fact>
        ))}
      </ul>
      {site.highlights.length === 0 && <p className="pt-2 text-sm text-muted">{w.none}</p>}
    </PageSection>
  )
}

/** `known` is the icon that opens the source. */
function Fact({
  Icon,
  known,
  children,
}: {
  Icon: LucideIcon
  known: ReactNode
  children: ReactNode
}) {
  return (
    <li className="flex flex-wrap items-center gap-x-2.5">
      <span aria-hidden="true" className={'icon-square bg-primary-tint text-primary'}>
        <Icon size={20} />
      </span>
      <div className="min-w-0 flex-1 basis-32">{children}</div>
      <div className="min-w-0 has-[[open]]:basis-full">{known}</div>
    </li>
  )
}
