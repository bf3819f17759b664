import type { RefusalWords } from '#foundation/contract/shared/refusal.ts'
import type { PushRefusal } from './rules-push.ts'

/** The card for push notifications. */
export const pushWords = {
  title: 'Push notifications',
  thisDevice: 'On this device',
  thisDeviceMore: 'Hear about deposits, withdrawals, chats and sign-ins even when Kaban is closed.',
  details: 'Show details on the lock screen',
  detailsMore:
    'Anyone who sees your screen can read amounts. When this is off, we only say that you have ' +
    'news.',
  notSupportedTitle: 'Not available in this browser',
  notSupported:
    'Try the latest Chrome, Edge or Firefox. On an iPhone or iPad, add Kaban to your home screen ' +
    'and open it from there.',
  blockedTitle: 'Blocked by your browser',
  blocked: 'Allow notifications for this site in your browser settings, then come back.',
  turnedOn: 'You’ll get push notifications on this device.',
  turnedOff: 'Push notifications are off on this device.',
  detailsOn: 'Push notifications on this device show details.',
  detailsOff: 'Push notifications on this device no longer show details.',
  saved: 'Settings saved',
  dismissedTitle: 'Still off',
  dismissed: 'Your browser didn’t allow notifications. You can try again anytime.',
  failed: 'Couldn’t change push notifications',
  browserFailed: 'Your browser’s push service didn’t answer. Try again in a moment.',
  others: 'Your other devices',
  device: (browser: string, system: string) =>
    browser && system ? `${browser} on ${system}` : browser || system || 'Unknown browser',
  since: (day: string) => `On since ${day}`,
  turnOff: 'Turn off',
  turnOffOn: (device: string) => `Turn off on ${device}`,
  turnedOffThere: (device: string) => `Push notifications are off on ${device}.`,
  fetchFailed: 'Couldn’t load push notifications',
}

export const pushRefusals: Record<PushRefusal, RefusalWords> = {
  'push-endpoint-refused': {
    title: 'Couldn’t turn on push notifications',
    message: 'Your browser uses a push service that we can’t reach. Try another browser.',
  },
  'push-device-not-found': {
    title: 'Already off',
    message: 'Push notifications are already off on that device.',
  },
}
