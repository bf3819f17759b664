/** How a form holds an instant: '2026-11-22T15:30', in Manila, which is always eight hours ahead. */
export function manilaInput(instant: Date): string {
  return new Date(instant.getTime() + 8 * 3_600_000).toISOString().slice(0, 16)
}

/** Null: it is none. */
export function readManilaInput(typed: string): Date | null {
  const instant = new Date(`${typed}:00+08:00`)
  return Number.isNaN(instant.getTime()) ? null : instant
}
