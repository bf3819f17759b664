import { expect, test } from 'vitest'
import { lastMoment, showUntil } from './deadline.ts'

test('midnight is the end of the day before', () => {
  const midnight = new Date('2026-11-27T00:00:00+08:00')
  expect(showUntil(midnight, 'en')).toBe('November 26, 2026 at 11:59 PM')
  expect(showUntil(midnight, 'fil')).toBe('Nobyembre 26, 2026 nang 11:59 PM')
})

test('any other instant is written with its time', () => {
  expect(showUntil(new Date('2026-11-26T15:30:00+08:00'), 'en')).toBe(
    'November 26, 2026 at 03:30 PM',
  )
})

test('a calendar shows it on the last day, not on the day after', () => {
  const at = (instant: string) => lastMoment(new Date(instant)).toISOString()
  expect(at('2026-11-27T00:00:00+08:00')).toBe('2026-11-26T15:59:00.000Z')
  expect(at('2026-11-26T15:30:00+08:00')).toBe('2026-11-26T07:30:00.000Z')
})
