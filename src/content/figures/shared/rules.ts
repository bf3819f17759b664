/** The figures of the public pages and their units. */

export const keyFigureNames = [
  'clients',
  'paid-out',
  'payouts',
  'success-rate',
  'payout-median',
  'payout-slow',
  'since',
] as const
export type KeyFigureName = (typeof keyFigureNames)[number]

/** With fewer cases, a share or a duration is not shown. */
export const figureCasesMin = 10

export type FigureValue =
  | { unit: 'count'; count: number }
  | { unit: 'centavos'; centavos: bigint }
  /** Hundredths of a percent of `cases`. */
  | { unit: 'share'; basisPoints: number; cases: number }
  | { unit: 'duration'; ms: number; cases: number }
  | { unit: 'day'; instant: Date }
  | { unit: 'not-enough'; cases: number; needed: number }
  | { unit: 'none' }

export interface KeyFigure {
  name: KeyFigureName
  value: FigureValue
  asOf: Date
}
