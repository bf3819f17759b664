/**
 * The rows of a list after newer ones arrived while somebody looks at it. They keep their places,
 * so that nothing moves under the pointer: a row that changed is renewed where it is, one that left
 * the list stays and is marked, and one that is new waits until the person asks for it.
 */
export interface HeldRows<Row> {
  rows: readonly Row[]
  /** New rows that are not shown yet. */
  arrived: number
  /** The ids of rows that do not belong to the list any more. */
  left: ReadonlySet<string>
}

export function holdPlaces<Row>(
  shown: readonly Row[],
  newest: readonly Row[],
  idOf: (row: Row) => string,
): HeldRows<Row> {
  const byId = new Map(newest.map((row) => [idOf(row), row]))
  const ids = new Set(shown.map(idOf))
  const arrivals = newest.filter((row) => !ids.has(idOf(row)))
  // New rows below all others push nothing away.
  const below = newest.slice(newest.findLastIndex((row) => ids.has(idOf(row))) + 1)
  const appended = shown.length > 0 && below.length < newest.length ? below : []
  const rows = [...shown.map((row) => byId.get(idOf(row)) ?? row), ...appended]
  const arrived = arrivals.length - appended.length
  // Rows at the end may only have been pushed to the following page.
  const stays = shown.findLastIndex((row) => byId.has(idOf(row)))
  const pushed = arrived > 0 && shown.length - 1 - stays <= arrived ? stays : shown.length - 1
  const left = new Set(
    shown
      .slice(0, pushed + 1)
      .map(idOf)
      .filter((id) => !byId.has(id)),
  )
  return { rows, arrived, left }
}
