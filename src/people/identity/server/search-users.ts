/**
 * Finding people by what is typed: in name, email and phone number, by the index of trigrams that
 * stands over exactly this text.
 */
import { sql, type RawBuilder } from 'kysely'
import { containing } from '#foundation/platform/server/database/built-queries.ts'
import type { SearchTerm } from '#foundation/platform/server/database/search-term.ts'

/**
 * What is searched of a person, whom the query calls `u`. The index `users_searched` of migration
 * 0026 is over the same expression.
 */
export const userSearchText = sql`(u.full_name || ' ' || u.email || ' ' || regexp_replace(u.phone_number, '[^0-9]', '', 'g'))`

/**
 * Of a hundred thousand people more than these have so many of the newest rows that whoever lists
 * them finds a page of them there.
 */
const matchesMax = 2000

/**
 * `where ${matchesUser(term)}`: of a person whom the query calls `u`. Phone numbers are found
 * however their digits are grouped.
 */
export function matchesUser({ anywhere, digits, written }: SearchTerm): RawBuilder<boolean> {
  const byDigits =
    digits !== null && digits !== written
      ? sql` or ${userSearchText} ilike ${containing(digits)}`
      : sql``
  return sql<boolean>`(${userSearchText} ilike ${anywhere}${byDigits})`
}

/**
 * The same for rows that are walked, where no index spares the work: what the expression above does
 * to a phone number is dear.
 */
export function matchesScannedUser({ anywhere, digits }: SearchTerm): RawBuilder<boolean> {
  const byDigits =
    digits === null
      ? sql``
      : sql` or translate(u.phone_number, ' ()+-./', '') like ${containing(digits)}`
  return sql<boolean>`((u.full_name || ' ' || u.email) ilike ${anywhere}${byDigits})`
}

/**
 * `user_id in (${matchingUserIds(term)})`, for terms of three characters and more. Gathered before
 * it is cut: to have only some, all users would be read until they are found.
 */
export function matchingUserIds(term: SearchTerm): RawBuilder<unknown> {
  const byId = term.idsFrom
    ? sql` or u.id between ${term.idsFrom.first} and ${term.idsFrom.last}`
    : sql``
  return sql`with meant as materialized (select u.id from users u where ${matchesUser(term)}${byId}) select id from meant limit ${sql.lit(matchesMax)}`
}
