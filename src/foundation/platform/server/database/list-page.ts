/**
 * One page of a list of any length, by keyset on (time, id), newest first, or on another value. A
 * module writes its SELECT; this file holds what all lists share: the position, the order, and a
 * search that stays fast among a million rows whether the term is frequent or rare.
 */
import { sql, type RawBuilder } from 'kysely'
import type { ListPlace } from '#foundation/contract/shared/list-place.ts'
import { writtenRows } from './built-queries.ts'
import type { Transaction } from './database.ts'

export const listLength = 50

/** How many of the newest rows a search walks before it uses indexes; see `searchNewest`. */
export const walkedRows = 4000

export interface Place extends ListPlace {
  limit: number
}

export interface Sorted {
  /** The table and its alias in the query. */
  table: string
  as: string
  /** The column that the list is sorted by; `created_at` by default. */
  time?: string
  /** Another value to sort by, of the row with this alias; it replaces `time`. */
  value?: (as: string) => string
  /** The smallest value first; without it, the greatest. */
  ascending?: boolean
}

/** `where true ${rowsBeyond(place, …)}`: the rows after `before`, or before `after`. */
export function rowsBeyond({ before, after }: ListPlace, sorted: Sorted): RawBuilder<unknown> {
  const id = before ?? after
  if (id === undefined) return sql``
  const { table, as, ascending = false } = sorted
  const row = sql`(${keyOf(sorted, as)}, ${sql.ref(`${as}.id`)})`
  const isBeyond = (before === undefined) === ascending ? sql`<` : sql`>`
  return sql`and ${row} ${isBeyond} (select ${keyOf(sorted, 'place')}, place.id
    from ${sql.table(table)} as place where place.id = ${id})`
}

/**
 * `order by ${nearestFirst(place, …)}`: rows nearest to the position first. Rows before it
 * therefore come in reverse, and `pageOf` turns them round.
 */
export function nearestFirst(
  { before, after }: ListPlace,
  sorted: Omit<Sorted, 'table'>,
): RawBuilder<unknown> {
  const { as, ascending = false } = sorted
  const upwards = before === undefined && after !== undefined
  const direction = upwards === ascending ? sql`desc` : sql`asc`
  return sql`${keyOf(sorted, as)} ${direction}, ${sql.ref(`${as}.id`)} ${direction}`
}

/**
 * `select t.*, ${placeValue(sorted)} from …`: names the value that rows are sorted by, so that a
 * query around this one needs no sort of its own (`byPlaceValue`).
 */
export function placeValue(sorted: Sorted): RawBuilder<unknown> {
  return sql`${keyOf(sorted, sorted.as)} as place_value`
}

export function byPlaceValue(sorted: Sorted): Sorted {
  return { ...sorted, value: (as) => `${as}.place_value` }
}

function keyOf({ time = 'created_at', value }: Omit<Sorted, 'table'>, as: string) {
  return value ? sql.raw(value(as)) : sql.ref(`${as}.${time}`)
}

export interface ListPage<Row> {
  rows: Row[]
  older: string | null
  newer: string | null
}

/**
 * `found`: up to `limit` + 1 rows in the order of `nearestFirst`; the last one shows there are
 * more.
 */
export function pageOf<Row>(
  found: readonly Row[],
  idOf: (row: Row) => string,
  { before, after, limit }: Place,
): ListPage<Row> {
  const upwards = before === undefined && after !== undefined
  const taken = found.slice(0, limit)
  const rows = upwards ? taken.reverse() : taken
  const more = found.length > limit
  const [first, last] = [rows[0], rows.at(-1)]
  return {
    rows,
    older: last && (upwards || more) ? idOf(last) : null,
    newer: first && (upwards ? more : before !== undefined) ? idOf(first) : null,
  }
}

interface Search<Row> {
  limit: number
  idOf: (row: Row) => string
  /** Searches the nearest `walkedRows` rows for the term, anywhere in them. */
  walk: () => Promise<Row[]>
  /** Searches all rows by indexes: whole names and their ends, amounts, people. */
  byIndex: (() => Promise<Row[]>) | null
  /** True when the walk saw every row, so that an index can add nothing. */
  sawAll?: () => Promise<boolean>
}

/**
 * Finds a page of rows. A short walk finds a frequent term, for which an index would gather half of
 * the table; an index finds a rare term, for which a walk would read all of it. So this walks first
 * and uses the indexes when the walk does not fill the page.
 */
export async function searchNewest<Row>({
  limit,
  idOf,
  walk,
  byIndex,
  sawAll,
}: Search<Row>): Promise<Row[]> {
  const walked = await walk()
  if (walked.length > limit || !byIndex || (await sawAll?.())) return walked
  const known = new Set(walked.map(idOf))
  // Rows that only the index finds lie beyond the end of the walk.
  return [...walked, ...(await byIndex()).filter((row) => !known.has(idOf(row)))].slice(
    0,
    limit + 1,
  )
}

/** For `sawAll`: `rows` selects at most `walkedRows` rows of the list. */
export async function areFewerThanWalked(
  tx: Transaction,
  rows: RawBuilder<unknown>,
): Promise<boolean> {
  const [counted] = await writtenRows<{ count: number }>(
    tx,
    sql`select count(*)::int as count from (${rows}) walked`,
  )
  return (counted?.count ?? 0) < walkedRows
}
