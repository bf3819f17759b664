import { useLanguage } from '#foundation/kit/i18n/language.tsx'
import { serverNow } from '#foundation/kit/time/server-clock.ts'
import { manilaDay, showClock, showListTime } from '#foundation/time/shared/time.ts'

/** The time of today, the day and the time of another day. */
export function useShownTime(): (instant: Date) => string {
  const language = useLanguage()
  return (instant) =>
    manilaDay(instant) === manilaDay(new Date(serverNow()))
      ? showClock(instant, language)
      : showListTime(instant, language)
}
