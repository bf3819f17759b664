/** A person who has no mouse: everything is reached by Tab, and the place of the keyboard is always to be seen. */
import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'

export interface Keyboard {
  /** Goes on with Tab, back with Shift+Tab, or down in a menu, until this has the focus. */
  reach(target: Locator, by?: 'Tab' | 'Shift+Tab' | 'ArrowDown'): Promise<void>
  /** Reaches it and presses Enter, or another key; the focus has a place afterwards. */
  press(target: Locator, key?: 'Enter' | 'Space'): Promise<void>
  /** Reaches a field and types. */
  type(target: Locator, text: string): Promise<void>
  /** Types where the focus is already. */
  typeHere(text: string): Promise<void>
  expectPlace(): Promise<void>
}

const stepsMax = 60

export function keyboardOf(page: Page): Keyboard {
  const hasFocus = (target: Locator) => target.evaluate((part) => part === document.activeElement)
  const expectPlace = async () => {
    // A page that has just changed takes the focus to itself a moment later.
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName ?? 'BODY'), { message: `the focus is lost at ${page.url()}`, timeout: 2_000 }).not.toBe('BODY')
  }
  const reach: Keyboard['reach'] = async (target, by = 'Tab') => {
    await target.waitFor()
    for (let steps = 0; !(await hasFocus(target)); steps++) {
      expect(steps, `${String(target)} is not reached`).toBeLessThan(stepsMax)
      await page.keyboard.press(by)
    }
    await expectSeen(page)
  }
  return {
    reach,
    expectPlace,
    async press(target, key = 'Enter') {
      await reach(target)
      await page.keyboard.press(key)
      await expectPlace()
    },
    async type(target, text) {
      await reach(target)
      await page.keyboard.type(text)
    },
    async typeHere(text) {
      await expectSeen(page)
      await page.keyboard.type(text)
    },
  }
}

/** What has the focus is marked by an outline, and neither outside of the window nor wholly under something else (WCAG 2.4.7, 2.4.11). */
async function expectSeen(page: Page): Promise<void> {
  const look = () =>
    page.evaluate(() => {
      const part = document.activeElement
      if (!part || part === document.body) return 'the focus is nowhere'
      // A file field is as good as its label, which is what is drawn.
      const drawn = (part.getAttribute('type') === 'file' && part.closest('label')) || part
      const { outlineStyle, outlineWidth } = getComputedStyle(drawn)
      if (!part.matches(':focus-visible') || outlineStyle === 'none' || Number.parseFloat(outlineWidth) < 2) return `${part.outerHTML.slice(0, 120)} is not outlined`
      const { left, top, width, height } = drawn.getBoundingClientRect()
      const spots = [0.1, 0.5, 0.9].flatMap((x) => [0.2, 0.5, 0.8].map((y) => document.elementFromPoint(left + width * x, top + height * y)))
      const seen = spots.some((spot) => spot !== null && (drawn.contains(spot) || spot.contains(drawn)))
      return seen ? '' : `${part.outerHTML.slice(0, 120)} is covered`
    })
  await expect.poll(look, { message: page.url(), timeout: 2_000 }).toBe('')
}
