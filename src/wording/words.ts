/** What is said to the writer of a text that claims too much. */
import type { ClaimKind } from './rules.ts'

export const claimWords: Record<ClaimKind, (words: string) => string> = {
  guarantee: (words) => `“${words}” says that something is sure. Nobody can promise that; say how likely it is, or leave it out.`,
  'risk-free': (words) => `“${words}” says that there is no risk. There always is one; say which.`,
  urgency: (words) => `“${words}” hurries people. Leave it out.`,
  superlative: (words) => `“${words}” needs a source that says so. Name it, or leave the words out.`,
}
