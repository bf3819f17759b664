/** The words of a file, made on the server in the language that the reader's screen has. */
import type { Language } from '#foundation/time/shared/time.ts'
import { wordsFil as transactionWordsFil } from '#money/transactions/shared/words.fil.ts'
import { words as transactionWords } from '#money/transactions/shared/words.ts'
import type { LineView } from '../../shared/contract.ts'
import { lineWords } from '../../shared/words-line.ts'
import { wordsFil } from '../../shared/words.fil.ts'
import { words } from '../../shared/words.ts'

export interface FileWords {
  w: typeof words
  what(line: LineView): string
}

export function fileWords(language: Language): FileWords {
  const [w, transactions] =
    language === 'fil' ? [wordsFil, transactionWordsFil] : [words, transactionWords]
  return { w, what: (line) => lineWords(line, w, transactions) }
}
