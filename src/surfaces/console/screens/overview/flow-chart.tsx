import { useState, type PointerEvent } from 'react'
import { useLanguage, useWords } from '#foundation/kit/i18n/language.tsx'
import { chartFrame, useChartRoom } from '#foundation/kit/ui/use-chart-room.ts'
import { showPesos } from '#foundation/peso/shared/peso.ts'
import type { FlowPeriod } from '../../shared/contract.ts'
import type { FlowStep } from '../../shared/rules-flow.ts'
import { consoleOverviewWords } from '../../shared/words-overview.ts'
import { BalancePanel, flowLayout, MovesPanel } from './flow-panels.tsx'
import { periodName } from './flow-table.tsx'

interface Props {
  periods: readonly FlowPeriod[]
  by: FlowStep
}

/**
 * Two panels over one time axis: the balance of all wallets, and below it deposits (up) and
 * withdrawals (down). It measures its width, so that the text keeps its size. For screen readers it
 * is an image; the table has all figures, and those of the pointed period are below the chart.
 */
export function FlowChart({ periods, by }: Props) {
  const w = useWords(consoleOverviewWords)
  const language = useLanguage()
  const [frame, room] = useChartRoom()
  const { width, zoom } = room
  const [pointed, setPointed] = useState<number | null>(null)
  const name = (index: number) => periodName(periods[index]?.from ?? new Date(0), by, language)
  const last = periods.length - 1
  const current = pointed === null ? last : Math.min(pointed, last)
  const step = Math.max(1, width - flowLayout.left - flowLayout.right) / periods.length
  const point = (event: PointerEvent<SVGSVGElement>) => {
    const x = (event.clientX - event.currentTarget.getBoundingClientRect().left) / zoom
    const index = Math.floor((x - flowLayout.left) / step)
    setPointed(index >= 0 && index <= last ? index : null)
  }
  const middle = (index: number) => flowLayout.left + step * (index + 0.5)
  return (
    <div ref={frame} className="min-w-0">
      <p className="text-xs font-medium text-muted">{w.balance}</p>
      {width === 0 ? (
        <div style={{ height: flowLayout.height }} />
      ) : (
        <svg
          role="img"
          aria-label={w.chartSays(
            name(0),
            name(last),
            showPesos(periods[last]?.balanceCentavos ?? 0n),
          )}
          {...chartFrame(room, flowLayout.height)}
          onPointerMove={point}
          onPointerDown={point}
          onPointerLeave={() => setPointed(null)}
          className="figures block touch-pan-y text-[12px]"
        >
          {pointed !== null && (
            <rect
              x={flowLayout.left + step * current}
              y={flowLayout.balanceTop}
              width={step}
              height={flowLayout.movesTop + flowLayout.movesHeight - flowLayout.balanceTop}
              className="fill-sunken"
            />
          )}
          <BalancePanel periods={periods} width={width} middle={middle} />
          <MovesLegend width={width} />
          <MovesPanel periods={periods} width={width} step={step} />
          <PeriodNames periods={periods} by={by} step={step} middle={middle} />
        </svg>
      )}
      <PeriodFigures
        period={periods[current]}
        name={current === last ? w.unfinished(name(current)) : name(current)}
      />
    </div>
  )
}

/** In two lines where one has no room. */
function MovesLegend({ width }: { width: number }) {
  const w = useWords(consoleOverviewWords)
  const below = width < 220 ? { x: 0, dy: 15 } : { dx: 14 }
  return (
    <text
      x={0}
      y={flowLayout.movesTop - (width < 220 ? 31 : 18)}
      className="fill-muted font-medium"
    >
      <tspan className="fill-credited">↑</tspan> {w.deposits}
      <tspan {...below} className="fill-held">
        ↓
      </tspan>{' '}
      {w.withdrawals}
    </text>
  )
}

/** As many names as have room, always with the newest. */
function PeriodNames({
  periods,
  by,
  step,
  middle,
}: Props & { step: number; middle: (index: number) => number }) {
  const language = useLanguage()
  const every = Math.max(1, Math.ceil((by === 'month' ? 110 : 58) / step))
  return periods.map(({ from }, index) =>
    (periods.length - 1 - index) % every === 0 && middle(index) > flowLayout.left + 18 ? (
      <text
        key={from.toISOString()}
        x={middle(index)}
        y={flowLayout.height - 6}
        textAnchor="middle"
        className="fill-muted"
      >
        {periodName(from, by, language)}
      </text>
    ) : null,
  )
}

function PeriodFigures({ period, name }: { period: FlowPeriod | undefined; name: string }) {
  const w = useWords(consoleOverviewWords)
  if (!period) return null
  const figures = [
    [w.deposits, period.depositsCentavos],
    [w.withdrawals, period.withdrawalsCentavos],
    [w.other, period.otherCentavos],
    [w.balanceAtEnd, period.balanceCentavos],
  ] as const
  return (
    <div className="mt-3 border-t border-line pt-3 text-sm">
      <p className="font-medium">{name}</p>
      <dl className="mt-1 grid grid-cols-1 gap-x-6 gap-y-1 sm:grid-cols-2">
        {figures.map(([label, amount]) => (
          <div key={label} className="flex flex-wrap justify-between gap-x-3">
            <dt className="text-muted">{label}</dt>
            <dd className="figures ml-auto">{showPesos(amount)}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
