/**
 * What the company tells a user inside the application. It sends no mail, and a notification never
 * decides anything: what it speaks of has already happened.
 */

export const notificationTypes = [
  'balance_update',
  'transaction_update',
  'announcement',
  'general_info',
  'account_update',
  'important_notice',
  'promotion',
  'deposit_chat_initiated',
] as const
export type NotificationType = (typeof notificationTypes)[number]

/** How many the bell shows. */
export const latestLength = 5

/** How many a page of the list shows. */
export const pageLength = 20

/** A removal can be taken back on screen for this long. */
export const undoSeconds = 5

/**
 * A path of this site: one slash, then neither a second one nor a backslash, which browsers read as
 * one.
 */
export function isSitePath(path: string): boolean {
  return path.length <= 300 && /^\/(?:[^/\\\p{Cc}][^\\\p{Cc}]*)?$/u.test(path)
}

export type NotificationRefusal = 'notification-not-found'
