/** Months in Manila, from midnight of the first day, written '2026-11', which sorts by time. */
import type { Language } from './time.ts'

/** Matches '2026-11'. */
export const writtenMonth = /^[12]\d{3}-(0[1-9]|1[0-2])$/

/** The Philippines have no daylight saving time. */
const manilaAheadMs = 8 * 3_600_000

/** The month in Manila at this instant. */
export function manilaMonth(instant: Date): string {
  return new Date(instant.getTime() + manilaAheadMs).toISOString().slice(0, 7)
}

/** The first instant of the month. */
export function monthStart(month: string): Date {
  return new Date(`${month}-01T00:00:00+08:00`)
}

export function monthAfter(month: string): string {
  const [year = 0, place = 1] = month.split('-').map(Number)
  return new Date(Date.UTC(year, place, 1)).toISOString().slice(0, 7)
}

/** The last day of the month, at noon in Manila. */
export function lastDayOf(month: string): Date {
  return new Date(monthStart(monthAfter(month)).getTime() - 12 * 3_600_000)
}

const names = {
  en: new Intl.DateTimeFormat('en-PH', { timeZone: 'Asia/Manila', month: 'long', year: 'numeric' }),
  fil: new Intl.DateTimeFormat('fil-PH', {
    timeZone: 'Asia/Manila',
    month: 'long',
    year: 'numeric',
  }),
}

/** 'November 2026'. */
export function showMonth(month: string, language: Language = 'en'): string {
  return names[language].format(monthStart(month))
}
