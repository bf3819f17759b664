import type { ActionContext } from '#foundation/platform/server/http/context.ts'
import { refuse } from '#foundation/platform/server/http/refuse.ts'
import { publish } from '#foundation/platform/server/live/relay.ts'
import { recordActivity } from '#people/activity/server/actions.ts'
import { shareUser } from '#people/identity/server/actions.ts'
import { notifyUserOnce } from '#people/notifications/server/actions.ts'
import { isSitePath } from '#people/notifications/shared/rules.ts'
import { userRecordTexts } from '../shared/record-words.ts'
import type { NewNotification } from '../shared/rules.ts'
import { userRefusals } from '../shared/words.ts'
import { readPerson } from './reads.ts'

/**
 * A notification in the words of whoever writes it, in one language: both are the same. Sent twice
 * (the same id), it is told once.
 */
export async function writeToUser(
  ctx: ActionContext,
  { notificationId, userId, type, message, linkTo }: NewNotification,
): Promise<Record<string, never>> {
  if (message === '') refuse(userRefusals, 'notification-message-required', { field: 'message' })
  if (linkTo !== '' && !isSitePath(linkTo))
    refuse(userRefusals, 'notification-link-outside', { field: 'linkTo' })
  const { role } = await shareUser(ctx.tx, userId)
  if (role === 'admin') refuse(userRefusals, 'admin-reads-no-notifications', { status: 409 })
  if ((await readPerson(ctx.tx, userId))?.closed)
    refuse(userRefusals, 'user-is-closed', { status: 409 })
  const told = await notifyUserOnce(ctx, {
    notificationId,
    userId,
    type,
    message: { en: message, fil: message },
    ...(linkTo === '' ? {} : { linkTo }),
  })
  if (told) {
    // The user may remove the notification; what they were told stays in the record of the staff.
    const said = { type, message, linkTo: linkTo === '' ? null : linkTo }
    const changes = Object.fromEntries(
      Object.entries(said).map(([name, after]) => [name, { before: null, after }]),
    )
    await recordActivity(ctx, {
      userId,
      actionType: 'ADMIN_NOTIFICATION_SENT',
      description: userRecordTexts.notified(type),
      subject: { kind: 'user', id: userId },
      changes,
    })
    publish(ctx.tx, { topic: 'users', id: userId, to: 'admins' })
  }
  return {}
}
