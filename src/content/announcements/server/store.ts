/** Writes announcements, and reads those of one user. The lists of admins are in reads.ts. */
import type { Transaction } from '#foundation/platform/server/database/database.ts'
import { installationIsSample } from '#foundation/platform/server/database/installation-sql.ts'
import type { Priority } from '../shared/rules-address.ts'
import { shownMax } from '../shared/rules.ts'

export interface StoredAnnouncement {
  announcementId: string
  /** Null: everybody. */
  targetUserId: string | null
  title: string
  description: string
  priority: Priority
}

/** A condition: the announcement is for everybody or for the user `$1`. */
const forUser = '(a.user_id is null or a.user_id = $1)'

interface UserAnnouncement extends Omit<StoredAnnouncement, 'targetUserId'> {
  sample: boolean
  createdAt: Date
  updatedAt: Date
  isPersonal: boolean
  isSeen: boolean
}

export function announcementsFor(tx: Transaction, userId: string): Promise<UserAnnouncement[]> {
  return tx.rows<UserAnnouncement>(
    `select a.id as "announcementId", a.title, a.description, a.priority, a.sample,
      a.created_at as "createdAt", a.updated_at as "updatedAt",
       a.user_id is not null as "isPersonal", v.user_id is not null as "isSeen"
     from announcements a left join announcement_views v on v.announcement_id = a.id
       and v.user_id = $1
     where ${forUser} order by (a.priority = 'high') desc, a.id desc limit $2`,
    [userId, shownMax],
  )
}

/** Counts only announcements in the list: one beyond its end would be counted for ever. */
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

/** Returns whether any was unseen. Ignores announcements that are not for the user. */
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
 * Returns false when the id is taken. Takes the sample mark from the installation: company access
 * is no user who has one.
 */
export async function insertAnnouncement(
  tx: Transaction,
  made: StoredAnnouncement,
): Promise<boolean> {
  const added = await tx.rows(
    `insert into announcements (id, user_id, title, description, priority, sample)
     values ($1, $2, $3, $4, $5, ${installationIsSample}) on conflict do nothing returning id`,
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
