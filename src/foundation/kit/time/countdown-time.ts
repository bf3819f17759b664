/** The arithmetic of the countdown. Pure. */

/** In minutes, falling. Only these are announced: more would talk over the person's work. */
export const milestones = [30, 15, 10, 5, 1]

/** Whole seconds left, at least 0. Rounded up: `00:00` appears only when the time is over. */
export function secondsLeft(deadline: number, now: number): number {
  return Math.max(0, Math.ceil((deadline - now) / 1000))
}

/** `29:59`; an hour or more as `61:05`. */
export function showSeconds(seconds: number): string {
  const minutes = Math.floor(seconds / 60)
  return `${String(minutes).padStart(2, '0')}:${String(seconds % 60).padStart(2, '0')}`
}

/**
 * The milestone in minutes that was passed between two readings, or null. If several were passed,
 * because the device slept, the latest counts. Passing zero is 0.
 */
export function milestonePassed(before: number, after: number): number | null {
  if (after >= before) return null
  if (after === 0) return 0
  return milestones.findLast((minutes) => before > minutes * 60 && after <= minutes * 60) ?? null
}
