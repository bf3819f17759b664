import type { Wall } from '../../shared/contract-staff.ts'

export interface WallColumn {
  /** The Monday of the week. */
  from: string
  /** Of all returns due until the end of the week: what declared income pays, and the rest. */
  coveredCentavos: bigint
  shortCentavos: bigint
}

/** The returns that add up week by week, late ones first. */
export function wallColumns({ late, weeks }: Pick<Wall, 'late' | 'weeks'>): WallColumn[] {
  let due = late.gainCentavos
  return weeks.map(({ from, gainCentavos, shortCentavos }) => {
    due += gainCentavos
    return { from, coveredCentavos: due - shortCentavos, shortCentavos }
  })
}

/** Weeks that count as soon, this one included. */
const soonWeeks = 4

/** The projected returns by when they are due, and the income that can pay them. */
export function wallSums({ late, weeks, later, pools }: Wall) {
  const sum = (rows: readonly { gainCentavos: bigint }[]) =>
    rows.reduce((all, { gainCentavos }) => all + gainCentavos, 0n)
  return {
    lateCentavos: late.gainCentavos,
    soonCentavos: sum(weeks.slice(0, soonWeeks)),
    laterCentavos: sum(weeks.slice(soonWeeks)) + later.gainCentavos,
    incomeCentavos: pools.reduce((all, { balanceCentavos }) => all + balanceCentavos, 0n),
  }
}

/**
 * The income that can pay the returns, for one line above all weeks. Null when several pools have
 * something due: none of them pays for another.
 */
export function incomeLine({ pools }: Pick<Wall, 'pools'>): bigint | null {
  const [paying, ...others] = pools.filter(({ gainCentavos }) => gainCentavos > 0n)
  return others.length > 0 ? null : (paying?.balanceCentavos ?? 0n)
}
