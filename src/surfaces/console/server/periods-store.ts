/** Days and hours whose sums are stored once, when they are over: of money, and of users. */
import type { Transaction } from '#foundation/platform/server/database/database.ts'
import { dayInManila, midnightInManila } from '#foundation/platform/server/database/manila-sql.ts'

/** `flow_days` and `flow_hours`, or `joined_days` and `joined_hours`. */
type Sums = 'flow' | 'joined'

/** The instants from which no day, and no hour, is stored. */
export interface StoredUntil {
  days: Date
  hours: Date
}

/** A query for {@link StoredUntil}. */
export const storedUntilOf = (sums: Sums) => `
  select days,
    greatest(days, (select max(hour) + interval '1 hour' from ${sums}_hours)) as hours
  from (
    select coalesce((select ${midnightInManila('max(day) + 1')} from ${sums}_days),
      to_timestamp(0)) as days
  ) d`

export async function storedUntil(tx: Transaction, sums: Sums): Promise<StoredUntil> {
  return await tx.row<StoredUntil>(storedUntilOf(sums))
}

/** Everything before is stored, unless the job has not run for hours. */
const usuallyStored = `(now() - interval '4 hours')`

/**
 * Conditions for two queries of what is not stored yet: the last hours, and anything older, which
 * there seldom is. The clock tells the planner how little the first one reads. Without it, the
 * statement is planned anew for each `hours`, which takes longer than reading.
 */
export const notStored = (instant: string, hours: string): readonly [string, string] => [
  `${instant} >= ${hours} and ${instant} >= ${usuallyStored}`,
  `${hours} < ${usuallyStored} and ${instant} >= ${hours} and ${instant} < ${usuallyStored}`,
]

/** Days per transaction, so that the first run over years takes many short ones. */
export const daysAtOnce = 31
/** More than lie between two stored days. */
const hoursAtOnce = 48

const mine = (name: string) => `
  with mine as (select pg_try_advisory_xact_lock(hashtext('kaban ${name}')) as mine)`

/**
 * SQL of a `with` whose `days` are the oldest finished days in Manila that are not stored yet,
 * without a gap; `first` selects the instant from which there are any. A day counts as finished one
 * hour after its end. Of several servers one gets them.
 */
export const unstoredDays = (sums: Sums, first: string) => `
  ${mine(`${sums} days`)},
  days as materialized (
    select day::date as day
    from generate_series(
      coalesce((select max(day) + 1 from ${sums}_days), ${dayInManila(`(${first})`)}),
      ${dayInManila(`(now() - interval '1 hour')`)} - 1,
      interval '1 day') day
    where (select mine from mine)
    order by day limit ${daysAtOnce}
  )`

/**
 * The same for `hours`, from the instant `$1` ({@link storedUntil}). An hour counts as finished one
 * hour after its end.
 */
export const unstoredHours = (sums: Sums, first: string) => `
  ${mine(`${sums} hours`)},
  hours as materialized (
    select hour
    from generate_series(
      greatest($1::timestamptz, date_trunc('hour', (${first}))),
      date_trunc('hour', now()) - interval '2 hours', interval '1 hour') hour
    where (select mine from mine)
    order by hour limit ${hoursAtOnce}
  )`
