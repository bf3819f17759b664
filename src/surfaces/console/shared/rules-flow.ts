/** Money over time on the overview, by periods in Manila time. It predicts nothing. */
import * as z from 'zod/mini'
import type { Centavos } from '#foundation/peso/shared/peso.ts'

export const flowSteps = ['day', 'week', 'month'] as const
export type FlowStep = (typeof flowSteps)[number]
export const flowInput = z.strictObject({ by: z.enum(flowSteps) })

/** Periods in the chart. A week begins on Monday. */
export const periodCounts: Record<FlowStep, number> = { day: 30, week: 13, month: 12 }

/** The change in whole per cent; null if `before` is 0. */
export function changeInPercent(now: Centavos | number, before: Centavos | number): number | null {
  const [current, past] = [Number(now), Number(before)]
  return past === 0 ? null : Math.round(((current - past) / Math.abs(past)) * 100)
}

/** Round amounts in centavos for an axis from at most `low` to at least `high`. */
export function axisTicks(low: Centavos, high: Centavos, wanted = 3): Centavos[] {
  const step = roundStep((high - low) / BigInt(wanted))
  const first = low - (((low % step) + step) % step)
  const count = Number((high - first + step - 1n) / step)
  return Array.from({ length: Math.max(count, 1) + 1 }, (_, place) => first + BigInt(place) * step)
}

/** The smallest of 1, 2 or 5 times a power of ten pesos that is at least `least`. */
function roundStep(least: Centavos): Centavos {
  let unit = 100n
  while (unit * 10n <= least) unit *= 10n
  return [unit, unit * 2n, unit * 5n].find((step) => step >= least) ?? unit * 10n
}
