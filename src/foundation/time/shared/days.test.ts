import { expect, test } from 'vitest'
import { addDays, daysBetween, dayStart, isDay } from './days.ts'

test('days are counted over months and leap days', () => {
  expect(addDays('2028-02-28', 1)).toBe('2028-02-29')
  expect(addDays('2027-01-01', -1)).toBe('2026-12-31')
  expect(daysBetween('2026-11-24', '2027-11-24')).toBe(365)
  expect(daysBetween('2026-11-24', '2026-11-20')).toBe(-4)
})

test('a day begins at midnight in Manila', () => {
  expect(dayStart('2026-11-24').toISOString()).toBe('2026-11-23T16:00:00.000Z')
})

test('a day is one of the calendar', () => {
  for (const day of ['2026-11-24', '2028-02-29']) expect(isDay(day), day).toBe(true)
  for (const text of ['2026-02-30', '2027-02-29', '2026-13-01', '2026-11', '2026-11-24T00', ''])
    expect(isDay(text), text).toBe(false)
})
