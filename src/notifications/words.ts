import type { RefusalWords } from '../contract/refusal.ts'
import type { RefusalName } from './rules.ts'

export const words = {
  title: 'Notifications',
  markAllRead: 'Mark All as Read',
  noUnreadTitle: 'No Unread Notifications',
  noUnreadMessage: 'All notifications are already marked as read.',
  none: 'No new notifications.',
  noneMore: 'What happens to your money and your chats is told here.',
  unread: 'Unread',
  markRead: 'Mark as read',
  remove: 'Delete',
  removed: 'Notification deleted',
  undo: 'Undo',
  retry: 'Try again',
  more: 'Show older notifications',
  all: 'See all notifications',
  bell: (unread: number) => (unread === 0 ? 'Notifications' : unread === 1 ? 'Notifications, 1 unread' : `Notifications, ${unread} unread`),
  errorTitle: 'Error',
  couldNotLoad: 'Could not load notifications.',
  couldNotMark: 'Could not mark as read.',
  couldNotMarkAll: 'Could not mark all as read.',
  couldNotDelete: 'Could not delete notification.',
}

export const refusals: Record<RefusalName, RefusalWords> = {
  'notification-not-found': { title: 'Error', message: 'This notification is no longer there.' },
}
