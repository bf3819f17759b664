import { useQuery } from '@tanstack/react-query'
import { ArrowDown, ArrowUp, ChartLine, Minus } from 'lucide-react'
import { FetchFailed } from '#foundation/kit/data/fetch-failed.tsx'
import { readFailure } from '#foundation/kit/form/refusals.ts'
import { useLanguage, useWords } from '#foundation/kit/i18n/language.tsx'
import { NotKept } from '#foundation/kit/offline/online.tsx'
import { FoldedCard } from '#foundation/kit/ui/folded-card.tsx'
import { Skeleton } from '#foundation/kit/ui/skeleton.tsx'
import { EmptyState } from '#foundation/kit/ui/states.tsx'
import { showListTime } from '#foundation/time/shared/time.ts'
import type { FigureView } from '../shared/contract.ts'
import { directionOf, figureTextsIn, showChange, showValue } from '../shared/rules.ts'
import { sampleSource, marketWords } from '../shared/words.ts'
import { market } from './calls.ts'

/** Last on the user's first page, and folded: it is not about the user's money. */
export function MarketCard() {
  const w = useWords(marketWords)
  const list = useQuery(market.figures.queryOptions({ input: {} }))
  return (
    <FoldedCard title={w.market} flush>
      {list.data ? (
        <Figures figures={list.data.figures} />
      ) : (
        !list.error && <Skeleton lines={4} height="2.75rem" className="edge pb-4 sm:px-5" />
      )}
      {list.error && !list.data && (
        <div className="edge pb-4 sm:px-5">
          {readFailure(list.error).kind === 'offline' ? (
            <NotKept />
          ) : (
            <FetchFailed title={w.failed} error={list.error} onRetry={() => void list.refetch()} />
          )}
        </div>
      )}
    </FoldedCard>
  )
}

function Figures({ figures }: { figures: readonly FigureView[] }) {
  const w = useWords(marketWords)
  const language = useLanguage()
  const [first] = figures
  if (!first)
    return (
      <EmptyState
        icon={<ChartLine aria-hidden size={28} strokeWidth={1.5} />}
        title={w.none}
        message={w.noneMore}
      />
    )
  // A source and time that all figures share are shown once, at the end.
  const origins = new Set(figures.map((figure) => originOf(figure, w, language)))
  const shared = figures.length > 1 && origins.size === 1
  return (
    <>
      <ul>
        {figures.map((figure) => (
          <li key={figure.figureId} className="border-t border-line edge py-3 sm:px-5">
            <Figure figure={figure} origin={shared ? null : originOf(figure, w, language)} />
          </li>
        ))}
      </ul>
      {shared && (
        <p className="border-t border-line edge py-3 text-sm wrap-anywhere text-muted sm:px-5">
          {originOf(first, w, language)}
        </p>
      )}
    </>
  )
}

function Figure({ figure, origin }: { figure: FigureView; origin: string | null }) {
  const { value, decimals, changePercent } = figure
  const { name, unit } = figureTextsIn(useLanguage(), figure)
  return (
    <>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <span className="min-w-0 font-medium wrap-anywhere">{name}</span>
        <span className="ml-auto flex flex-wrap items-baseline justify-end gap-x-3">
          <span className="figures">
            {showValue(value, decimals)}
            {unit && <span className="text-muted"> {unit}</span>}
          </span>
          {changePercent !== null && <Change percent={changePercent} />}
        </span>
      </div>
      {origin && <p className="mt-0.5 text-sm wrap-anywhere text-muted">{origin}</p>}
    </>
  )
}

const directions = {
  up: { Arrow: ArrowUp, colour: 'text-credited' },
  down: { Arrow: ArrowDown, colour: 'text-failed' },
  unchanged: { Arrow: Minus, colour: 'text-muted' },
}

/** The sign, an arrow, and a word for screen readers; the colour only repeats them. */
function Change({ percent }: { percent: string }) {
  const w = useWords(marketWords)
  const direction = directionOf(percent)
  const { Arrow, colour } = directions[direction]
  return (
    <span className={`figures inline-flex min-w-20 items-baseline justify-end gap-1 ${colour}`}>
      <Arrow aria-hidden size={15} className="self-center" />
      <span className="sr-only">{w[direction]} </span>
      {showChange(percent)}
    </span>
  )
}

function originOf(
  { source, asOf, sample, confirmed }: FigureView,
  w: typeof marketWords,
  language: ReturnType<typeof useLanguage>,
): string {
  const time = w.asOf(showListTime(asOf, language))
  if (sample)
    return `${w.sample}: ${source === sampleSource ? w.madeUp : w.source(source)}. ${time}.`
  // The public sees only figures that two people confirmed; here an unconfirmed one says so.
  return `${w.source(source)}${confirmed ? '' : `, ${w.oneWord}`}. ${time}.`
}
