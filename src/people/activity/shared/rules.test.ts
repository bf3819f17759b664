import { expect, test } from 'vitest'
import { trailFilters } from './rules.ts'

test('the trail is filtered by days that the database knows', () => {
  const isTaken = (from: string) => trailFilters.safeParse({ from }).success
  expect(isTaken('2026-11-20')).toBe(true)
  expect(['0000-01-01', '1969-12-31', '2026-02-31'].filter(isTaken)).toEqual([])
})
