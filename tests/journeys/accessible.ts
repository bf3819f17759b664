/** axe with every WCAG tag we aim at; each tag is a filter, none implies another. */
import axe from 'axe-core'
import { expect } from 'vitest'
import type { Page } from 'playwright-core'

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa', 'best-practice']

/** The rows of a table are drawn by one part: those that one sees at once tell what is wrong with all. */
const rowsLookedAt = 16

/** `only`: not all rules but these, where the others were asked a moment ago and their answer cannot be another. */
export async function expectAccessible(page: Page, only?: string[]): Promise<void> {
  // What is still fading in has colours that are none.
  await page.waitForFunction(() => document.getAnimations().every((animation) => animation.playState !== 'running' || animation.effect?.getTiming().iterations === Infinity))
  // Once for each document: to read axe again takes as long as to ask it.
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe.source)
  const runOnly = only ? { type: 'rule' as const, values: only } : { type: 'tag' as const, values: tags }
  const found = await page.evaluate(findViolations, { runOnly, beyond: `tbody > tr:nth-child(n+${rowsLookedAt + 1})` })
  expect(found, page.url()).toEqual([])
}

/** Runs in the page. */
async function findViolations({ runOnly, beyond }: { runOnly: axe.RunOnly; beyond: string }): Promise<string[]> {
  const { axe: asked } = globalThis as unknown as { axe: typeof axe }
  const { violations } = await asked.run({ exclude: [[beyond]] }, { runOnly, resultTypes: ['violations'] })
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)
}
