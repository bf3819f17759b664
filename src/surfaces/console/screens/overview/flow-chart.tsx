import { useEffect, useRef, useState, type PointerEvent } from 'react'
import { useLanguage, useWords } from '#foundation/kit/i18n/language.tsx'
import { showPesos, type Centavos } from '#foundation/peso/shared/peso.ts'
import type { FlowPeriod } from '../../shared/contract.ts'
import { axisTicks, type FlowStep } from '../../shared/rules-flow.ts'
import { consoleOverviewWords } from '../../shared/words-overview.ts'
import { periodName } from './flow-table.tsx'

interface Props {
  periods: readonly FlowPeriod[]
  by: FlowStep
}

const left = 60
const right = 26
const balanceTop = 26
const balanceHeight = 96
const movesTop = 178
const movesHeight = 130
const height = movesTop + movesHeight + 26

/**
 * Two panels over one time axis: the balance of all wallets, and below it deposits (up) and
 * withdrawals (down). It measures its width, so that the text keeps its size. For screen readers it
 * is an image; the table has all figures, and those of the pointed period are below the chart.
 */
export function FlowChart({ periods, by }: Props) {
  const w = useWords(consoleOverviewWords)
  const language = useLanguage()
  const [frame, width] = useWidth()
  const [pointed, setPointed] = useState<number | null>(null)
  const name = (index: number) => periodName(periods[index]?.from ?? new Date(0), by, language)
  const last = periods.length - 1
  const current = pointed === null ? last : Math.min(pointed, last)
  const step = Math.max(1, width - left - right) / periods.length
  const point = (event: PointerEvent<SVGSVGElement>) => {
    const index = Math.floor(
      (event.clientX - event.currentTarget.getBoundingClientRect().left - left) / step,
    )
    setPointed(index >= 0 && index <= last ? index : null)
  }
  const middle = (index: number) => left + step * (index + 0.5)
  return (
    <div ref={frame} className="min-w-0">
      {width > 0 && (
        <svg
          role="img"
          aria-label={w.chartSays(
            name(0),
            name(last),
            showPesos(periods[last]?.balanceCentavos ?? 0n),
          )}
          width={width}
          height={height}
          onPointerMove={point}
          onPointerDown={point}
          onPointerLeave={() => setPointed(null)}
          className="figures block touch-pan-y text-xs"
        >
          {pointed !== null && (
            <rect
              x={left + step * current}
              y={balanceTop}
              width={step}
              height={movesTop + movesHeight - balanceTop}
              className="fill-sunken"
            />
          )}
          <text x={0} y={14} className="fill-muted font-medium">
            {w.balance}
          </text>
          <Balance periods={periods} width={width} middle={middle} />
          <text x={0} y={movesTop - 18} className="fill-muted font-medium">
            <tspan className="fill-credited">↑</tspan> {w.deposits}
            <tspan dx={14} className="fill-held">
              ↓
            </tspan>{' '}
            {w.withdrawals}
          </text>
          <Moves periods={periods} width={width} step={step} />
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
    (periods.length - 1 - index) % every === 0 && middle(index) > left + 18 ? (
      <text
        key={from.toISOString()}
        x={middle(index)}
        y={height - 6}
        textAnchor="middle"
        className="fill-muted"
      >
        {periodName(from, by, language)}
      </text>
    ) : null,
  )
}

interface Panel {
  periods: readonly FlowPeriod[]
  width: number
}

function Balance({ periods, width, middle }: Panel & { middle: (index: number) => number }) {
  const held = periods.map(({ balanceCentavos }) => balanceCentavos)
  const ticks = axisTicks(0n, greatest(held), 2)
  const y = scale(ticks, balanceTop, balanceHeight)
  const line = held.map((amount, index) => `${middle(index).toFixed(1)},${y(amount).toFixed(1)}`)
  return (
    <>
      <Ticks ticks={ticks} y={y} width={width} />
      <polygon
        points={`${middle(0)},${y(0n)} ${line.join(' ')} ${middle(held.length - 1)},${y(0n)}`}
        className="fill-primary-tint"
      />
      <polyline
        points={line.join(' ')}
        fill="none"
        strokeWidth={2}
        strokeLinejoin="round"
        className="stroke-primary"
      />
    </>
  )
}

function Moves({ periods, width, step }: Panel & { step: number }) {
  // Reversals can make the deposits of a period negative, which puts their bar below the line.
  const up = greatest(
    periods.flatMap(({ depositsCentavos, withdrawalsCentavos }) => [
      depositsCentavos,
      -withdrawalsCentavos,
    ]),
  )
  const down = greatest(
    periods.flatMap(({ depositsCentavos, withdrawalsCentavos }) => [
      withdrawalsCentavos,
      -depositsCentavos,
    ]),
  )
  const ticks = axisTicks(-down, up, 4)
  const y = scale(ticks, movesTop, movesHeight)
  const bar = (index: number, amount: Centavos) => {
    const [top, bottom] = [Math.min(y(0n), y(amount)), Math.max(y(0n), y(amount))]
    // A small amount still gets a visible bar.
    return {
      x: left + step * (index + 0.2),
      width: step * 0.6,
      y: top,
      height: amount === 0n ? 0 : Math.max(1, bottom - top),
    }
  }
  return (
    <>
      <Ticks ticks={ticks} y={y} width={width} />
      {periods.map(({ from, depositsCentavos, withdrawalsCentavos }, index) => (
        <g key={from.toISOString()}>
          <rect {...bar(index, depositsCentavos)} className="fill-credited" />
          <rect {...bar(index, -withdrawalsCentavos)} className="fill-held" />
        </g>
      ))}
      <line x1={left} x2={width - right} y1={y(0n)} y2={y(0n)} className="stroke-control-line" />
    </>
  )
}

function Ticks({
  ticks,
  y,
  width,
}: {
  ticks: readonly Centavos[]
  y: (amount: Centavos) => number
  width: number
}) {
  return ticks.map((tick) => (
    <g key={String(tick)}>
      <line x1={left} x2={width - right} y1={y(tick)} y2={y(tick)} className="stroke-line" />
      <text x={left - 8} y={y(tick) + 4} textAnchor="end" className="fill-muted">
        {shortPesos(tick)}
      </text>
    </g>
  ))
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
          <div key={label} className="flex justify-between gap-3">
            <dt className="text-muted">{label}</dt>
            <dd className="figures">{showPesos(amount)}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}

const compact = new Intl.NumberFormat('en-PH', { notation: 'compact', maximumFractionDigits: 1 })

/** A rounded amount such as ₱1.2M, for the axis only. */
function shortPesos(amount: Centavos): string {
  const pesos = Number(amount / 100n)
  return `${pesos < 0 ? '-' : ''}₱${compact.format(Math.abs(pesos))}`
}

/** The greatest amount, at least 0. */
function greatest(amounts: readonly Centavos[]): Centavos {
  return amounts.reduce((most, one) => (one > most ? one : most), 0n)
}

/** Maps centavos to y in px, with the greatest tick at `top`. */
function scale(
  ticks: readonly Centavos[],
  top: number,
  panelHeight: number,
): (amount: Centavos) => number {
  const [low, high] = [Number(ticks[0] ?? 0n), Number(ticks.at(-1) ?? 100n)]
  return (amount) => top + panelHeight * (1 - (Number(amount) - low) / (high - low))
}

function useWidth() {
  const frame = useRef<HTMLDivElement>(null)
  const [width, setWidth] = useState(0)
  useEffect(() => {
    if (!frame.current) return
    const watch = new ResizeObserver(([entry]) =>
      setWidth(Math.floor(entry?.contentRect.width ?? 0)),
    )
    watch.observe(frame.current)
    return () => watch.disconnect()
  }, [])
  return [frame, width] as const
}
