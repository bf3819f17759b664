import { manilaInput } from '#foundation/time/shared/time.ts'

/**
 * A sentence for a moment that the backups do not reach. PostgreSQL knows that it has reached one
 * by a change from after it. `log` is PostgreSQL's, which is in UTC.
 */
export function whyTooLate(folder: string, until: Date, log: string): string {
  const last = /last completed transaction was at log time (\S+) (\d\d:\d\d:\d\d)/.exec(log)
  const newest = last
    ? `Their newest one is of ${inManila(new Date(`${last[1]}T${last[2]}Z`), 'seconds')}.`
    : 'Their log has no change after the archive.'
  return (
    `The backups in ${folder} have no change from after ${inManila(until)}. ${newest} ` +
    'To restore all that they hold, repeat the command without --to.'
  )
}

/** As --to takes it. */
export function inManila(instant: Date, precision: 'minutes' | 'seconds' = 'minutes'): string {
  const seconds = precision === 'seconds' ? instant.toISOString().slice(16, 19) : ''
  return `${manilaInput(instant).replace('T', ' ')}${seconds}, Manila time`
}
