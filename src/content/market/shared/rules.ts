/** Market figures, which staff enter by hand with a source and a time. Nothing is fetched. */

/** As many as fit on the card. */
export const figuresMax = 12

/** A time may be ahead of the server's clock by this much, because clocks differ. */
export const aheadMaxMs = 5 * 60_000

export type MarketRefusal =
  | 'figure-name-taken'
  | 'figure-changed'
  | 'figure-not-found'
  | 'figures-full'
  | 'figure-ahead'
  | 'figures-other'
  | ConfirmationRefusal

type ConfirmationRefusal =
  | 'figure-own'
  | 'figure-checker-new'
  | 'figure-author-unknown'
  | 'figure-author-gone'

/** A public figure, which a second admin has confirmed. */
export interface ConfirmedFigure {
  figureId: string
  name: string
  nameFil: string
  /** A decimal number as text. */
  value: string
  decimals: number
  unit: string
  unitFil: string
  changePercent: string | null
  source: string
  asOf: Date
  /** Initials of the admin who entered it; `approver` confirmed it. */
  author: string
  approver: string
  sample: boolean
}

/** Name and unit in the reader's language, or as written where there is no Filipino text. */
export function figureTextsIn(
  language: 'en' | 'fil',
  { name, nameFil, unit, unitFil }: Pick<ConfirmedFigure, 'name' | 'nameFil' | 'unit' | 'unitFil'>,
): { name: string; unit: string } {
  return language === 'fil' ? { name: nameFil || name, unit: unitFil || unit } : { name, unit }
}

export type Direction = 'up' | 'down' | 'unchanged'

export function directionOf(changePercent: string): Direction {
  const change = Number(changePercent)
  return change > 0 ? 'up' : change < 0 ? 'down' : 'unchanged'
}

/** '6,500.75'. `value` is a decimal number as text, so that no float rounds it. */
export function showValue(value: string, decimals: number): string {
  const [whole = '0', fraction = ''] = value.split('.')
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, ',')
  return decimals === 0
    ? grouped
    : `${grouped}.${fraction.slice(0, decimals).padEnd(decimals, '0')}`
}

/** '+0.5%', '-0.2%', '0%'. The sign is written, so that it does not depend on colour. */
export function showChange(changePercent: string): string {
  const size = changePercent
    .replace(/^-/, '')
    .replace(/(\.\d*?)0+$/, '$1')
    .replace(/\.$/, '')
  return { up: `+${size}%`, down: `-${size}%`, unchanged: '0%' }[directionOf(changePercent)]
}
