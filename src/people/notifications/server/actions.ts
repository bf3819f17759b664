import { v7 as uuidv7 } from 'uuid'
import type { Both } from '#foundation/contract/shared/both.ts'
import { callerUserId, type ActionContext } from '#foundation/platform/server/http/context.ts'
import { refuse } from '#foundation/platform/server/http/refuse.ts'
import { publish } from '#foundation/platform/server/live/relay.ts'
import { isSitePath, latestLength, pageLength, type NotificationType } from '../shared/rules.ts'
import { notificationRefusals } from '../shared/words.ts'
import {
  countUnread,
  deleteRemoved,
  insertForEverybody,
  insertNotification,
  notificationsOf,
  setAllRead,
  setRead,
  setRemoved,
  type NotificationRow,
  type Said,
} from './store.ts'

export interface Notice {
  userId: string
  type: NotificationType
  message: Both
  /** Where a click leads: a path of this site. */
  linkTo?: string
}

/** Tells a user something, in the transaction of what it speaks of. */
export async function tellUser(ctx: ActionContext, { userId, ...notice }: Notice): Promise<void> {
  const id = uuidv7()
  await insertNotification(ctx.tx, { id, userId }, saidFrom(notice))
  publish(ctx.tx, { topic: 'notifications', id, to: { userId } })
}

/** The same once for each id, however often it is asked for; answers whether it was now. */
export async function tellUserOnce(
  ctx: ActionContext,
  { notificationId, userId, ...notice }: Notice & { notificationId: string },
): Promise<boolean> {
  const told = await insertNotification(ctx.tx, { id: notificationId, userId }, saidFrom(notice))
  if (told) publish(ctx.tx, { topic: 'notifications', id: notificationId, to: { userId } })
  return told
}

/** Tells every active user the same, by one statement and one live name. */
export async function tellEverybody(
  ctx: ActionContext,
  notice: Omit<Notice, 'userId'>,
): Promise<void> {
  await insertForEverybody(ctx.tx, saidFrom(notice))
  publish(ctx.tx, { topic: 'notifications', id: 'everybody', to: 'everybody' })
}

/** A link that leaves the site is a fault of the caller. */
function saidFrom({ type, message, linkTo }: Omit<Notice, 'userId'>): Said {
  if (linkTo !== undefined && !isSitePath(linkTo))
    throw new Error('A notification may only link to a path of this site')
  return {
    type,
    message: message.en.slice(0, 1000),
    messageFil: message.fil.slice(0, 1000),
    linkTo: linkTo ?? null,
  }
}

export interface NotificationPage {
  notifications: NotificationRow[]
  unread: number
  next: string | null
}

export async function listMyNotifications(
  ctx: ActionContext,
  page: { before?: string; limit?: number },
): Promise<NotificationPage> {
  const userId = callerUserId(ctx)
  const limit = page.limit ?? pageLength
  // One more than asked for tells whether there is a following page.
  const found = await notificationsOf(ctx.tx, userId, {
    before: page.before ?? null,
    limit: limit + 1,
  })
  const notifications = found.slice(0, limit)
  const next = found.length > limit ? (notifications.at(-1)?.notificationId ?? null) : null
  return { notifications, unread: await countUnread(ctx.tx, userId), next }
}

export async function latestNotifications(
  ctx: ActionContext,
): Promise<{ notifications: NotificationRow[]; unread: number }> {
  const userId = callerUserId(ctx)
  const notifications = await notificationsOf(ctx.tx, userId, { before: null, limit: latestLength })
  return { notifications, unread: await countUnread(ctx.tx, userId) }
}

export async function markRead(
  ctx: ActionContext,
  { notificationId }: { notificationId: string },
): Promise<void> {
  const userId = callerUserId(ctx)
  if (!(await setRead(ctx.tx, userId, notificationId))) refuseUnknown()
  publishChange(ctx, userId, notificationId)
}

export async function markAllRead(ctx: ActionContext): Promise<{ marked: number }> {
  const userId = callerUserId(ctx)
  const marked = await setAllRead(ctx.tx, userId)
  if (marked > 0) publishChange(ctx, userId, userId)
  return { marked }
}

/**
 * Hides it at once, so that a closed browser loses nothing of the wish; the row itself goes with a
 * later removal.
 */
export async function removeNotification(
  ctx: ActionContext,
  { notificationId }: { notificationId: string },
): Promise<void> {
  await hide(ctx, notificationId, true)
  await deleteRemoved(ctx.tx, callerUserId(ctx))
}

export async function restoreNotification(
  ctx: ActionContext,
  { notificationId }: { notificationId: string },
): Promise<void> {
  await hide(ctx, notificationId, false)
}

async function hide(ctx: ActionContext, notificationId: string, removed: boolean): Promise<void> {
  const userId = callerUserId(ctx)
  if (!(await setRemoved(ctx.tx, userId, notificationId, removed))) refuseUnknown()
  publishChange(ctx, userId, notificationId)
}

/** The user's other browsers show the same. */
function publishChange(ctx: ActionContext, userId: string, id: string): void {
  publish(ctx.tx, { topic: 'notifications', id, to: { userId } })
}

/** Also for another user's notification: that it exists is nobody else's business. */
function refuseUnknown(): never {
  refuse(notificationRefusals, 'notification-not-found', { status: 404 })
}
