/** The dates that lie ahead of a user's placements, for the list on the page and the calendar. */
import type { PlacementView } from '../views.ts'
import { lastMoment } from './deadline.ts'

export type PlacementDate = {
  placement: PlacementView
} & (
  | { kind: 'cooling'; at: Date }
  /** Days in Manila. */
  | { kind: 'due' | 'roll'; on: string }
)

/** The next first. `today` is the day in Manila. */
export function datesAhead(
  placements: readonly PlacementView[],
  now: Date,
  today: string,
): PlacementDate[] {
  return placements
    .flatMap((placement) => datesOf(placement))
    .filter((date) => (date.kind === 'cooling' ? date.at > now : date.on >= today))
    .sort((one, other) => instantOf(one) - instantOf(other))
}

function datesOf(placement: PlacementView): PlacementDate[] {
  const { state, coolingUntil, dueOn, rollAskedFrom, rollConsent } = placement
  if (state !== 'cooling' && state !== 'active') return []
  return [
    ...(state === 'cooling' ? [{ placement, kind: 'cooling' as const, at: coolingUntil }] : []),
    ...(rollAskedFrom !== null && rollConsent === null
      ? [{ placement, kind: 'roll' as const, on: dayBefore(dueOn) }]
      : []),
    { placement, kind: 'due' as const, on: dueOn },
  ]
}

/** The last day of the term in which a rollover can be chosen: the day before it is due. */
export function dayBefore(day: string): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) - 86_400_000).toISOString().slice(0, 10)
}

function instantOf(date: PlacementDate): number {
  return date.kind === 'cooling'
    ? lastMoment(date.at).getTime()
    : Date.parse(`${date.on}T00:00:00+08:00`)
}
