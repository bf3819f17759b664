/** The words of a file, made on the server in the language that the reader's screen has. */
import type { Language } from '../time/time.ts'
import { words as transactionWords } from '../transactions/words.ts'
import { wordsFil as transactionWordsFil } from '../transactions/words.fil.ts'
import type { LineView } from './contract.ts'
import { lineWords } from './words-line.ts'
import { words } from './words.ts'
import { wordsFil } from './words.fil.ts'

export interface FileWords {
  w: typeof words
  what(line: LineView): string
}

export function fileWords(language: Language): FileWords {
  const [w, transactions] =
    language === 'fil' ? [wordsFil, transactionWordsFil] : [words, transactionWords]
  return { w, what: (line) => lineWords(line, w, transactions) }
}
