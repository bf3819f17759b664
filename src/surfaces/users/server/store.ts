/** Who looked at whom, and what must hold still while somebody is changed. */
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
 * The user and all active admins, locked in the order of their ids: of two admins who would demote
 * each other at the same time, one waits and then finds that there is nobody left to demote.
 */
export function lockUserAndAdmins(tx: Transaction, userId: string): Promise<GuardedUser[]> {
  return tx.rows<GuardedUser>(
    `select id as "userId", full_name as "fullName", role, status, closed_at is not null as closed,
      version
     from users where id = $1 or (role = 'admin' and status = 'active')
       order by id for no key update`,
    [userId],
  )
}

export async function hasRecentStaffView(
  tx: Transaction,
  person: string,
  userId: string,
  minutes: number,
): Promise<boolean> {
  const found = await tx.maybeRow(
    `select from staff_views where person = $1 and user_id = $2
      and viewed_at > now() - make_interval(mins => $3) limit 1`,
    [person, userId, minutes],
  )
  return found !== undefined
}

/**
 * Looks of one person are written one after the other: counted at the same time, none of them would
 * be the hundredth.
 */
export async function lockWatch(tx: Transaction, person: string): Promise<void> {
  await tx.rows(
    `insert into staff_watch (person) values ($1) on conflict (person) do update
      set alarmed_at = staff_watch.alarmed_at`,
    [person],
  )
}

export async function insertStaffView(
  tx: Transaction,
  look: { viewId: string; person: string; userId: string },
): Promise<void> {
  await tx.rows(`insert into staff_views (id, person, user_id) values ($1, $2, $3)`, [
    look.viewId,
    look.person,
    look.userId,
  ])
}

export async function countPeopleViewed(
  tx: Transaction,
  person: string,
  minutes: number,
): Promise<number> {
  const { people } = await tx.row<{ people: number }>(
    `select count(distinct user_id)::int as people from staff_views where person = $1
      and viewed_at > clock_timestamp() - make_interval(mins => $2)`,
    [person, minutes],
  )
  return people
}

/** Answers false when one was raised within these minutes. */
export async function mayAlarm(tx: Transaction, person: string, minutes: number): Promise<boolean> {
  const raised = await tx.maybeRow(
    `update staff_watch set alarmed_at = clock_timestamp()
     where person = $1 and (alarmed_at is null
       or alarmed_at < clock_timestamp() - make_interval(mins => $2)) returning person`,
    [person, minutes],
  )
  return raised !== undefined
}

export async function insertAlarm(
  tx: Transaction,
  alarm: { alarmId: string; person: string; people: number; minutes: number },
): Promise<void> {
  await tx.rows(`insert into view_alarms (id, person, people, minutes) values ($1, $2, $3, $4)`, [
    alarm.alarmId,
    alarm.person,
    alarm.people,
    alarm.minutes,
  ])
}

export async function lockOpenAlarm(
  tx: Transaction,
  alarmId: string,
): Promise<{ person: string } | undefined> {
  return await tx.maybeRow<{ person: string }>(
    `select person from view_alarms where id = $1 and settled_at is null for update`,
    [alarmId],
  )
}

export async function writeSettled(
  tx: Transaction,
  settled: { alarmId: string; by: string; finding: string },
): Promise<void> {
  await tx.rows(
    `update view_alarms set settled_by = $2, settled_at = clock_timestamp(), finding = $3
      where id = $1`,
    [settled.alarmId, settled.by, settled.finding],
  )
}
