/** The geometry of the chart: figures that change by steps, drawn over the days between them. */
import { addDays } from '#foundation/time/shared/days.ts'
import type { PortfolioPoint } from '../views.ts'

export interface ChartFrame {
  left: number
  right: number
  top: number
  bottom: number
}

/** The server sends no more: the newest. */
export const chartPointsMax = 200

const dayMs = 86_400_000

/** From the day before the first one, on which nothing lay there; not where older days are cut. */
export function fromNothing(points: readonly PortfolioPoint[]): readonly PortfolioPoint[] {
  const [first] = points
  if (!first || points.length >= chartPointsMax) return points
  const before = { day: addDays(first.day, -1), placedCentavos: 0n, dueCentavos: 0n }
  return [{ ...before, paidCentavos: 0n }, ...points]
}

/** Whole pesos for the lines across the chart: 0, a half and the whole of a round figure. */
export function chartTop(points: readonly PortfolioPoint[]): number {
  const most = Math.max(
    ...points.map(({ placedCentavos, dueCentavos, paidCentavos }) =>
      Math.max(Number(placedCentavos + dueCentavos), Number(paidCentavos)),
    ),
    100_00,
  )
  const pesos = most / 100
  const size = 10 ** Math.floor(Math.log10(pesos))
  return ([1, 2, 4, 6, 8, 10].find((round) => round * size >= pesos) ?? 10) * size
}

/** Where a day and an amount lie. `until` is the end of the chart: the day after its last one. */
export function chartScale(
  points: readonly PortfolioPoint[],
  until: string,
  { left, right, top, bottom }: ChartFrame,
) {
  const first = Date.parse(points[0]?.day ?? until)
  const last = Math.max(Date.parse(until), first + dayMs)
  const most = chartTop(points)
  return {
    most,
    x: (day: string) => left + ((Date.parse(day) - first) / (last - first)) * (right - left),
    y: (centavos: bigint) => bottom - (Number(centavos) / 100 / most) * (bottom - top),
  }
}

/** An SVG path: each figure holds until the day of the next one, and the last until the end. */
export function stepPath(
  points: readonly PortfolioPoint[],
  scale: Pick<ReturnType<typeof chartScale>, 'x' | 'y'>,
  until: string,
  amountOf: (point: PortfolioPoint) => bigint,
): string {
  const parts = points.flatMap((point, place) => {
    const [x, y] = [round(scale.x(point.day)), round(scale.y(amountOf(point)))]
    return place === 0 ? [`M${x} ${y}`] : [`H${x}`, `V${y}`]
  })
  return [...parts, `H${round(scale.x(until))}`].join('')
}

function round(length: number): number {
  return Math.round(length * 10) / 10
}
