/**
 * A person with a phone in one hand: counts the taps that the page itself hears, and reckons how
 * long a slow thumb needs.
 *
 * The model of time: a tap is 1.2 s (1.1 s to find and reach the next thing and 0.1 s to press it,
 * after the keystroke-level model), a key of the phone's keyboard a 3.5th of a second (people with
 * a small phone type 3 to 4 characters a second); what the pages need is measured. Reading,
 * thinking and waiting for a mail are not in it.
 */
import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'

export interface Finger {
  tap(target: Locator): Promise<void>
  /** Taps into a field and types. */
  type(target: Locator, text: string): Promise<void>
  /** The Next key of the phone's keyboard, then what is typed into the field that it leads to. */
  typeNext(target: Locator, text: string): Promise<void>
  /** The Go key of the phone's keyboard. */
  go(): Promise<void>
  /** Opens a list and chooses: the list is the phone's own, so both taps are reckoned. */
  choose(list: Locator, option: string): Promise<void>
  /** Since the last `begin`. */
  effort(): Effort
  begin(): void
}

export interface Effort {
  taps: number
  /**
   * How often a key of the keyboard led on to the next field or step: so many more taps for a
   * person who does not know these keys.
   */
  byKeys: number
  seconds: number
}

export const secondsPerTap = 1.2
const keysPerSecond = 3.5

export async function fingerOf(page: Page): Promise<Finger> {
  let taps = 0
  let byKeys = 0
  let keys = 0
  let began = performance.now()
  await page.exposeFunction('noteTap', () => (taps += 1))
  await page.addInitScript(() =>
    addEventListener(
      'pointerdown',
      (event) => void (event.isTrusted && (Reflect.get(globalThis, 'noteTap') as () => void)()),
      true,
    ),
  )
  const tap = async (target: Locator) => {
    const before = taps
    await target.tap()
    await expect.poll(() => taps, { message: `one tap on ${String(target)}` }).toBe(before + 1)
  }
  const hasFocus = (target: Locator) => target.evaluate((field) => field === document.activeElement)
  const noteKey = () => {
    keys += 1
    byKeys += 1
  }
  const type = async (text: string) => {
    await page.keyboard.type(text)
    keys += text.length
  }
  return {
    tap,
    async type(target, text) {
      await tap(target)
      await type(text)
    },
    async typeNext(target, text) {
      // A phone's Next key goes from text to text; Tab stops at the eye of a password as well.
      await page.keyboard.press('Tab')
      if (!(await hasFocus(target))) await page.keyboard.press('Tab')
      expect(await hasFocus(target), `${String(target)} is the next field`).toBe(true)
      noteKey()
      await type(text)
    },
    async go() {
      await page.keyboard.press('Enter')
      noteKey()
    },
    async choose(list, option) {
      await list.selectOption(option)
      taps += 2
    },
    effort: () => ({
      taps,
      byKeys,
      seconds: taps * secondsPerTap + keys / keysPerSecond + (performance.now() - began) / 1000,
    }),
    begin() {
      ;[taps, byKeys, keys, began] = [0, 0, 0, performance.now()]
    },
  }
}
