import { expect, test } from 'vitest'
import { lastDayOf, manilaMonth, monthAfter, monthStart, showMonth } from './months.ts'
import { showDay } from './time.ts'

test('a month begins at midnight in Manila', () => {
  expect(monthStart('2026-11').toISOString()).toBe('2026-10-31T16:00:00.000Z')
  expect(manilaMonth(monthStart('2026-11'))).toBe('2026-11')
  expect(manilaMonth(new Date(monthStart('2026-11').getTime() - 1))).toBe('2026-10')
})

test('the month before and after may lie in another year', () => {
  expect(monthAfter('2026-12')).toBe('2027-01')
  expect(manilaMonth(new Date(monthStart('2027-01').getTime() - 1))).toBe('2026-12')
  expect(monthAfter('2028-01')).toBe('2028-02')
})

test('a month has a last day and a name in both languages', () => {
  expect(showDay(lastDayOf('2028-02'))).toBe('February 29, 2028')
  expect(showMonth('2026-11')).toBe('November 2026')
  expect(showMonth('2026-11', 'fil')).toBe('Nobyembre 2026')
})
