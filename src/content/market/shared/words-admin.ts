import type { RefusalWords } from '#foundation/contract/shared/refusal.ts'
import type { MarketRefusal } from './rules.ts'

export const marketAdminRefusals: Record<MarketRefusal, RefusalWords> = {
  'figure-name-taken': { title: 'Name Taken', message: 'Another figure already has this name.' },
  'figure-changed': {
    title: 'Figure Changed',
    message:
      'A colleague changed this figure after you opened it. Nothing was saved. Review their ' +
      'changes first.',
  },
  'figure-not-found': {
    title: 'Figure Removed',
    message: 'A colleague has removed this figure. Add it again if you still need it.',
  },
  'figures-full': {
    title: 'Too Many Figures',
    message: 'The card holds 12 figures. Remove one first.',
  },
  'figure-ahead': {
    title: 'Time in the Future',
    message: 'A figure cannot be from the future.',
  },
  'figure-own': {
    title: 'Entered by You',
    message: 'Another staff member must confirm what you entered.',
  },
  'figure-checker-new': {
    title: 'Not Yet',
    message:
      'You were not on staff when this figure was entered. A colleague from that time can ' +
      'confirm it.',
  },
  'figure-author-unknown': {
    title: 'Author Unknown',
    message: 'We don’t know who entered this figure. Edit it with the newest value first.',
  },
  'figure-author-gone': {
    title: 'Author No Longer on Staff',
    message: 'The author is no longer on staff. Edit this figure with the newest value first.',
  },
  'figures-other': {
    title: 'Figures Changed',
    message:
      'A colleague has added or removed a figure. The order was not changed; look at the list ' +
      'again.',
  },
}

/** Texts for staff. */
export const marketAdminWords = {
  title: 'Market Data',
  intro:
    'Figures on the dashboard of users, in this order. You enter each one with its source ' +
    'and time. Only figures confirmed by a second person appear publicly.',
  caption: 'Market figures',
  name: 'Name',
  value: 'Value',
  valueAndChange: 'Value, change',
  source: 'Source',
  sourceAndTime: 'Source, as of',
  asOf: 'As of',
  confirmation: 'Public page',
  confirmed: (name: string) => `Confirmed by ${name}`,
  waits: 'Awaiting another staff member',
  unknown: 'Edit it again to have it confirmed',
  confirm: 'Confirm',
  confirmOf: (name: string) => `Confirm ${name}`,
  confirmTitle: (name: string, value: string) => `${name} is ${value}?`,
  confirmMore: (source: string, time: string, by: string) =>
    `Look it up: ${source}, as of ${time}. Entered by ${by}. Once you confirm it, the public ` +
    'page shows it with your initials and theirs until it changes.',
  confirmFil: 'In Filipino:',
  confirmLabel: 'I looked it up: confirm',
  confirmedToast: 'Figure confirmed',
  actions: 'Actions',
  add: 'Add figure',
  addTitle: 'Add a market figure',
  editTitle: (name: string) => `Edit ${name}`,
  edit: 'Edit',
  editOf: (name: string) => `Edit ${name}`,
  remove: 'Remove',
  removeOf: (name: string) => `Remove ${name}`,
  removeTitle: (name: string) => `Remove ${name}?`,
  removeMore: 'It disappears from all dashboards. Its last value stays in the record.',
  keep: 'Keep it',
  up: (name: string) => `Move ${name} up`,
  down: (name: string) => `Move ${name} down`,
  nameHint: 'As people know it: PSE Index.',
  nameFil: 'Name in Filipino',
  filHint: 'If empty, readers of Filipino see the English text.',
  valueHint: 'As the source writes it, with its decimals: 6,500.75.',
  unit: 'Unit',
  unitHint: 'What the value counts: points, USD.',
  unitFil: 'Unit in Filipino',
  changeField: 'Change in percent',
  changeHint:
    'Since the previous close, with its sign: -0.2. Leave empty if the source gives none.',
  sourceHint: 'Where readers can look it up.',
  asOfHint: 'Manila time.',
  save: 'Save figure',
  cancel: 'Cancel',
  saved: 'Figure saved',
  savedMore: (name: string, value: string) => `${name} is ${value}.`,
  removed: 'Figure removed',
  moved: 'Order saved',
  updateFailed: 'Update Failed',
  fetchFailed: 'Error Fetching Market Figures',
  none: 'No market figures yet.',
  noneMore: 'Users see an empty card until you add one.',
  noun: 'figures',
  unreadable: {
    value: 'Write a number, like 6,500.75.',
    changePercent: 'Write a percentage with at most two decimals, like -0.2.',
    asOf: 'Choose a day and a time.',
  },
  sample: 'Sample data',
  noChange: 'none',
}
