/** What is said to the writer of a text that claims too much; on the form and in a refusal. */
import type { RefusalWords } from '../contract/refusal.ts'
import type { WordingFindingName } from './rules.ts'

export const wordingFindings: Record<WordingFindingName, RefusalWords> = {
  'claims-guarantee': {
    title: 'A Promise That Nobody Can Keep',
    message: ({ words = '' }) => `“${words}” says that something is sure. Say how likely it is, or leave the words out.`,
  },
  'claims-risk-free': { title: 'There Is Always A Risk', message: ({ words = '' }) => `“${words}” says that nothing can be lost. Say what can, or leave the words out.` },
  'claims-urgency': { title: 'No Hurry', message: ({ words = '' }) => `“${words}” hurries people. Leave the words out.` },
  'claims-superlative': { title: 'Source Needed', message: ({ words = '' }) => `“${words}” needs a source that says so. Give it, or leave the words out.` },
}
