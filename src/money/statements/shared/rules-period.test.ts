import { expect, test } from 'vitest'
import { lastDayIn, periodEnd, periodStart, showPeriod, statementPeriod } from './rules-period.ts'

test('a period is a month, or days that exist, in their order', () => {
  const isValid = (period: string) => statementPeriod.safeParse(period).success
  for (const period of ['2026-11', '2026-11-03_2026-11-20', '2024-02-29_2024-02-29'])
    expect(isValid(period), period).toBe(true)
  for (const period of [
    '2026-13',
    '2026-11-03',
    '2026-11-20_2026-11-03',
    '2026-02-29_2026-03-01',
    '2026-11-03_2026-11-04_2026-11-05',
    '2026-11_2026-12',
  ])
    expect(isValid(period), period).toBe(false)
})

test('days run from midnight to midnight in Manila, the last one included', () => {
  const period = '2026-11-03_2026-11-20'
  expect(periodStart(period).toISOString()).toBe('2026-11-02T16:00:00.000Z')
  expect(periodEnd(period).toISOString()).toBe('2026-11-20T16:00:00.000Z')
  expect(lastDayIn(period).toISOString()).toBe('2026-11-20T04:00:00.000Z')
  expect(showPeriod(period)).toBe('November 3, 2026 – November 20, 2026')
  expect(showPeriod('2026-11-03_2026-11-03')).toBe('November 3, 2026')
})
