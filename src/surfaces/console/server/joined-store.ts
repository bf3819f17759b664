/**
 * How many users joined on each day in Manila. Finished days, and the finished hours since, are
 * stored once; newer users are counted.
 */
import type { Transaction } from '#foundation/platform/server/database/database.ts'
import {
  dayInManila,
  midnightInManila,
  todayInManila,
} from '#foundation/platform/server/database/manila-sql.ts'
import { notStored, storedUntil, unstoredDays, unstoredHours } from './periods-store.ts'

/**
 * SQL for how many users there are, in the last 30 days with today, and in the 30 before, as
 * `total`, `recent` and `before`; `days` and `hours` are the instants of {@link storedUntil}.
 */
export const joinedSums = (days: string, hours: string) => `
  select coalesce(sum(users), 0)::int as total,
    coalesce(sum(users) filter (where day > ${todayInManila} - 30), 0)::int as recent,
    coalesce(sum(users) filter (where day > ${todayInManila} - 60
      and day <= ${todayInManila} - 30), 0)::int as before
  from (
    select day, users from joined_days where day < ${dayInManila(`${days}::timestamptz`)}
    union all
    select ${dayInManila('hour')}, users from joined_hours
    where hour >= ${days}::timestamptz and hour < ${hours}::timestamptz
    ${notStored('created_at', `${hours}::timestamptz`)
      .map(
        (newer) => `union all
          select ${dayInManila('created_at')}, count(*) from users where ${newer} group by 1`,
      )
      .join(' ')}
  ) days`

/** Stores the oldest finished days that are not stored yet, without a gap; returns how many. */
export async function storeJoinedDays(tx: Transaction): Promise<number> {
  const stored = await tx.rows(
    `${unstoredDays('joined', 'select min(created_at) from users')}
     insert into joined_days (day, users)
     select d.day, (select count(*) from users
       where created_at >= ${midnightInManila('d.day')}
         and created_at < ${midnightInManila('d.day + 1')})
     from days d
     on conflict (day) do nothing returning day`,
  )
  return stored.length
}

/** Stores the finished hours since the last stored day that are not stored yet. */
export async function storeJoinedHours(tx: Transaction): Promise<void> {
  const { hours: until } = await storedUntil(tx, 'joined')
  await tx.rows(
    `${unstoredHours('joined', 'select min(created_at) from users')}
     insert into joined_hours (hour, users)
     select h.hour, (select count(*) from users
       where created_at >= h.hour and created_at < h.hour + interval '1 hour')
     from hours h
     on conflict (hour) do nothing`,
    [until],
  )
}

/** For the seed, whose people joined in the past: all days and hours are counted anew. */
export async function forgetJoined(tx: Transaction): Promise<void> {
  await tx.rows('delete from joined_days')
  await tx.rows('delete from joined_hours')
}

/** For `npm run verify`: the stored days and hours that have another number of users. */
export const joinedProblems = `
  select 'the day ' || d.day || ' is kept with ' || d.users || ' new users and has '
    || coalesce(u.users, 0) as problem
  from joined_days d
  left join (select ${dayInManila('created_at')} as day, count(*) as users from users group by 1) u
    on u.day = d.day
  where d.users is distinct from coalesce(u.users, 0)
  union all
  select 'the hour ' || h.hour || ' is kept with ' || h.users || ' new users and has '
    || coalesce(u.users, 0)
  from joined_hours h
  left join (
    select date_trunc('hour', created_at) as hour, count(*) as users from users group by 1
  ) u on u.hour = h.hour
  where h.users is distinct from coalesce(u.users, 0)`
