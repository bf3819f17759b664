/**
 * One page of a list of any length, newest first, by keyset on (time, id). The room writes the
 * SELECT; what every list has in common stands here: its place, its order, and a search that stays
 * quick in a million rows whether the term is found often or hardly ever.
 */
import { sql, type RawBuilder } from 'kysely'
import type { ListPlace } from '#foundation/contract/shared/list-place.ts'
import { writtenRows } from './built-queries.ts'
import type { Transaction } from './database.ts'

export const listLength = 50

/**
 * How many rows, newest first, a search looks through before it asks the indexes (see
 * `searchNewest`).
 */
export const walkedRows = 4000

export interface Place extends ListPlace {
  limit: number
}

interface Sorted {
  /** The table, and by what name the query calls it. */
  table: string
  as: string
  /** The column of time that the list is sorted by. */
  time?: string
}

/**
 * `where true ${rowsBeyond(asked, …)}`: the rows on the asked side of the place. An unknown id has
 * nothing beyond it.
 */
export function rowsBeyond(
  { before, after }: ListPlace,
  { table, as, time = 'created_at' }: Sorted,
): RawBuilder<unknown> {
  const id = before ?? after
  if (id === undefined) return sql``
  const at = sql`(select ${sql.ref(`place.${time}`)}, place.id from ${sql.table(table)} as place where place.id = ${id})`
  return sql`and (${sql.ref(`${as}.${time}`)}, ${sql.ref(`${as}.id`)}) ${before === undefined ? sql`>` : sql`<`} ${at}`
}

/**
 * `order by ${nearestFirst(asked, …)}`: away from the place; whoever asks for newer rows gets them
 * oldest first, and `pageOf` turns them.
 */
export function nearestFirst(
  { before, after }: ListPlace,
  { as, time = 'created_at' }: Omit<Sorted, 'table'>,
): RawBuilder<unknown> {
  const direction = before === undefined && after !== undefined ? sql`asc` : sql`desc`
  return sql`${sql.ref(`${as}.${time}`)} ${direction}, ${sql.ref(`${as}.id`)} ${direction}`
}

export interface ListPage<Row> {
  rows: Row[]
  older: string | null
  newer: string | null
}

/**
 * `found` are up to `limit` + 1 rows in the order of `nearestFirst`: the one too many tells that
 * there are more.
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
  /** Looks through the nearest `walkedRows` rows for the term, anywhere in them. */
  walk: () => Promise<Row[]>
  /**
   * Finds by indexes, at any depth, what the walk would find there too: whole names and their ends,
   * amounts, people.
   */
  byIndex: (() => Promise<Row[]>) | null
  /**
   * Whether there were no more rows than the walk looked through: then there is nothing that an
   * index could add.
   */
  sawAll?: () => Promise<boolean>
}

/**
 * What is frequent is found by walking a little, and asking an index for it would gather half of
 * the table; what is rare is found by the index, and walking for it would read all of the table. So
 * first the one, and when it does not fill the page, the other.
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
  // Whatever the walk has not seen lies beyond where it ended.
  return [...walked, ...(await byIndex()).filter((row) => !known.has(idOf(row)))].slice(
    0,
    limit + 1,
  )
}

/**
 * For `sawAll`: whether these rows, of which no more than `walkedRows` are asked for, are all there
 * are.
 */
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
