import type { ActionContext } from '#foundation/platform/server/http/context.ts'
import { refuse } from '#foundation/platform/server/http/refuse.ts'
import { publish } from '#foundation/platform/server/live/relay.ts'
import { findSecret } from '#money/chats/shared/rules-secrets.ts'
import { recordActivity } from '#people/activity/server/actions.ts'
import { lockUserForShare } from '#people/identity/server/actions.ts'
import { notifyUserOnce } from '#people/notifications/server/actions.ts'
import { isSitePath } from '#people/notifications/shared/rules.ts'
import { userRecordTexts } from '../shared/record-words.ts'
import type { NewNotification } from '../shared/rules.ts'
import { userRefusals } from '../shared/words.ts'
import { readUserDetails } from './reads.ts'

/**
 * Sends a user a notification that a staff member wrote; it is the same in both languages. Repeated
 * requests with the same id send it once. Refuses notification-message-required,
 * notification-asks-secret, notification-link-outside and with 409 admin-reads-no-notifications and
 * user-is-closed.
 */
export async function sendStaffNotification(
  ctx: ActionContext,
  { notificationId, userId, type, message, linkTo }: NewNotification,
): Promise<Record<string, never>> {
  if (message === '') refuse(userRefusals, 'notification-message-required', { field: 'message' })
  if (findSecret(message) === 'asks')
    refuse(userRefusals, 'notification-asks-secret', { field: 'message' })
  if (linkTo !== '' && !isSitePath(linkTo))
    refuse(userRefusals, 'notification-link-outside', { field: 'linkTo' })
  const { role } = await lockUserForShare(ctx.tx, userId)
  if (role === 'admin') refuse(userRefusals, 'admin-reads-no-notifications', { status: 409 })
  if ((await readUserDetails(ctx.tx, userId))?.closed)
    refuse(userRefusals, 'user-is-closed', { status: 409 })
  const isNew = await notifyUserOnce(ctx, {
    notificationId,
    userId,
    type,
    message: { en: message, fil: message },
    ...(linkTo === '' ? {} : { linkTo }),
    push: type !== 'promotion',
  })
  if (isNew) {
    // The user may remove the notification; the record keeps its text.
    const content = { type, message, linkTo: linkTo === '' ? null : linkTo }
    const changes = Object.fromEntries(
      Object.entries(content).map(([name, after]) => [name, { before: null, after }]),
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
