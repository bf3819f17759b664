/** The arithmetic of the countdown, without clock and without screen. */

/**
 * Only these are announced: more often would talk over what the person is doing. In minutes,
 * falling.
 */
export const milestones = [30, 15, 10, 5, 1]

/**
 * Whole seconds left, never below 0. Rounded up, so that `00:00` is shown only when the time is
 * really over.
 */
export function secondsLeft(deadline: number, now: number): number {
  return Math.max(0, Math.ceil((deadline - now) / 1000))
}

/** `29:59`; a time of an hour or more as `61:05`. */
export function showSeconds(seconds: number): string {
  const minutes = Math.floor(seconds / 60)
  return `${String(minutes).padStart(2, '0')}:${String(seconds % 60).padStart(2, '0')}`
}

/**
 * The milestone, in minutes, that was passed between two readings, or null. A device that slept may
 * pass several: the latest counts. Passing zero is 0.
 */
export function milestonePassed(before: number, after: number): number | null {
  if (after >= before) return null
  if (after === 0) return 0
  return milestones.findLast((minutes) => before > minutes * 60 && after <= minutes * 60) ?? null
}
