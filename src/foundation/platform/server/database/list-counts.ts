/** Counts the views of a list, all in one statement and each up to `countedMost` rows. */
import { sql, type RawBuilder } from 'kysely'
import {
  countedMost,
  type CountedRows,
  type CountedView,
} from '#foundation/contract/shared/list-counts.ts'
import { writtenRows } from './built-queries.ts'
import type { Transaction } from './database.ts'

/**
 * Counts the rows of each of `views`; null stays null, for a view that is not counted. Each is
 * ``sql`from … where …` `` and should follow an index: what ends the counting of a long view does
 * not bound the search for the rows of a short one.
 */
export async function countRows(
  tx: Transaction,
  views: readonly (RawBuilder<unknown> | null)[],
): Promise<(CountedRows | null)[]> {
  const counted = await countAmounts(
    tx,
    views.map((view) => sql`select null::bigint as amount ${view ?? sql`where false`}`),
  )
  return counted.map(({ count, isMore }, place) => (views[place] ? { count, isMore } : null))
}

/** The same with the sum; each of `views` selects an `amount`. */
export async function countAmounts(
  tx: Transaction,
  views: readonly RawBuilder<unknown>[],
): Promise<CountedView[]> {
  if (views.length === 0) return []
  const counts = views.map(
    (view, place) => sql`select ${sql.lit(place)} as place, count(*)::int as count,
        coalesce(sum(amount), 0)::bigint as "totalCentavos"
      from (${view} limit ${sql.lit(countedMost + 1)}) found`,
  )
  const rows = await writtenRows<{ count: number; totalCentavos: bigint }>(
    tx,
    sql`${sql.join(counts, sql` union all `)} order by place`,
  )
  return rows.map(({ count, totalCentavos }) =>
    count > countedMost
      ? { count: countedMost, isMore: true, totalCentavos: null }
      : { count, isMore: false, totalCentavos },
  )
}
