import { afterEach, expect, test, vi } from 'vitest'
import { busyLog } from './busy-log.ts'

afterEach(() => vi.useRealTimers())

test('refusals are logged at once, then at most once a second with their count', () => {
  vi.useFakeTimers()
  const lines: object[] = []
  const log = busyLog({ warn: (facts) => void lines.push(facts) })
  for (let times = 0; times < 500; times += 1) log.count('overloaded')
  log.count('in-use')
  expect(lines).toEqual([
    { refusal: 'overloaded', times: 1 },
    { refusal: 'in-use', times: 1 },
  ])
  vi.advanceTimersByTime(1_000)
  expect(lines.slice(2)).toEqual([{ refusal: 'overloaded', times: 499 }])
  vi.advanceTimersByTime(60_000)
  expect(lines).toHaveLength(3)
  log.count('overloaded')
  expect(lines).toHaveLength(4)
})
