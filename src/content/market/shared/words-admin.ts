import type { RefusalWords } from '#foundation/contract/shared/refusal.ts'
import type { MarketRefusal } from './rules.ts'

export const marketAdminRefusals: Record<MarketRefusal, RefusalWords> = {
  'figure-name-taken': { title: 'Name Taken', message: 'There is a figure of this name already.' },
  'figure-changed': {
    title: 'Figure Changed',
    message:
      'A colleague has changed this figure since you opened it. Nothing of yours was ' +
      'saved: look at theirs first.',
  },
  'figure-not-found': {
    title: 'Figure Removed',
    message: 'A colleague has removed this figure. Add it anew if it is still wanted.',
  },
  'figures-full': {
    title: 'Too Many Figures',
    message: 'The card holds 12 figures. Remove one first.',
  },
  'figure-ahead': {
    title: 'Time Ahead',
    message: 'A figure cannot be from a time that is still to come.',
  },
  'figure-own': {
    title: 'Entered by You',
    message: 'Somebody else of the staff has to confirm what you entered.',
  },
  'figure-checker-new': {
    title: 'Not Yet',
    message:
      'You were not of the staff when this figure was entered. A colleague who was can confirm it.',
  },
  'figure-author-unknown': {
    title: 'Nobody Noted',
    message:
      'This figure is from before it was noted who enters one. Edit it with the newest ' +
      'value first.',
  },
  'figure-author-gone': {
    title: 'Author Left',
    message:
      'Who entered this figure is not of the staff any more. Edit it with the newest value first.',
  },
  'figures-other': {
    title: 'Figures Changed',
    message:
      'A colleague has added or removed a figure. Nothing was moved; look at the list again.',
  },
}

/** Texts for staff. */
export const marketAdminWords = {
  title: 'Market Data',
  intro:
    'What users see on their dashboard, in this order. Nothing is fetched: each figure ' +
    'says where it is from and when it was so. On the public page stand only those that ' +
    'a second person has confirmed.',
  caption: 'Market figures',
  name: 'Name',
  value: 'Value',
  valueAndChange: 'Value, change',
  source: 'Source',
  sourceAndTime: 'Source, as of',
  asOf: 'As of',
  confirmation: 'Public page',
  confirmed: (name: string) => `Confirmed by ${name}`,
  waits: 'Waits for somebody other than you',
  unknown: 'Edit it anew to have it confirmed',
  confirm: 'Confirm',
  confirmOf: (name: string) => `Confirm ${name}`,
  confirmTitle: (name: string, value: string) => `${name} is ${value}?`,
  confirmMore: (source: string, time: string, by: string) =>
    `Look it up: ${source}, as of ${time}. Entered by ${by}. Once you confirm it, ` +
    'everybody sees it on the public page with your initials beside theirs, until it is ' +
    'changed.',
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
  removeMore: 'It disappears from the dashboards of all users. What it was stays in the record.',
  keep: 'Keep it',
  up: (name: string) => `Move ${name} up`,
  down: (name: string) => `Move ${name} down`,
  nameHint: 'As people know it: PSE Index.',
  nameFil: 'Name in Filipino',
  filHint: 'If you leave this empty, readers of Filipino see the English one.',
  valueHint: 'As the source writes it, with its decimals: 6,500.75.',
  unit: 'Unit',
  unitHint: 'What the value counts: points, USD.',
  unitFil: 'Unit in Filipino',
  changeField: 'Change in percent',
  changeHint:
    'Against the close before, with its sign: -0.2. Leave it empty if the source says none.',
  sourceHint: 'Where it can be looked up.',
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
  noneMore: 'Users see an empty card until there is one.',
  noun: 'figures',
  unreadable: {
    value: 'Write a number, like 6,500.75.',
    changePercent: 'Write a percentage with at most two decimals, like -0.2.',
    asOf: 'Choose a day and a time.',
  },
  sample: 'Sample data',
  noChange: 'none',
}
