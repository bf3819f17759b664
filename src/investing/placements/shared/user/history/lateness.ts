import { daysBetween } from '#foundation/time/shared/days.ts'
import { manilaDate, showWrittenDay, type Language } from '#foundation/time/shared/time.ts'
import type { PlacementView } from '../../views.ts'
import type { placementWords } from '../words-placement.ts'

interface Lateness {
  /** When it was marked late, and how long it has been so, or was. */
  at: Date
  text: string
  /** Said of its end; '' while it is open. */
  endText: string
}

/** Null for one that was never late. `endedAt` is null while it is open. */
export function latenessOf(
  { dueOn, lateSince }: Pick<PlacementView, 'dueOn' | 'lateSince'>,
  { endedAt, now }: { endedAt: Date | null; now: Date },
  w: typeof placementWords.lateness,
  language: Language,
): Lateness | null {
  if (lateSince === null) return null
  const days = daysBetween(dueOn, manilaDate(endedAt ?? now))
  const due = w.wasDue(showWrittenDay(dueOn, language))
  return {
    at: lateSince,
    text: endedAt ? due : `${due} ${w.soFar(days)}`,
    endText: endedAt ? w.ended(days) : '',
  }
}
