/**
 * How many users joined on each day in Manila. Finished days are stored once; newer ones are
 * counted.
 */
import type { Transaction } from '#foundation/platform/server/database/database.ts'
import {
  dayInManila,
  midnightInManila,
  todayInManila,
} from '#foundation/platform/server/database/manila-sql.ts'
import { unstoredDays } from './unstored-days-sql.ts'

/** The instant from which no day is stored; read separately, so that the planner knows it. */
export async function joinedUntil(tx: Transaction): Promise<Date> {
  const { until } = await tx.row<{ until: Date | null }>(
    `select ${midnightInManila('max(day) + 1')} as until from joined_days`,
  )
  return until ?? new Date(0)
}

/**
 * SQL for how many users there are, in the last 30 days with today, and in the 30 before, as
 * `total`, `recent` and `before`; `until` is the instant of {@link joinedUntil}.
 */
export const joinedSums = (until: string) => `
  select coalesce(sum(users), 0)::int as total,
    coalesce(sum(users) filter (where day > ${todayInManila} - 30), 0)::int as recent,
    coalesce(sum(users) filter (where day > ${todayInManila} - 60
      and day <= ${todayInManila} - 30), 0)::int as before
  from (
    select day, users from joined_days where day < ${dayInManila(`${until}::timestamptz`)}
    union all
    select ${dayInManila('created_at')}, count(*) from users
    where created_at >= ${until}::timestamptz group by 1
  ) days`

/** Stores the oldest finished days that are not stored yet, without a gap; returns how many. */
export async function storeJoinedDays(tx: Transaction): Promise<number> {
  const stored = await tx.rows(
    `${unstoredDays('joined_days', `select ${dayInManila('min(created_at)')} from users`)}
     insert into joined_days (day, users)
     select d.day, (select count(*) from users
       where created_at >= ${midnightInManila('d.day')}
         and created_at < ${midnightInManila('d.day + 1')})
     from days d
     on conflict (day) do nothing returning day`,
  )
  return stored.length
}

/** For the seed, whose people joined in the past: all days are counted anew. */
export async function forgetJoinedDays(tx: Transaction): Promise<void> {
  await tx.rows('delete from joined_days')
}

/** For `npm run verify`: the stored days that have another number of users. */
export const joinedProblems = `
  select 'the day ' || d.day || ' is kept with ' || d.users || ' new users and has '
    || coalesce(u.users, 0) as problem
  from joined_days d
  left join (select ${dayInManila('created_at')} as day, count(*) as users from users group by 1) u
    on u.day = d.day
  where d.users is distinct from coalesce(u.users, 0)`
