import { expect, test } from 'vitest'
import { addDays, daysBetween, dayStart } from './days.ts'

test('days are counted over months and leap days', () => {
  expect(addDays('2028-02-28', 1)).toBe('2028-02-29')
  expect(addDays('2027-01-01', -1)).toBe('2026-12-31')
  expect(daysBetween('2026-11-24', '2027-11-24')).toBe(365)
  expect(daysBetween('2026-11-24', '2026-11-20')).toBe(-4)
})

test('a day begins at midnight in Manila', () => {
  expect(dayStart('2026-11-24').toISOString()).toBe('2026-11-23T16:00:00.000Z')
})
