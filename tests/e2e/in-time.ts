/**
 * {@link expectInTime} where a page is late: what it is measured against is a small question of that
 * page to the server, with the next frame.
 */
import type { Page } from 'playwright-core'
import { expectInTime } from '../fixtures/servers/in-time.ts'

/** Waits for it as long as anything is waited for, and then holds it to what is promised. */
export async function expectWithin(
  page: Page,
  withinMs: number,
  what: string,
  seen: PromiseLike<unknown>,
): Promise<void> {
  const began = Date.now()
  await seen
  await expectOnTime(page, began, withinMs, what)
}

export async function expectOnTime(
  page: Page,
  began: number,
  withinMs: number,
  what: string,
  often?: number,
): Promise<void> {
  const small = () =>
    page.evaluate(async () => {
      await fetch('/robots.txt', { cache: 'no-store' })
      await new Promise(requestAnimationFrame)
    })
  await expectInTime({ took: Date.now() - began, withinMs, what, small, ...(often && { often }) })
}
