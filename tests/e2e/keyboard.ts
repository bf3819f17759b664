/**
 * A person who has no mouse: everything is reached by Tab, and the place of the keyboard is always
 * to be seen.
 */
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
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.tagName ?? 'BODY'), {
        message: `the focus is lost at ${page.url()}`,
        timeout: 10_000,
      })
      .not.toBe('BODY')
  }
  const reach: Keyboard['reach'] = async (target, by = 'Tab') => {
    await target.waitFor()
    for (let steps = 0; !(await hasFocus(target)); steps++) {
      expect(steps, `${String(target)} is not reached`).toBeLessThan(stepsMax)
      await page.keyboard.press(by)
      // Every place on the way is to be seen, not only where it leads.
      if (await page.evaluate(isControl)) await expectSeen(page)
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

/**
 * Runs in the page. The frame of the browser comes between the last and the first; a page that has
 * just opened takes the focus to itself.
 */
function isControl(): boolean {
  return document.activeElement?.matches('body, [tabindex="-1"]:not([role="menuitem"])') === false
}

/**
 * What has the focus is marked by an outline; it lies inside of the window, not wholly under
 * something else, and no bar or window that stays where it is covers a part of it (WCAG 2.4.7,
 * 2.4.11). A notice may: it leaves by itself, or with Esc.
 */
async function expectSeen(page: Page): Promise<void> {
  const look = () =>
    page.evaluate(() => {
      const part = document.activeElement
      if (!part || part === document.body) return 'the focus is nowhere'
      // A notice that leaves while it holds the focus gives it to the page, which is no control and needs no mark.
      if (part.matches('main')) return ''
      const isOutlined = (drawn: Element) =>
        getComputedStyle(drawn).outlineStyle !== 'none' &&
        Number.parseFloat(getComputedStyle(drawn).outlineWidth) >= 2
      // What is drawn of a file field is its label; a circle or a switch may be marked by the card that it chooses.
      const around = part.matches('input:is([type="file"], [type="radio"], [type="checkbox"])')
        ? [part.parentElement, part.parentElement?.parentElement]
        : []
      const drawn = [part, ...around].find(
        (one) => one && isOutlined(one) && (one !== part || part.getAttribute('type') !== 'file'),
      )
      if (!part.matches(':focus-visible') || !drawn)
        return `${part.outerHTML.slice(0, 120)} is not outlined`
      const uppermost = (x: number, y: number) =>
        document
          .elementsFromPoint(x, y)
          .find((spot) => spot.contains(part) || part.contains(spot) || !spot.closest('.toast')) ??
        null
      const { left, top, width, height } = drawn.getBoundingClientRect()
      const spots = [0.1, 0.5, 0.9].flatMap((x) =>
        [0.2, 0.5, 0.8].map((y) => uppermost(left + width * x, top + height * y)),
      )
      const isSeen = (spot: Element | null) =>
        spot !== null && (drawn.contains(spot) || spot.contains(drawn))
      if (!spots.some(isSeen)) return `${part.outerHTML.slice(0, 120)} is covered`
      const bars = spots.map((spot) => {
        let bar = spot
        while (bar && !['fixed', 'sticky'].includes(getComputedStyle(bar).position))
          bar = bar.parentElement
        return bar
      })
      const bar = bars.find((one) => one && !one.contains(drawn) && !drawn.contains(one))
      return bar
        ? `${part.outerHTML.slice(0, 120)} lies partly under ${bar.outerHTML.slice(0, 120)}`
        : ''
    })
  await expect.poll(look, { message: page.url(), timeout: 10_000 }).toBe('')
}
