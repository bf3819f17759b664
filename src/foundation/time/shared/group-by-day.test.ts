import { expect, test } from 'vitest'
import { groupByDay } from './group-by-day.ts'

test('rows are grouped by their day in Manila, in their own order', () => {
  const rows = ['2026-11-22T16:05:00Z', '2026-11-22T15:55:00Z', '2026-11-21T16:00:00Z']
  expect(groupByDay(rows, (row) => new Date(row))).toEqual([
    ['2026-11-23', [rows[0]]],
    ['2026-11-22', [rows[1], rows[2]]],
  ])
  expect(groupByDay([], () => new Date())).toEqual([])
})
