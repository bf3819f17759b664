/**
 * Writes instants for people in the Philippines, always in Asia/Manila (+08:00 all year). The forms
 * are those of the specification: long date and time by default, 'MMM d, hh:mm a' in lists and
 * receipts.
 */
export type Language = 'en' | 'fil'

const zone = 'Asia/Manila'
const locales: Record<Language, string> = { en: 'en-PH', fil: 'fil-PH' }

const formats = new Map<string, Intl.DateTimeFormat>()

function format(
  name: string,
  language: Language,
  options: Intl.DateTimeFormatOptions,
): Intl.DateTimeFormat {
  const key = `${name} ${language}`
  let known = formats.get(key)
  if (!known) {
    known = new Intl.DateTimeFormat(locales[language], { timeZone: zone, ...options })
    formats.set(key, known)
  }
  return known
}

const before: Record<Language, string> = { en: 'at', fil: 'nang' }

/** 'November 20, 2026 at 09:07 AM': the clock is written as in lists and receipts. */
export function showDateTime(instant: Date, language: Language = 'en'): string {
  return `${showDay(instant, language)} ${before[language]} ${showClock(instant, language)}`
}

/** The same in both languages, for texts that are stored or mailed in both. */
export function showDateTimeInBoth(instant: Date): Record<Language, string> {
  return { en: showDateTime(instant), fil: showDateTime(instant, 'fil') }
}

/** 'Nov 20, 09:07 AM', or 'Nov 20, 2025, 09:07 AM' in another year: lists. */
export function showListTime(
  instant: Date,
  language: Language = 'en',
  now: Date = new Date(),
): string {
  const isThisYear = manilaDate(instant).slice(0, 4) === manilaDate(now).slice(0, 4)
  return isThisYear
    ? `${showShortDay(instant, language)}, ${showClock(instant, language)}`
    : showPaperTime(instant, language)
}

/** 'Nov 20, 2026, 09:07 AM': for what is kept for years, as receipts are. */
export function showPaperTime(instant: Date, language: Language = 'en'): string {
  return `${showYearDay(instant, language)}, ${showClock(instant, language)}`
}

/** 'Nov 20, 2025': for narrow columns. */
export function showYearDay(instant: Date, language: Language): string {
  return format('year-day', language, { dateStyle: 'medium' }).format(instant)
}

/** '09:07 AM'. */
export function showClock(instant: Date, language: Language = 'en'): string {
  return format('clock', language, { hour: '2-digit', minute: '2-digit', hour12: true })
    .format(instant)
    .toUpperCase()
}

/** 'Nov 20, 9 AM': in a list, for an instant that is cut to the hour. */
export function showHour(instant: Date, language?: Language): string {
  return showListTime(instant, language).replace(/0?(\d+):00/, '$1')
}

/** 'Nov 20'. */
export function showShortDay(instant: Date, language: Language = 'en'): string {
  return format('day', language, { month: 'short', day: 'numeric' }).format(instant)
}

/** 'November 20, 2026': heads a day in a list. */
export function showDay(instant: Date, language: Language = 'en'): string {
  return format('full-day', language, { dateStyle: 'long' }).format(instant)
}

/** 'November 20, 2026' for the day in Manila that is written '2026-11-20'. */
export function showWrittenDay(written: string, language: Language = 'en'): string {
  return showDay(new Date(`${written}T00:00:00+08:00`), language)
}

/** '20261120': part of a reference number. */
export function manilaDay(instant: Date): string {
  return yearMonthDay.format(instant).replaceAll('-', '')
}

/** '2026-11-22', as forms and calendars write it. */
export function manilaDate(instant: Date): string {
  return yearMonthDay.format(instant)
}

/** Swedish writes dates as year-month-day. Made once, because making a format is slow. */
const yearMonthDay = new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short' })

const steps: [unit: Intl.RelativeTimeFormatUnit, milliseconds: number][] = [
  ['year', 31_536_000_000],
  ['month', 2_592_000_000],
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
]

const relative: Record<Language, Intl.RelativeTimeFormat> = {
  en: new Intl.RelativeTimeFormat(locales.en, { numeric: 'auto' }),
  fil: new Intl.RelativeTimeFormat(locales.fil, { numeric: 'auto' }),
}

/** '5 minutes ago', 'in 2 days', 'now'. */
export function showRelative(instant: Date, now: Date, language: Language = 'en'): string {
  const words = relative[language]
  const distance = instant.getTime() - now.getTime()
  for (const [unit, milliseconds] of steps) {
    if (Math.abs(distance) >= milliseconds)
      return words.format(Math.trunc(distance / milliseconds), unit)
  }
  return words.format(0, 'second')
}

/** '5 minutes', where 'ago' has no room; 'yesterday' and 'now' as they are. */
export function showRelativeBriefly(instant: Date, now: Date, language: Language = 'en'): string {
  return showRelative(instant, now, language).replace(/ (ago|ang nakalipas)$/, '')
}

/** '2026-11-22T15:30' in Manila, as a form holds an instant. */
export function manilaInput(instant: Date): string {
  return new Date(instant.getTime() + 8 * 3_600_000).toISOString().slice(0, 16)
}

/** Returns null when the typed text is no instant. */
export function readManilaInput(typed: string): Date | null {
  const instant = new Date(`${typed}:00+08:00`)
  return Number.isNaN(instant.getTime()) ? null : instant
}
