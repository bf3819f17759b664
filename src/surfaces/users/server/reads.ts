/** Users and what belongs to them, in the shape that the console shows. */
import type { Transaction } from '#foundation/platform/server/database/database.ts'
import { hasAuthenticatorSql } from '#people/mfa/server/authenticators-sql.ts'
import type { ViewAlarm, Movement, UserActivity, UserRow, UserView } from '../shared/contract.ts'

/** Columns of a `UserRow`, of `users u` and their `ledger.wallets w`. */
export const userRowColumns = `
  u.id as "userId", u.full_name as "fullName", u.email, u.role, u.status,
  u.closed_at is not null as closed, u.must_change_password as "mustChangePassword",
  u.avatar_id as "avatarId", u.sample, u.created_at as "createdAt", u.version,
  coalesce(w.available, 0)::bigint as "availableCentavos"`

export interface UserDetails extends UserRow {
  phoneNumber: string
  updatedAt: Date
  heldCentavos: bigint
  hasPassword: boolean
  hasAuthenticator: boolean
  lastSeenAt: Date | null
}

export function readUserDetails(tx: Transaction, userId: string): Promise<UserDetails | undefined> {
  return tx.maybeRow<UserDetails>(
    `select ${userRowColumns}, u.phone_number as "phoneNumber", u.updated_at as "updatedAt",
       coalesce(w.held, 0)::bigint as "heldCentavos",
       u.password_hash is not null as "hasPassword",
       ${hasAuthenticatorSql('u.id')} as "hasAuthenticator",
       (select max(last_seen_at) from sessions where user_id = u.id) as "lastSeenAt"
     from users u
     left join ledger.wallets w on w.id = u.id
     where u.id = $1`,
    [userId],
  )
}

/** Oldest first, at most 50. */
export function listOpenHolds(tx: Transaction, userId: string): Promise<UserView['holds']> {
  return tx.rows(
    `select id as "holdId", amount - captured as "amountCentavos", purpose,
       subject_id as "transactionId", created_at as "createdAt"
     from ledger.holds
     where wallet_id = $1 and state = 'open'
     order by created_at, id limit 50`,
    [userId],
  )
}

export interface BankRow {
  bankName: string
  accountName: string
  accountNumber: string
  updatedAt: Date
}

export function readBank(tx: Transaction, userId: string): Promise<BankRow | undefined> {
  return tx.maybeRow<BankRow>(
    `select bank_name as "bankName", account_name as "accountName",
       account_number as "accountNumber", updated_at as "updatedAt"
     from bank_details where user_id = $1`,
    [userId],
  )
}

export async function hasSession(
  tx: Transaction,
  userId: string,
  sessionId: string,
): Promise<boolean> {
  const found = await tx.maybeRow('select from sessions where id = $1 and user_id = $2', [
    sessionId,
    userId,
  ])
  return found !== undefined
}

interface SectionPage {
  /** The last row that the reader has; null for the first page. */
  before: string | null
  limit: number
}

/** Newest first. */
export function readMovements(
  tx: Transaction,
  userId: string,
  page: SectionPage,
): Promise<Movement[]> {
  return tx.rows<Movement>(
    `select id as "transactionId", transaction_uid as "transactionUid",
       reference_number as "referenceNumber", type, amount_centavos as "amountCentavos",
       status, description, created_at as "createdAt"
     from transactions
     where user_id = $1
       and ($2::uuid is null or (created_at, id) <
         (select created_at, id from transactions where id = $2 and user_id = $1))
     order by created_at desc, id desc limit $3`,
    [userId, page.before, page.limit],
  )
}

/** Newest first. */
export function readActivity(
  tx: Transaction,
  userId: string,
  page: SectionPage,
): Promise<UserActivity[]> {
  return tx.rows<UserActivity>(
    `select l.id as "activityId", l.action_type as "actionType", l.description,
       l.description_fil as "descriptionFil", l.created_at as "createdAt",
       actor.full_name as "actorName", l.actor_user_id is not distinct from $1 as "byThemselves",
       l.pseudo_user as "pseudoUser"
     from (
       select * from user_activity_log
       where user_id = $1 and ($2::uuid is null or id < $2)
       order by id desc limit $3
     ) l
     left join users actor on actor.id = l.actor_user_id
     order by l.id desc`,
    [userId, page.before, page.limit],
  )
}

/** Newest first; `name` null: company access. */
export function readStaffViews(
  tx: Transaction,
  userId: string,
  limit: number,
): Promise<{ viewId: string; name: string | null; viewedAt: Date }[]> {
  return tx.rows(
    `select v.id as "viewId", u.full_name as name, v.viewed_at as "viewedAt"
     from staff_views v left join users u on u.id::text = v.person
     where v.user_id = $1
     order by v.viewed_at desc limit $2`,
    [userId, limit],
  )
}

/** Newest first, at most 20. An alarm about `staffPerson` is their `own`. */
export function readOpenAlarms(tx: Transaction, staffPerson: string): Promise<ViewAlarm[]> {
  return tx.rows<ViewAlarm>(
    `select a.id as "alarmId", u.full_name as name, a.people, a.minutes,
       a.in_lists as "inLists", a.raised_at as "raisedAt", a.person = $1 as own
     from view_alarms a left join users u on u.id::text = a.person
     where a.settled_at is null
     order by a.raised_at desc limit 20`,
    [staffPerson],
  )
}
