import type { Language } from '#foundation/time/shared/time.ts'
import { transactionWordsFil } from '#money/transactions/shared/words.fil.ts'
import { transactionWords } from '#money/transactions/shared/words.ts'
import type { LineView } from '../../shared/contract.ts'
import { statementWordsFil } from '../../shared/words.fil.ts'
import { describeLine, statementWords } from '../../shared/words.ts'

export interface FileWords {
  w: typeof statementWords
  describe(line: LineView): string
}

/** The words of a file, in the language of the reader's screen. */
export function fileWords(language: Language): FileWords {
  const [w, transactions] =
    language === 'fil'
      ? [statementWordsFil, transactionWordsFil]
      : [statementWords, transactionWords]
  return { w, describe: (line) => describeLine(line, w, transactions) }
}
