/**
 * SQL of closing. It reaches into the tables of many rooms, because closing is one thing and must
 * be whole.
 */
import { sqlNames } from '#foundation/platform/server/database/built-queries.ts'
import type { Transaction } from '#foundation/platform/server/database/database.ts'
import {
  endedTransactionStatuses,
  finalTransactionStatuses,
} from '#money/transactions/shared/rules.ts'
import { closedMailDays, keptYears, type OpenThings } from '../shared/rules.ts'
import { closedName } from '../shared/words.ts'

const underWay = `status not in (${sqlNames(endedTransactionStatuses)})`
const canStillMove = `status not in (${sqlNames(finalTransactionStatuses)})`

export function readOpenThings(tx: Transaction, userId: string): Promise<OpenThings> {
  return tx.row<OpenThings>(
    `select w.available::bigint as "availableCentavos", w.held::bigint as "heldCentavos",
       (select count(*)::int from transactions where user_id = $1 and amount_centavos > 0
         and ${underWay}) as deposits,
       (select count(*)::int from transactions where user_id = $1 and amount_centavos < 0
         and ${underWay}) as withdrawals
     from ledger.wallets w where w.id = $1`,
    [userId],
  )
}

export function countKept(
  tx: Transaction,
  userId: string,
): Promise<{ transactions: number; chats: number }> {
  return tx.row(
    `select (select count(*)::int from transactions where user_id = $1) as transactions,
       (select count(*)::int from chat_sessions where user_id = $1) as chats`,
    [userId],
  )
}

export interface LeavingUser {
  fullName: string
  email: string
  phoneNumber: string
}

/**
 * Everything through which money could still move, in the order in which the verbs of money lock:
 * transactions, chats, wallet, user. Whoever came before is waited for; whoever comes after finds a
 * user who has closed. A withdrawal shares the user before the wallet: only when money arrives at
 * the very moment of closing can the two wait for each other, and one is tried again.
 */
export async function lockEverything(
  tx: Transaction,
  userId: string,
): Promise<LeavingUser | undefined> {
  await tx.rows(
    `select id from transactions where user_id = $1 and ${canStillMove} order by id for update`,
    [userId],
  )
  await tx.rows(`select id from chat_sessions where user_id = $1 order by id for update`, [userId])
  await tx.rows(`select available from ledger.lock_wallet($1)`, [userId])
  return await tx.maybeRow<LeavingUser>(
    `select full_name as "fullName", email, phone_number as "phoneNumber" from users where id = $1
      and closed_at is null for update`,
    [userId],
  )
}

/** Answers until when. */
export async function keepWhoItWas(tx: Transaction, userId: string): Promise<Date> {
  const { keepUntil } = await tx.row<{ keepUntil: Date }>(
    `insert into closed_users (user_id, full_name, email, phone_number, keep_until)
     select id, full_name, email, phone_number, now() + make_interval(years => $2) from users
       where id = $1
     returning keep_until as "keepUntil"`,
    [userId, keptYears],
  )
  return keepUntil
}

export function openChatsOf(tx: Transaction, userId: string): Promise<{ chatId: string }[]> {
  return tx.rows(
    `select id as "chatId" from chat_sessions where user_id = $1
      and status not in ('closed_completed', 'closed_failed') order by id`,
    [userId],
  )
}

const deletions = [
  // As the index has it.
  `delete from authenticators where coalesce(owner_id, '00000000-0000-0000-0000-000000000000') = $1`,
  `delete from social_identities where user_id = $1`,
  `delete from social_attempts where session_id in (select id from sessions where user_id = $1)`,
  `delete from known_devices where user_id = $1`,
  `delete from mail_codes where session_id in (select id from sessions where user_id = $1)`,
  `delete from one_time_tokens where user_id = $1`,
  `delete from notifications where user_id = $1`,
  `delete from notification_settings where user_id = $1`,
  `delete from tasks where user_id = $1`,
  `delete from announcement_views where user_id = $1`,
  `delete from announcements where user_id = $1`,
  `delete from bank_details where user_id = $1`,
  `delete from mail_outbox where user_id = $1 and sent_at is not null`,
]

/**
 * Answers the keys of the files that nothing speaks of any more: the caller removes them after the
 * commit.
 */
export async function deleteWhatNobodyMustKeep(tx: Transaction, userId: string): Promise<string[]> {
  for (const deletion of deletions) await tx.rows(deletion, [userId])
  const pictures = await tx.rows<{ fileKey: string }>(
    `delete from avatars where user_id = $1 returning file_key as "fileKey"`,
    [userId],
  )
  return pictures.map(({ fileKey }) => fileKey)
}

/** The row stays, because money and records point at it; it tells nobody any more who it was. */
export async function pseudonymise(tx: Transaction, userId: string): Promise<void> {
  await tx.rows(
    `update users set full_name = $2, email = 'closed-' || id || '@closed.invalid',
      phone_number = '', password_hash = null,
       status = 'suspended', closed_at = now(), updated_at = now(), version = version + 1
     where id = $1`,
    [userId, closedName],
  )
}

/** A copy that was asked for just now, by the record that nobody can change. */
export async function wasExportAskedFor(
  tx: Transaction,
  userId: string,
  withinMinutes: number,
): Promise<boolean> {
  const { asked } = await tx.row<{ asked: boolean }>(
    `select exists (select from user_activity_log where user_id = $1 and action_type = 'DATA_EXPORT'
       and created_at > now() - make_interval(mins => $2)) as asked`,
    [userId, withinMinutes],
  )
  return asked
}

/**
 * For a job: who somebody was is forgotten when its time is over, and the mails to those who closed
 * before that.
 */
export async function forgetClosedUsers(tx: Transaction): Promise<void> {
  await tx.rows(
    `delete from mail_outbox where user_id in (select user_id from closed_users
      where closed_at < now() - make_interval(days => $1))`,
    [closedMailDays],
  )
  await tx.rows(`delete from closed_users where keep_until < now()`)
}
