import { showRelative, type Language } from './time.ts'

/** '5 minutes', '2 days', 'now': the age of something past, in a narrow place. */
export function showAge(instant: Date, now: Date, language?: Language): string {
  return showRelative(instant, now, language).replace(/ (ago|ang nakalipas)$/, '')
}
