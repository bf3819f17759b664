/** People and what is theirs in the shape that the console shows them. */
import type { Transaction } from '#foundation/platform/server/database/database.ts'
import type { ViewAlarm, Movement, UserActivity, UserRow, UserView } from '../shared/contract.ts'

/** Of `users u` and the `ledger.wallets w` that is theirs. */
export const personColumns = `u.id as "userId", u.full_name as "fullName", u.email, u.role, u.status, u.closed_at is not null as closed,
  u.must_change_password as "mustChangePassword", u.avatar_id as "avatarId", u.sample, u.created_at as "createdAt", u.version,
  coalesce(w.available, 0)::bigint as "availableCentavos"`

export interface PersonRow extends UserRow {
  phoneNumber: string
  updatedAt: Date
  heldCentavos: bigint
  hasPassword: boolean
  hasAuthenticator: boolean
  lastSeenAt: Date | null
}

export function readPerson(tx: Transaction, userId: string): Promise<PersonRow | undefined> {
  // The owner of an authenticator is asked for twice: the index knows the second form.
  return tx.maybeRow<PersonRow>(
    `select ${personColumns}, u.phone_number as "phoneNumber", u.updated_at as "updatedAt",
      coalesce(w.held, 0)::bigint as "heldCentavos",
       u.password_hash is not null as "hasPassword",
       exists (select from authenticators a where a.owner_id = u.id
         and coalesce(a.owner_id, '00000000-0000-0000-0000-000000000000') = u.id
         and a.confirmed_at is not null) as "hasAuthenticator",
       (select max(last_seen_at) from sessions s where s.user_id = u.id) as "lastSeenAt"
     from users u left join ledger.wallets w on w.id = u.id where u.id = $1`,
    [userId],
  )
}

/** Oldest first; as many as a person can look through. */
export function openHoldsOf(tx: Transaction, userId: string): Promise<UserView['holds']> {
  return tx.rows(
    `select id as "holdId", amount - captured as "amountCentavos", purpose,
      subject_id as "transactionId", created_at as "createdAt"
     from ledger.holds where wallet_id = $1 and state = 'open' order by created_at, id limit 50`,
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
  return (
    (await tx.maybeRow('select from sessions where id = $1 and user_id = $2', [
      sessionId,
      userId,
    ])) !== undefined
  )
}

/** Newest first; `before` is the last one that the reader has, and one of theirs. */
export function movementsOf(
  tx: Transaction,
  userId: string,
  page: { before: string | null; limit: number },
): Promise<Movement[]> {
  return tx.rows<Movement>(
    `select id as "transactionId", transaction_uid as "transactionUid",
      reference_number as "referenceNumber", type,
       amount_centavos as "amountCentavos", status, description, created_at as "createdAt"
     from transactions where user_id = $1
       and ($2::uuid is null or (created_at, id) < (select created_at, id from transactions
         where id = $2 and user_id = $1))
     order by created_at desc, id desc limit $3`,
    [userId, page.before, page.limit],
  )
}

/** What stands in their history, newest first. */
export function activityOf(
  tx: Transaction,
  userId: string,
  page: { before: string | null; limit: number },
): Promise<UserActivity[]> {
  return tx.rows<UserActivity>(
    `select l.id as "activityId", l.action_type as "actionType", l.description,
      l.description_fil as "descriptionFil", l.created_at as "createdAt",
       a.full_name as "actorName", l.actor_user_id is not distinct from $1 as "byThemselves",
         l.pseudo_user as "pseudoUser"
     from (select * from user_activity_log where user_id = $1 and ($2::uuid is null or id < $2)
       order by id desc limit $3) l
       left join users a on a.id = l.actor_user_id
     order by l.id desc`,
    [userId, page.before, page.limit],
  )
}

export function staffViewsOf(
  tx: Transaction,
  userId: string,
  limit: number,
): Promise<{ viewId: string; name: string | null; viewedAt: Date }[]> {
  return tx.rows(
    `select l.id as "viewId", u.full_name as name, l.viewed_at as "viewedAt"
     from staff_views l left join users u on u.id::text = l.person where l.user_id = $1
       order by l.viewed_at desc limit $2`,
    [userId, limit],
  )
}

/** `person`: who asks. */
export function openAlarms(tx: Transaction, person: string): Promise<ViewAlarm[]> {
  return tx.rows<ViewAlarm>(
    `select a.id as "alarmId", u.full_name as name, a.people, a.minutes, a.raised_at as "raisedAt",
      a.person = $1 as own
     from view_alarms a left join users u on u.id::text = a.person where a.settled_at is null
       order by a.raised_at desc limit 20`,
    [person],
  )
}
