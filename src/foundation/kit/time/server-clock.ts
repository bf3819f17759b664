/**
 * How far the clock of this device is from the server's. Each answer carries the server's time in
 * whole seconds, so each narrows the range in which the difference must lie; after a few answers it
 * is known to a fraction of a second.
 */
export interface ClockRange {
  /** Server time minus device time, in milliseconds: not less than, not more than. */
  low: number
  high: number
}

let known: ClockRange = { low: -Infinity, high: Infinity }

/**
 * Pure: the range after one more answer, asked at `sent` and received at `received` (device time),
 * dated `dated` by the server.
 */
export function narrow(
  range: ClockRange,
  sent: number,
  received: number,
  dated: number,
): ClockRange {
  // The server wrote its time, cut to the second, somewhere between sending and receiving.
  const seen = { low: dated - received, high: dated + 1000 - sent }
  const both = { low: Math.max(range.low, seen.low), high: Math.min(range.high, seen.high) }
  // No common ground: one of the clocks was set. The newest answer is believed.
  return both.low <= both.high ? both : seen
}

export function noteServerTime(sent: number, received: number, dateHeader: string | null): void {
  const dated = dateHeader === null ? Number.NaN : Date.parse(dateHeader)
  if (!Number.isNaN(dated)) known = narrow(known, sent, received, dated)
}

/** The server's time as well as this device knows it. */
export function serverNow(): number {
  const middle = (known.low + known.high) / 2
  // An unknown difference counts as none; one within the range around zero too: most devices are set right.
  const offset = !Number.isFinite(middle) || (known.low <= 0 && known.high >= 0) ? 0 : middle
  return Date.now() + offset
}
