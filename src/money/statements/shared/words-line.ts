import type { transactionWords } from '#money/transactions/shared/words.ts'
import type { Named } from './rules.ts'
import type { statementWords } from './words.ts'

/**
 * What an entry is called: by the type of its transaction, which is the word that the list and the
 * receipt use.
 */
export function lineWords(
  { type, reversal }: Named,
  w: typeof statementWords,
  { types }: Pick<typeof transactionWords, 'types'>,
): string {
  const what = type === null ? w.otherEntry : types[type]
  return reversal ? w.takenBack(what) : what
}
