/** The geometry of the balance over time: figures that hold until they change. Pure. */
import { addDays, daysBetween } from '#foundation/time/shared/days.ts'
import type { BalanceHistory } from '../../shared/contract.ts'

export interface BalanceDay {
  day: string
  balanceCentavos: bigint
}

/**
 * The balance on the first day shown and on each later day on which it changed; `days` counts back
 * from today, which is included.
 */
export function balanceSteps(
  { firstDay, openingCentavos, changes }: BalanceHistory,
  today: string,
  days: number,
): [BalanceDay, ...BalanceDay[]] {
  const from = [firstDay, addDays(today, 1 - days)].toSorted().at(-1) ?? firstDay
  const until = changes.filter(({ day }) => day <= from).at(-1)
  const first = { day: from, balanceCentavos: until?.balanceCentavos ?? openingCentavos }
  return [first, ...changes.filter(({ day }) => day > from && day <= today)]
}

export function balanceRange(steps: readonly BalanceDay[]): { lowest: bigint; highest: bigint } {
  const balances = steps.map(({ balanceCentavos }) => balanceCentavos)
  return {
    lowest: balances.reduce((one, other) => (other < one ? other : one)),
    highest: balances.reduce((one, other) => (other > one ? other : one)),
  }
}

/** Room above the highest balance, so that its line is not cut. */
const headroom = 0.08

/**
 * An SVG path in a box of this size, from the first day to the end of today, and where it ends, as
 * a part of the height.
 */
export function balancePath(
  steps: readonly [BalanceDay, ...BalanceDay[]],
  today: string,
  { width, height }: { width: number; height: number },
): { line: string; end: number } {
  const [first] = steps
  const span = daysBetween(first.day, today) + 1
  const most = Number(balanceRange(steps).highest) * (1 + headroom)
  const part = (centavos: bigint) => (most === 0 ? 1 : 1 - Number(centavos) / most)
  const x = (day: string) => round((daysBetween(first.day, day) / span) * width)
  const y = (centavos: bigint) => round(part(centavos) * height)
  const line = steps.map(({ day, balanceCentavos }, place) =>
    place === 0 ? `M0 ${y(balanceCentavos)}` : `H${x(day)}V${y(balanceCentavos)}`,
  )
  return {
    line: `${line.join('')}H${width}`,
    end: part(steps.at(-1)?.balanceCentavos ?? 0n),
  }
}

/** Days for the axis, evenly spread; the last is today. */
export function axisDays(firstDay: string, today: string, count: number): string[] {
  const span = daysBetween(firstDay, today)
  const most = Math.min(count - 1, span)
  if (most < 1) return [today]
  return Array.from({ length: most + 1 }, (_, place) =>
    addDays(firstDay, Math.round((span * place) / most)),
  )
}

function round(length: number): number {
  return Math.round(length * 10) / 10
}
