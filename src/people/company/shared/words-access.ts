import type { RefusalWords } from '#foundation/contract/shared/refusal.ts'
import type { AccessRefusal, AccessState } from './rules-access.ts'

export const companyAccessRefusals: Record<AccessRefusal, RefusalWords> = {
  'access-by-own-login': {
    title: 'Own Login Needed',
    message:
      'Company access is changed by an administrator with a login of their own, not with ' +
      'the access code.',
  },
  'access-changed': {
    title: 'Company Access Changed',
    message:
      'A colleague has changed company access since you opened this window. Nothing of ' +
      'yours was saved: look at theirs first.',
  },
  'access-end-past': { title: 'End Has Passed', message: 'Choose an end that is still to come.' },
  'access-last-way-in': {
    title: 'Nobody Could Come In',
    message:
      'No active administrator could sign in with a login of their own, in a live ' +
      'installation with an authenticator app. Company access stays on.',
  },
}

const states: Record<AccessState, string> = {
  on: 'On',
  until: 'On until a date and time',
  off: 'Off',
}

export const companyAccessWords = {
  title: 'Company access',
  intro:
    'A way into this console that several people share. Once each of you has a login of ' +
    'your own, nobody needs it any more.',
  fetchFailed: 'Error Fetching Company Access',
  on: 'On',
  onUntil: (when: string) => `On until ${when}`,
  off: 'Off',
  offMore:
    'The code opens nothing. Should nobody be able to sign in any more, it is turned on ' +
    'again where Kaban is started.',
  neverChanged: 'On since the installation was set up.',
  lastChanged: (when: string) => `Last changed ${when}.`,
  ownLogin:
    'You came in by the access code. Whether it opens the console is for an ' +
    'administrator with a login of their own to say.',
  change: 'Change company access',
  states,
  stateHints: {
    on: 'Who has the code comes in, until one of you turns it off.',
    until: 'It ends by itself, and who is in by the code is signed out then.',
    off: 'Everybody who is in by the code is signed out at once.',
  } satisfies Record<AccessState, string>,
  choice: 'Company access',
  until: 'Until',
  untilHint: 'As the clock in Manila says it.',
  untilUnreadable: 'Choose a date and a time.',
  save: 'Save',
  cancel: 'Cancel',
  saved: 'Company access changed',
  savedOn: 'It is on, without an end.',
  savedUntil: (when: string) => `It is on until ${when}.`,
  savedOff: 'The access code opens nothing any more.',
  saveFailed: 'Update Failed',
}
