import fc from 'fast-check'
import { expect, test } from 'vitest'
import { milestonePassed, milestones, secondsLeft, showSeconds } from './countdown-time.ts'

test('the time left is rounded up, so 00:00 means over', () => {
  expect(secondsLeft(1_800_000, 0)).toBe(1800)
  expect(secondsLeft(1000, 1)).toBe(1)
  expect(secondsLeft(1000, 999)).toBe(1)
  expect(secondsLeft(1000, 1000)).toBe(0)
  expect(secondsLeft(1000, 99_999)).toBe(0)
})

test.each([
  [1800, '30:00'],
  [1799, '29:59'],
  [9, '00:09'],
  [0, '00:00'],
  [3665, '61:05'],
])('%i seconds are shown as %s', (seconds, shown) => {
  expect(showSeconds(seconds)).toBe(shown)
})

test('a milestone is passed on reaching it, once', () => {
  expect(milestonePassed(301, 300)).toBe(5)
  expect(milestonePassed(300, 299)).toBeNull()
  expect(milestonePassed(61, 60)).toBe(1)
  expect(milestonePassed(1, 0)).toBe(0)
  expect(milestonePassed(0, 0)).toBeNull()
})

test('a device that slept past several milestones announces the latest', () => {
  expect(milestonePassed(1700, 250)).toBe(5)
  expect(milestonePassed(1700, 0)).toBe(0)
})

test('more time is not a milestone', () => {
  expect(milestonePassed(50, 1850)).toBeNull()
})

test('with irregular readings, each milestone comes at most once and the end exactly once', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 400 }), { maxLength: 60 }), (steps) => {
      let left = 1801
      const announced: number[] = []
      for (const step of [...steps, 1801]) {
        const next = Math.max(0, left - step)
        const passed = milestonePassed(left, next)
        if (passed !== null) announced.push(passed)
        left = next
      }
      expect(announced.at(-1)).toBe(0)
      expect(new Set(announced).size).toBe(announced.length)
      expect(announced.slice(0, -1).every((minutes) => milestones.includes(minutes))).toBe(true)
    }),
  )
})
