import { dayInManila } from '#foundation/platform/server/database/manila-sql.ts'

/** Days per transaction, so that the first run over years takes many short ones. */
export const daysAtOnce = 31

/**
 * SQL of a `with` whose `days` are the oldest finished days in Manila that the table does not hold
 * yet, without a gap; `first` selects the instant from which there are any. A day counts as
 * finished one hour after its end. Of several servers one gets them.
 */
export const unstoredDays = (table: 'flow_days' | 'joined_days', first: string) => `
  with mine as (
    select pg_try_advisory_xact_lock(hashtext('kaban ${table.replace('_', ' ')}')) as mine),
  days as materialized (
    select day::date as day
    from generate_series(
      coalesce((select max(day) + 1 from ${table}), (${first})),
      ${dayInManila(`(now() - interval '1 hour')`)} - 1,
      interval '1 day') day
    where (select mine from mine)
    order by day limit ${daysAtOnce}
  )`
