/**
 * What no public text of an operator may say, in English and in Filipino: that something is sure, that it has no risk, that one must hurry;
 * and what it may say only with a source. It judges words and never an opinion that a user has.
 */

/** 'superlative' is allowed where a source stands beside it; the others never are. */
export type ClaimKind = 'guarantee' | 'risk-free' | 'urgency' | 'superlative'

export interface Claim {
  kind: ClaimKind
  /** The words as they stand in the text. */
  words: string
}
