/**
 * Figures of markets that the operator keeps by hand, each with its source and the time it is from.
 * Nothing is computed or fetched: without an entry there is nothing to show.
 */

/** More than a card can hold would make it a page. */
export const figuresMax = 12

/** What is entered may be ahead of our clock by no more than clocks differ. */
export const aheadMaxMs = 5 * 60_000

export type MarketRefusal =
  | 'figure-name-taken'
  | 'figure-changed'
  | 'figure-not-found'
  | 'figures-full'
  | 'figure-ahead'
  | 'figures-other'
  | ConfirmationRefusal

/** Who may not confirm a figure, and of whom nobody may. */
export type ConfirmationRefusal =
  | 'figure-own'
  | 'figure-checker-new'
  | 'figure-author-unknown'
  | 'figure-author-gone'

/** What everybody sees, once a second person has confirmed it. */
export interface ConfirmedFigure {
  figureId: string
  name: string
  /** A decimal number as text. */
  value: string
  decimals: number
  unit: string
  changePercent: string | null
  source: string
  asOf: Date
  /** Initials of who entered it and of who confirmed it. */
  author: string
  approver: string
  sample: boolean
}

export type Direction = 'up' | 'down' | 'unchanged'

/** By the sign of the written percentage. */
export function directionOf(changePercent: string): Direction {
  const change = Number(changePercent)
  return change > 0 ? 'up' : change < 0 ? 'down' : 'unchanged'
}

/**
 * '6,500.75': the decimals that the source gives, in groups of three. `value` is a decimal number
 * as text, so nothing is rounded by a float.
 */
export function showValue(value: string, decimals: number): string {
  const [whole = '0', fraction = ''] = value.split('.')
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, ',')
  return decimals === 0
    ? grouped
    : `${grouped}.${fraction.slice(0, decimals).padEnd(decimals, '0')}`
}

/** '+0.5%', '-0.2%', '0%': the sign is written, never told by colour alone. */
export function showChange(changePercent: string): string {
  const size = changePercent
    .replace(/^-/, '')
    .replace(/(\.\d*?)0+$/, '$1')
    .replace(/\.$/, '')
  return { up: `+${size}%`, down: `-${size}%`, unchanged: '0%' }[directionOf(changePercent)]
}
