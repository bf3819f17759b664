/** Axe with every WCAG tag we aim at; each tag is a filter, none implies another. */
import axe from 'axe-core'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa', 'best-practice']

/** The rows of a table are drawn by one part: the first of them tell what is wrong with all. */
const rowsLookedAt = 8

interface Look {
  /**
   * Not all rules but these, where the others were asked a moment ago and their answer cannot be
   * another.
   */
  only?: string[]
  /**
   * Nothing but the window that lies above everything else, where there is one: what it covers can
   * be neither seen nor reached.
   */
  topmost?: boolean
}

export async function expectAccessible(
  page: Page,
  { only, topmost = false }: Look = {},
): Promise<void> {
  const runOnly = only
    ? { type: 'rule' as const, values: only }
    : { type: 'tag' as const, values: tags }
  const question = { runOnly, topmost, beyond: `tbody > tr:nth-child(n+${rowsLookedAt + 1})` }
  await layOutAll(page)
  let found = await page.evaluate(findViolations, question)
  // Once for each document: to read axe again takes as long as to ask it.
  if (found === null) {
    await page.evaluate(axe.source)
    found = await page.evaluate(findViolations, question)
  }
  expect(found, page.url()).toEqual([])
}

/**
 * What is far off a public page is laid out only when somebody comes near it; until then its boxes
 * lie where they never will be.
 */
export async function layOutAll(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const part of document.querySelectorAll<HTMLElement>('.far'))
      part.style.contentVisibility = 'visible'
  })
}

interface Question {
  runOnly: axe.RunOnly
  topmost: boolean
  beyond: string
}

/** Runs in the page; null when axe is not there. */
async function findViolations({ runOnly, topmost, beyond }: Question): Promise<string[] | null> {
  const { axe: asked } = globalThis as unknown as { axe?: typeof axe }
  if (!asked) return null
  const nextFrame = () => new Promise(requestAnimationFrame)
  const isMoving = () =>
    document
      .getAnimations()
      .some(
        (animation) =>
          animation.playState === 'running' &&
          animation.effect?.getTiming().iterations !== Infinity,
      )
  const until = performance.now() + 30_000
  // What another width changes is drawn two frames later, and what is still fading in has colours that are none.
  for (let frames = 0; frames < 2 || isMoving(); frames += 1) {
    if (performance.now() > until) throw new Error('Something on this page moves on and on')
    await nextFrame()
  }
  const above = topmost ? [...document.querySelectorAll('dialog:modal')].at(-1) : undefined
  const { violations } = await asked.run(
    { ...(above && { include: [above] }), exclude: [[beyond]] },
    { runOnly, resultTypes: ['violations'] },
  )
  // What lies half under the foot of a window is small only there: it is looked at again where a finger would bring it.
  for (const found of violations.filter(({ id }) => id === 'target-size')) {
    const small: typeof found.nodes = []
    for (const node of found.nodes) {
      document
        .querySelector(node.target.join(' '))
        ?.scrollIntoView({ block: 'center', behavior: 'instant' })
      const again = await asked.run(
        { include: [node.target.join(' ')] },
        { runOnly: ['target-size'], resultTypes: ['violations'] },
      )
      if (again.violations.length > 0) small.push(node)
    }
    found.nodes = small
  }
  return violations
    .filter(({ nodes }) => nodes.length > 0)
    .map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)
}
