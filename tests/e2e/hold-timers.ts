/**
 * Timers of a page that are set from now on for exactly so long: they wait until they are let go.
 * How full the machine is changes nothing.
 */
import type { Page } from 'playwright-core'
import { expect } from 'vitest'

/** What is returned lets them run, and fails when there is none. */
export async function holdTimers(page: Page, milliseconds: number): Promise<() => Promise<void>> {
  await page.evaluate((length) => {
    const held: (() => void)[] = []
    const begin = globalThis.setTimeout
    const hold = (run: TimerHandler, after?: number, ...given: unknown[]): number => {
      if (after !== length || typeof run !== 'function')
        return Reflect.apply(begin, globalThis, [run, after, ...given]) as number
      held.push(() => void Reflect.apply(run, globalThis, given))
      // A number that no other timer has.
      return -held.length
    }
    Object.assign(globalThis, {
      setTimeout: hold,
      letTimersPass: () => held.splice(0).map((run) => run()).length,
    })
  }, milliseconds)
  return async () =>
    expect(
      await page.evaluate(() => (Reflect.get(globalThis, 'letTimersPass') as () => number)()),
      'timers that were held',
    ).toBeGreaterThan(0)
}
