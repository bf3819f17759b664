/** Searches in SQL that ignore case and accents, among the rows of one user. */
import { folded } from '#foundation/contract/shared/folded.ts'
import { containing } from './built-queries.ts'

const accented = 'áàâäãåéèêëíìîïóòôöõúùûüñç'

/** An expression: the column as `folded` writes a text. No index has it. */
export const foldedColumn = (column: string): string =>
  `translate(lower(${column}), '${accented}', '${folded(accented)}')`

/** A pattern for `like` on a {@link foldedColumn} that holds the term anywhere. */
export const foldedPattern = (term: string): string => containing(folded(term))
