/** Times in the narrow columns of the console; apart from time.ts, which users load too. */
import { manilaDate, showListTime, showYearDay, type Language } from './time.ts'

/** 'Nov 20, 09:07 AM', or 'Nov 20, 2025' in another year. */
export function showLineTime(
  instant: Date,
  language: Language = 'en',
  now: Date = new Date(),
): string {
  const isThisYear = manilaDate(instant).slice(0, 4) === manilaDate(now).slice(0, 4)
  return isThisYear ? showListTime(instant, language, now) : showYearDay(instant, language)
}

const ages: Record<Language, (unit: 'm' | 'h' | 'd' | 'mo' | 'y', count: number) => string> = {
  en: (unit, count) => `${count}${unit}`,
  fil: (unit, count) =>
    `${count} ${{ m: 'min', h: 'oras', d: 'araw', mo: 'buwan', y: 'taon' }[unit]}`,
}

/** '5m', '2h 45m', '3d': a length of time in a narrow column. */
export function showAge(ms: number, language: Language = 'en'): string {
  const write = ages[language]
  const minutes = Math.max(0, Math.floor(ms / 60_000))
  const hours = Math.floor(minutes / 60)
  const days = Math.floor(hours / 24)
  if (hours === 0) return write('m', minutes)
  if (days === 0) {
    const rest = minutes % 60
    return rest === 0 || language === 'fil'
      ? write('h', hours)
      : `${write('h', hours)} ${write('m', rest)}`
  }
  if (days < 60) return write('d', days)
  return days < 730 ? write('mo', Math.floor(days / 30.4)) : write('y', Math.floor(days / 365.25))
}
