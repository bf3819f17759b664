import { manilaInput, showDateTime, type Language } from '#foundation/time/shared/time.ts'

/** A deadline in words. */
export function showUntil(at: Date, language: Language): string {
  return showDateTime(lastMoment(at), language)
}

/**
 * Midnight belongs to the day that ends with it: "November 27 at 12:00 AM" would read as if there
 * were another day, and a calendar would show it when it is too late.
 */
export function lastMoment(at: Date): Date {
  return isMidnight(at) ? new Date(at.getTime() - 60_000) : at
}

export function isMidnight(at: Date): boolean {
  return manilaInput(at).endsWith('T00:00')
}
