import type { Database, Transaction } from '#foundation/platform/server/database/database.ts'
import { deleteInBatches } from '#foundation/platform/server/in-batches.ts'
import { activeUserIds } from '#people/identity/server/users-sql.ts'
import type { NotificationType } from '../shared/rules.ts'

export interface NotificationRow {
  notificationId: string
  type: NotificationType
  message: string
  /** Null for notifications from before Kaban stored both languages. */
  messageFil: string | null
  linkTo: string | null
  isRead: boolean
  createdAt: Date
}

export interface NotificationText {
  type: NotificationType
  message: string
  messageFil: string
  linkTo: string | null
}

/** Returns false when the id is taken. */
export async function insertNotification(
  tx: Transaction,
  { id, userId }: { id: string; userId: string },
  { type, message, messageFil, linkTo }: NotificationText,
): Promise<boolean> {
  const inserted = await tx.rows(
    `insert into notifications (id, user_id, type, message, message_fil, link_to)
     values ($1, $2, $3, $4, $5, $6) on conflict (id) do nothing returning id`,
    [id, userId, type, message, messageFil, linkTo],
  )
  return inserted.length > 0
}

/**
 * Inserts one notification for every active user. The database makes the ids, so that this process
 * never holds all users in memory.
 */
export async function insertNotificationForEverybody(
  tx: Transaction,
  { type, message, messageFil, linkTo }: NotificationText,
): Promise<void> {
  await tx.rows(
    `insert into notifications (id, user_id, type, message, message_fil, link_to)
     select uuidv7(), u.id, $1, $2, $3, $4 from (${activeUserIds}) u`,
    [type, message, messageFil, linkTo],
  )
}

/** Newest first; `before` is the id of the last notification that the reader has. */
export function notificationsOf(
  tx: Transaction,
  userId: string,
  {
    before,
    limit,
    unreadOnly = false,
  }: { before: string | null; limit: number; unreadOnly?: boolean },
): Promise<NotificationRow[]> {
  return tx.rows<NotificationRow>(
    `select id as "notificationId", type, message, message_fil as "messageFil",
       link_to as "linkTo", is_read as "isRead", created_at as "createdAt"
     from notifications
     where user_id = $1 and removed_at is null and ($2::uuid is null or id < $2)
       ${unreadOnly ? 'and not is_read' : ''}
     order by id desc limit $3`,
    [userId, before, limit],
  )
}

export async function countUnreadNotifications(tx: Transaction, userId: string): Promise<number> {
  const { unread } = await tx.row<{ unread: number }>(
    `select count(*)::int as unread from notifications
     where user_id = $1 and not is_read and removed_at is null`,
    [userId],
  )
  return unread
}

/** Returns whether the user has all of them. */
export async function setRead(
  tx: Transaction,
  userId: string,
  notificationIds: readonly string[],
): Promise<boolean> {
  const changed = await tx.rows(
    `update notifications set is_read = true
     where id = any ($1::uuid[]) and user_id = $2 and removed_at is null returning id`,
    [notificationIds, userId],
  )
  return changed.length === new Set(notificationIds).size
}

/** Returns how many were unread. */
export async function setAllRead(tx: Transaction, userId: string): Promise<number> {
  const changed = await tx.rows(
    `update notifications set is_read = true
     where user_id = $1 and not is_read and removed_at is null returning id`,
    [userId],
  )
  return changed.length
}

/** Returns whether the user has all of them. A second removal keeps the first instant. */
export async function setNotificationsRemoved(
  tx: Transaction,
  userId: string,
  notificationIds: readonly string[],
  removed: boolean,
): Promise<boolean> {
  const changed = await tx.rows(
    `update notifications set removed_at = case when $3 then coalesce(removed_at, now()) end
     where id = any ($1::uuid[]) and user_id = $2 returning id`,
    [notificationIds, userId, removed],
  )
  return changed.length === new Set(notificationIds).size
}

/** Ten minutes: longer than the undo on screen and any delay of a slow connection. */
export async function deleteRemovedNotifications(tx: Transaction, userId: string): Promise<void> {
  await tx.rows(
    `delete from notifications
     where user_id = $1 and removed_at < now() - interval '10 minutes'`,
    [userId],
  )
}

/** Days. What a notification told is in the transactions and the audit trail. */
const notificationKeptDays = 730

/**
 * Deletes notifications that are very old. Ids are in the order of time, except one that a browser
 * with another clock made, so `created_at` decides.
 */
export async function forgetOldNotifications(database: Database): Promise<void> {
  await deleteInBatches(
    database,
    {
      table: 'notifications',
      where: `id < (select uuidv7(make_interval(days => -$2::int)))
        and created_at < now() - make_interval(days => $2::int)`,
      orderBy: 'id',
    },
    [notificationKeptDays],
  )
}

/** Mails are wanted until the user switches them off. */
export async function readWantsMail(tx: Transaction, userId: string): Promise<boolean> {
  const { wantsMail } = await tx.row<{ wantsMail: boolean }>(
    'select wants_mail($1) as "wantsMail"',
    [userId],
  )
  return wantsMail
}

/** Returns whether the setting changed. */
export async function writeWantsMail(
  tx: Transaction,
  userId: string,
  wantsMail: boolean,
): Promise<boolean> {
  const changed = await tx.rows(
    `insert into notification_settings (user_id, email) select $1, $2 where wants_mail($1) <> $2
     on conflict (user_id) do update set email = excluded.email, updated_at = now()
     returning user_id`,
    [userId, wantsMail],
  )
  return changed.length > 0
}
