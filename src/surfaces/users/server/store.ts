/** Locks for changing users, and the staff views with their alarms. */
import type { Transaction } from '#foundation/platform/server/database/database.ts'
import type { Role, UserStatus } from '#people/identity/shared/rules.ts'

export interface GuardedUser {
  userId: string
  fullName: string
  role: Role
  status: UserStatus
  closed: boolean
  version: number
}

/**
 * Locks the user and all active admins in the order of their ids, so that of two admins who demote
 * each other one waits and then finds itself the last one.
 */
export function lockUserAndAdmins(tx: Transaction, userId: string): Promise<GuardedUser[]> {
  return tx.rows<GuardedUser>(
    `select id as "userId", full_name as "fullName", role, status,
       closed_at is not null as closed, version
     from users where id = $1 or (role = 'admin' and status = 'active')
     order by id for no key update`,
    [userId],
  )
}

export async function hasRecentStaffView(
  tx: Transaction,
  staffPerson: string,
  userId: string,
  minutes: number,
): Promise<boolean> {
  const found = await tx.maybeRow(
    `select from staff_views where person = $1 and user_id = $2
      and viewed_at > now() - make_interval(mins => $3) limit 1`,
    [staffPerson, userId, minutes],
  )
  return found !== undefined
}

/**
 * Serialises the views of one staff member. Otherwise simultaneous views would not count each
 * other, and none would be the hundredth.
 */
export async function lockStaffWatch(tx: Transaction, staffPerson: string): Promise<void> {
  await tx.rows(
    `insert into staff_watch (person) values ($1)
     on conflict (person) do update set alarmed_at = staff_watch.alarmed_at`,
    [staffPerson],
  )
}

export async function insertStaffView(
  tx: Transaction,
  view: { viewId: string; staffPerson: string; userId: string },
): Promise<void> {
  await tx.rows(`insert into staff_views (id, person, user_id) values ($1, $2, $3)`, [
    view.viewId,
    view.staffPerson,
    view.userId,
  ])
}

export async function countUsersViewed(
  tx: Transaction,
  staffPerson: string,
  minutes: number,
): Promise<number> {
  const { users } = await tx.row<{ users: number }>(
    `select count(distinct user_id)::int as users from staff_views where person = $1
      and viewed_at > clock_timestamp() - make_interval(mins => $2)`,
    [staffPerson, minutes],
  )
  return users
}

/** Returns false when an alarm about this staff member was raised within these minutes. */
export async function claimAlarm(
  tx: Transaction,
  staffPerson: string,
  minutes: number,
): Promise<boolean> {
  const raised = await tx.maybeRow(
    `update staff_watch set alarmed_at = clock_timestamp()
     where person = $1 and (alarmed_at is null
       or alarmed_at < clock_timestamp() - make_interval(mins => $2))
     returning person`,
    [staffPerson, minutes],
  )
  return raised !== undefined
}

export interface NewAlarm {
  alarmId: string
  staffPerson: string
  people: number
  minutes: number
  /** Shown in lists; otherwise on pages of one user. */
  inLists: boolean
}

export async function insertViewAlarm(tx: Transaction, alarm: NewAlarm): Promise<void> {
  await tx.rows(
    `insert into view_alarms (id, person, people, minutes, in_lists) values ($1, $2, $3, $4, $5)`,
    [alarm.alarmId, alarm.staffPerson, alarm.people, alarm.minutes, alarm.inLists],
  )
}

/** The caller holds the lock of `lockStaffWatch`. */
export async function writeListedPeople(
  tx: Transaction,
  staffPerson: string,
  userIds: readonly string[],
): Promise<void> {
  await tx.rows(
    `insert into listed_people (person, user_id) select $1, unnest($2::uuid[])
     on conflict (person, user_id) do update set listed_at = clock_timestamp()`,
    [staffPerson, userIds],
  )
}

export async function countPeopleListed(
  tx: Transaction,
  staffPerson: string,
  minutes: number,
): Promise<number> {
  const { people } = await tx.row<{ people: number }>(
    `select count(*)::int as people from listed_people where person = $1
      and listed_at > clock_timestamp() - make_interval(mins => $2)`,
    [staffPerson, minutes],
  )
  return people
}

/** As `claimAlarm`, for lists. Each span has a mark of its own: none silences another. */
export async function claimListAlarm(
  tx: Transaction,
  staffPerson: string,
  minutes: number,
): Promise<boolean> {
  const raised = await tx.maybeRow(
    `insert into list_alarm_marks as marks (person, minutes) values ($1, $2)
     on conflict (person, minutes) do update set alarmed_at = clock_timestamp()
       where marks.alarmed_at < clock_timestamp() - make_interval(mins => $2)
     returning person`,
    [staffPerson, minutes],
  )
  return raised !== undefined
}

export async function lockOpenAlarm(
  tx: Transaction,
  alarmId: string,
): Promise<{ staffPerson: string; raisedAt: Date } | undefined> {
  return await tx.maybeRow<{ staffPerson: string; raisedAt: Date }>(
    `select person as "staffPerson", raised_at as "raisedAt" from view_alarms
     where id = $1 and settled_at is null for update`,
    [alarmId],
  )
}

export async function saveSettlement(
  tx: Transaction,
  settlement: { alarmId: string; by: string; finding: string },
): Promise<void> {
  await tx.rows(
    `update view_alarms set settled_by = $2, settled_at = clock_timestamp(), finding = $3
     where id = $1`,
    [settlement.alarmId, settlement.by, settlement.finding],
  )
}
