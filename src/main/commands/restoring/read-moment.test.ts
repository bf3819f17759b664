import { expect, test } from 'vitest'
import { readMoment } from './read-moment.ts'

test.each([
  ['2026-11-22 14:05', '2026-11-22T06:05:00.000Z'],
  ['2026-11-22 9:05', '2026-11-22T01:05:00.000Z'],
  ['2026-11-22T9:05:31', '2026-11-22T01:05:31.000Z'],
  ['2026-11-22T06:05:00Z', '2026-11-22T06:05:00.000Z'],
])('%s', (text, moment) => {
  expect(readMoment(text).toISOString()).toBe(moment)
})

test.each(['2026-11-22', '22.11.2026 14:05', '2026-11-22 25:05', 'now'])('%s', (text) => {
  expect(() => readMoment(text)).toThrow(/is no moment.*Without --to, the newest state/)
})
