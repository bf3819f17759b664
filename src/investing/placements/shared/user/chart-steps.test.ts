import { expect, test } from 'vitest'
import { chartPointsMax, chartScale, chartTop, fromNothing, stepPath } from './chart-steps.ts'

const point = (day: string, placed: bigint, due = 0n, paid = 0n) => ({
  day,
  placedCentavos: placed * 100n,
  dueCentavos: due * 100n,
  paidCentavos: paid * 100n,
})
const frame = { left: 0, right: 100, top: 0, bottom: 50 }

test('the top is a round figure that nothing exceeds', () => {
  expect(chartTop([point('2026-11-01', 5_000n)])).toBe(6_000)
  expect(chartTop([point('2026-11-01', 5_000n, 3_000n)])).toBe(8_000)
  expect(chartTop([point('2026-11-01', 0n, 0n, 12_345n)])).toBe(20_000)
  expect(chartTop([point('2026-11-01', 0n)])).toBe(100)
})

test('a figure holds until the day of the next one, and the last one until today', () => {
  const points = [point('2026-11-01', 1_000n), point('2026-11-06', 500n)]
  const scale = chartScale(points, '2026-11-11', frame)
  const path = stepPath(points, scale, '2026-11-11', ({ placedCentavos }) => placedCentavos)
  expect(path).toBe('M0 0H50V25H100')
})

test('the first day is drawn, too: from nothing on the day before', () => {
  const points = fromNothing([point('2026-11-23', 1_000n)])
  const scale = chartScale(points, '2026-11-24', frame)
  const path = stepPath(points, scale, '2026-11-24', ({ placedCentavos }) => placedCentavos)
  expect(path).toBe('M0 50H50V0H100')
})

test('a chart whose older days are cut off does not begin with nothing', () => {
  const points = Array.from({ length: chartPointsMax }, () => point('2026-11-23', 1_000n))
  expect(fromNothing(points)).toBe(points)
  expect(fromNothing([])).toEqual([])
})
