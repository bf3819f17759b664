import type { RefusalWords } from '#foundation/contract/shared/refusal.ts'
import type { AccessRefusal, AccessState } from './rules-access.ts'

export const companyAccessRefusals: Record<AccessRefusal, RefusalWords> = {
  'access-by-own-login': {
    title: 'Own Login Needed',
    message:
      'Only an admin with their own login can change company access, not someone who used the ' +
      'access code.',
  },
  'access-changed': {
    title: 'Company Access Changed',
    message:
      'A colleague changed company access after you opened this window, so yours wasn’t saved. ' +
      'Review their changes first.',
  },
  'access-end-past': { title: 'End Has Passed', message: 'Choose an end in the future.' },
  'access-last-way-in': {
    title: 'Nobody Could Sign In',
    message:
      'No active admin could sign in with their own login (live installations also need an ' +
      'authenticator app). Company access stays on.',
  },
}

const states: Record<AccessState, string> = {
  on: 'On',
  until: 'On until a date and time',
  off: 'Off',
}

export const companyAccessWords = {
  title: 'Company access',
  intro: 'A shared way into this console. Once each of you has a login, nobody needs it.',
  fetchFailed: 'Error Fetching Company Access',
  on: 'On',
  onUntil: (when: string) => `On until ${when}`,
  off: 'Off',
  offMore: 'The code doesn’t work. If nobody can sign in, the operator can turn it on again.',
  neverChanged: 'On since the installation was set up.',
  lastChanged: (when: string) => `Last changed ${when}.`,
  ownLogin:
    'You signed in with the access code. Only an admin with their own login can change this.',
  change: 'Change company access',
  states,
  stateHints: {
    on: 'Anyone with the code can sign in until one of you turns it off.',
    until: 'It ends automatically and signs out everyone who used the code.',
    off: 'Everyone who used the code is signed out at once.',
  } satisfies Record<AccessState, string>,
  choice: 'Company access',
  until: 'Until',
  untilHint: 'Manila time.',
  untilUnreadable: 'Choose a date and a time.',
  save: 'Save',
  cancel: 'Cancel',
  saved: 'Company access changed',
  savedOn: 'It’s on, with no end date.',
  savedUntil: (when: string) => `It’s on until ${when}.`,
  savedOff: 'The access code no longer works.',
  saveFailed: 'Update Failed',
}
