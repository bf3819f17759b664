import { expect, test } from 'vitest'
import { writtenDay } from './fields.ts'

test.each([
  ['2027-02-28', true],
  ['2028-02-29', true],
  ['2026-02-31', false],
  ['2027-02-29', false],
  ['2027-13-01', false],
  ['27-01-01', false],
  ['0000-01-01', false],
  ['2027-01-01T00:00', false],
])('%s is a day of the calendar: %s', (day, isTaken) => {
  expect(writtenDay.safeParse(day).success).toBe(isTaken)
})
