/**
 * How a screen is looked at: from the narrowest phone to a laptop and in both themes nothing is cut
 * off, and axe finds nothing.
 */
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { expectAccessible, layOutAll } from './accessible.ts'

const narrowest = { width: 320, height: 640 }
const phone = { width: 360, height: 800 }
const tablet = { width: 768, height: 1024 }
const laptop = { width: 1280, height: 800 }

/**
 * A theme changes colours and nothing else (theme.css): the look in the dark asks only what colours
 * can break, at one width.
 */
const ofColours = ['color-contrast', 'link-in-text-block']
/**
 * Between the two everything is there as on one of them, only at another place: what the room
 * changes is asked, and which of the parts are shown. Names, roles and fields are the same.
 */
const ofRoom = [
  'target-size',
  'scrollable-region-focusable',
  'region',
  'landmark-one-main',
  'landmark-unique',
  'landmark-no-duplicate-banner',
  'landmark-no-duplicate-main',
  'page-has-heading-one',
  'heading-order',
  'bypass',
  'duplicate-id-aria',
  'aria-required-children',
  'aria-required-parent',
  'aria-hidden-focus',
]

export async function expectSoundEverywhere(page: Page): Promise<void> {
  await layOutAll(page)
  await page.setViewportSize(narrowest)
  await expectNoSideways(page)
  await page.emulateMedia({ colorScheme: 'light' })
  for (const size of [phone, laptop]) {
    await page.setViewportSize(size)
    await expectNoSideways(page)
    await expectAccessible(page, { topmost: size !== phone })
  }
  // Everything that has a colour is there on a laptop as well.
  await page.emulateMedia({ colorScheme: 'dark' })
  await expectAccessible(page, { only: ofColours, topmost: true })
  await page.setViewportSize(tablet)
  await expectNoSideways(page)
  await expectAccessible(page, { only: ofRoom, topmost: true })
}

/**
 * A screen that screens.journey.ts looks at everywhere, in a moment in which some of it says
 * something else: what that is called and whether it can be reached is asked on a phone, and on a
 * laptop what its room and the dark can break.
 */
export async function expectSoundMeanwhile(page: Page): Promise<void> {
  for (const size of [narrowest, tablet, phone]) {
    await page.setViewportSize(size)
    await expectNoSideways(page)
  }
  await page.emulateMedia({ colorScheme: 'light' })
  await expectAccessible(page)
  await page.setViewportSize(laptop)
  await expectNoSideways(page)
  await page.emulateMedia({ colorScheme: 'dark' })
  await expectAccessible(page, { only: [...ofColours, ...ofRoom], topmost: true })
}

/** Nothing reaches beyond the screen: nobody has to scroll sideways. */
export async function expectNoSideways(page: Page): Promise<void> {
  // A chart is drawn anew for another width a moment after it.
  const hidden = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  await expect
    .poll(hidden, {
      message: `${page.viewportSize()?.width} px: reaches beyond the screen`,
      timeout: 10_000,
      interval: 50,
    })
    .toBeLessThanOrEqual(0)
}

/**
 * Letters twice as large (WCAG 1.4.4) on a narrow phone: nothing reaches beyond the screen, and no
 * words are cut off by the box they stand in. What is shortened on purpose ends in three dots and
 * says so by `text-overflow`.
 */
export async function expectRoomForLargeLetters(page: Page): Promise<void> {
  await page.setViewportSize(narrowest)
  await page.evaluate(() => (document.documentElement.style.fontSize = '200%'))
  try {
    await expectNoSideways(page)
    expect(await page.evaluate(findCutWords), `${page.url()}, 200 %: cut off`).toEqual([])
  } finally {
    await page.evaluate(() => (document.documentElement.style.fontSize = ''))
  }
}

/**
 * Every control that a finger presses is 44 px high and wide (WCAG 2.5.5); a link among words is
 * exempt there too.
 */
export async function expectLargeTargets(page: Page): Promise<void> {
  await page.setViewportSize({ width: 360, height: 800 })
  expect(await page.evaluate(findSmallTargets), `${page.url()}: smaller than 44 px`).toEqual([])
}

/** Runs in the page: words that lie outside of a box around them which hides what is outside. */
function findCutWords(): string[] {
  const hides = (way: string) => way === 'hidden' || way === 'clip'
  const found = new Set<string>()
  const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let text = words.nextNode(); text; text = words.nextNode()) {
    const holder = text.parentElement
    if (
      !holder ||
      (text.textContent ?? '').trim() === '' ||
      !holder.checkVisibility({ opacityProperty: true, visibilityProperty: true }) ||
      holder.closest('svg, option, textarea, script, style, details:not([open]) > :not(summary)')
    )
      continue
    const range = document.createRange()
    range.selectNodeContents(text)
    const spots = [...range.getClientRects()].filter(({ width }) => width > 1)
    // What lies above or below in a part that scrolls by itself is reached by scrolling there.
    let mayScrollTo = false
    for (let box: Element | null = holder; box && box !== document.body; box = box.parentElement) {
      const { overflowX, overflowY, textOverflow } = getComputedStyle(box)
      const { left, right, top, bottom, width } = box.getBoundingClientRect()
      // Kept for those who listen: one pixel wide on purpose.
      if (width <= 1 || textOverflow === 'ellipsis') break
      const cutAcross =
        hides(overflowX) && spots.some((spot) => spot.right > right + 1 || spot.left < left - 1)
      if (
        /auto|scroll/.test(overflowY) &&
        box.clientHeight > 0 &&
        box.scrollHeight > box.clientHeight
      )
        mayScrollTo = true
      const cutDown =
        hides(overflowY) &&
        !mayScrollTo &&
        spots.some((spot) => spot.bottom > bottom + 2 || spot.top < top - 2)
      if (cutAcross || cutDown)
        found.add(
          `"${(text.textContent ?? '').trim().slice(0, 60)}" by ${box.tagName.toLowerCase()}.${box.className.toString().slice(0, 60)}`,
        )
    }
  }
  return [...found]
}

/** Runs in the page. */
function findSmallTargets(): string[] {
  const controls =
    'a[href], button, input:not([type="hidden"]), select, textarea, summary, [role="button"], [role="menuitem"], [role="switch"], [role="tab"], [role="radio"], [role="checkbox"]'
  const least = 43.5
  const isShown = (part: Element) =>
    part.checkVisibility({ opacityProperty: true, visibilityProperty: true })
  /** A link that lies over the whole row by its ::after. */
  const stretchedOver = (part: Element) =>
    getComputedStyle(part, '::after').position === 'absolute' && part instanceof HTMLElement
      ? part.offsetParent
      : null
  /**
   * The label of a box or a circle is pressed as well as the box; a file field is drawn by its
   * label.
   */
  const areas = (part: Element) =>
    [
      part,
      stretchedOver(part),
      ...(part instanceof HTMLInputElement ? (part.labels ?? []) : []),
      part.closest('label'),
    ].filter((area) => area !== null)
  const isLarge = (part: Element) =>
    areas(part).some((area) => {
      const { width, height } = area.getBoundingClientRect()
      return width >= least && height >= least
    })
  const isAmongWords = (part: Element) =>
    part.matches('a') &&
    getComputedStyle(part).display === 'inline' &&
    [...(part.parentNode?.childNodes ?? [])].some(
      (beside) =>
        beside !== part &&
        (beside.textContent ?? '').trim() !== '' &&
        beside.nodeType === Node.TEXT_NODE,
    )
  // Comes into sight only with the focus: the keyboard's own.
  const isSkipLink = (part: Element) => part.getBoundingClientRect().width <= 1
  return [...document.querySelectorAll(controls)]
    .filter((part) => isShown(part) && !isSkipLink(part) && !isLarge(part) && !isAmongWords(part))
    .map((part) => {
      const { width, height } = part.getBoundingClientRect()
      return `${Math.round(width)} × ${Math.round(height)}: ${part.outerHTML.slice(0, 120)}`
    })
}
