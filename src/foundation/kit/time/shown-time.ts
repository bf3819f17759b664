import { manilaDay, showClock, showListTime } from '#foundation/time/shared/time.ts'
import { useLanguage } from '../i18n/language.tsx'
import { serverNow } from './server-clock.ts'

/** The time of today, the day and the time of another day. */
export function useShownTime(): (instant: Date) => string {
  const language = useLanguage()
  return (instant) =>
    manilaDay(instant) === manilaDay(new Date(serverNow()))
      ? showClock(instant, language)
      : showListTime(instant, language)
}
