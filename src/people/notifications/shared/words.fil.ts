import type { notificationRefusals, notificationWords } from './words.ts'

export const notificationWordsFil: typeof notificationWords = {
  title: 'Mga abiso',
  markAllRead: 'Markahan lahat bilang nabasa',
  noUnreadTitle: 'Walang hindi pa nababasang abiso',
  noUnreadMessage: 'Nabasa na ang lahat ng abiso.',
  none: 'Walang bagong abiso.',
  noneMore: 'Dito lalabas ang balita tungkol sa pera at mga chat mo.',
  unread: 'Hindi pa nababasa',
  which: 'Aling mga abiso',
  allOfThem: 'Lahat',
  earlier: (count) => `${count} mas nauna`,
  markRead: 'Markahan bilang nabasa',
  remove: 'Burahin',
  removed: (count) => (count === 1 ? 'Nabura ang abiso' : `Nabura ang ${count} abiso`),
  undo: 'Ibalik',
  retry: 'Subukan ulit',
  more: 'Ipakita ang mga mas lumang abiso',
  all: 'Tingnan ang lahat ng abiso',
  bell: (unread) => (unread === 0 ? 'Mga abiso' : `Mga abiso, ${unread} hindi pa nababasa`),
  errorTitle: 'May mali',
  couldNotLoad: 'Hindi ma-load ang mga abiso.',
  couldNotMark: 'Hindi mamarkahan bilang nabasa.',
  couldNotMarkAll: 'Hindi mamarkahan ang lahat bilang nabasa.',
  couldNotDelete: 'Hindi mabura ang abiso.',
  couldNotRestore: 'Hindi maibalik ang abiso.',
  settingsTitle: 'Email at SMS',
  emailSwitch: 'Mga abiso sa email',
  emailSwitchMore:
    'Mga deposito, withdrawal at mensahe ng kompanya. Lagi kaming nagpapadala ng email tungkol ' +
    'sa kaligtasan ng login mo.',
  smsSwitch: 'Mga abiso sa SMS',
  comingSoon: 'Malapit na.',
  emailOn: 'Naka-on ang mga abiso sa email.',
  emailOff:
    'Naka-off ang mga abiso sa email. Ipapadala pa rin ang mga email tungkol sa ' +
    'kaligtasan ng login mo.',
  settingsSaved: 'Na-save ang mga setting',
  settingsFailed: 'Hindi na-save',
  couldNotLoadSettings: 'Hindi makuha ang mga setting ng abiso',
}

export const notificationRefusalsFil: typeof notificationRefusals = {
  'notification-not-found': { title: 'May mali', message: 'Wala na ang abisong ito.' },
}
