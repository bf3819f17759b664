import type { transactionWords } from '#money/transactions/shared/words.ts'
import type { NamedEntry } from './rules.ts'
import type { statementWords } from './words.ts'

/**
 * What an entry is called: by the type of its transaction, which is the word that the list and the
 * receipt use.
 */
export function describeLine(
  { type, reversal }: NamedEntry,
  w: typeof statementWords,
  { types }: Pick<typeof transactionWords, 'types'>,
): string {
  const what = type === null ? w.otherEntry : types[type]
  return reversal ? w.takenBack(what) : what
}
