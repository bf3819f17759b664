import { v7 as uuidv7 } from 'uuid'
import type { Both } from '#foundation/contract/shared/both.ts'
import { callerUserId, type Act } from '#foundation/platform/server/http/context.ts'
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
export async function tellUser(act: Act, { userId, ...notice }: Notice): Promise<void> {
  const id = uuidv7()
  await insertNotification(act.tx, { id, userId }, saidFrom(notice))
  publish(act.tx, { topic: 'notifications', id, to: { userId } })
}

/** The same once for each id, however often it is asked for; answers whether it was now. */
export async function tellUserOnce(
  act: Act,
  { notificationId, userId, ...notice }: Notice & { notificationId: string },
): Promise<boolean> {
  const told = await insertNotification(act.tx, { id: notificationId, userId }, saidFrom(notice))
  if (told) publish(act.tx, { topic: 'notifications', id: notificationId, to: { userId } })
  return told
}

/** Tells every active user the same, by one statement and one live name. */
export async function tellEverybody(act: Act, notice: Omit<Notice, 'userId'>): Promise<void> {
  await insertForEverybody(act.tx, saidFrom(notice))
  publish(act.tx, { topic: 'notifications', id: 'everybody', to: 'everybody' })
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
  act: Act,
  page: { before?: string; limit?: number },
): Promise<NotificationPage> {
  const userId = callerUserId(act)
  const limit = page.limit ?? pageLength
  // One more than asked for tells whether there is a following page.
  const found = await notificationsOf(act.tx, userId, {
    before: page.before ?? null,
    limit: limit + 1,
  })
  const notifications = found.slice(0, limit)
  const next = found.length > limit ? (notifications.at(-1)?.notificationId ?? null) : null
  return { notifications, unread: await countUnread(act.tx, userId), next }
}

export async function latestNotifications(
  act: Act,
): Promise<{ notifications: NotificationRow[]; unread: number }> {
  const userId = callerUserId(act)
  const notifications = await notificationsOf(act.tx, userId, { before: null, limit: latestLength })
  return { notifications, unread: await countUnread(act.tx, userId) }
}

export async function markRead(
  act: Act,
  { notificationId }: { notificationId: string },
): Promise<void> {
  const userId = callerUserId(act)
  if (!(await setRead(act.tx, userId, notificationId))) refuseUnknown()
  publishChange(act, userId, notificationId)
}

export async function markAllRead(act: Act): Promise<{ marked: number }> {
  const userId = callerUserId(act)
  const marked = await setAllRead(act.tx, userId)
  if (marked > 0) publishChange(act, userId, userId)
  return { marked }
}

/**
 * Hides it at once, so that a closed browser loses nothing of the wish; the row itself goes with a
 * later removal.
 */
export async function removeNotification(
  act: Act,
  { notificationId }: { notificationId: string },
): Promise<void> {
  await hide(act, notificationId, true)
  await deleteRemoved(act.tx, callerUserId(act))
}

export async function restoreNotification(
  act: Act,
  { notificationId }: { notificationId: string },
): Promise<void> {
  await hide(act, notificationId, false)
}

async function hide(act: Act, notificationId: string, removed: boolean): Promise<void> {
  const userId = callerUserId(act)
  if (!(await setRemoved(act.tx, userId, notificationId, removed))) refuseUnknown()
  publishChange(act, userId, notificationId)
}

/** The user's other browsers show the same. */
function publishChange(act: Act, userId: string, id: string): void {
  publish(act.tx, { topic: 'notifications', id, to: { userId } })
}

/** Also for another user's notification: that it exists is nobody else's business. */
function refuseUnknown(): never {
  refuse(notificationRefusals, 'notification-not-found', { status: 404 })
}
