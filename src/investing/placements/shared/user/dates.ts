/** The dates that lie ahead of a user's placements, for the list on the page and the calendar. */
import { addDays } from '#foundation/time/shared/days.ts'
import { rollRoomIn } from '../rolls/roll-room.ts'
import { isOpenPlacement, type PlacementState } from '../states.ts'
import type { OfferedPlan, PlacementMoveView, PlacementView } from '../views.ts'
import { lastMoment } from './deadline.ts'

export type PlacementDate = {
  placement: PlacementView
} & (
  | { kind: 'cooling'; at: Date }
  /** Days in Manila. */
  | { kind: 'due' | 'roll'; on: string }
)

/**
 * The next first. `today` is the day in Manila. The day to choose a rollover is left out when the
 * amount does not fit `offers`; as long as these are not known, it stays.
 */
export function datesAhead(
  placements: readonly PlacementView[],
  { now, today, offers }: { now: Date; today: string; offers: readonly OfferedPlan[] | undefined },
): PlacementDate[] {
  return placements
    .flatMap((placement) => datesOf(placement, offers))
    .filter((date) => (date.kind === 'cooling' ? date.at > now : date.on >= today))
    .sort((one, other) => instantOf(one) - instantOf(other))
}

/**
 * Whether another date of the list has the same day, kind, plan and amount, so that a reader could
 * not tell whose it is. Hidden amounts tell nothing.
 */
export function lookAlike(
  dates: readonly PlacementDate[],
  hidden: boolean,
): (date: PlacementDate) => boolean {
  const faceOf = (date: PlacementDate) => {
    const { planName, principalCentavos } = date.placement
    const amount = hidden ? '' : principalCentavos
    return `${date.kind} ${instantOf(date)} ${amount} ${planName.en}`
  }
  const faces = dates.map(faceOf)
  return (date) => faces.indexOf(faceOf(date)) !== faces.lastIndexOf(faceOf(date))
}

/** Whether its user has yet to choose, so that `offers` matter to {@link datesAhead}. */
export function asksToRoll({ state, rollAskedFrom, rollConsent }: PlacementView): boolean {
  const isRunning = state === 'cooling' || state === 'active'
  return isRunning && rollAskedFrom !== null && rollConsent === null
}

function datesOf(
  placement: PlacementView,
  offers: readonly OfferedPlan[] | undefined,
): PlacementDate[] {
  const { state, coolingUntil, dueOn } = placement
  const mayFit = !offers || rollRoomIn(offers, placement)?.obstacle === null
  if (state !== 'cooling' && state !== 'active') return []
  return [
    ...(state === 'cooling' ? [{ placement, kind: 'cooling' as const, at: coolingUntil }] : []),
    ...(asksToRoll(placement) && mayFit
      ? [{ placement, kind: 'roll' as const, on: addDays(dueOn, -1) }]
      : []),
    { placement, kind: 'due' as const, on: dueOn },
  ]
}

export interface TermDay {
  /** `agreed` is an end that did not come: the placement ended before. */
  name: 'starts' | 'began' | 'ends' | 'ended' | 'agreed'
  on: string
}

/** The days of its term as they are by now; `endedOn` is the day in Manila on which it ended. */
export function termDays(
  { state, startsOn, dueOn }: Pick<PlacementView, 'state' | 'startsOn' | 'dueOn'>,
  endedOn: string | null,
): TermDay[] {
  if (state === 'cancelled') return []
  const isEarly = state === 'exited' || (endedOn !== null && endedOn < dueOn)
  const end = state === 'cooling' || state === 'active' ? 'ends' : isEarly ? 'agreed' : 'ended'
  return [
    { name: state === 'cooling' ? 'starts' : 'began', on: startsOn },
    { name: end, on: dueOn },
  ]
}

/** Its last change of state; null while it runs. A note changes none. */
export function endOf(
  state: PlacementState,
  moves: readonly Pick<PlacementMoveView, 'previousState' | 'newState' | 'changedAt'>[],
): Date | null {
  if (isOpenPlacement(state)) return null
  const last = moves.findLast(
    ({ previousState, newState }) => newState === state && previousState !== state,
  )
  return last?.changedAt ?? null
}

function instantOf(date: PlacementDate): number {
  return date.kind === 'cooling'
    ? lastMoment(date.at).getTime()
    : Date.parse(`${date.on}T00:00:00+08:00`)
}
