/** Finding people by what is typed: in name, email and phone number, by the index of trigrams that stands over exactly this text. */
import { sql, type RawBuilder } from 'kysely'
import { containing } from '../platform/built-queries.ts'
import type { SearchTerm } from '../platform/search-term.ts'

/** What is searched of a person, whom the query calls `u`. The index `users_searched` of migration 0026 is over the same expression. */
export const personSearched = sql`(u.full_name || ' ' || u.email || ' ' || regexp_replace(u.phone_number, '[^0-9]', '', 'g'))`

/** More people than these hold so many rows that whoever lists them finds some by looking through the newest. */
const peopleMax = 1000

/** `where ${isPerson(term)}`: of a person whom the query calls `u`. Phone numbers are found however their digits are grouped. */
export function isPerson({ anywhere, digits, written }: SearchTerm): RawBuilder<boolean> {
  const byDigits = digits !== null && digits !== written ? sql` or ${personSearched} ilike ${containing(digits)}` : sql``
  return sql<boolean>`(${personSearched} ilike ${anywhere}${byDigits})`
}

/** `user_id in (${peopleFound(term)})`, for terms of three characters and more. */
export function peopleFound(term: SearchTerm): RawBuilder<unknown> {
  const byId = term.idsFrom ? sql` or u.id between ${term.idsFrom.first} and ${term.idsFrom.last}` : sql``
  return sql`select u.id from users u where ${isPerson(term)}${byId} limit ${sql.lit(peopleMax)}`
}
