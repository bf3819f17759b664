import type { RefusalWords } from '#foundation/contract/shared/refusal.ts'
import { looseningHours } from './rules-loosening.ts'

const title = 'A Second Person Is Needed'

export const looseningRefusals = {
  'loosening-waits': {
    title: 'Already Waiting',
    message: ({ by }) =>
      `A change ${by ? `by ${by} ` : ''}already needs a second person. Decide it or have it ` +
      'recalled first. Nothing was saved.',
  },
  'loosening-gone': { title: 'Not Decided', message: 'We couldn’t find this change.' },
  'loosening-decided': {
    title: 'Already Decided',
    message: 'This change was already decided. Nothing changed.',
  },
  'loosening-over': {
    title: 'Too Late',
    message:
      `A change can be approved for ${looseningHours} hours. This one has expired; save ` +
      `it again.`,
  },
  'loosening-outdated': {
    title: 'Changed Meanwhile',
    message:
      'The settings have changed since this was requested. Nothing changed; reject it and have ' +
      'it requested again.',
  },
  'loosening-own': {
    title,
    message: 'You requested this yourself. Another admin must approve it. Nothing changed.',
  },
  'loosening-not-own': {
    title: 'Not Decided',
    message: 'Only the person who requested this can recall it. You can reject it.',
  },
  'loosening-not-two': {
    title,
    message:
      'You can’t decide this: one of you isn’t on the staff, or wasn’t when it was requested. ' +
      'Nothing changed.',
  },
} as const satisfies Record<string, RefusalWords>

export const looseningWords = {
  beforeSaving: 'A second admin must approve',
  beforeSavingMore: (names: string) =>
    `This weakens how the money is protected: ${names}. It takes effect once another admin ` +
    'approves it. Your other changes are saved at once.',
  filed: 'Needs a second admin',
  filedMore: 'The protection stays the same until another admin approves.',
  partlyFiled: 'Settings saved in part',
  partlyFiledMore: (names: readonly string[]) =>
    `These need a second admin: ${names.join('; ')}. Your other changes are saved.`,
  title: 'A change needs a second admin',
  by: (name: string, when: string, until: string) =>
    `${name} requested it ${when}. Decide by ${until}; until then these stay the same:`,
  companyAccess: 'Company access',
  change: (before: string, after: string) => `from ${before} to ${after}`,
  talk: 'Talk to the person who requested it before you approve.',
  approve: 'Approve the change',
  reject: 'Reject the change',
  rejectTitle: 'Reject this settings change?',
  rejectReason: 'Reason',
  rejectReasonHint: 'We email it to the person who requested the change, and keep it on record.',
  rejectReasonMissing: 'Say why.',
  back: 'Back',
  recall: 'Recall the change',
  approved: 'Approved and saved',
  approvedMore: 'In effect now, for everyone.',
  rejected: 'Rejected',
  recalled: 'Recalled',
  unchangedMore: 'The settings stay the same.',
  failed: 'Not Decided',
  mine: 'You requested this. Another admin must approve it.',
  notTwo: 'You weren’t on the staff when this was requested. A colleague who was must decide.',
}
