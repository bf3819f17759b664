import { ChevronDown } from 'lucide-react'
import type { KeyFigure } from '#content/figures/shared/rules.ts'
import { showDateTime } from '#foundation/time/shared/time.ts'
import type { PageLanguage } from '../../shared/rules-page.ts'
import { knownWords } from '../page/site-words.ts'
import { KnownRows } from './how-we-know.tsx'
import { figureWords, isMeasured, showFigure } from './show-figure.ts'

/** A figure as a line of a passbook. Pressing the line shows the source of the figure. */
export function FigureRow({
  figure: { name, value, asOf },
  language,
}: {
  figure: KeyFigure
  language: PageLanguage
}) {
  const f = figureWords(language)
  const k = knownWords(language)
  const { label, how } = f.figures[name]
  return (
    <details data-source={`query:${name}`} className="group/how border-b border-line">
      <summary className="target flex list-none items-center gap-x-3 py-2 hover:bg-sunken">
        <span className="flex min-w-0 grow flex-wrap items-baseline gap-x-3">
          <span className="min-w-0 wrap-anywhere">
            {label}
            <span className="sr-only">. {k.how}</span>
          </span>
          <span
            className={
              'figures ml-auto text-right ' +
              `${isMeasured(value) ? 'text-lg font-semibold' : 'text-sm text-muted'}`
            }
          >
            {showFigure(value, language)}
          </span>
        </span>
        <ChevronDown
          aria-hidden
          size={16}
          className="shrink-0 text-muted transition-transform group-open/how:rotate-180"
        />
      </summary>
      <div className="mb-3 grid gap-2 border-l-2 border-mango pl-3 text-sm text-muted">
        <p>{how}</p>
        {'cases' in value && isMeasured(value) && <p>{sentence(f.cases(value.cases))}</p>}
        <p>{f.kept}</p>
        <KnownRows rows={[[k.asOf, `${showDateTime(asOf, language)}, ${k.manila}`]]} />
        <p>
          <a
            href={`/how-figures-are-made#${name}`}
            className="link target inline-flex items-center"
          >
            {k.figuresLink}
          </a>
        </p>
      </div>
    </details>
  )
}

function sentence(words: string): string {
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}.`
}
