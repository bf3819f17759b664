/** Input and limits of a user's search over their own. */
import * as z from 'zod/mini'
import { line } from '#foundation/contract/shared/fields.ts'

/** Fewer characters would match too much. */
const ownTermMin = 2
export const ownTermMax = 100
/** The best of each kind. */
export const foundPerKind = 4
/** Characters of a message around the term. */
export const excerptLength = 90

export const ownSearchInput = z.strictObject({
  term: line(ownTermMax).check(z.minLength(ownTermMin)),
})

/** Whether the term is long enough to ask the server. */
export function isOwnTerm(term: string): boolean {
  return term.trim().length >= ownTermMin
}
