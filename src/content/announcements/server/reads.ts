/** Announcements as admins see them, and the users whom an announcement can address. */
import { sql } from 'kysely'
import { writtenRows } from '#foundation/platform/server/database/built-queries.ts'
import type { Transaction } from '#foundation/platform/server/database/database.ts'
import { nearestFirst, rowsBeyond } from '#foundation/platform/server/database/list-page.ts'
import { readTerm, type SearchTerm } from '#foundation/platform/server/database/search-term.ts'
import { matchesUser, matchingUserIds } from '#people/identity/server/search-users.ts'
import { leftJoinUser, lookUpUser } from '#people/identity/server/users-sql.ts'
import type { AdminAnnouncementView } from '../shared/contract.ts'
import { targetTermMin, type AnnouncementsInput } from '../shared/rules.ts'

const selectAnnouncements = `select a.id as "announcementId", a.title, a.description, a.priority,
    a.sample, a.created_at as "createdAt", a.updated_at as "updatedAt",
    case when u.id is not null then
      jsonb_build_object('userId', u.id, 'fullName', u.full_name, 'email', u.email)
    end as target
  from announcements a ${leftJoinUser('a.user_id')}`

const list = { table: 'announcements', as: 'a' }

export function announcementsForAdmin(
  tx: Transaction,
  input: AnnouncementsInput & { limit: number },
): Promise<AdminAnnouncementView[]> {
  const { search, priority, limit } = input
  const term = search ? readTerm(search) : null
  return writtenRows<AdminAnnouncementView>(
    tx,
    sql`${sql.raw(selectAnnouncements)}
      where true ${priority ? sql`and a.priority = ${priority}` : sql``}
        ${term ? sql`and ${matchesAnnouncement(term)}` : sql``}
        ${rowsBeyond(input, list)}
      order by ${nearestFirst(input, list)} limit ${limit + 1}`,
  )
}

function matchesAnnouncement(term: SearchTerm) {
  return sql`(a.title ilike ${term.anywhere} or a.description ilike ${term.anywhere}
    or ${matchesUser(term)})`
}

export function announcementForAdmin(
  tx: Transaction,
  announcementId: string,
): Promise<AdminAnnouncementView> {
  return tx.row<AdminAnnouncementView>(`${selectAnnouncements} where a.id = $1`, [announcementId])
}

export interface TargetUser {
  userId: string
  fullName: string
  email: string
}

/**
 * Open users who match, in alphabetical order. Only the first 2,000 matches are considered. A term
 * below `targetTermMin` finds nobody.
 */
export async function searchTargets(
  tx: Transaction,
  term: SearchTerm,
  limit: number,
): Promise<TargetUser[]> {
  if (term.written.length < targetTermMin) return []
  return await writtenRows<TargetUser>(
    tx,
    sql`select u.id as "userId", u.full_name as "fullName", u.email
      from (${matchingUserIds(term)}) found ${sql.raw(lookUpUser('found.id'))}
      where u.role = 'user' and u.closed_at is null
      order by u.full_name, u.id limit ${limit}`,
  )
}
