/** A statement covers a month, '2026-11', or days, '2026-11-03_2026-11-20', both included. */
import * as z from 'zod/mini'
import { addDays, dayStart, isDay } from '#foundation/time/shared/days.ts'
import {
  lastDayOf,
  monthAfter,
  monthStart,
  showMonth,
  writtenMonth,
} from '#foundation/time/shared/months.ts'
import { showWrittenDay, type Language } from '#foundation/time/shared/time.ts'

export const statementPeriod = z.string().check(z.refine(isPeriod))

/** `first` is not after `last`. */
export const daysPeriod = (first: string, last: string) => `${first}_${last}`

export function isMonth(period: string): boolean {
  return writtenMonth.test(period)
}

function isPeriod(written: string): boolean {
  if (isMonth(written)) return true
  const [first = '', last = '', ...more] = written.split('_')
  return more.length === 0 && isStatementDay(first) && isStatementDay(last) && first <= last
}

/** A day of the calendar, in the years that a month can have. */
export function isStatementDay(written: string): boolean {
  return isDay(written) && isMonth(written.slice(0, 7))
}

/** The first instant of it. */
export function periodStart(period: string): Date {
  return isMonth(period) ? monthStart(period) : dayStart(daysIn(period)[0])
}

/** The first instant after it. */
export function periodEnd(period: string): Date {
  return isMonth(period) ? monthStart(monthAfter(period)) : dayStart(addDays(daysIn(period)[1], 1))
}

/** Its last day, at noon in Manila. */
export function lastDayIn(period: string): Date {
  return isMonth(period) ? lastDayOf(period) : new Date(`${daysIn(period)[1]}T12:00:00+08:00`)
}

/** 'November 2026', or 'November 3, 2026 – November 20, 2026'. */
export function showPeriod(period: string, language: Language = 'en'): string {
  if (isMonth(period)) return showMonth(period, language)
  const [first, last] = daysIn(period).map((day) => showWrittenDay(day, language))
  return first === last ? `${first}` : `${first} – ${last}`
}

function daysIn(period: string): [first: string, last: string] {
  const [first = '', last = ''] = period.split('_')
  return [first, last]
}
