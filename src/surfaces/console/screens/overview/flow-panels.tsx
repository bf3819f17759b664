import type { Centavos } from '#foundation/peso/shared/peso.ts'
import type { FlowPeriod } from '../../shared/contract.ts'
import { axisTicks } from '../../shared/rules-flow.ts'

/** Positions in the chart, in px of ordinary letters. */
export const flowLayout = {
  left: 60,
  right: 26,
  balanceTop: 12,
  balanceHeight: 96,
  movesTop: 164,
  movesHeight: 130,
  height: 320,
}

interface Panel {
  periods: readonly FlowPeriod[]
  width: number
}

/** The balance of all wallets at the end of each period. */
export function BalancePanel({
  periods,
  width,
  middle,
}: Panel & { middle: (index: number) => number }) {
  const held = periods.map(({ balanceCentavos }) => balanceCentavos)
  const ticks = axisTicks(0n, greatest(held), 2)
  const y = scale(ticks, flowLayout.balanceTop, flowLayout.balanceHeight)
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

/** Deposits as bars above the line, withdrawals below it. */
export function MovesPanel({ periods, width, step }: Panel & { step: number }) {
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
  const y = scale(ticks, flowLayout.movesTop, flowLayout.movesHeight)
  const bar = (index: number, amount: Centavos) => {
    const [top, bottom] = [Math.min(y(0n), y(amount)), Math.max(y(0n), y(amount))]
    // A small amount still gets a visible bar.
    return {
      x: flowLayout.left + step * (index + 0.2),
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
      <line
        x1={flowLayout.left}
        x2={width - flowLayout.right}
        y1={y(0n)}
        y2={y(0n)}
        className="stroke-control-line"
      />
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
      <line
        x1={flowLayout.left}
        x2={width - flowLayout.right}
        y1={y(tick)}
        y2={y(tick)}
        className="stroke-line"
      />
      <text x={flowLayout.left - 8} y={y(tick) + 4} textAnchor="end" className="fill-muted">
        {shortPesos(tick)}
      </text>
    </g>
  ))
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
