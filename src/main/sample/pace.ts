/** When the steps of the sample people happen. */

/**
 * An instant of the story in Manila's time. `openMinutesAgo` counts back from now without the hours
 * of the night; `minutes` and `seconds` count from the step before.
 */
export type Moment =
  | { daysAgo: number; at: `${number}:${number}` }
  | { openMinutesAgo: number }
  | { minutesAgo: number }
  | { minutes: number }
  | { seconds: number }

/** Waits until the moment. */
export type Pace = (moment: Moment) => Promise<void>

/** For the small sample, in which everything happens now. */
export const atOnce: Pace = async () => {}
