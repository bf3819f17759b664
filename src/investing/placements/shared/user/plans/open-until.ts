import { showPaperTime, showYearDay, type Language } from '#foundation/time/shared/time.ts'
import { isMidnight } from '../deadline.ts'

/**
 * A deadline after "until", like `showUntil`, on one line of a narrow phone: "Nov 26, 2026, 03:30
 * PM". Apart from it, because only the list of plans shows it.
 */
export function showOpenUntil(at: Date, language: Language): string {
  if (!isMidnight(at)) return showPaperTime(at, language)
  const day = showYearDay(new Date(at.getTime() - 1), language)
  return language === 'fil' ? `dulo ng ${day}` : `the end of ${day}`
}
