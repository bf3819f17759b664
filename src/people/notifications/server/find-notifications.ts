import type { Transaction } from '#foundation/platform/server/database/database.ts'
import { foldedColumn, foldedPattern } from '#foundation/platform/server/database/folded-sql.ts'
import type { NotificationRow } from './store.ts'

/** Older notifications are not searched, so that a search always takes about as long. */
const notificationsSearched = 2_000

export type FoundNotificationRow = Pick<
  NotificationRow,
  'notificationId' | 'message' | 'messageFil' | 'linkTo' | 'createdAt'
>

/** Notifications of the user with the term in either language, newest first. */
export function findNotifications(
  tx: Transaction,
  userId: string,
  { term, limit }: { term: string; limit: number },
): Promise<FoundNotificationRow[]> {
  return tx.rows<FoundNotificationRow>(
    `select id as "notificationId", message, message_fil as "messageFil", link_to as "linkTo",
       created_at as "createdAt"
     from (select * from notifications where user_id = $1 and removed_at is null
       order by id desc limit ${notificationsSearched}) newest
     where ${foldedColumn('message')} like $2
       or ${foldedColumn(`coalesce(message_fil, '')`)} like $2
     order by id desc limit $3`,
    [userId, foldedPattern(term), limit],
  )
}
