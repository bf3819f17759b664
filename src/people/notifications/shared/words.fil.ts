import type { notificationRefusals, notificationWords } from './words.ts'

export const notificationWordsFil: typeof notificationWords = {
  title: 'Mga Abiso',
  markAllRead: 'Markahan Lahat bilang Nabasa',
  noUnreadTitle: 'Walang Hindi Pa Nababasang Abiso',
  noUnreadMessage: 'Nabasa na ang lahat ng abiso.',
  none: 'Walang bagong abiso.',
  noneMore: 'Dito sinasabi kung ano ang nangyayari sa pera at mga chat mo.',
  unread: 'Hindi pa nababasa',
  markRead: 'Markahan bilang nabasa',
  remove: 'Burahin',
  removed: 'Nabura ang abiso',
  undo: 'Ibalik',
  retry: 'Subukan ulit',
  more: 'Ipakita ang mga mas lumang abiso',
  all: 'Tingnan ang lahat ng abiso',
  bell: (unread) => (unread === 0 ? 'Mga abiso' : `Mga abiso, ${unread} hindi pa nababasa`),
  errorTitle: 'Nagkaproblema',
  couldNotLoad: 'Hindi ma-load ang mga abiso.',
  couldNotMark: 'Hindi mamarkahan bilang nabasa.',
  couldNotMarkAll: 'Hindi mamarkahan ang lahat bilang nabasa.',
  couldNotDelete: 'Hindi mabura ang abiso.',
  couldNotRestore: 'Hindi maibalik ang abiso.',
  settingsTitle: 'Mga setting ng abiso',
  emailSwitch: 'Mga abiso sa email',
  emailSwitchMore:
    'Mga email tungkol sa mga deposito at withdrawal mo at mga mensahe ng kompanya. ' +
    'Laging ipinapadala ang mga email tungkol sa kaligtasan ng login mo.',
  smsSwitch: 'Mga abiso sa SMS',
  comingSoon: 'Malapit na.',
  emailOn: 'Naka-on ang mga abiso sa email.',
  emailOff:
    'Naka-off ang mga abiso sa email. Ipapadala pa rin ang mga email tungkol sa ' +
    'kaligtasan ng login mo.',
  settingsSaved: 'Nai-save ang mga setting',
  settingsFailed: 'Hindi na-save',
  couldNotLoadSettings: 'Hindi makuha ang mga setting ng abiso',
}

export const notificationRefusalsFil: typeof notificationRefusals = {
  'notification-not-found': { title: 'Nagkaproblema', message: 'Wala na ang abisong ito.' },
}
