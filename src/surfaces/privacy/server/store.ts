/**
 * SQL of closing. It writes the tables of many modules, because closing must be one transaction
 * that misses nothing.
 */
import { sqlNames } from '#foundation/platform/server/database/built-queries.ts'
import type { Transaction } from '#foundation/platform/server/database/database.ts'
import { closedChatStatuses } from '#money/chats/shared/rules.ts'
import { investmentStatuses, isOpenInvestment } from '#money/investments/shared/rules.ts'
import {
  endedTransactionStatuses,
  finalTransactionStatuses,
} from '#money/transactions/shared/rules.ts'
import { closedMailDays, keptYears, type ClosingBlockers } from '../shared/rules.ts'
import { closedName } from '../shared/words.ts'

const openInvestments = sqlNames(investmentStatuses.filter(isOpenInvestment))
const isOpen = `status not in (${sqlNames(endedTransactionStatuses)})`
const canStillMove = `status not in (${sqlNames(finalTransactionStatuses)})`

export function readClosingBlockers(tx: Transaction, userId: string): Promise<ClosingBlockers> {
  return tx.row<ClosingBlockers>(
    `select w.available::bigint as "availableCentavos", w.held::bigint as "heldCentavos",
       (select count(*)::int from transactions
         where user_id = $1 and amount_centavos > 0 and ${isOpen}) as deposits,
       (select count(*)::int from transactions
         where user_id = $1 and amount_centavos < 0 and ${isOpen}) as withdrawals,
       (select count(*)::int from investments
         where user_id = $1 and status in (${openInvestments})) as investments
     from ledger.wallets w where w.id = $1`,
    [userId],
  )
}

/** Counts the records that the company keeps after closing. */
export function countKeptRecords(
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

/** Locks the transactions that can still move, then the chats. */
export async function lockMovements(tx: Transaction, userId: string): Promise<void> {
  await tx.rows(
    `select id from transactions where user_id = $1 and ${canStillMove} order by id for update`,
    [userId],
  )
  await tx.rows(`select id from chat_sessions where user_id = $1 order by id for update`, [userId])
}

/** Returns undefined for a user who has closed already. */
export function lockLeavingUser(tx: Transaction, userId: string): Promise<LeavingUser | undefined> {
  return tx.maybeRow<LeavingUser>(
    `select full_name as "fullName", email, phone_number as "phoneNumber"
     from users where id = $1 and closed_at is null for update`,
    [userId],
  )
}

/** Keeps the name, email and phone number apart from the user; returns until when. */
export async function keepIdentity(tx: Transaction, userId: string): Promise<Date> {
  const { keepUntil } = await tx.row<{ keepUntil: Date }>(
    `insert into closed_users (user_id, full_name, email, phone_number, keep_until)
     select id, full_name, email, phone_number, now() + make_interval(years => $2)
     from users where id = $1
     returning keep_until as "keepUntil"`,
    [userId, keptYears],
  )
  return keepUntil
}

export function openChatsOf(tx: Transaction, userId: string): Promise<{ chatId: string }[]> {
  return tx.rows(
    `select id as "chatId" from chat_sessions where user_id = $1
      and status not in (${sqlNames(closedChatStatuses)}) order by id`,
    [userId],
  )
}

const deletions = [
  // The index has this form.
  `delete from authenticators
    where coalesce(owner_id, '00000000-0000-0000-0000-000000000000') = $1`,
  `delete from social_identities where user_id = $1`,
  `delete from social_attempts where session_id in (select id from sessions where user_id = $1)`,
  `delete from known_devices where user_id = $1`,
  `delete from mail_codes where session_id in (select id from sessions where user_id = $1)`,
  `delete from one_time_tokens where user_id = $1`,
  `update admin_invitations set full_name = 'Closed', email = 'closed-' || id || '@closed.invalid'
    where user_id = $1`,
  `delete from notifications where user_id = $1`,
  `delete from notification_settings where user_id = $1`,
  `delete from push_subscriptions where user_id = $1`,
  `delete from tasks where user_id = $1`,
  `delete from announcement_views where user_id = $1`,
  `delete from announcements where user_id = $1`,
  `delete from bank_details where user_id = $1`,
  `delete from saved_payees where user_id = $1`,
  `delete from mail_outbox where user_id = $1 and sent_at is not null`,
]

/**
 * Deletes everything that no law requires the company to keep. Returns the keys of the files that
 * no row refers to any more; the caller removes them after the commit.
 */
export async function deletePersonalData(tx: Transaction, userId: string): Promise<string[]> {
  for (const deletion of deletions) await tx.rows(deletion, [userId])
  const pictures = await tx.rows<{ fileKey: string }>(
    `delete from avatars where user_id = $1 returning file_key as "fileKey"`,
    [userId],
  )
  return pictures.map(({ fileKey }) => fileKey)
}

/** Anonymises the user's row, which stays because money and records refer to it. */
export async function anonymiseUser(tx: Transaction, userId: string): Promise<void> {
  await tx.rows(
    `update users set full_name = $2, email = 'closed-' || id || '@closed.invalid',
       phone_number = '', language = null, password_hash = null, status = 'suspended',
       closed_at = now(), updated_at = now(), version = version + 1
     where id = $1`,
    [userId, closedName],
  )
}

/** Whether the activity record, which nobody can change, has a request for a copy. */
export async function hasRecentExportRequest(
  tx: Transaction,
  userId: string,
  withinMinutes: number,
): Promise<boolean> {
  const { found } = await tx.row<{ found: boolean }>(
    `select exists (select from user_activity_log
       where user_id = $1 and action_type = 'DATA_EXPORT'
         and created_at > now() - make_interval(mins => $2)) as found`,
    [userId, withinMinutes],
  )
  return found
}

/** A job: deletes the kept identities whose time is over, and before that the remaining mails. */
export async function forgetClosedUsers(tx: Transaction): Promise<void> {
  await tx.rows(
    `delete from mail_outbox where user_id in (
       select user_id from closed_users where closed_at < now() - make_interval(days => $1))`,
    [closedMailDays],
  )
  await tx.rows(`delete from closed_users where keep_until < now()`)
}
