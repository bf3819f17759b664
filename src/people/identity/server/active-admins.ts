import type { BilingualText } from '#foundation/contract/shared/bilingual.ts'
import type { Transaction } from '#foundation/platform/server/database/database.ts'
import { isActiveAdmin } from './users-sql.ts'

export interface ActiveAdmin {
  userId: string
  fullName: string
  email: string
  /** The language in which they last used Kaban. */
  language: keyof BilingualText
}

/**
 * Every active admin except one; null leaves out nobody. In the order of their ids, as everything
 * that locks rows of several admins.
 */
export function findActiveAdmins(
  tx: Transaction,
  exceptUserId: string | null,
): Promise<ActiveAdmin[]> {
  return tx.rows<ActiveAdmin>(`${activeAdmins} and id is distinct from $1 order by id`, [
    exceptUserId,
  ])
}

/** Returns undefined for a user who is no active admin. */
export function findActiveAdmin(tx: Transaction, userId: string): Promise<ActiveAdmin | undefined> {
  return tx.maybeRow<ActiveAdmin>(`${activeAdmins} and id = $1`, [userId])
}

const activeAdmins = `
  select id as "userId", full_name as "fullName", email,
    coalesce(
      (select s.language from sessions s where s.user_id = users.id and s.language is not null
       order by s.last_seen_at desc limit 1),
      'en'
    ) as language
  from users where ${isActiveAdmin('users')}`
