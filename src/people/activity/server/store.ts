import type { Transaction } from '#foundation/platform/server/database/database.ts'
import type { PseudoUser } from '../shared/rules.ts'

export interface ActivityRow {
  activityId: string
  actionType: string
  description: string
  /** Null for entries from before both languages were kept. */
  descriptionFil: string | null
  createdAt: Date
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
  subjectKind: string | null
  subjectId: string | null
  /** JSON. */
  changes: string | null
}

export async function insertActivity(tx: Transaction, entry: NewActivity): Promise<void> {
  await tx.rows(
    `insert into user_activity_log (id, user_id, actor_user_id, pseudo_user, action_type,
       description, description_fil, address, subject_kind, subject_id, changes)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)`,
    [
      entry.id,
      entry.userId,
      entry.actorUserId,
      entry.pseudoUser,
      entry.actionType,
      entry.description,
      entry.descriptionFil,
      entry.address,
      entry.subjectKind,
      entry.subjectId,
      entry.changes,
    ],
  )
}

/** Newest first. */
export function newestActivity(
  tx: Transaction,
  userId: string,
  limit: number,
): Promise<ActivityRow[]> {
  return tx.rows<ActivityRow>(
    `select id as "activityId", action_type as "actionType", description,
       description_fil as "descriptionFil", created_at as "createdAt"
     from user_activity_log where user_id = $1 order by id desc limit $2`,
    [userId, limit],
  )
}
