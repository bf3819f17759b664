/**
 * The difference between this device's clock and the server's. Each answer carries the server's
 * time in whole seconds, which narrows the possible range; after a few answers the difference is
 * known to a fraction of a second.
 */
export interface ClockRange {
  /** Bounds of server time minus device time (ms). */
  low: number
  high: number
}

let known: ClockRange = { low: -Infinity, high: Infinity }

/**
 * The range after one more answer, sent at `sent` and received at `received` (device time, ms),
 * dated `dated` by the server. Pure.
 */
export function narrowClockRange(
  range: ClockRange,
  sent: number,
  received: number,
  dated: number,
): ClockRange {
  // The server read its clock, cut to the second, between sending and receiving.
  const seen = { low: dated - received, high: dated + 1000 - sent }
  const both = { low: Math.max(range.low, seen.low), high: Math.min(range.high, seen.high) }
  // No overlap: one of the clocks was set. The newest answer counts.
  return both.low <= both.high ? both : seen
}

export function noteServerTime(sent: number, received: number, dateHeader: string | null): void {
  const dated = dateHeader === null ? Number.NaN : Date.parse(dateHeader)
  if (!Number.isNaN(dated)) known = narrowClockRange(known, sent, received, dated)
}

/** The best estimate of the server's time (ms). */
export function serverNow(): number {
  const middle = (known.low + known.high) / 2
  // An unknown difference counts as none, and so does a range around zero: most devices are set
  // right.
  const offset = !Number.isFinite(middle) || (known.low <= 0 && known.high >= 0) ? 0 : middle
  return Date.now() + offset
}
