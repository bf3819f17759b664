/** What administrators see of announcements, and the users whom one can be for. */
import { sql } from 'kysely'
import { writtenRows } from '#foundation/platform/server/database/built-queries.ts'
import type { Transaction } from '#foundation/platform/server/database/database.ts'
import { nearestFirst, rowsBeyond } from '#foundation/platform/server/database/list-page.ts'
import { readTerm, type SearchTerm } from '#foundation/platform/server/database/search-term.ts'
import { matchesUser, matchingUserIds } from '#people/identity/server/search-users.ts'
import type { AdminAnnouncementView } from '../shared/contract.ts'
import { targetTermMin, type AnnouncementsInput } from '../shared/rules.ts'

const columns = `a.id as "announcementId", a.title, a.description, a.priority, a.sample, a.created_at as "createdAt", a.updated_at as "updatedAt",
  case when u.id is not null then jsonb_build_object('userId', u.id, 'fullName', u.full_name, 'email', u.email) end as target`

const list = { table: 'announcements', as: 'a' }

export function announcementsForAdmin(
  tx: Transaction,
  asked: AnnouncementsInput & { limit: number },
): Promise<AdminAnnouncementView[]> {
  const { search, priority, limit } = asked
  const term = search ? readTerm(search) : null
  return writtenRows<AdminAnnouncementView>(
    tx,
    sql`select ${sql.raw(columns)} from announcements a left join users u on u.id = a.user_id
      where true ${priority ? sql`and a.priority = ${priority}` : sql``}
        ${term ? sql`and (a.title ilike ${term.anywhere} or a.description ilike ${term.anywhere} or ${matchesUser(term)})` : sql``}
        ${rowsBeyond(asked, list)}
      order by ${nearestFirst(asked, list)} limit ${limit + 1}`,
  )
}

export function announcementForAdmin(
  tx: Transaction,
  announcementId: string,
): Promise<AdminAnnouncementView> {
  return tx.row<AdminAnnouncementView>(
    `select ${columns} from announcements a left join users u on u.id = a.user_id where a.id = $1`,
    [announcementId],
  )
}

export interface Target {
  userId: string
  fullName: string
  email: string
}

const targetColumns = 'id as "userId", full_name as "fullName", email'

/**
 * Names in the order of the alphabet among the first that fit; a term that is too short to look for
 * finds nobody.
 */
export async function searchTargets(
  tx: Transaction,
  term: SearchTerm,
  limit: number,
): Promise<Target[]> {
  if (term.written.length < targetTermMin) return []
  return await writtenRows<Target>(
    tx,
    sql`select u.id as "userId", full_name as "fullName", email
      from (${matchingUserIds(term)}) found cross join lateral (select * from users
      where id = found.id offset 0) u
      where role = 'user' and closed_at is null order by full_name, u.id limit ${limit}`,
  )
}

/**
 * Somebody who is about to close is waited for: what is written for one person must not outlive the
 * closing.
 */
export function findTarget(tx: Transaction, userId: string): Promise<Target | undefined> {
  return tx.maybeRow<Target>(
    `select ${targetColumns} from users where id = $1 and role = 'user'
      and closed_at is null for key share`,
    [userId],
  )
}
