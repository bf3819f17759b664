import type { Wall, WallWeek } from './contract-staff.ts'
import { shortInTheEnd } from './rules-maturity.ts'

export interface WallRow extends Omit<WallWeek, 'from'> {
  kind: 'late' | 'week' | 'later'
  /** The Monday of a week; null for the other rows. */
  from: string | null
}

/** The rows of the maturity wall in which something falls due: late, by week, and later. */
export function wallRows({ late, weeks, later, pools }: Wall): WallRow[] {
  const rows: WallRow[] = [
    { ...late, kind: 'late', from: null },
    ...weeks.map((week) => ({ ...week, kind: 'week' as const })),
    { ...later, kind: 'later', from: null, shortCentavos: shortInTheEnd(pools) },
  ]
  return rows.filter(({ count }) => count > 0)
}
