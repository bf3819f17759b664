import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { amountRange, period } from './list-filters.ts'
import { centavosOf, namedPeriods, spanOf } from './list-spans.ts'

/** A Tuesday, 01:30 in Manila, still Monday in UTC. */
const now = new Date('2026-11-23T17:30:00Z')
const manila = (written: string) => new Date(`${written}+08:00`)

test.each([
  ['today', '2026-11-24T00:00', undefined],
  ['yesterday', '2026-11-23T00:00', '2026-11-24T00:00'],
  ['this-week', '2026-11-23T00:00', undefined],
  ['last-week', '2026-11-16T00:00', '2026-11-23T00:00'],
  ['this-month', '2026-11-01T00:00', undefined],
  ['last-month', '2026-10-01T00:00', '2026-11-01T00:00'],
  ['24-hours', '2026-11-23T01:30', undefined],
  ['7-days', '2026-11-18T00:00', undefined],
  ['30-days', '2026-10-26T00:00', undefined],
  ['2026-11-01..2026-11-15', '2026-11-01T00:00', '2026-11-16T00:00'],
  ['..2026-11-15', undefined, '2026-11-16T00:00'],
  ['2026-11-01..', '2026-11-01T00:00', undefined],
])('%s is a span of days in Manila', (written, from, until) => {
  expect(spanOf(period.parse(written), now)).toEqual({
    ...(from && { from: manila(from) }),
    ...(until && { until: manila(until) }),
  })
})

test('a month before January is December', () => {
  expect(spanOf('last-month', manila('2027-01-05T08:00'))).toEqual({
    from: manila('2026-12-01T00:00'),
    until: manila('2027-01-01T00:00'),
  })
})

test('a Sunday belongs to the week that began on Monday', () => {
  expect(spanOf('this-week', manila('2026-11-29T23:00')).from).toEqual(manila('2026-11-23T00:00'))
})

test('other periods are refused', () => {
  for (const written of ['..', 'tomorrow', '2026-13-01..', '2026-11-01', "2026-11-01..';--"])
    expect(z.safeParse(period, written).success, written).toBe(false)
  for (const named of namedPeriods) expect(z.safeParse(period, named).success).toBe(true)
})

test('a range of pesos is read exactly', () => {
  expect(centavosOf('1000..5000.5')).toEqual({ least: 100_000n, most: 500_050n })
  expect(centavosOf('50000..')).toEqual({ least: 5_000_000n })
  expect(centavosOf('..999.99')).toEqual({ most: 99_999n })
  for (const written of ['..', '-5..', '1,000..', '1e5..', '1.234..'])
    expect(z.safeParse(amountRange, written).success, written).toBe(false)
})
