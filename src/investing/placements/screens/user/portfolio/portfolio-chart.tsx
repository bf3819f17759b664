import { useId } from 'react'
import { useLanguage, useWords } from '#foundation/kit/i18n/language.tsx'
import { serverNow } from '#foundation/kit/time/server-clock.ts'
import { Card } from '#foundation/kit/ui/card.tsx'
import { Disclosure } from '#foundation/kit/ui/disclosure.tsx'
import { chartFrame, useChartRoom } from '#foundation/kit/ui/use-chart-room.ts'
import { showPesos } from '#foundation/peso/shared/peso.ts'
import { addDays } from '#foundation/time/shared/days.ts'
import { manilaDate, showShortDay, showWrittenDay } from '#foundation/time/shared/time.ts'
import { useAmountsHidden } from '#money/transactions/screens/home/amounts-hidden.ts'
import { chartScale, fromNothing, stepPath } from '../../../shared/user/chart-steps.ts'
import { portfolioWords } from '../../../shared/user/words-portfolio.ts'
import type { PortfolioPoint } from '../../../shared/views.ts'

const height = 220
const edges = { left: 50, right: 8, top: 12, bottom: 186 }

/** Placed money, not yet due and due, and what came back. The table behind it has every figure. */
export function PortfolioChart({ points }: { points: readonly PortfolioPoint[] }) {
  const w = useWords(portfolioWords)
  const hidden = useAmountsHidden()
  const today = manilaDate(new Date(serverNow()))
  if (points.length === 0 || hidden) return null
  const last = points.at(-1)
  const legend = [
    { name: w.notYetDue, mark: 'border-solid border-primary', amount: last?.placedCentavos },
    { name: w.due, mark: 'border-double border-waiting', amount: last?.dueCentavos },
    { name: w.paid, mark: 'border-dashed border-credited', amount: last?.paidCentavos },
  ]
  return (
    <Card title={w.chart}>
      <dl className="mb-3 flex flex-wrap gap-x-6 gap-y-1 text-sm">
        {legend.map(({ name, mark, amount }) => (
          <div key={name} className="flex flex-wrap items-baseline gap-x-2">
            <dt className="flex items-baseline gap-1.5 text-muted">
              <span aria-hidden className={`w-5 self-center border-t-4 ${mark}`} />
              {name}
            </dt>
            <dd className="figures">{showPesos(amount ?? 0n)}</dd>
          </div>
        ))}
      </dl>
      <Drawing points={fromNothing(points)} today={today} />
      <Disclosure title={w.chartTable}>
        <Table points={points} />
      </Disclosure>
    </Card>
  )
}

interface DrawingProps {
  points: readonly PortfolioPoint[]
  today: string
}

/** It measures its width, so that the text keeps its size. */
function Drawing({ points, today }: DrawingProps) {
  const w = useWords(portfolioWords)
  const language = useLanguage()
  const [place, room] = useChartRoom()
  const { width } = room
  const first = points[0]?.day ?? today
  const says = w.chartSays(showWrittenDay(first, language), showWrittenDay(today, language))
  return (
    <div ref={place} style={{ height: `${height / 16}rem` }}>
      {width > 0 && (
        <svg
          role="img"
          aria-label={says}
          {...chartFrame(room, height)}
          className="figures block text-[12px]"
        >
          <Curves points={points} today={today} width={width} />
          <text x={width < 170 ? 0 : edges.left} y={height - 12} className="fill-muted">
            {shortDay(first, language)}
          </text>
          <text x={width - edges.right} y={height - 12} textAnchor="end" className="fill-muted">
            {shortDay(today, language)}
          </text>
        </svg>
      )}
    </div>
  )
}

function Curves({ points, today, width }: DrawingProps & { width: number }) {
  const hatch = useId()
  const frame = { ...edges, right: width - edges.right }
  const until = addDays(today, 1)
  const scale = chartScale(points, until, frame)
  const path = (amountOf: (point: PortfolioPoint) => bigint) =>
    stepPath(points, scale, until, amountOf)
  const placed = path(({ placedCentavos }) => placedCentavos)
  const held = path(({ placedCentavos, dueCentavos }) => placedCentavos + dueCentavos)
  const down = `V${frame.bottom}H${frame.left}Z`
  return (
    <>
      <defs>
        <pattern id={hatch} width={7} height={7} patternUnits="userSpaceOnUse">
          <path d="M0 7L7 0" className="stroke-waiting" strokeWidth={1.5} />
        </pattern>
      </defs>
      {[0, 0.5, 1].map((part) => {
        const y = frame.bottom - part * (frame.bottom - frame.top)
        return (
          <g key={part}>
            <line x1={frame.left} x2={frame.right} y1={y} y2={y} className="stroke-line" />
            <text x={frame.left - 8} y={y + 4} textAnchor="end" className="fill-muted">
              {shortPesos(part * scale.most)}
            </text>
          </g>
        )
      })}
      <path d={`${held}${down}`} fill={`url(#${hatch})`} />
      <path d={`${placed}${down}`} className="fill-primary-tint" />
      <path d={held} fill="none" strokeWidth={2} className="stroke-waiting" />
      <path d={placed} fill="none" strokeWidth={2.5} className="stroke-primary" />
      <path
        d={path(({ paidCentavos }) => paidCentavos)}
        fill="none"
        strokeWidth={2.5}
        strokeDasharray="7 4"
        className="stroke-credited"
      />
    </>
  )
}

function Table({ points }: { points: readonly PortfolioPoint[] }) {
  const w = useWords(portfolioWords)
  const language = useLanguage()
  const amount = 'figures py-1.5 pl-3 text-right'
  return (
    <div role="region" aria-label={w.chart} tabIndex={0} className="overflow-x-auto">
      <table className="w-full text-sm">
        <thead className="text-muted">
          <tr>
            <th scope="col" className="py-1.5 text-left font-medium">
              {w.day}
            </th>
            {[w.notYetDue, w.due, w.paid].map((name) => (
              <th key={name} scope="col" className="py-1.5 pl-3 text-right font-medium">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {points.toReversed().map((point) => (
            <tr key={point.day} className="border-t border-line">
              <th scope="row" className="py-1.5 text-left font-normal whitespace-nowrap">
                {showWrittenDay(point.day, language)}
              </th>
              <td className={amount}>{showPesos(point.placedCentavos)}</td>
              <td className={amount}>{showPesos(point.dueCentavos)}</td>
              <td className={amount}>{showPesos(point.paidCentavos)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** '₱25K': the scale needs no centavos. */
function shortPesos(pesos: number): string {
  return `₱${new Intl.NumberFormat('en-PH', { notation: 'compact' }).format(pesos)}`
}

function shortDay(day: string, language: Parameters<typeof showShortDay>[1]): string {
  return showShortDay(new Date(`${day}T12:00:00+08:00`), language)
}
