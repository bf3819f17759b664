import type { Both } from '#foundation/contract/shared/both.ts'
import type { Transaction } from '#foundation/platform/server/database/database.ts'
import type { NotificationType } from '../shared/rules.ts'

export interface NotificationRow {
  notificationId: string
  type: NotificationType
  message: string
  /** Null: written before both languages were kept. */
  messageFil: string | null
  linkTo: string | null
  isRead: boolean
  createdAt: Date
}

/** What is said, to one or to everybody. */
export interface Said {
  type: NotificationType
  message: string
  messageFil: string
  linkTo: string | null
}

const columns =
  'id as "notificationId", type, message, message_fil as "messageFil", link_to as "linkTo", is_read as "isRead", created_at as "createdAt"'

/** Answers false when there is one with this id. */
export async function insertNotification(
  tx: Transaction,
  told: { id: string; userId: string },
  said: Said,
): Promise<boolean> {
  const insert =
    'insert into notifications (id, user_id, type, message, message_fil, link_to) values ($1, $2, $3, $4, $5, $6) on conflict (id) do nothing returning id'
  const inserted = await tx.rows(insert, [
    told.id,
    told.userId,
    said.type,
    said.message,
    said.messageFil,
    said.linkTo,
  ])
  return inserted.length > 0
}

/**
 * For every user who may come in. The database makes the ids: however many users there are, none of
 * them passes through this process.
 */
export async function insertForEverybody(tx: Transaction, said: Said): Promise<void> {
  await tx.rows(
    `insert into notifications (id, user_id, type, message, message_fil, link_to)
     select uuidv7(), u.id, $1, $2, $3, $4 from users u where u.role = 'user' and u.status = 'active' and u.closed_at is null`,
    [said.type, said.message, said.messageFil, said.linkTo],
  )
}

/** Newest first; `before` is the last one that the reader has. */
export function notificationsOf(
  tx: Transaction,
  userId: string,
  page: { before: string | null; limit: number },
): Promise<NotificationRow[]> {
  return tx.rows<NotificationRow>(
    `select ${columns} from notifications
     where user_id = $1 and removed_at is null and ($2::uuid is null or id < $2) order by id desc limit $3`,
    [userId, page.before, page.limit],
  )
}

export async function countUnread(tx: Transaction, userId: string): Promise<number> {
  const { unread } = await tx.row<{ unread: number }>(
    'select count(*)::int as unread from notifications where user_id = $1 and not is_read and removed_at is null',
    [userId],
  )
  return unread
}

/** Answers whether the user has such a notification. */
export async function setRead(
  tx: Transaction,
  userId: string,
  notificationId: string,
): Promise<boolean> {
  const changed = await tx.rows(
    'update notifications set is_read = true where id = $1 and user_id = $2 and removed_at is null returning id',
    [notificationId, userId],
  )
  return changed.length > 0
}

/** Answers how many were unread. */
export async function setAllRead(tx: Transaction, userId: string): Promise<number> {
  const changed = await tx.rows(
    'update notifications set is_read = true where user_id = $1 and not is_read and removed_at is null returning id',
    [userId],
  )
  return changed.length
}

/** Removing twice is removing once. */
export async function setRemoved(
  tx: Transaction,
  userId: string,
  notificationId: string,
  removed: boolean,
): Promise<boolean> {
  const changed = await tx.rows(
    `update notifications set removed_at = case when $3 then coalesce(removed_at, now()) end
     where id = $1 and user_id = $2 returning id`,
    [notificationId, userId, removed],
  )
  return changed.length > 0
}

/** Long after the undo on screen has gone, and whatever a slow connection adds to it. */
export async function deleteRemoved(tx: Transaction, userId: string): Promise<void> {
  await tx.rows(
    `delete from notifications where user_id = $1 and removed_at < now() - interval '10 minutes'`,
    [userId],
  )
}

export async function readEmailWish(tx: Transaction, userId: string): Promise<boolean> {
  const { email } = await tx.row<{ email: boolean }>('select wants_mail($1) as email', [userId])
  return email
}

/** Answers whether it was another one before; without a row mails are wanted. */
export async function writeEmailWish(
  tx: Transaction,
  userId: string,
  email: boolean,
): Promise<boolean> {
  const changed = await tx.rows(
    `insert into notification_settings (user_id, email) select $1, $2 where wants_mail($1) <> $2
     on conflict (user_id) do update set email = excluded.email, updated_at = now() returning user_id`,
    [userId, email],
  )
  return changed.length > 0
}

/**
 * Every active admin but this one; null is nobody of them. In the order of their ids, as everybody
 * who touches several of them.
 */
export function findOtherAdmins(tx: Transaction, userId: string | null) {
  return tx.rows<AdminAddressed>(`${admins} and id is distinct from $1 order by id`, [userId])
}

/** Nobody when they are of the staff no longer. */
export function findAdmin(tx: Transaction, userId: string): Promise<AdminAddressed[]> {
  return tx.rows<AdminAddressed>(`${admins} and id = $1`, [userId])
}

export interface AdminAddressed {
  userId: string
  fullName: string
  email: string
  /** In which they last used Kaban. */
  language: keyof Both
}

const admins = `
  select id as "userId", full_name as "fullName", email,
    coalesce((select s.language from sessions s where s.user_id = users.id and s.language is not null order by s.last_seen_at desc limit 1), 'en') as language
  from users where role = 'admin' and status = 'active' and closed_at is null`
