import type { closingWords } from './words-closing.ts'

export const closingWordsFil: typeof closingWords = {
  closed: (name) => `Naisara ang chat kay ${name}`,
  closing: 'Isinasara…',
  undo: 'Ibalik',
}
