/** Reads the texts of list-filters.ts as instants and centavos. */
import { parsePesos, type Centavos } from '#foundation/peso/shared/peso.ts'
import { manilaDate } from '#foundation/time/shared/time.ts'

export const namedPeriods = [
  'today',
  'yesterday',
  'this-week',
  'last-week',
  'this-month',
  'last-month',
  '24-hours',
  '7-days',
  '30-days',
] as const
export type NamedPeriod = (typeof namedPeriods)[number]

export function isNamedPeriod(written: string): written is NamedPeriod {
  return (namedPeriods as readonly string[]).includes(written)
}

/** The first and last day of a written period; '' for an open end. */
export function daysOf(written: string): [first: string, last: string] {
  if (isNamedPeriod(written)) return ['', '']
  const [first = '', last = ''] = written.split('..')
  return [first, last]
}

const hourMs = 3_600_000
const dayMs = 24 * hourMs

export interface TimeSpan {
  from?: Date
  /** The first instant after it. */
  until?: Date
}

/** Weeks begin on Monday. */
export function spanOf(written: string, now: Date): TimeSpan {
  const today = manilaDate(now)
  const [year = 0, month = 1] = today.split('-').map(Number)
  const weekday = (new Date(`${today}T00:00:00Z`).getUTCDay() + 6) % 7
  const monthFrom = (ahead: number) =>
    new Date(Date.UTC(year, month - 1 + ahead, 1)).toISOString().slice(0, 10)
  switch (written) {
    case '24-hours':
      return { from: new Date(now.getTime() - dayMs) }
    case '7-days':
      return { from: startOf(today, -6) }
    case '30-days':
      return { from: startOf(today, -29) }
    case 'today':
      return { from: startOf(today) }
    case 'yesterday':
      return { from: startOf(today, -1), until: startOf(today) }
    case 'this-week':
      return { from: startOf(today, -weekday) }
    case 'last-week':
      return { from: startOf(today, -weekday - 7), until: startOf(today, -weekday) }
    case 'this-month':
      return { from: startOf(monthFrom(0)) }
    case 'last-month':
      return { from: startOf(monthFrom(-1)), until: startOf(monthFrom(0)) }
    default: {
      const [first, last] = daysOf(written)
      return {
        ...(first && { from: startOf(first) }),
        ...(last && { until: startOf(last, 1) }),
      }
    }
  }
}

/** Midnight in Manila, some days later. */
function startOf(day: string, later = 0): Date {
  return new Date(new Date(`${day}T00:00:00+08:00`).getTime() + later * dayMs)
}

export interface CentavosRange {
  least?: Centavos
  most?: Centavos
}

export function centavosOf(written: string): CentavosRange {
  const [least, most] = written.split('..').map((end) => (end ? parsePesos(end) : null))
  return {
    ...(typeof least === 'bigint' && { least }),
    ...(typeof most === 'bigint' && { most }),
  }
}
