import type { RefusalWords } from '#foundation/contract/shared/refusal.ts'
import type { NotificationRefusal } from './rules.ts'

export const notificationWords = {
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
  couldNotRestore: 'Could not bring the notification back.',
  settingsTitle: 'Notification settings',
  emailSwitch: 'Email notifications',
  emailSwitchMore:
    'Mails about your deposits, withdrawals and messages of the company. Mails about the ' +
    'safety of your login are always sent.',
  smsSwitch: 'SMS notifications',
  comingSoon: 'Coming soon.',
  emailOn: 'Email notifications are on.',
  emailOff: 'Email notifications are off. Mails about the safety of your login are still sent.',
  settingsSaved: 'Settings saved',
  settingsFailed: 'Update Failed',
  couldNotLoadSettings: 'Error Fetching Notification Settings',
}

export const notificationRefusals: Record<NotificationRefusal, RefusalWords> = {
  'notification-not-found': { title: 'Error', message: 'This notification is no longer there.' },
}
