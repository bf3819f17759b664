import { expect, test } from 'vitest'
import { showAge, showLineTime } from './line-time.ts'

test('another year is named in place of the clock, by the calendar of Manila', () => {
  const newYear = new Date('2026-12-31T16:00:00Z')
  const before = new Date('2026-11-20T16:05:00Z')
  expect(showLineTime(before, 'en', newYear)).toBe('Nov 21, 2026')
  expect(showLineTime(newYear, 'en', newYear)).toBe('Jan 1, 12:00 AM')
})

test('an age is short enough for a column', () => {
  const minute = 60_000
  const shown = [0, 43, 60, 165, 24 * 60, 59 * 24 * 60, 100 * 24 * 60, 800 * 24 * 60]
  expect(shown.map((minutes) => showAge(minutes * minute))).toEqual([
    '0m',
    '43m',
    '1h',
    '2h 45m',
    '1d',
    '59d',
    '3mo',
    '2y',
  ])
  expect(showAge(165 * minute, 'fil')).toBe('2 oras')
})
