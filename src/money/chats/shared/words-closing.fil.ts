import type { closingWords } from './words-closing.ts'

export const closingWordsFil: typeof closingWords = {
  closed: (name) => `Sarado na ang usapan kay ${name}`,
  closing: 'Isinasara…',
  undo: 'Ibalik',
}
