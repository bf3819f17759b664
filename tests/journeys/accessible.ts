/** axe with every WCAG tag we aim at; each tag is a filter, none implies another. */
import { AxeBuilder } from '@axe-core/playwright'
import { expect } from 'vitest'
import type { Page } from 'playwright-core'

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa', 'best-practice']

/** `only`: not all rules but these, where the others were asked a moment ago and their answer cannot be another. */
export async function expectAccessible(page: Page, only?: string[]): Promise<void> {
  // What is still fading in has colours that are none.
  await page.waitForFunction(() => document.getAnimations().every((animation) => animation.playState !== 'running' || animation.effect?.getTiming().iterations === Infinity))
  // In one piece: no page of ours has frames, and the other way opens a second page for each look.
  const axe = new AxeBuilder({ page }).setLegacyMode()
  const { violations } = await (only ? axe.withRules(only) : axe.withTags(tags)).analyze()
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)
  expect(found, page.url()).toEqual([])
}
