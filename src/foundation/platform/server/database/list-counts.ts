/** Counts the views of a list, all in one statement and each up to `countedMost` rows. */
import { sql, type RawBuilder } from 'kysely'
import {
  countedMost,
  type CountedView,
  type ViewCounts,
} from '#foundation/contract/shared/list-counts.ts'
import { writtenRows } from './built-queries.ts'
import type { Transaction } from './database.ts'

/**
 * Counts the rows of each of `views`, in their order, where `rowsOf` returns ``sql`from … where …`
 * `` for a view. Each should follow an index: what ends the counting of a long view does not bound
 * the search for the rows of a short one. `all` stays null: the number of everything tells nobody
 * anything.
 */
export async function countViews<View>(
  tx: Transaction,
  views: Readonly<Record<string, View>>,
  rowsOf: (view: View) => RawBuilder<unknown>,
): Promise<ViewCounts> {
  const counted = Object.entries(views).filter(([name]) => name !== 'all')
  const amounts = await countAmounts(
    tx,
    counted.map(([, view]) => sql`select null::bigint as amount ${rowsOf(view)}`),
  )
  const found = new Map(counted.map(([name], place) => [name, amounts[place]]))
  return Object.keys(views).map((name) => {
    const one = found.get(name)
    return one ? { count: one.count, isMore: one.isMore } : null
  })
}

/** Counts the rows of each of `views` and sums their `amount`, which each of them selects. */
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
