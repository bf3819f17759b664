import type { RefusalWords } from '#foundation/contract/shared/refusal.ts'
import type { NotificationRefusal } from './rules.ts'

export const notificationWords = {
  title: 'Notifications',
  markAllRead: 'Mark All as Read',
  noUnreadTitle: 'No Unread Notifications',
  noUnreadMessage: 'All notifications are already marked as read.',
  none: 'No new notifications.',
  noneMore: 'News about your money and your chats appears here.',
  unread: 'Unread',
  which: 'Which notifications',
  allOfThem: 'All',
  earlier: (count: number) => `${count} earlier`,
  markRead: 'Mark as read',
  remove: 'Delete',
  removed: (count: number) =>
    count === 1 ? 'Notification deleted' : `${count} notifications deleted`,
  undo: 'Undo',
  retry: 'Try again',
  more: 'Show older notifications',
  all: 'See all notifications',
  bell: (unread: number) =>
    unread === 0
      ? 'Notifications'
      : unread === 1
        ? 'Notifications, 1 unread'
        : `Notifications, ${unread} unread`,
  errorTitle: 'Error',
  couldNotLoad: 'Could not load notifications.',
  couldNotMark: 'Could not mark as read.',
  couldNotMarkAll: 'Could not mark all as read.',
  couldNotDelete: 'Could not delete notification.',
  couldNotRestore: 'Could not restore the notification.',
  settingsTitle: 'Email and SMS',
  emailSwitch: 'Email notifications',
  emailSwitchMore:
    'Deposits, withdrawals and messages from the company. We always email you about the safety ' +
    'of your login.',
  smsSwitch: 'SMS notifications',
  comingSoon: 'Coming soon.',
  emailOn: 'Email notifications are on.',
  emailOff: 'Email notifications are off. We’ll still email you about the safety of your login.',
  settingsSaved: 'Settings saved',
  settingsFailed: 'Update Failed',
  couldNotLoadSettings: 'Error Fetching Notification Settings',
}

export const notificationRefusals: Record<NotificationRefusal, RefusalWords> = {
  'notification-not-found': { title: 'Error', message: 'This notification no longer exists.' },
}
