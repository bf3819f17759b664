import type { RefusalWords } from '#foundation/contract/shared/refusal.ts'
import type { WordingFindingName } from './rules.ts'

/** Shown to the author of a text that claims too much, on the form and in a refusal. */
export const wordingFindings: Record<WordingFindingName, RefusalWords> = {
  'claims-guarantee': {
    title: 'A Promise Nobody Can Keep',
    message: ({ words = '' }) =>
      `“${words}” says something is certain. Say how likely it is, or remove the words.`,
  },
  'claims-risk-free': {
    title: 'There’s Always a Risk',
    message: ({ words = '' }) =>
      `“${words}” says nothing can be lost. Say what can, or remove the words.`,
  },
  'claims-urgency': {
    title: 'No Hurry',
    message: ({ words = '' }) => `“${words}” hurries people. Remove the words.`,
  },
  'claims-return': {
    title: 'A Return Stated in Words',
    message: ({ words = '' }) =>
      `“${words}” states a return. Only plans state returns, in figures that we compute. Remove ` +
      'the words here.',
  },
  'claims-approval': {
    title: 'Say It in a Registration',
    message: ({ words = '' }) =>
      `“${words}” says an authority approved something. Only a registration entry says that, ` +
      'with its number and where to check it. Remove the words here.',
  },
  'claims-backing': {
    title: 'Wallets Are Not Insured',
    message: ({ words = '' }) =>
      `“${words}” says the state or an insurer covers the money. Remove the words; you can say ` +
      'that it isn’t insured.',
  },
  'claims-superlative': {
    title: 'Source Needed',
    message: ({ words = '' }) =>
      `“${words}” needs a source that says so. Add it, or remove the words.`,
  },
}

export const wordingMarkWords = {
  title: 'Figures that read like a return',
  forAuthor: 'You can save this. The approver must confirm that they’ve read these words:',
  forApprover: 'Read these words again. People may think it’s what they’ll get back:',
  confirm: 'I’ve read the marked figures. They’re correct and promise nothing.',
  notConfirmed: 'Confirm that you’ve read the marked figures.',
}

export const wordingRefusals: Record<'marks-not-read', RefusalWords> = {
  'marks-not-read': {
    title: 'Read the Marked Figures First',
    message: ({ words = '' }) => `Confirm that you’ve read the marked figures: ${words}.`,
  },
}
