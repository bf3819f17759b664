/**
 * SQL of announcements: what is written, and what one user is shown. The administrators' lists
 * stand in reads.ts.
 */
import type { Transaction } from '#foundation/platform/server/database/database.ts'
import { shownMax, type Priority } from '../shared/rules.ts'

export interface StoredAnnouncement {
  announcementId: string
  /** Null: everybody. */
  targetUserId: string | null
  title: string
  description: string
  priority: Priority
}

/** What a user may read: for everybody, or for them. `$1` is the user. */
const forUser = '(a.user_id is null or a.user_id = $1)'

export interface ShownAnnouncement extends Omit<StoredAnnouncement, 'targetUserId'> {
  sample: boolean
  createdAt: Date
  updatedAt: Date
  isPersonal: boolean
  isSeen: boolean
}

export function announcementsFor(tx: Transaction, userId: string): Promise<ShownAnnouncement[]> {
  return tx.rows<ShownAnnouncement>(
    `select a.id as "announcementId", a.title, a.description, a.priority, a.sample,
      a.created_at as "createdAt", a.updated_at as "updatedAt",
       a.user_id is not null as "isPersonal", v.user_id is not null as "isSeen"
     from announcements a left join announcement_views v on v.announcement_id = a.id
       and v.user_id = $1
     where ${forUser} order by (a.priority = 'high') desc, a.id desc limit $2`,
    [userId, shownMax],
  )
}

/**
 * Of those that are shown: what is behind them can be seen by nobody, and must not be counted for
 * ever.
 */
export async function countUnseen(tx: Transaction, userId: string): Promise<number> {
  const { unseen } = await tx.row<{ unseen: number }>(
    `select count(*)::int as unseen
     from (select a.id from announcements a where ${forUser}
       order by (a.priority = 'high') desc, a.id desc limit $2) shown
     where not exists (select from announcement_views v where v.user_id = $1
       and v.announcement_id = shown.id)`,
    [userId, shownMax],
  )
  return unseen
}

/** Answers whether anything was new. What the user is not shown is passed over. */
export async function insertViews(
  tx: Transaction,
  userId: string,
  announcementIds: readonly string[],
): Promise<boolean> {
  const added = await tx.rows(
    `insert into announcement_views (user_id, announcement_id)
     select $1, a.id from announcements a where ${forUser} and a.id = any ($2::uuid[])
     on conflict do nothing returning announcement_id`,
    [userId, announcementIds],
  )
  return added.length > 0
}

/**
 * False when the id is taken. The sample mark is that of the installation: who came by the access
 * code is no user that has one.
 */
export async function insertAnnouncement(
  tx: Transaction,
  made: StoredAnnouncement,
): Promise<boolean> {
  const added = await tx.rows(
    `insert into announcements (id, user_id, title, description, priority, sample)
     select $1, $2, $3, $4, $5, mode = 'sample' from installation on conflict do nothing
       returning id`,
    [made.announcementId, made.targetUserId, made.title, made.description, made.priority],
  )
  return added.length > 0
}

export function lockAnnouncement(
  tx: Transaction,
  announcementId: string,
): Promise<(StoredAnnouncement & { updatedAt: Date }) | undefined> {
  return tx.maybeRow(
    `select id as "announcementId", user_id as "targetUserId", title, description, priority,
      updated_at as "updatedAt"
     from announcements where id = $1 for update`,
    [announcementId],
  )
}

export async function updateAnnouncement(
  tx: Transaction,
  changed: StoredAnnouncement,
): Promise<void> {
  await tx.rows(
    `update announcements set user_id = $2, title = $3, description = $4, priority = $5,
      updated_at = clock_timestamp() where id = $1`,
    [
      changed.announcementId,
      changed.targetUserId,
      changed.title,
      changed.description,
      changed.priority,
    ],
  )
}

export async function deleteAnnouncement(tx: Transaction, announcementId: string): Promise<void> {
  await tx.rows('delete from announcements where id = $1', [announcementId])
}
