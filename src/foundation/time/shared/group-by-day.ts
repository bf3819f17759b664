import { manilaDate } from './time.ts'

export type Day<Row> = [day: string, rows: [Row, ...Row[]]]

/** Groups rows by their day in Manila ('2026-11-22'). Days and rows keep the order of the rows. */
export function groupByDay<Row>(rows: readonly Row[], instantOf: (row: Row) => Date): Day<Row>[] {
  const days: Day<Row>[] = []
  for (const row of rows) {
    const day = manilaDate(instantOf(row))
    const last = days.at(-1)
    if (last?.[0] === day) last[1].push(row)
    else days.push([day, [row]])
  }
  return days
}
