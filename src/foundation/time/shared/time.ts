/**
 * Instants and how they are written for people in the Philippines. Every form is Asia/Manila; the
 * country keeps no daylight saving time, so the offset is always +08:00. The forms are those of the
 * specification: long date and time by default, 'MMM d, hh:mm a' in lists and receipts.
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

/** 'November 20, 2026 at 9:07 AM'. */
export function showDateTime(instant: Date, language: Language = 'en'): string {
  return format('long', language, { dateStyle: 'long', timeStyle: 'short' }).format(instant)
}

/** 'Nov 20, 09:07 AM': the form of lists and receipts. */
export function showListTime(instant: Date, language: Language = 'en'): string {
  return `${showShortDay(instant, language)}, ${showClock(instant, language)}`
}

/** '09:07 AM'. */
export function showClock(instant: Date, language: Language = 'en'): string {
  return format('clock', language, { hour: '2-digit', minute: '2-digit', hour12: true })
    .format(instant)
    .toUpperCase()
}

/** 'Nov 20': where there is no room for more. */
export function showShortDay(instant: Date, language: Language = 'en'): string {
  return format('day', language, { month: 'short', day: 'numeric' }).format(instant)
}

/** 'November 20, 2026': the heading of a day in a list. */
export function showDay(instant: Date, language: Language = 'en'): string {
  return format('full-day', language, { dateStyle: 'long' }).format(instant)
}

/** '20261120' in Manila: the day digits of a reference number. */
export function manilaDay(instant: Date): string {
  return yearMonthDay.format(instant).replaceAll('-', '')
}

/** '2026-11-22': the day in Manila as forms and calendars write it. */
export function manilaDate(instant: Date): string {
  return yearMonthDay.format(instant)
}

/**
 * Swedish writes dates as year-month-day, which is all that is wanted of it here. Making a format
 * is dear, so it is made once.
 */
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
