import { manilaInput, showDateTime, showDay, type Language } from '#foundation/time/shared/time.ts'

/**
 * A deadline in words that fit after "until". Midnight belongs to the day that ends with it:
 * "November 27 at 12:00 AM" would read as if there were another day.
 */
export function showUntil(at: Date, language: Language): string {
  if (!manilaInput(at).endsWith('T00:00')) return showDateTime(at, language)
  const day = showDay(new Date(at.getTime() - 1), language)
  return language === 'fil' ? `katapusan ng ${day} (hatinggabi)` : `the end of ${day} (midnight)`
}
