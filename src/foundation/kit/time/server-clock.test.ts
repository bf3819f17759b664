import fc from 'fast-check'
import { expect, test } from 'vitest'
import { narrowClockRange, type ClockRange } from './server-clock.ts'

const unknown: ClockRange = { low: -Infinity, high: Infinity }

test('the range holds the true difference, and is under a second after a minute of answers', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: -86_400_000, max: 86_400_000 }),
      fc.array(
        fc.record({
          wait: fc.integer({ min: 100, max: 5000 }),
          there: fc.integer({ min: 1, max: 400 }),
          back: fc.integer({ min: 1, max: 400 }),
        }),
        {
          minLength: 1,
          maxLength: 40,
        },
      ),
      (difference, answers) => {
        let device = 1_700_000_000_000
        let range = unknown
        for (const { wait, there, back } of answers) {
          device += wait
          const dated = Math.floor((device + there + difference) / 1000) * 1000
          range = narrowClockRange(range, device, device + there + back, dated)
          device += there + back
          expect(range.low).toBeLessThanOrEqual(difference)
          expect(range.high).toBeGreaterThanOrEqual(difference)
          expect(range.high - range.low).toBeLessThanOrEqual(1800)
        }
      },
    ),
  )
})

test('a clock that was set in between is trusted again', () => {
  const first = narrowClockRange(unknown, 0, 100, 10_000)
  expect(narrowClockRange(first, 3_600_000, 3_600_100, 0)).toEqual({
    low: -3_600_100,
    high: 1000 - 3_600_000,
  })
})
