import type { Transaction } from '#foundation/platform/server/database/database.ts'
import { isActiveAdmin } from './users-sql.ts'

export interface ActiveAdmin {
  userId: string
  fullName: string
  email: string
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
  select id as "userId", full_name as "fullName", email from users where ${isActiveAdmin('users')}`
