/**
 * Filters of long lists by time and amount. Each is one short text, so that it fits an address: a
 * span of Manila's calendar (`last-week`, `2026-11-01..2026-11-15`) and a range of pesos
 * (`50000..`). list-spans.ts reads them; every page loads this file.
 */
import * as z from 'zod/mini'

const day = '\\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\\d|3[01])'
const amount = '\\d{1,13}(?:\\.\\d{1,2})?'
const range = (end: string) => `${end}\\.\\.(?:${end})?|\\.\\.${end}`
const written = (pattern: string) => z.string().check(z.regex(new RegExp(`^(?:${pattern})$`)))

/** A named period, or days that both belong to it: `2026-11-01..2026-11-15`, `2026-11-01..`. */
export const period = written(
  `today|yesterday|(?:this|last)-(?:week|month)|24-hours|7-days|30-days|${range(day)}`,
)

/** Pesos that both belong to it, without their sign: `1000..5000`, `50000..`, `..999.99`. */
export const amountRange = written(range(amount))
