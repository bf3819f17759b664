import { Info } from 'lucide-react'
import type { KeyFigure } from '#content/figures/shared/rules.ts'
import { showDateTime } from '#foundation/time/shared/time.ts'
import type { PageLanguage } from '../../shared/rules-page.ts'
import { knownWords } from '../page/site-words.ts'
import { KnownRows } from './how-we-know.tsx'
import { figureWords, isMeasured, showFigure } from './show-figure.ts'

interface Props {
  figure: KeyFigure
  language: PageLanguage
}

/** Figures with their sources, side by side in cells or below each other in rows. */
export function FigureCard({
  figures,
  as,
  language,
}: {
  figures: readonly KeyFigure[]
  as: keyof typeof layouts
  language: PageLanguage
}) {
  return (
    <div className={`card panel relative px-4 sm:px-5 ${layouts[as].card}`}>
      {figures.map((figure) => (
        <FigureCell key={figure.name} figure={figure} as={as} language={language} />
      ))}
    </div>
  )
}

const layouts = {
  cells: {
    card:
      'grid grid-cols-[repeat(auto-fit,minmax(min(100%,8.5rem),1fr))] gap-x-5 py-1 ' +
      'print:grid-cols-2',
    cell: 'grid h-full content-start gap-0.5 py-2 print:h-auto',
    value: 'text-xl tracking-tight',
  },
  rows: {
    card: 'divide-y divide-line',
    cell: 'flex flex-wrap items-center justify-between gap-x-3 py-2',
    value: 'ml-auto text-right',
  },
}

/** A figure that opens its source, above what follows, when pressed. */
function FigureCell({ figure, as, language }: Props & { as: keyof typeof layouts }) {
  const { name, value } = figure
  return (
    <details data-source={`query:${name}`} data-closes="">
      <summary className={`target list-none hover:underline ${layouts[as].cell}`}>
        <span className="flex min-w-0 items-center gap-1.5 text-sm text-muted wrap-anywhere">
          {figureWords(language).figures[name].label}
          <Info aria-hidden size={14} className="shrink-0" />
          <span className="sr-only">. {knownWords(language).how}</span>
        </span>
        <span
          className={
            'figures wrap-anywhere ' +
            (isMeasured(value) ? `font-semibold ${layouts[as].value}` : 'text-sm font-medium')
          }
        >
          {showFigure(value, language)}
        </span>
      </summary>
      <div
        className={
          'card on-paper absolute inset-x-0 z-10 grid gap-2 rounded-card border border-line ' +
          'bg-surface p-4 text-sm shadow-raised print:static print:border-0 print:p-0'
        }
      >
        <FigureSource figure={figure} language={language} />
      </div>
    </details>
  )
}

/** How the figure is counted, on how many cases and when. */
function FigureSource({ figure: { name, value, asOf }, language }: Props) {
  const f = figureWords(language)
  const k = knownWords(language)
  return (
    <>
      <p>{f.figures[name].how}</p>
      {'cases' in value && isMeasured(value) && <p>{sentence(f.cases(value.cases))}</p>}
      <p>{f.kept}</p>
      <KnownRows rows={[[k.asOf, `${showDateTime(asOf, language)}, ${k.manila}`]]} />
      <p>
        <a href={`/how-figures-are-made#${name}`} className="link target inline-flex items-center">
          {k.figuresLink}
        </a>
      </p>
    </>
  )
}

function sentence(words: string): string {
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}.`
}
