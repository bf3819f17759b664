import { expect, test } from 'vitest'
import { showOpenUntil } from './open-until.ts'

test('a short line names the same day with a short month', () => {
  const midnight = new Date('2026-11-27T00:00:00+08:00')
  expect(showOpenUntil(midnight, 'en')).toBe('the end of Nov 26, 2026')
  expect(showOpenUntil(midnight, 'fil')).toBe('dulo ng Nob 26, 2026')
  expect(showOpenUntil(new Date('2026-11-26T15:30:00+08:00'), 'fil')).toBe('Nob 26, 2026, 03:30 PM')
})
