import type { RefusalWords } from '#foundation/contract/shared/refusal.ts'
import { looseningHours } from './rules-loosening.ts'

const title = 'A Second Person Is Needed'

export const looseningRefusals = {
  'loosening-waits': {
    title: 'Already Waiting',
    message: ({ by }) =>
      `A change ${by ? `by ${by} ` : ''}waits for a second person already. Decide it first, or ` +
      'have it taken back. Nothing was saved.',
  },
  'loosening-gone': { title: 'Not Decided', message: 'There is no such change.' },
  'loosening-decided': {
    title: 'Already Decided',
    message: 'This change was decided already. Nothing was changed.',
  },
  'loosening-over': {
    title: 'Too Late',
    message: `A change waits for ${looseningHours} hours. This one is over; save it again.`,
  },
  'loosening-outdated': {
    title: 'Changed Meanwhile',
    message:
      'The settings are not as they were when this was saved. Nothing was changed; reject it and ' +
      'let it be saved again.',
  },
  'loosening-own': {
    title,
    message: 'You saved this yourself. Another admin has to agree. Nothing was changed.',
  },
  'loosening-not-own': {
    title: 'Not Decided',
    message: 'Only who saved a change can take it back. You can reject it.',
  },
  'loosening-not-two': {
    title,
    message:
      'You two cannot decide about this: one of you is not of the staff, or was not when it was ' +
      'saved. Nothing was changed.',
  },
} as const satisfies Record<string, RefusalWords>

export const looseningWords = {
  beforeSaving: 'A second admin has to agree',
  beforeSavingMore: (names: string) =>
    `This loosens what protects the money: ${names}. It is filed and takes effect once another ` +
    'admin agrees. Everything else you changed is saved at once.',
  filed: 'Waits for a second admin',
  filedMore: 'What protects the money stays as it is until another admin agrees.',
  partlyFiled: 'Settings saved in part',
  partlyFiledMore: (names: readonly string[]) =>
    `This waits for a second admin: ${names.join('; ')}. All else that you changed is saved.`,
  title: 'A change waits for a second admin',
  by: (name: string, when: string, until: string) =>
    `${name} filed it ${when}. It waits until ${until}; until then these stay as they are:`,
  companyAccess: 'Company access',
  change: (before: string, after: string) => `from ${before} to ${after}`,
  talk: 'Talk to who filed it before you agree.',
  approve: 'Agree to the change',
  reject: 'Reject the change',
  rejectTitle: 'Reject this change of the settings?',
  rejectReason: 'Reason',
  rejectReasonHint: 'Whoever filed it gets this by mail, and the record keeps it.',
  rejectReasonMissing: 'Say why.',
  back: 'Back',
  recall: 'Take the change back',
  approved: 'Agreed and saved',
  approvedMore: 'It holds from now on, for everybody.',
  rejected: 'Rejected',
  recalled: 'Taken back',
  unchangedMore: 'The settings stay as they are.',
  failed: 'Not Decided',
  mine: 'You filed this. Another admin has to agree.',
  notTwo: 'You were not of the staff when this was filed. A colleague who was decides.',
}
