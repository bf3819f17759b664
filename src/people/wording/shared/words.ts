import type { RefusalWords } from '#foundation/contract/shared/refusal.ts'
import type { WordingFindingName } from './rules.ts'

/** Shown to the author of a text that claims too much, on the form and in a refusal. */
export const wordingFindings: Record<WordingFindingName, RefusalWords> = {
  'claims-guarantee': {
    title: 'A Promise That Nobody Can Keep',
    message: ({ words = '' }) =>
      `“${words}” says that something is sure. Say how likely it is, or leave the words out.`,
  },
  'claims-risk-free': {
    title: 'There Is Always A Risk',
    message: ({ words = '' }) =>
      `“${words}” says that nothing can be lost. Say what can, or leave the words out.`,
  },
  'claims-urgency': {
    title: 'No Hurry',
    message: ({ words = '' }) => `“${words}” hurries people. Leave the words out.`,
  },
  'claims-return': {
    title: 'A Return Told In Words',
    message: ({ words = '' }) =>
      `“${words}” tells a return. Returns are told by plans alone, in their figures, which ` +
      'are computed. Leave the words out here.',
  },
  'claims-approval': {
    title: 'Say It In A Registration',
    message: ({ words = '' }) =>
      `“${words}” says that an authority approved something. A registration entry says ` +
      'that, with its number and where anybody can check it. Leave the words out here.',
  },
  'claims-backing': {
    title: 'No Insurance Of A Wallet',
    message: ({ words = '' }) =>
      `“${words}” says that the state or an insurer answers for the money. Leave the words ` +
      'out; that it is not insured may be said.',
  },
  'claims-superlative': {
    title: 'Source Needed',
    message: ({ words = '' }) =>
      `“${words}” needs a source that says so. Give it, or leave the words out.`,
  },
}

export const wordingMarkWords = {
  title: 'Figures that read like a return',
  forAuthor:
    'You can save this. Whoever approves it has to confirm that they have read these words:',
  forApprover: 'Read these words again. People may take the figure for what they will get back:',
  confirm: 'I have read the marked figures. They are correct, and they promise nothing.',
  notConfirmed: 'Confirm that you have read the marked figures.',
}

export const wordingRefusals: Record<'marks-not-read', RefusalWords> = {
  'marks-not-read': {
    title: 'Read The Marked Figures First',
    message: ({ words = '' }) => `Confirm that you have read the marked figures: ${words}.`,
  },
}
