/** Finds users by name, email and phone number, with the trigram index over exactly this text. */
import { sql, type RawBuilder } from 'kysely'
import { containing } from '#foundation/platform/server/database/built-queries.ts'
import type { SearchTerm } from '#foundation/platform/server/database/search-term.ts'

const phoneDigits = sql`regexp_replace(u.phone_number, '[^0-9]', '', 'g')`

/** The searched text of the user `u`, as in the index `users_searched` (migration 0026). */
const userSearchText = sql`(u.full_name || ' ' || u.email || ' ' || ${phoneDigits})`

/**
 * Enough for the lists: when a term matches more of 100,000 users than this, a full page of their
 * rows is among the newest ones.
 */
const matchesMax = 2000

/** A condition on the user `u`. Finds phone numbers however their digits are grouped. */
export function matchesUser({ anywhere, digits, written }: SearchTerm): RawBuilder<boolean> {
  const byDigits =
    digits !== null && digits !== written
      ? sql` or ${userSearchText} ilike ${containing(digits)}`
      : sql``
  return sql<boolean>`(${userSearchText} ilike ${anywhere}${byDigits})`
}

/**
 * The same condition for queries that scan rows without the index: the regular expression of
 * `userSearchText` is expensive for each row.
 */
export function matchesScannedUser({ anywhere, digits }: SearchTerm): RawBuilder<boolean> {
  const byDigits =
    digits === null
      ? sql``
      : sql` or translate(u.phone_number, ' ()+-./', '') like ${containing(digits)}`
  return sql<boolean>`((u.full_name || ' ' || u.email) ilike ${anywhere}${byDigits})`
}

/**
 * A subquery for `user_id in (${matchingUserIds(term)})` and terms of three characters and more.
 * Materialized before the limit: with a limit alone the planner would scan all users for matches. A
 * whole email finds only its user, by the unique index: nearly everybody shares the trigrams of a
 * common domain.
 */
export function matchingUserIds(term: SearchTerm): RawBuilder<unknown> {
  const byId = term.idsFrom
    ? sql` or u.id between ${term.idsFrom.first} and ${term.idsFrom.last}`
    : sql``
  const matching = sql`select u.id from users u where ${matchesUser(term)}${byId}`
  if (!/^[^@\s]+@[^@\s]+\.[^@\s]+$/.test(term.written))
    return sql`with matching as materialized (${matching})
      select id from matching limit ${sql.lit(matchesMax)}`
  const isExact = sql`lower(e.email) = lower(${term.written})`
  return sql`with matching as materialized (
      select e.id from users e where ${isExact}
      union all
      select u.id from users u
      where not exists (select from users e where ${isExact}) and ${matchesUser(term)}
    ) select id from matching limit ${sql.lit(matchesMax)}`
}
