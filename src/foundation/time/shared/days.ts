/** Days in Manila, written '2026-11-22', which sorts by time. */

const dayMs = 86_400_000

/** Whether it is a day of the calendar, written like this; '2026-02-30' is none. */
export function isDay(written: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(written)) return false
  const time = utc(written)
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(written)
}

/** The day so many days later; earlier when negative. */
export function addDays(day: string, days: number): string {
  return new Date(utc(day) + days * dayMs).toISOString().slice(0, 10)
}

/** The days from one to the other; negative when `to` is earlier. */
export function daysBetween(from: string, to: string): number {
  return Math.round((utc(to) - utc(from)) / dayMs)
}

/** The first instant of the day. */
export function dayStart(day: string): Date {
  return new Date(`${day}T00:00:00+08:00`)
}

function utc(day: string): number {
  return Date.parse(`${day}T00:00:00Z`)
}
