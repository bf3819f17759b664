/** How a screen is looked at: at four widths and in both themes nothing is cut off, and axe finds nothing. */
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { expectAccessible } from './accessible.ts'

/** axe takes most of the time: it looks once at the phone and once at the laptop, each in another theme. */
const looks = [
  { width: 320, height: 640, colorScheme: 'light', axe: false },
  { width: 360, height: 800, colorScheme: 'dark', axe: true },
  { width: 768, height: 1024, colorScheme: 'light', axe: false },
  { width: 1280, height: 800, colorScheme: 'light', axe: true },
] as const

export async function expectSoundEverywhere(page: Page): Promise<void> {
  for (const { width, height, colorScheme, axe } of looks) {
    await page.setViewportSize({ width, height })
    await page.emulateMedia({ colorScheme })
    await expectNoSideways(page)
    if (axe) await expectAccessible(page)
  }
}

/** Nothing reaches beyond the screen: nobody has to scroll sideways. */
export async function expectNoSideways(page: Page): Promise<void> {
  const hidden = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  expect(hidden, `${page.viewportSize()?.width} px: reaches beyond the screen`).toBeLessThanOrEqual(0)
}
