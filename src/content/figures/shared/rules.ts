/**
 * The figures of the public pages: what each is called, what it is made of, and when there is not
 * enough to say it. It shows nothing that no query answered.
 */

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

/** Of fewer than so many a share or a duration says nothing. */
export const enoughCases = 10

export type FigureValue =
  | { unit: 'count'; count: number }
  | { unit: 'centavos'; centavos: bigint }
  /** Hundredths of a percent, of so many cases. */
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
