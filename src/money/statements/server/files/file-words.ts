/** The words of a file, made on the server in the language that the reader's screen has. */
import type { Language } from '#foundation/time/shared/time.ts'
import { transactionWordsFil } from '#money/transactions/shared/words.fil.ts'
import { transactionWords } from '#money/transactions/shared/words.ts'
import type { LineView } from '../../shared/contract.ts'
import { describeLine } from '../../shared/words-line.ts'
import { statementWordsFil } from '../../shared/words.fil.ts'
import { statementWords } from '../../shared/words.ts'

export interface FileWords {
  w: typeof statementWords
  what(line: LineView): string
}

export function fileWords(language: Language): FileWords {
  const [w, transactions] =
    language === 'fil'
      ? [statementWordsFil, transactionWordsFil]
      : [statementWords, transactionWords]
  return { w, what: (line) => describeLine(line, w, transactions) }
}
