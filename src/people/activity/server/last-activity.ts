import type { Transaction } from '#foundation/platform/server/database/database.ts'

/** When this was last recorded in the history of the user; null when it never was. */
export async function lastActivityAt(
  tx: Transaction,
  userId: string,
  actionType: string,
): Promise<Date | null> {
  const last = await tx.maybeRow<{ at: Date }>(
    `select created_at as at from user_activity_log
     where user_id = $1 and action_type = $2 order by id desc limit 1`,
    [userId, actionType],
  )
  return last?.at ?? null
}
