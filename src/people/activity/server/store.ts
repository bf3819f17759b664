import type { Transaction } from '#foundation/platform/server/database/database.ts'
import type { ActivityBy, PseudoUser } from '../shared/rules.ts'

export interface ActivityRow {
  activityId: string
  actionType: string
  description: string
  /** Null for entries from before both languages were kept. */
  descriptionFil: string | null
  createdAt: Date
  by: ActivityBy
  /** All three are empty when somebody else acted, and when unknown. */
  browser: string
  system: string
  address: string
}

export interface NewActivity {
  id: string
  userId: string | null
  actorUserId: string | null
  pseudoUser: PseudoUser | null
  actionType: string
  description: string
  descriptionFil: string
  address: string
  browser: string
  system: string
  subjectKind: string | null
  subjectId: string | null
  /** JSON. */
  changes: string | null
}

export async function insertActivity(tx: Transaction, entry: NewActivity): Promise<void> {
  await tx.rows(
    `insert into user_activity_log (id, user_id, actor_user_id, pseudo_user, action_type,
       description, description_fil, address, browser, system, subject_kind, subject_id, changes)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13)`,
    [
      entry.id,
      entry.userId,
      entry.actorUserId,
      entry.pseudoUser,
      entry.actionType,
      entry.description,
      entry.descriptionFil,
      entry.address,
      entry.browser,
      entry.system,
      entry.subjectKind,
      entry.subjectId,
      entry.changes,
    ],
  )
}

/**
 * Newest first; `before` is the id of the last entry that the reader has. What a device or an
 * address was is theirs to see only where they acted themselves.
 */
export function activityOf(
  tx: Transaction,
  userId: string,
  { before, limit }: { before: string | null; limit: number },
): Promise<ActivityRow[]> {
  return tx.rows<ActivityRow>(
    `select id as "activityId", action_type as "actionType", description,
       description_fil as "descriptionFil", created_at as "createdAt",
       case when own then 'you' when actor_user_id is null and pseudo_user is null then 'kaban'
         else 'company' end as by,
       case when own then browser else '' end as browser,
       case when own then system else '' end as system,
       case when own then address else '' end as address
     from (select *, actor_user_id is not distinct from user_id as own
       from user_activity_log
       where user_id = $1 and ($2::uuid is null or id < $2)
       order by id desc limit $3) as mine
     order by id desc`,
    [userId, before, limit],
  )
}
