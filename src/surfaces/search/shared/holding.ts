import { folded, holdsTerm } from '#foundation/contract/shared/folded.ts'
import { excerptLength, foundPerKind } from './rules.ts'

/** The first rows with the term in one of their texts. */
export function holding<Row>(
  rows: readonly Row[],
  term: string,
  textsOf: (row: Row) => readonly string[],
): Row[] {
  return rows
    .filter((row) => textsOf(row).some((text) => holdsTerm(text, term)))
    .slice(0, foundPerKind)
}

/** The message on one line, cut so that the term is in sight. */
export function excerptOf(content: string, term: string): string {
  const text = content.replace(/\s+/g, ' ')
  const at = Math.max(0, folded(text).indexOf(folded(term)))
  const from = at > excerptLength / 2 ? text.lastIndexOf(' ', at - excerptLength / 4) + 1 : 0
  const part = text.slice(from, from + excerptLength).trimEnd()
  return [from > 0 && '…', part, from + excerptLength < text.length && '…'].filter(Boolean).join('')
}
