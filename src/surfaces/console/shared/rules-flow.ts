/**
 * Money over time on the overview: what came, what went and what the wallets held, by periods of
 * Manila. It shows what the book says and predicts nothing.
 */
import * as z from 'zod/mini'
import type { Centavos } from '#foundation/peso/shared/peso.ts'

export const flowSteps = ['day', 'week', 'month'] as const
export type FlowStep = (typeof flowSteps)[number]
export const flowInput = z.strictObject({ by: z.enum(flowSteps) })

/** How many periods are shown. A week begins on Monday. */
export const periodsShown: Record<FlowStep, number> = { day: 30, week: 13, month: 12 }

/**
 * How much more or less than before, in whole per cent; null where there was nothing to compare
 * with.
 */
export function changeInPercent(now: Centavos | number, before: Centavos | number): number | null {
  const [present, past] = [Number(now), Number(before)]
  return past === 0 ? null : Math.round(((present - past) / Math.abs(past)) * 100)
}

/**
 * Round figures for an axis that reaches at least from `low` to `high`, few enough to be read; in
 * centavos.
 */
export function axisTicks(low: Centavos, high: Centavos, wanted = 3): Centavos[] {
  const step = roundStep((high - low) / BigInt(wanted))
  const first = low - (((low % step) + step) % step)
  const count = Number((high - first + step - 1n) / step)
  return Array.from({ length: Math.max(count, 1) + 1 }, (_, place) => first + BigInt(place) * step)
}

/** 1, 2 or 5 and noughts, never less than a peso and never less than asked for. */
function roundStep(least: Centavos): Centavos {
  let unit = 100n
  while (unit * 10n <= least) unit *= 10n
  return [unit, unit * 2n, unit * 5n].find((step) => step >= least) ?? unit * 10n
}
