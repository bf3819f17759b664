import { expect, test } from 'vitest'
import { watchIdleness } from './idleness.ts'

test('a page is idle a minute after it was opened or last touched', () => {
  const page = new EventTarget()
  let now = 1_000
  const isIdle = watchIdleness(page, () => now)
  for (const kind of [null, 'keydown', 'pointerdown', 'pointermove', 'wheel', 'touchmove']) {
    if (kind) page.dispatchEvent(new Event(kind))
    expect(isIdle(), String(kind)).toBe(false)
    now += 60_000
    expect(isIdle(), String(kind)).toBe(false)
    now += 1
    expect(isIdle(), String(kind)).toBe(true)
  }
  // The page causes these by itself.
  for (const kind of ['focus', 'visibilitychange', 'scroll', 'message'])
    page.dispatchEvent(new Event(kind))
  expect(isIdle()).toBe(true)
})
