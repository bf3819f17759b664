import { manilaInput, showDateTime, showDay, type Language } from '#foundation/time/shared/time.ts'

/**
 * A deadline in words that fit after "until". Midnight belongs to the day that ends with it:
 * "November 27 at 12:00 AM" would read as if there were another day.
 */
export function showUntil(at: Date, language: Language): string {
  if (!isMidnight(at)) return showDateTime(at, language)
  const day = showDay(new Date(at.getTime() - 1), language)
  return language === 'fil' ? `katapusan ng ${day} (hatinggabi)` : `the end of ${day} (midnight)`
}

/** For a calendar: it would show midnight on the day after, when it is too late. */
export function lastMoment(at: Date): Date {
  return isMidnight(at) ? new Date(at.getTime() - 60_000) : at
}

export function isMidnight(at: Date): boolean {
  return manilaInput(at).endsWith('T00:00')
}
