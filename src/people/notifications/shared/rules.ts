/** Notifications inform a user inside the application about what has already happened. */

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

/** Length of the list under the bell. */
export const latestLength = 5

/** Notifications on a page of the list. */
export const pageLength = 20

/** Repeated notifications are folded into one entry, which is read and removed as one. */
export const foldMax = 50

/** How long the screen offers to undo a removal. */
export const notificationUndoSeconds = 5

/** A path of this site: one slash, and no second slash or backslash, which browsers read as one. */
export function isSitePath(path: string): boolean {
  return path.length <= 300 && /^\/(?:[^/\\\p{Cc}][^\\\p{Cc}]*)?$/u.test(path)
}

export type NotificationRefusal = 'notification-not-found'
