import { v7 as uuidv7 } from 'uuid'
import type { BilingualText } from '#foundation/contract/shared/bilingual.ts'
import { together } from '#foundation/platform/server/database/database.ts'
import { callerUserId, type ActionContext } from '#foundation/platform/server/http/context.ts'
import { refuse } from '#foundation/platform/server/http/refuse.ts'
import { publish } from '#foundation/platform/server/live/relay.ts'
import { isSitePath, latestLength, pageLength, type NotificationType } from '../shared/rules.ts'
import { notificationRefusals } from '../shared/words.ts'
import { pushToUser } from './push/push-outbox.ts'
import {
  countUnreadNotifications,
  deleteRemovedNotifications,
  insertNotificationForEverybody,
  insertNotification,
  notificationsOf,
  setAllRead,
  setRead,
  setNotificationsRemoved,
  type NotificationRow,
  type NotificationText,
} from './store.ts'

export { countUnreadNotifications, forgetOldNotifications } from './store.ts'

export interface NewNotification {
  userId: string
  type: NotificationType
  message: BilingualText
  /** The target of a click: a path of this site. */
  linkTo?: string
  /** Sent to the user's devices, too. */
  push?: boolean
}

/** Notifies one user. Call it in the transaction of the change that it announces. */
export async function notifyUser(ctx: ActionContext, notification: NewNotification): Promise<void> {
  const { userId, push = false } = notification
  const notificationId = uuidv7()
  publishChange(ctx, userId, notificationId)
  await together([
    insertNotification(ctx.tx, { id: notificationId, userId }, textOf(notification)),
    push ? pushNotification(ctx, notification) : null,
  ])
}

/** Notifies one user once for each `notificationId`. Returns false when it was sent before. */
export async function notifyUserOnce(
  ctx: ActionContext,
  { notificationId, userId, ...notification }: NewNotification & { notificationId: string },
): Promise<boolean> {
  const isNew = await insertNotification(
    ctx.tx,
    { id: notificationId, userId },
    textOf(notification),
  )
  if (!isNew) return false
  publishChange(ctx, userId, notificationId)
  if (notification.push) await pushNotification(ctx, { userId, ...notification })
  return true
}

function pushNotification(
  ctx: ActionContext,
  { userId, message, linkTo = '/dashboard/notifications' }: NewNotification,
): Promise<void> {
  return pushToUser(ctx, { userId, detail: message, path: linkTo })
}

/** Notifies every active user, with one statement and one live event. */
export async function notifyEverybody(
  ctx: ActionContext,
  notification: Omit<NewNotification, 'userId' | 'push'>,
): Promise<void> {
  await insertNotificationForEverybody(ctx.tx, textOf(notification))
  publish(ctx.tx, { topic: 'notifications', id: 'everybody', to: 'everybody' })
}

/** Throws on a link that leaves the site: only a defect of the caller makes one. */
function textOf({ type, message, linkTo }: Omit<NewNotification, 'userId'>): NotificationText {
  if (linkTo !== undefined && !isSitePath(linkTo))
    throw new Error('A notification may only link to a path of this site')
  return {
    type,
    message: message.en.slice(0, 1000),
    messageFil: message.fil.slice(0, 1000),
    linkTo: linkTo ?? null,
  }
}

/** All of them are the caller's, or the call is refused and changes none. */
interface Some {
  notificationIds: readonly string[]
}

export interface NotificationPage {
  notifications: NotificationRow[]
  unread: number
  next: string | null
}

export async function listMyNotifications(
  ctx: ActionContext,
  { unreadOnly, ...page }: { before?: string; limit?: number; unreadOnly?: boolean },
): Promise<NotificationPage> {
  const userId = callerUserId(ctx)
  const limit = page.limit ?? pageLength
  // The extra row tells whether there is a following page.
  const found = await notificationsOf(ctx.tx, userId, {
    before: page.before ?? null,
    limit: limit + 1,
    unreadOnly,
  })
  const notifications = found.slice(0, limit)
  const next = found.length > limit ? (notifications.at(-1)?.notificationId ?? null) : null
  return { notifications, unread: await countUnreadNotifications(ctx.tx, userId), next }
}

export async function latestNotifications(
  ctx: ActionContext,
): Promise<{ notifications: NotificationRow[]; unread: number }> {
  const userId = callerUserId(ctx)
  const notifications = await notificationsOf(ctx.tx, userId, { before: null, limit: latestLength })
  return { notifications, unread: await countUnreadNotifications(ctx.tx, userId) }
}

export async function markRead(ctx: ActionContext, { notificationIds }: Some): Promise<void> {
  const userId = callerUserId(ctx)
  if (!(await setRead(ctx.tx, userId, notificationIds))) refuseUnknown()
  publishChange(ctx, userId, userId)
}

export async function markAllRead(ctx: ActionContext): Promise<{ marked: number }> {
  const userId = callerUserId(ctx)
  const marked = await setAllRead(ctx.tx, userId)
  if (marked > 0) publishChange(ctx, userId, userId)
  return { marked }
}

/**
 * Hides the notifications at once, so that a closed browser cannot lose the removal. A later
 * removal deletes the rows.
 */
export async function removeNotifications(ctx: ActionContext, some: Some): Promise<void> {
  await hide(ctx, some, true)
  await deleteRemovedNotifications(ctx.tx, callerUserId(ctx))
}

export async function restoreNotifications(ctx: ActionContext, some: Some): Promise<void> {
  await hide(ctx, some, false)
}

async function hide(ctx: ActionContext, { notificationIds }: Some, removed: boolean) {
  const userId = callerUserId(ctx)
  if (!(await setNotificationsRemoved(ctx.tx, userId, notificationIds, removed))) refuseUnknown()
  publishChange(ctx, userId, userId)
}

/** Refreshes the user's other browsers. */
function publishChange(ctx: ActionContext, userId: string, id: string): void {
  publish(ctx.tx, { topic: 'notifications', id, to: { userId } })
}

/** Also for another user's notification: nobody may learn that it exists. */
function refuseUnknown(): never {
  refuse(notificationRefusals, 'notification-not-found', { status: 404 })
}
