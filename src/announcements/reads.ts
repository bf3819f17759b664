/** What administrators see of announcements, and the users whom one can be for. */
import type { Transaction } from '../platform/database.ts'
import type { AdminAnnouncementView } from './contract.ts'
import type { AnnouncementSearch } from './rules.ts'

const columns = `a.id as "announcementId", a.title, a.description, a.priority, a.sample, a.created_at as "createdAt", a.updated_at as "updatedAt",
  case when u.id is not null then jsonb_build_object('userId', u.id, 'fullName', u.full_name, 'email', u.email) end as target`

/** Wildcards that somebody types are letters. */
const containing = (text: string) => `%${text.replace(/[\\%_]/g, '\\$&')}%`

export function announcementsForAdmin(tx: Transaction, { before, limit, search = '', priority }: AnnouncementSearch & { limit: number }): Promise<AdminAnnouncementView[]> {
  return tx.rows<AdminAnnouncementView>(
    `select ${columns} from announcements a left join users u on u.id = a.user_id
     where ($1::uuid is null or a.id < $1) and ($2::text is null or a.priority = $2)
       and ($3 = '' or a.title ilike $4 or a.description ilike $4 or u.full_name ilike $4 or u.email ilike $4)
     order by a.id desc limit $5`,
    [before ?? null, priority ?? null, search, containing(search), limit],
  )
}

export function announcementForAdmin(tx: Transaction, announcementId: string): Promise<AdminAnnouncementView> {
  return tx.row<AdminAnnouncementView>(`select ${columns} from announcements a left join users u on u.id = a.user_id where a.id = $1`, [announcementId])
}

export interface Target {
  userId: string
  fullName: string
  email: string
}

const targetColumns = 'id as "userId", full_name as "fullName", email'

export function searchTargets(tx: Transaction, search: string, limit: number): Promise<Target[]> {
  return tx.rows<Target>(
    `select ${targetColumns} from users where role = 'user' and closed_at is null
       and ($1 = '' or full_name ilike $2 or email ilike $2 or id::text = $1)
     order by full_name, id limit $3`,
    [search, containing(search), limit],
  )
}

/** Somebody who is about to close is waited for: what is written for one person must not outlive the closing. */
export function findTarget(tx: Transaction, userId: string): Promise<Target | undefined> {
  return tx.maybeRow<Target>(`select ${targetColumns} from users where id = $1 and role = 'user' and closed_at is null for key share`, [userId])
}
